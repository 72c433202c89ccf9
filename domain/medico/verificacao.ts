import { type ParteDoNome, partesDiferentes } from '../kyc/texto/nomes.ts'
import { crmHabilita, statusCrmDe } from '../base/crm.ts'
import { ESPECIALIDADE_DO_CRM, type Especialidade, especialidadeDe } from '../base/especialidades.ts'
import type { CrmAto } from './machine.ts'
import type { Medico, MedicoEspecialidade } from './medico.ts'

/** A doctor as the council states them. */
export interface InscricaoNoConselho {
  readonly nome: string
  readonly situacao: string
  readonly especialidades: readonly { readonly especialidade: string; readonly rqe: string }[]
  /** Whether CPF and birth date are this registration's too; nothing where that was not asked. */
  readonly do_titular?: boolean
}

/** One informed specialty after the check (D §3). */
interface EspecialidadeConferida {
  readonly especialidade: Especialidade
  readonly rqe_informado: string
  readonly verificado: boolean
  readonly motivo: string
}

export interface VerificacaoDoCrm {
  readonly status_crm: 'VERIFIED' | 'PARTIAL' | 'REJECTED'
  /** The council's spelling; null when the registration was not confirmed. */
  readonly nome_oficial: string | null
  /** What is stored: every informed specialty, and what the CRM itself gives. */
  readonly especialidades: readonly Omit<MedicoEspecialidade, 'medico_id'>[]
  /** What the doctor informed, in that order. */
  readonly informadas: readonly EspecialidadeConferida[]
  /** Why it is not simply verified, in words. */
  readonly motivos: readonly string[]
}

interface Informado {
  readonly nome: string
  readonly especialidades: readonly { readonly specialty: string; readonly rqe: string }[]
}

export const MOTIVOS_DO_CONSELHO = {
  desconhecido: 'O CRM não foi encontrado nesta UF.',
  situacao: (situacao: string) => `A situação do CRM no conselho é "${situacao}".`,
  nome: {
    primeiro: 'O primeiro nome no conselho não é o informado.',
    meio: 'Os nomes do meio no conselho não são os informados.',
    ultimo: 'O último sobrenome no conselho não é o informado.',
  },
  outro_titular: 'O CRM não é de quem tem o seu CPF e a sua data de nascimento.',
  crm_de_outra_conta: 'Este CRM já está associado a uma conta existente.',
  sem_crm: 'O CRM não foi confirmado.',
  rqe_confirmado: 'RQE confirmado no conselho.',
  sem_registro: 'Especialidade sem registro no conselho.',
  outro_rqe: 'O RQE não é o do registro no conselho.',
} as const satisfies Readonly<Record<string, unknown>> & {
  readonly nome: Readonly<Record<ParteDoNome, string>>
}

/**
 * The one rule for a council registration (estados §2, D §3). The CRM must be known and active and belong to
 * this name and, where that was asked, to this CPF. Each informed specialty must stand there with the same
 * RQE, else the registration is partial. An active CRM gives `clinica_medica` by itself. `inscricao` null:
 * the council does not know the CRM.
 */
export function verificarCrm(informado: Informado, inscricao: InscricaoNoConselho | null): VerificacaoDoCrm {
  const recusas = recusasDe(informado.nome, inscricao)
  if (!inscricao || recusas.length > 0) return recusarCrm(informado.especialidades, recusas)
  const informadas = conferir(informado.especialidades, inscricao)
  const negadas = informadas.filter(({ verificado }) => !verificado)
  return {
    status_crm: negadas.length > 0 ? 'PARTIAL' : 'VERIFIED',
    nome_oficial: inscricao.nome,
    especialidades: comADoCrm(informadas),
    informadas,
    motivos: negadas.map(({ motivo }) => motivo),
  }
}

/** Whether the council's answer confirms everything that was informed. */
export const confirma = (informado: Informado, inscricao: InscricaoNoConselho): boolean =>
  verificarCrm(informado, inscricao).status_crm === 'VERIFIED'

/**
 * Whether the council says for the first time that it no longer knows a CRM it had confirmed: it is asked once more.
 */
export const sumiu = (
  { status_crm, sumiu_em }: Pick<Medico, 'status_crm' | 'sumiu_em'>,
  inscricao: InscricaoNoConselho | null,
): boolean => inscricao === null && crmHabilita(status_crm) && sumiu_em === undefined

