import type { Especialidade } from '../../domain/base/especialidades.ts'
import type { PedidoDeTriagem, PerguntasGuiadas } from '../../domain/triagem/schema.ts'
import { SEM_SINAIS } from '../../tests/support/triagem.ts'

export type Urgencia = 'emergencia' | 'presencial' | 'tele'
export type Grupo = Urgencia | 'adversarial'

/** A vignette written for the bench, with what a careful emergency physician expects of the triage. */
export interface Caso {
  /** `<grupo>-<sindrome>-<nn>`; stable, unique, counted from 01 without gaps in each syndrome */
  readonly id: string
  readonly grupo: Grupo
  readonly sindrome: string
  /** what `ai-triage` receives, without the patient */
  readonly pedido: Omit<PedidoDeTriagem, 'paciente_id'>
  readonly urgencia: Urgencia
  /** accepted specialties; empty when the specialty is not judged */
  readonly especialidades: readonly Especialidade[]
  /** why, and the clinical source */
  readonly razao: string
}

/** What the person ticked, and what is expected when it differs from the rest of the series. */
type Detalhes = Partial<PerguntasGuiadas> & {
  readonly urgencia?: Urgencia
  readonly especialidades?: readonly Especialidade[]
}

interface Relato {
  readonly pedido: Caso['pedido']
  readonly porque: string
  readonly detalhes: Detalhes
}

interface Serie {
  readonly grupo: Grupo
  readonly sindrome: string
  /** clinical source shared by the series */
  readonly fonte: string
  readonly urgencia: Urgencia
  readonly especialidades?: readonly Especialidade[]
}

/** One report: age in years, sex, the person's own words, why it is triaged so, and the boxes ticked. */
export function relato(
  idade: number,
  sexo: Caso['pedido']['sexo'],
  sintomas_texto: string,
  porque: string,
  detalhes: Detalhes = {},
): Relato {
  const { urgencia: _urgencia, especialidades: _especialidades, ...ticadas } = detalhes
  return {
    pedido: {
      idade,
      sexo,
      sintomas_texto,
      perguntas_guiadas: { ...SEM_SINAIS, duracao_dias: 1, ...ticadas },
    },
    porque,
    detalhes,
  }
}

/** The cases of one syndrome, numbered by hand: a number, once given, never changes its report. */
export function serie(comum: Serie, relatos: Readonly<Record<number, Relato>>): readonly Caso[] {
  return Object.entries(relatos).map(([numero, { pedido, porque, detalhes }]) => ({
    id: `${comum.grupo}-${comum.sindrome}-${numero.padStart(2, '0')}`,
    grupo: comum.grupo,
    sindrome: comum.sindrome,
    pedido,
    urgencia: detalhes.urgencia ?? comum.urgencia,
    especialidades: detalhes.especialidades ?? comum.especialidades ?? [],
    razao: `${porque} (${comum.fonte}).`,
  }))
}

type SerieDoGrupo = (
  sindrome: string,
  fonte: string,
  relatos: Readonly<Record<number, Relato>>,
) => readonly Caso[]

/** Emergencies of one syndrome; their specialty is not judged. */
export const emergencia: SerieDoGrupo = (sindrome, fonte, relatos) =>
  serie({ grupo: 'emergencia', urgencia: 'emergencia', sindrome, fonte }, relatos)

/** Cases a video consultation resolves, with the specialties accepted for all that name none of their own. */
export const tele = (
  sindrome: string,
  especialidades: readonly Especialidade[],
  fonte: string,
  relatos: Readonly<Record<number, Relato>>,
): readonly Caso[] => serie({ grupo: 'tele', urgencia: 'tele', sindrome, especialidades, fonte }, relatos)

/** Cases that need hands, an instrument or an image, without being an emergency. */
export const presencial = (
  sindrome: string,
  especialidades: readonly Especialidade[],
  fonte: string,
  relatos: Readonly<Record<number, Relato>>,
): readonly Caso[] =>
  serie({ grupo: 'presencial', urgencia: 'presencial', sindrome, especialidades, fonte }, relatos)

/** Cases written to mislead; each says its own urgency when it is not the one of the series. */
export const adversarial = (
  sindrome: string,
  urgencia: Urgencia,
  fonte: string,
  relatos: Readonly<Record<number, Relato>>,
): readonly Caso[] => serie({ grupo: 'adversarial', urgencia, sindrome, fonte }, relatos)
