import * as z from 'zod/mini'
import { horaDe, horasDepois } from './hora.ts'

/**
 * The anchor of one hour: what was written to the access logs and to the administrators' acts, as a file. Its MAC keeps
 * anybody without the key from making one; naming the previous MAC reveals a missing one; the object lock keeps it from
 * being replaced.
 */
export const ancoraSchema = z.object({
  /** The hour, UTC: `2026-11-23T13`. */
  hora: z.string(),
  /** MAC of the previous anchor; empty in the first. */
  anterior: z.string(),
  /** The newest line of each access log that was written to. */
  cabecas: z.array(z.object({ paciente_id: z.string(), sequencia: z.number(), hash: z.string() })),
  /** Each act, by its key, with the hash of what it says. */
  atos: z.array(z.object({ chave: z.string(), hash: z.string() })),
  mac: z.string(),
})
export type Ancora = z.output<typeof ancoraSchema>
export type AncoraSemMac = Omit<Ancora, 'mac'>

/** What the first one follows. */
export const INICIO_DAS_ANCORAS = ''

/** Time to wait after the end of an hour, until the index contains everything written in it. */
const ASSENTA_MS = 5 * 60 * 1000
/** Most hours that one run catches up with. */
const POR_RODADA = 72

/** The hours that are over and have no anchor yet, oldest first; without any anchor, only the last hour. */
export function horasDevidas(ultima: string | undefined, agora: Date): string[] {
  const fim = horaDe(new Date(agora.getTime() - ASSENTA_MS))
  const horas: string[] = []
  let hora = ultima === undefined ? horasDepois(fim, -1) : horasDepois(ultima, 1)
  for (; hora < fim && horas.length < POR_RODADA; hora = horasDepois(hora, 1)) horas.push(hora)
  return horas
}

/** The bytes its MAC covers, unambiguous whatever they contain. */
export const canonicoDaAncora = ({ hora, anterior, cabecas, atos }: AncoraSemMac): string =>
  JSON.stringify([
    hora,
    anterior,
    cabecas.map(({ paciente_id, sequencia, hash }) => [paciente_id, sequencia, hash]),
    atos.map(({ chave, hash }) => [chave, hash]),
  ])

/** How old the newest anchor may be, in hours, before the operator on call is told. */
const ATRASO_HORAS = 3

/** Problems in a sequence of anchors whose MACs are right, as sentences: gaps, wrong order, an end too early. */
export function falhasDasAncoras(ancoras: readonly Ancora[], agora: Date): string[] {
  const falhas = ancoras.flatMap((ancora, i) => {
    const antes = ancoras[i - 1]
    if (!antes)
      return ancora.anterior === INICIO_DAS_ANCORAS ? [] : [`Faltam as âncoras antes de ${ancora.hora}.`]
    if (ancora.hora !== horasDepois(antes.hora, 1))
      return [`Faltam âncoras entre ${antes.hora} e ${ancora.hora}.`]
    return ancora.anterior === antes.mac ? [] : [`A âncora de ${ancora.hora} não segue a de ${antes.hora}.`]
  })
  const ultima = ancoras.at(-1)
  const limite = horasDepois(horaDe(agora), -ATRASO_HORAS)
  if (ultima && ultima.hora < limite) falhas.push(`Nada foi ancorado desde ${ultima.hora}.`)
  return falhas
}
