import { setTimeout as sleep } from 'node:timers/promises'
import { RECUSAS_DO_ACEITE } from '#domain/consulta/aceite.ts'
import { acceptConsulta, cancelarConsulta, devolverConsulta } from '#domain/consulta/contract.ts'
import { doctorPresence } from '#domain/medico/contract.ts'
import type { CloudProcess } from '../support/cloud.ts'
import { api } from '../support/http.ts'
import { Jornada } from '../support/jornada.ts'
import { loja, novoMedico, type Pessoa } from '../support/pessoas.ts'
import { mediana, type Medida, medida } from './medida.ts'
import type { Palco } from './palco.ts'

const MEDICOS = Number(process.env['MEDICOS'] ?? 30)
const CONSULTAS = 3
const VEZES = Number(process.env['REPETICOES'] ?? 15)
/** Before that the compiler takes more of the machine than what is measured. */
const AQUECIMENTO = 15
/** So far a race was warm after this many; the second figure still says so. */
const AQUECIMENTO_CURTO = 3
/** Asked over connections that stay open, as the store is: fetch costs more than what is measured of a request. */
const LUGAR = '127.0.0.1'
/** What a race or a beat sets off is done by then. */
const SOSSEGO_MS = 300

/** Rates per second of one round. */
interface Rodada {
  readonly aceite: number
  readonly escrita: number
  /** While what the race set off still runs. */
  readonly escritaAoLado: number
}

/**
 * Acceptances per second while thirty doctors reach for three consultations at once, over HTTP; in turns with it, as
 * many conditional writes at once on as many items of the same store, one of which wins each item.
 */
export async function aceite(palco: Palco): Promise<Medida[]> {
  const nuvem = await palco.nuvem()
  const medicos = await reunir(nuvem)
  const jornadas = []
  for (const medico of medicos.slice(0, CONSULTAS)) {
    const jornada = await Jornada.nova(nuvem, { medico })
    jornadas.push(await jornada.ate('na_fila'))
  }
  const rodadas: Rodada[] = []
  for (let vez = 1; vez <= AQUECIMENTO + VEZES; vez++) {
    const corrida = await correr(nuvem, medicos, jornadas, vez)
    const escritaAoLado = await escrever(nuvem, `${vez}-ao-lado`)
    await sleep(SOSSEGO_MS)
    rodadas.push({ aceite: corrida, escritaAoLado, escrita: await escrever(nuvem, `${vez}`) })
  }
  for (const { doPaciente, consulta_id } of jornadas)
    await doPaciente.ok(cancelarConsulta, { id: consulta_id })
  const detalhe = { medicos: MEDICOS, consultas: CONSULTAS, vezes: VEZES }
  const quentes = rodadas.slice(AQUECIMENTO)
  const primeiras = rodadas.slice(AQUECIMENTO_CURTO, AQUECIMENTO_CURTO + VEZES)
  return [
    medida({
      figura: 'aceite_em_corrida',
      valor: mediana(quentes.map(({ aceite: taxa }) => taxa)),
      unidade: 'aceites/s',
      contra: {
        o_que: 'escritas condicionais por segundo, sozinhas, no mesmo banco',
        valor: mediana(quentes.map(({ escrita }) => escrita)),
      },
      orcamento: { razao_minima: 0.5 },
      detalhe,
    }),
    medida({
      figura: 'aceite_nas_primeiras_corridas',
      valor: mediana(primeiras.map(({ aceite: taxa }) => taxa)),
      unidade: 'aceites/s',
      contra: {
        o_que: 'escritas condicionais por segundo, ao lado do que a corrida deixou por fazer',
        valor: mediana(primeiras.map(({ escritaAoLado }) => escritaAoLado)),
      },
      orcamento: null,
      detalhe,
    }),
  ]
}

async function reunir(nuvem: CloudProcess): Promise<Pessoa[]> {
  const medicos: Pessoa[] = []
  while (medicos.length < MEDICOS)
    medicos.push(...(await Promise.all(Array.from({ length: 10 }, async () => novoMedico(nuvem)))))
  return medicos.slice(0, MEDICOS)
}

/** One race: everybody at once, each consultation wanted by a third of them; then all is as before. */
async function correr(
  nuvem: CloudProcess,
  medicos: readonly Pessoa[],
  jornadas: readonly Jornada[],
  vez: number,
): Promise<number> {
  // A beat counts for 60 s.
  await Promise.all(medicos.map(async (medico) => bater(nuvem, medico)))
  await sleep(SOSSEGO_MS)
  const inicio = performance.now()
  const respostas = await Promise.all(
    medicos.map(async (medico, index) => {
      const { consulta_id = '' } = jornadas[(index + vez) % CONSULTAS] ?? {}
      const resposta = await api(nuvem.origem, medico, LUGAR).ok(acceptConsulta, {
        consulta_id,
        medico_id: medico.id,
      })
      return { ...resposta, medico, consulta_id }
    }),
  )
  const taxa = (MEDICOS * 1000) / (performance.now() - inicio)
  const vencedores = respostas.filter(({ ok }) => ok)
  const outras = respostas.filter(({ ok, reason }) => !ok && reason !== RECUSAS_DO_ACEITE.ja_aceita)
  if (vencedores.length !== CONSULTAS || outras.length > 0)
    throw new Error(`The race went wrong: ${JSON.stringify({ venceram: vencedores.length, outras })}`)
  await Promise.all(
    vencedores.map(async ({ medico, consulta_id }) =>
      api(nuvem.origem, medico).ok(devolverConsulta, { id: consulta_id, motivo: 'outra_area' }),
    ),
  )
  return taxa
}

async function escrever(nuvem: CloudProcess, vez: string): Promise<number> {
  const { table } = await loja(nuvem)
  const chave = (index: number) => ({ pk: `BENCH#${vez}#${index % CONSULTAS}`, sk: 'CORRIDA' })
  await Promise.all(
    Array.from({ length: CONSULTAS }, async (_, index) =>
      table.write(table.put({ ...chave(index), status: 'queued' }, table.NEW)),
    ),
  )
  const inicio = performance.now()
  const ganhou = await Promise.all(
    Array.from({ length: MEDICOS }, async (_, index) => {
      try {
        const mudanca = { set: { status: 'assigned', assigned_to: String(index) } }
        await table.write(table.update(chave(index), mudanca, { status: 'queued' }))
        return true
      } catch (error) {
        if (error instanceof table.ConditionFailed) return false
        throw error
      }
    }),
  )
  const taxa = (MEDICOS * 1000) / (performance.now() - inicio)
  if (ganhou.filter(Boolean).length !== CONSULTAS) throw new Error('The store let two win')
  return taxa
}

const bater = (nuvem: CloudProcess, medico: Pessoa) =>
  api(nuvem.origem, medico).ok(doctorPresence, { medico_id: medico.id, especialidade: 'clinica_medica' })