/** A registration that is not confirmed for these reasons: no specialty of it is either. */
export function recusarCrm(
  especialidades: Informado['especialidades'],
  motivos: readonly string[],
): VerificacaoDoCrm {
  const informadas = conhecidas(especialidades).map(
    (linha): EspecialidadeConferida => ({
      ...linha,
      verificado: false,
      motivo: MOTIVOS_DO_CONSELHO.sem_crm,
    }),
  )
  return {
    status_crm: 'REJECTED',
    nome_oficial: null,
    especialidades: informadas.map(guardada),
    informadas,
    motivos,
  }
}

/** The machine's act that the council's answer is; null when a rejected registration stays as it is. */
export function atoDaVerificacao(
  atual: Medico['status_crm'],
  resposta: VerificacaoDoCrm['status_crm'],
): CrmAto | null {
  if (resposta === 'VERIFIED') return 'verificar'
  if (resposta === 'PARTIAL') return 'verificar_parcial'
  const status = statusCrmDe(atual)
  if (status === 'REJECTED') return null
  return status === 'PENDING' ? 'rejeitar' : 'suspender'
}

function recusasDe(nome: string, inscricao: InscricaoNoConselho | null): string[] {
  if (!inscricao) return [MOTIVOS_DO_CONSELHO.desconhecido]
  if (inscricao.situacao !== 'ativo') return [MOTIVOS_DO_CONSELHO.situacao(inscricao.situacao)]
  return [
    ...(inscricao.do_titular === false ? [MOTIVOS_DO_CONSELHO.outro_titular] : []),
    ...partesDiferentes(nome, inscricao.nome).map((parte) => MOTIVOS_DO_CONSELHO.nome[parte]),
  ]
}

const conferir = (
  especialidades: Informado['especialidades'],
  inscricao: InscricaoNoConselho,
): EspecialidadeConferida[] =>
  conhecidas(especialidades).map((linha) => {
    const motivo = motivoDe(linha, inscricao)
    return { ...linha, verificado: motivo === MOTIVOS_DO_CONSELHO.rqe_confirmado, motivo }
  })

function motivoDe(
  { especialidade, rqe_informado }: Pick<EspecialidadeConferida, 'especialidade' | 'rqe_informado'>,
  inscricao: InscricaoNoConselho,
): string {
  const registrada = inscricao.especialidades.find(
    (outra) => especialidadeDe(outra.especialidade) === especialidade,
  )
  if (!registrada) return MOTIVOS_DO_CONSELHO.sem_registro
  return semZeros(registrada.rqe) === semZeros(rqe_informado)
    ? MOTIVOS_DO_CONSELHO.rqe_confirmado
    : MOTIVOS_DO_CONSELHO.outro_rqe
}

const conhecidas = (especialidades: Informado['especialidades']) =>
  especialidades.flatMap(({ specialty, rqe: rqe_informado }) => {
    const especialidade = especialidadeDe(specialty)
    return especialidade ? [{ especialidade, rqe_informado }] : []
  })

/** `clinica_medica` once: confirmed by its RQE, or given by the CRM. */
function comADoCrm(informadas: readonly EspecialidadeConferida[]): VerificacaoDoCrm['especialidades'] {
  const porRqe = informadas.some(
    ({ verificado, especialidade }) => verificado && especialidade === ESPECIALIDADE_DO_CRM,
  )
  if (porRqe) return informadas.map(guardada)
  const negada = informadas.find(({ especialidade }) => especialidade === ESPECIALIDADE_DO_CRM)
  return [
    ...informadas.filter(({ especialidade }) => especialidade !== ESPECIALIDADE_DO_CRM).map(guardada),
    {
      especialidade: ESPECIALIDADE_DO_CRM,
      verificado: true,
      rqe: null,
      origem: 'crm',
      ...(negada && { negado: { rqe: negada.rqe_informado, motivo: negada.motivo } }),
    },
  ]
}

const guardada = ({ especialidade, verificado, rqe_informado, motivo }: EspecialidadeConferida) => ({
  especialidade,
  verificado,
  rqe: rqe_informado,
  origem: 'rqe' as const,
  ...(!verificado && { motivo }),
})

const semZeros = (rqe: string): string => rqe.trim().replace(/^0+(?=\d)/, '')
