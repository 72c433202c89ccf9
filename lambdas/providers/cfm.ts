import { dataBr } from '#domain/base/campos.ts'
import { comoSeEscreve } from '#domain/medico/nome-oficial.ts'
import { numeroNoConselho } from '#domain/base/inscricao-no-conselho.ts'
import type { InscricaoNoConselho } from '#domain/medico/verificacao.ts'
import { logger } from '#lambdas/runtime/log.ts'
import type { Inscricao } from '#lambdas/store/conselho.ts'
import { ConselhoIndisponivel, type MedicoVO, Passageiro, perguntar } from './cfm-soap.ts'

/** The medical council's registry of doctors: the CFM's web service of doctors. */

/** The person a registration must belong to. */
export interface TitularDoCrm {
  /** Eleven digits. */
  readonly cpf: string
  /** `AAAA-MM-DD`. */
  readonly data_nascimento: string
}

/** The meaning of each letter of `situacao`; all but `ativo` keep a doctor from working. */
const SITUACOES: Readonly<Record<string, string>> = {
  A: 'ativo',
  // Partly or temporarily suspended, by the council or a court; it does not say what is still allowed.
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
/** `tipoInscricao` of whoever studied abroad and is no doctor here yet. */
const ESTUDANTE = 'E'
const NAO_ENCONTRADO = '8101'
const RQE = /^(.*?)\s*-\s*RQE\s*N[º°o.]*:?\s*(\d+)/i

/** The doctor with this CRM in this UF; null when the council does not know it. @throws ConselhoIndisponivel */
export const medicoPorCrm = ({ crm, uf }: Inscricao): Promise<InscricaoNoConselho | null> =>
  perguntar(
    'Consultar',
    { crm: numeroNoConselho({ crm, uf }), uf },
    ({ ConsultarResponse: { dadosMedico } }) => {
      const { codigoErro } = dadosMedico
      if (codigoErro === NAO_ENCONTRADO) return null
      if (codigoErro) throw recusa(codigoErro)
      return inscricao(dadosMedico, { crm, uf })
    },
  )

/**
 * Whether CRM, CPF and birth date belong to one person. The council answers false to anything it rejects, even a wrong
 * key: false proves something only together with a `medicoPorCrm` that it answered.
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

/**
 * The council's error codes for database and network are temporary; any other means that the request or the key is
 * wrong.
 */
function recusa(codigo: string): Error {
  const n = Number(codigo)
  if ((n >= 1010 && n <= 1060) || (n >= 2010 && n <= 2040)) return new Passageiro(`code ${codigo}`)
  logger.error('The council refuses the question', { codigo })
  return new ConselhoIndisponivel(`code ${codigo}`)
}

function inscricao(medico: MedicoVO, { crm, uf }: Inscricao): InscricaoNoConselho {
  const { nome, tipoInscricao, especialidade = [] } = medico
  const situacao = tipoInscricao === ESTUDANTE ? 'estudante' : SITUACOES[medico.situacao ?? '']
  // Displayed as `52-…` in RJ, `…-P` and `300-EMFE-…`: the number is somewhere inside.
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
