import { VISTA_POR } from '#domain/eventos/eventos.ts'
import { parteDoAnel } from '#domain/consulta/anel.ts'
import * as DIAS from '#domain/base/retencao-dias.ts'
import { ttlDe } from '#lambdas/runtime/prazos.ts'
import * as auditoria from '../../store/auditoria.ts'
import { vistaNaFilaKey } from '../../store/keys.ts'
import { ConditionFailed, getAll, type Item, type Key, update, write } from '../../store/table.ts'

/**
 * Sightings: which doctors saw a waiting consultation. A consultation is offered to neighbours on the ring, so those of
 * one part of it are one item, written once for all of them; each is an attribute with the instant, until the patient's
 * access log has their line.
 */
export interface Vista {
  readonly consulta_id: string
  readonly paciente_id: string
  /** ISO instant. */
  readonly em: string
}

const PARTES = 8
const REGISTRADA = true

const parteDe = (medico_id: string): number => parteDoAnel(medico_id, PARTES)
const atributo = (medico_id: string): string => `${VISTA_POR}${medico_id}`

/** Where it stands whether this doctor saw a consultation. */
export const chaveDaVista = (consulta_id: string, medico_id: string): Key =>
  vistaNaFilaKey(consulta_id, parteDe(medico_id))

/** Whether the doctor saw it, from the item at `chaveDaVista`. */
export const viu = (item: Item | undefined, medico_id: string): boolean =>
  item?.[atributo(medico_id)] !== undefined

/** Those of these doctors who saw it, as of a moment ago. */
export async function quemViu(consulta_id: string, medicos: readonly string[]): Promise<ReadonlySet<string>> {
  const partes = [...new Set(medicos.map(parteDe))]
  const lidos = await getAll(
    partes.map((parte) => vistaNaFilaKey(consulta_id, parte)),
    { consistent: false },
  )
  return new Set(medicos.filter((medico_id) => viu(lidos(chaveDaVista(consulta_id, medico_id)), medico_id)))
}

/**
 * Stores that these doctors saw a waiting consultation, each the first time only; the event of this write updates the
 * patient's access log.
 */
export async function anotar(vista: Vista, medicos: readonly string[]): Promise<void> {
  const { consulta_id, paciente_id, em } = vista
  const comum = {
    entidade: 'vista_na_fila',
    consulta_id,
    paciente_id,
    // Longer than any consultation waits and any queue keeps its event.
    ttl: ttlDe(DIAS.vista_na_fila, em),
  }
  await porParte(consulta_id, medicos, {
    falta: (item, medico_id) => !viu(item, medico_id),
    gravar: (chave, novos) =>
      write(update(chave, { set: { ...comum, ...cada(novos, em) } }, cada(novos, { absent: true }))),
  })
}

/**
 * Appends what `anotar` stored at one instant to the patient's access log, a line for each doctor, once even when its
 * event is repeated.
 * @throws Error as `auditoria.registrarCom`
 */
export async function registrar(vista: Vista, medicos: readonly string[]): Promise<void> {
  const { paciente_id, consulta_id, em } = vista
  const fato = { paciente_id, acao: 'ler_na_fila', objeto: `consulta:${consulta_id}`, em }
  await porParte(consulta_id, medicos, {
    falta: (item, medico_id) => item?.[atributo(medico_id)] === em,
    gravar: async (chave, [primeiro, ...outros]) => {
      const novos = [primeiro, ...outros]
      const marcar = update(chave, { set: cada(novos, REGISTRADA) }, cada(novos, em))
      await auditoria.registrarCom({ ...fato, ator_id: primeiro }, (linhas) => write(linhas, marcar), outros)
    },
  })
}

interface Gravacao {
  /** Whether it is still to be done for this doctor, by the item that stands there. */
  readonly falta: (item: Item | undefined, medico_id: string) => boolean
  /** Writes for all of them on the condition that it is to be done for each. */
  readonly gravar: (chave: Key, medicos: Medicos) => Promise<void>
}
type Medicos = readonly [string, ...string[]]

/** One write for the doctors of each part; those for whom it was done meanwhile are left out of another try. */
async function porParte(
  consulta_id: string,
  medicos: readonly string[],
  { falta, gravar }: Gravacao,
): Promise<void> {
  for (const parte of new Set(medicos.map(parteDe))) {
    const chave = vistaNaFilaKey(consulta_id, parte)
    let restantes = [...new Set(medicos)].filter((medico_id) => parteDe(medico_id) === parte)
    while (algum(restantes))
      try {
        await gravar(chave, restantes)
        break
      } catch (error) {
        const falha = error instanceof ConditionFailed ? error.at(chave) : undefined
        if (!falha) throw error
        restantes = restantes.filter((medico_id) => falta(falha.item, medico_id))
      }
  }
}

const algum = (medicos: readonly string[]): medicos is Medicos => medicos.length > 0

const cada = <V>(medicos: readonly string[], valor: V): Record<string, V> =>
  Object.fromEntries(medicos.map((medico_id) => [atributo(medico_id), valor]))
