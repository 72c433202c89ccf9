import { rotuloDaEspecialidade } from '../../base/especialidades.ts'
import type { ConsultaStatus } from '../../consulta/status.ts'
import { MOTIVOS_NO_PRONTUARIO } from '../../consulta/textos.ts'
import type { DoPaciente } from '../exportacao.ts'
import { lista, type Recurso, type Referencia, todasEmPalavras } from './recurso.ts'

type Consulta = DoPaciente['consultas'][number]

/** What comes of a consultation's records. */
interface DosRegistros {
  /** The complaints, as the doctors wrote them. */
  readonly queixas: readonly string[]
  /** The hypotheses, the main one first. */
  readonly hipoteses: readonly Referencia[]
  readonly medicos: readonly Referencia[]
}

export function consulta(
  id: string,
  c: Consulta,
  subject: Referencia,
  { queixas, hipoteses, medicos }: DosRegistros,
): Recurso {
  const status = situacao(c)
  return {
    resourceType: 'Encounter',
    id,
    meta: { lastUpdated: c.updated_at },
    extension: status === 'cancelled' ? porQueNaoFoi(c) : undefined,
    status,
    // By video: 'virtual'.
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'VR' },
    type: [{ text: 'Teleconsulta' }],
    serviceType: { text: rotuloDaEspecialidade(c.especialidade_sugerida) },
    subject,
    participant: lista(medicos.map((individual) => ({ individual }))),
    period: c.started_at && { start: c.started_at, end: c.ended_at },
    reasonCode: todasEmPalavras(...queixas),
    diagnosis: lista(hipoteses.map((condition, lugar) => ({ condition, rank: lugar + 1 }))),
  }
}

const SITUACOES = {
  pending: 'planned',
  queued: 'triaged',
  assigned: 'triaged',
  in_progress: 'in-progress',
  finished: 'finished',
  expired: 'cancelled',
  cancelled: 'cancelled',
} as const satisfies Record<ConsultaStatus, string>

/** HL7's 'cancelled' ended before it began: once the two had met it is over instead, whatever was charged. */
function situacao({ status, status_gravado, ambos_conectados_em }: Consulta): string {
  if (status_gravado !== undefined) return 'unknown'
  const dita = SITUACOES[status]
  return dita === 'cancelled' && ambos_conectados_em ? 'finished' : dita
}

/** HL7's own extension, which only a cancelled encounter may have. */
const porQueNaoFoi = ({ motivo_fim }: Consulta) =>
  motivo_fim && [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/encounter-reasonCancelled',
      valueCodeableConcept: { text: MOTIVOS_NO_PRONTUARIO[motivo_fim] },
    },
  ]

/** What the doctor left of a consultation that ended without being finished; empty where nothing is to be said. */
export function comoTerminou(c: Consulta): string {
  const naoFoi = situacao(c) === 'cancelled'
  if (c.anotacao_fim === undefined && naoFoi) return ''
  return [c.motivo_fim && MOTIVOS_NO_PRONTUARIO[c.motivo_fim], c.anotacao_fim].filter(Boolean).join('\n')
}
