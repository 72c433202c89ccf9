import type { Ficha } from './ficha.ts'

const SEMANA_MS = 7 * 24 * 60 * 60 * 1000
/** No pregnancy lasts longer than this. */
const ULTIMA_SEMANA = 42

/**
 * How many weeks a pregnancy that was told has lasted by now, counted on from the day it was told; null when it was
 * told without them, undefined when there is none any more.
 */
export function semanasDeGravidez(gravidez: Ficha['gravidez'], agora: Date): number | null | undefined {
  if (gravidez?.resposta !== 'sim') return undefined
  const passadas = Math.floor((agora.getTime() - Date.parse(gravidez.em)) / SEMANA_MS)
  const semanas = (gravidez.semanas ?? 0) + passadas
  if (semanas > ULTIMA_SEMANA) return undefined
  return gravidez.semanas === undefined ? null : semanas
}

/**
 * What a triage reads beside the report, in words: conditions, medicines in use, a pregnancy that can still be. Of
 * these the protocol takes what makes other findings weigh more. Surgeries are not among them: only their year is kept,
 * and only recent ones matter there.
 */
export function paraATriagem(ficha: Ficha | undefined, agora: Date): string[] {
  if (!ficha) return []
  const semanas = semanasDeGravidez(ficha.gravidez, agora)
  const gravidez = semanas === null ? ['Gravidez'] : [`Gravidez de ${semanas} semanas`]
  return [
    ...ficha.condicoes.map(({ nome }) => nome),
    ...ficha.medicamentos.map(({ nome }) => nome),
    ...(semanas === undefined ? [] : gravidez),
  ]
}
