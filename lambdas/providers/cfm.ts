import { dataBr } from '#domain/cadastro/campos.ts'
import { comoSeEscreve } from '#domain/medico/nome-oficial.ts'
import { numeroNoConselho } from '#domain/medico/registro.ts'
import type { RegistroDoConselho } from '#domain/medico/verificacao.ts'
import { logger } from '#lambdas/runtime/log.ts'
import type { Inscricao } from '#lambdas/store/conselho.ts'
import { ConselhoIndisponivel, type MedicoVO, Passageiro, perguntar } from './cfm-soap.ts'

/** The medical council's registry of doctors: the CFM's web service of doctors. */

/** Whose a registration has to be. */
export interface TitularDoCrm {
  /** Eleven digits. */
  readonly cpf: string
  /** `AAAA-MM-DD`. */
  readonly data_nascimento: string
}

/** What each letter of `situacao` leaves a doctor; all but `ativo` keep them from working. */
const SITUACOES: Readonly<Record<string, string>> = {
  A: 'ativo',
  // In part or for a time, by the council or a court: what may still be done it does not say.
  B: 'suspenso',
  J: 'suspenso',
  M: 'suspenso',
  O: 'suspenso',
  R: 'suspenso',
  S: 'suspenso',
  X: 'suspenso',
  C: 'cassado',
  E: 'cancelado',
  L: 'cancelado',
  F: 'falecido',
  // In the registry of another UF, without the right to practise in this one.
  G: 'transferido',
  T: 'transferido',
  I: 'interditado',
  N: 'interditado',
  P: 'aposentado',
}
/** `tipoInscricao` of who studied abroad and is no doctor here yet. */
const ESTUDANTE = 'E'
const NAO_ENCONTRADO = '8101'
const RQE = /^(.*?)\s*-\s*RQE\s*N[º°o.]*:?\s*(\d+)/i

/** The doctor with this CRM in this UF; null when the council does not know it. @throws ConselhoIndisponivel */
export const medicoPorCrm = ({ crm, uf }: Inscricao): Promise<RegistroDoConselho | null> =>
  perguntar(
    'Consultar',
    { crm: numeroNoConselho({ crm, uf }), uf },
    ({ ConsultarResponse: { dadosMedico } }) => {
      const { codigoErro } = dadosMedico
      if (codigoErro === NAO_ENCONTRADO) return null
      if (codigoErro) throw recusa(codigoErro)
      return registro(dadosMedico, { crm, uf })
    },
  )

/**
 * Whether CRM, CPF and birth date are of one person. The council answers false to whatever it does not like, also to a
 * key it does not take: a false proves something only beside a `medicoPorCrm` that it answered.
 * @throws ConselhoIndisponivel
 */
export const ehDoTitular = (
  { crm, uf }: Inscricao,
  { cpf, data_nascimento }: TitularDoCrm,
): Promise<boolean> =>
  perguntar(
    'Validar',
    { crm: numeroNoConselho({ crm, uf }), uf, cpf, dataNascimento: dataBr(data_nascimento) ?? '' },
    ({ ValidarResponse: { resultadoConsulta } }) => ['true', '1'].includes(resultadoConsulta),
  )

/** The codes of its database and of its network go away; the others say that the question or the key is wrong. */
function recusa(codigo: string): Error {
  const n = Number(codigo)
  if ((n >= 1010 && n <= 1060) || (n >= 2010 && n <= 2040)) return new Passageiro(`code ${codigo}`)
  logger.error('The council refuses the question', { codigo })
  return new ConselhoIndisponivel(`code ${codigo}`)
}

function registro(medico: MedicoVO, { crm, uf }: Inscricao): RegistroDoConselho {
  const { nome, tipoInscricao, especialidade = [] } = medico
  const situacao = tipoInscricao === ESTUDANTE ? 'estudante' : SITUACOES[medico.situacao ?? '']
  // Shown as `52-…` in RJ, `…-P` and `300-EMFE-…`: the number stands somewhere in it.
  const outro =
    medico.crm !== undefined && !medico.crm.replace(/\D/g, '').includes(numeroNoConselho({ crm, uf }))
  if (!nome || situacao === undefined || outro || (medico.uf ?? uf) !== uf)
    throw new ConselhoIndisponivel('an unknown answer')
  return {
    nome: comoSeEscreve(nome),
    situacao,
    especialidades: especialidade.flatMap((linha) => {
      const [, titulo = '', rqe] = RQE.exec(linha) ?? []
      return rqe === undefined ? [] : [{ especialidade: titulo.trim(), rqe }]
    }),
  }
}
