import { compararNomes } from '../kyc/nomes.ts'
import { ESPECIALIDADE_DO_CRM, type Especialidade, especialidadeDe } from './especialidades.ts'
import type { MedicoEspecialidade } from './medico.ts'

/** A doctor as the council states them. */
export interface RegistroDoConselho {
  readonly nome: string
  readonly situacao: string
  readonly especialidades: readonly { readonly especialidade: string; readonly rqe: string }[]
}

export interface VerificacaoDoCrm {
  readonly status_crm: 'VERIFIED' | 'PARTIAL' | 'REJECTED'
  /** The council's spelling; null when the registration was not confirmed. */
  readonly nome_oficial: string | null
  readonly especialidades: readonly Omit<MedicoEspecialidade, 'medico_id'>[]
  /** Why it is not simply verified, in words. */
  readonly motivos: readonly string[]
}

/**
 * The one rule for a council registration (estados §2, D §3): the CRM must be known and active and belong to this
 * name; each informed specialty must stand there with the same RQE, else the registration is partial. An active CRM
 * gives `clinica_medica` by itself. `registro` null: the council does not know the CRM.
 */
export function verificarCrm(
  informado: {
    readonly nome: string
    readonly especialidades: readonly { readonly specialty: string; readonly rqe: string }[]
  },
  registro: RegistroDoConselho | null,
): VerificacaoDoCrm {
  const recusa = recusaDe(informado.nome, registro)
  if (!registro || recusa !== null)
    return { status_crm: 'REJECTED', nome_oficial: null, especialidades: [], motivos: recusa ? [recusa] : [] }
  const linhas = informado.especialidades.flatMap((linha) => confirmar(linha, registro))
  const doCrm = linhas.some(
    ({ especialidade, verificado }) => verificado && especialidade === ESPECIALIDADE_DO_CRM,
  )
    ? []
    : [{ especialidade: ESPECIALIDADE_DO_CRM, verificado: true, rqe: null, origem: 'crm' as const }]
  const negadas = linhas.filter(({ verificado }) => !verificado)
  return {
    status_crm: negadas.length > 0 ? 'PARTIAL' : 'VERIFIED',
    nome_oficial: registro.nome,
    especialidades: [
      ...linhas.filter(
        ({ verificado, especialidade }) => verificado || especialidade !== ESPECIALIDADE_DO_CRM,
      ),
      ...doCrm,
    ],
    motivos: negadas.flatMap(({ motivo }) => (motivo ? [motivo] : [])),
  }
}

function recusaDe(nome: string, registro: RegistroDoConselho | null): string | null {
  if (!registro) return 'O CRM não foi encontrado nesta UF.'
  if (registro.situacao !== 'ativo') return `A situação do CRM no conselho é "${registro.situacao}".`
  return compararNomes(nome, registro.nome).iguais ? null : 'O nome no conselho não é o informado.'
}

function confirmar(
  { specialty, rqe }: { readonly specialty: string; readonly rqe: string },
  registro: RegistroDoConselho,
): { especialidade: Especialidade; verificado: boolean; rqe: string; origem: 'rqe'; motivo?: string }[] {
  const especialidade = especialidadeDe(specialty)
  if (!especialidade) return []
  const registrada = registro.especialidades.find(
    (outra) => especialidadeDe(outra.especialidade) === especialidade,
  )
  const motivo = !registrada
    ? 'Especialidade sem registro no conselho.'
    : semZeros(registrada.rqe) === semZeros(rqe)
      ? undefined
      : 'O RQE não é o do registro no conselho.'
  return [{ especialidade, verificado: motivo === undefined, rqe, origem: 'rqe', ...(motivo && { motivo }) }]
}

const semZeros = (rqe: string): string => rqe.trim().replace(/^0+(?=\d)/, '')
