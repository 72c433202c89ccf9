import * as z from 'zod/mini'
import { FAIXAS_DE_CONFIANCA, type FaixaDeConfianca, VEREDITOS, type Veredito } from '../triagem/avaliacao.ts'

/** What doctors answered about the triage's urgency in a window; rates are percentages, 0 to 100. */
export const revisaoDaTriagemSchema = z.object({
  /** Answers of doctors; a changed answer counts again. */
  reviewed: z.number(),
  confirmed: z.number(),
  /** The doctor gave another urgency, of any kind. */
  overridden: z.number(),
  override_rate: z.number(),
  /** Emergencies that the triage missed, as doctors reported them. */
  missed: z.number(),
  underestimated: z.number(),
  overestimated: z.number(),
  /** How often each band of confidence was confirmed: a calibrated triage is confirmed more where it is surer. */
  by_confidence: z.array(
    z.object({
      band: z.enum(FAIXAS_DE_CONFIANCA),
      reviewed: z.number(),
      confirmed: z.number(),
      confirmed_rate: z.number(),
    }),
  ),
})
export type RevisaoDaTriagem = z.output<typeof revisaoDaTriagemSchema>

interface SerieDaRevisao {
  readonly veredito: Veredito
  readonly confianca: FaixaDeConfianca
}

/** Every series `TriagensAvaliadas` is counted in. */
export const SERIES_DA_REVISAO: readonly SerieDaRevisao[] = VEREDITOS.flatMap((veredito) =>
  FAIXAS_DE_CONFIANCA.map((confianca) => ({ veredito, confianca })),
)

const porcento = (parte: number, todo: number): number =>
  todo === 0 ? 0 : Math.round((1000 * parte) / todo) / 10

/** @param somas how many of each of `SERIES_DA_REVISAO`, in its order */
export function revisar(somas: readonly number[]): RevisaoDaTriagem {
  const contar = (passa: (serie: SerieDaRevisao) => boolean) =>
    SERIES_DA_REVISAO.reduce((soma, serie, i) => soma + (passa(serie) ? (somas[i] ?? 0) : 0), 0)
  const reviewed = contar(() => true)
  const confirmed = contar(({ veredito }) => veredito === 'confirmada')
  return {
    reviewed,
    confirmed,
    overridden: reviewed - confirmed,
    override_rate: porcento(reviewed - confirmed, reviewed),
    missed: contar(({ veredito }) => veredito === 'perdida'),
    underestimated: contar(({ veredito }) => veredito === 'subestimada'),
    overestimated: contar(({ veredito }) => veredito === 'superestimada'),
    by_confidence: FAIXAS_DE_CONFIANCA.map((band) => {
      const todas = contar(({ confianca }) => confianca === band)
      const certas = contar(({ veredito, confianca }) => confianca === band && veredito === 'confirmada')
      return { band, reviewed: todas, confirmed: certas, confirmed_rate: porcento(certas, todas) }
    }),
  }
}

/** Texts of the section of the analytics screen. */
export const REVISAO_DA_TRIAGEM = {
  titulo: 'Triagem revista por médicos',
  revistas: 'Triagens revistas',
  corrigidas: 'Urgências corrigidas',
  taxa: 'Taxa de correção',
  perdidas: 'Emergências não vistas',
  por_confianca: 'Confirmadas por faixa de confiança',
  colunas: ['Confiança da triagem', 'Revistas', 'Confirmadas', 'Taxa de confirmação'],
  faixas: {
    ate_65: 'Abaixo de 65%',
    ate_80: 'De 65% a 79%',
    acima_de_80: '80% ou mais',
  },
  nenhuma: 'Nenhum médico reviu uma triagem neste período.',
} as const
