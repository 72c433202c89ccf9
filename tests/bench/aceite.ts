import { setTimeout as sleep } from 'node:timers/promises'
import { RECUSAS_DO_ACEITE } from '#domain/consulta/aceite.ts'
import { acceptConsulta, cancelarConsulta, devolverConsulta } from '#domain/consulta/contract.ts'
import { doctorPresence } from '#domain/medico/contract.ts'
import type { CloudProcess } from '../support/cloud.ts'
import { api } from '../support/http.ts'
import { Jornada } from '../support/jornada.ts'
import { loja, novoMedico, type Pessoa } from '../support/pessoas.ts'
import { mediana, type Medida, medida, type Orcamento } from './medida.ts'
import type { Palco } from './palco.ts'

const MEDICOS = Number(process.env['MEDICOS'] ?? 30)
const CONSULTAS = 3
const VEZES = Number(process.env['REPETICOES'] ?? 15)
/** Before that the compiler takes more of the machine than what is measured. */
const AQUECIMENTO = 30
/** Asked over connections that stay open, as the store is: fetch costs more than what is measured of a request. */
const LUGAR = '127.0.0.1'
/** What a race or a beat sets off is done by then. */
const SOSSEGO_MS = 300

/** Rates per second of one round. */
interface Rodada {
  readonly aceite: number
  readonly transacao: number
  readonly escrita: number
}

/**
 * Acceptances per second while thirty doctors reach for three consultations at once, over HTTP; in turns with it, on the
 * same store, the very transaction of an acceptance by as many callers at once, and as many conditional writes of one
 * item, one of which wins each (docs/decisions/013).
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
  for (let vez = 1; vez <= AQUECIMENTO + VEZES; vez++)
    rodadas.push({
      aceite: await correr(nuvem, medicos, jornadas, vez, porHttp(nuvem)),
      transacao: await correr(nuvem, medicos, jornadas, vez, await noBanco(nuvem)),
      escrita: await escrever(nuvem, vez),
    })
  for (const { doPaciente, consulta_id } of jornadas)
    await doPaciente.ok(cancelarConsulta, { id: consulta_id })
  const quentes = rodadas.slice(AQUECIMENTO)
  const taxa = (nome: keyof Rodada) => mediana(quentes.map((rodada) => rodada[nome]))
  const contra = (figura: string, o_que: string, nome: keyof Rodada, orcamento: Orcamento) =>
    medida({
      figura,
      valor: taxa('aceite'),
      unidade: 'aceites/s',
      contra: { o_que, valor: taxa(nome) },
      orcamento,
      detalhe: { medicos: MEDICOS, consultas: CONSULTAS, vezes: VEZES },
    })
  return [
    contra('aceite_em_corrida', 'escritas condicionais de um item por segundo', 'escrita', {
      razao_minima: 0.5,
    }),
    contra('aceite_e_a_transacao', 'a mesma transação por segundo, direto no banco', 'transacao', null),
  ]
}

async function reunir(nuvem: CloudProcess): Promise<Pessoa[]> {
  const medicos: Pessoa[] = []
  while (medicos.length < MEDICOS)
    medicos.push(...(await Promise.all(Array.from({ length: 10 }, async () => novoMedico(nuvem)))))
  return medicos.slice(0, MEDICOS)
}

/** Reaches for a consultation; true when it was won, false when another doctor was first. */
type Tentativa = (medico: Pessoa, consulta_id: string) => Promise<boolean>

const porHttp =
  (nuvem: CloudProcess): Tentativa =>
  async (medico, consulta_id) => {
    const pedido = { consulta_id, medico_id: medico.id }
    const { ok, reason } = await api(nuvem.origem, medico, LUGAR).ok(acceptConsulta, pedido)
    if (!ok && reason !== RECUSAS_DO_ACEITE.ja_aceita) throw new Error(`The race went wrong: ${reason}`)
    return ok
  }

/** What an acceptance writes, on the consultation as it stood when the race began. */
async function noBanco(nuvem: CloudProcess): Promise<Tentativa> {
  const { table } = await loja(nuvem)
  const [{ agir, ler }, presencas, { especialidadeKey }] = await Promise.all([
    import('#lambdas/store/par.ts'),
    import('#lambdas/store/presencas.ts'),
    import('#lambdas/store/keys.ts'),
  ])
  const antes = new Map<string, ReturnType<typeof ler>>()
  return async ({ id }, consulta_id) => {
    const lida = antes.get(consulta_id) ?? ler(consulta_id)
    antes.set(consulta_id, lida)
    const atual = await lida
    if (!atual) throw new Error('The consultation is gone')
    const now = new Date()
    const { especialidade_sugerida: especialidade } = atual.consulta
    try {
      await agir(atual, 'aceitar', 'medico', now, {
        consulta: { assigned_to: id },
        outros: [
          presencas.aceiteWrite(id, especialidade, consulta_id, now),
          table.check(especialidadeKey(id, especialidade), { verificado: true }),
        ],
      })
      return true
    } catch (error) {
      if (error instanceof table.ConditionFailed) return false
      throw error
    }
  }
}

/** One race: everybody at once, each consultation wanted by a third of them; then all is as before. */
async function correr(
  nuvem: CloudProcess,
  medicos: readonly Pessoa[],
  jornadas: readonly Jornada[],
  vez: number,
  tentar: Tentativa,
): Promise<number> {
  // A beat counts for 60 s.
  await Promise.all(medicos.map(async (medico) => bater(nuvem, medico)))
  await sleep(SOSSEGO_MS)
  const inicio = performance.now()
  const tentativas = await Promise.all(
    medicos.map(async (medico, index) => {
      const { consulta_id = '' } = jornadas[(index + vez) % CONSULTAS] ?? {}
      return { medico, consulta_id, venceu: await tentar(medico, consulta_id) }
    }),
  )
  const taxa = (MEDICOS * 1000) / (performance.now() - inicio)
  const vencedores = tentativas.filter(({ venceu }) => venceu)
  if (vencedores.length !== CONSULTAS) throw new Error(`${vencedores.length} won ${CONSULTAS} consultations`)
  await Promise.all(
    vencedores.map(async ({ medico, consulta_id }) =>
      api(nuvem.origem, medico).ok(devolverConsulta, { id: consulta_id, motivo: 'outra_area' }),
    ),
  )
  return taxa
}

async function escrever(nuvem: CloudProcess, vez: number): Promise<number> {
  const { table } = await loja(nuvem)
  const chave = (index: number) => ({ pk: `BENCH#${vez}#${index % CONSULTAS}`, sk: 'CORRIDA' })
  await Promise.all(
    Array.from({ length: CONSULTAS }, async (_, index) =>
      table.write(table.put({ ...chave(index), status: 'queued' }, table.NEW)),
    ),
  )
  await sleep(SOSSEGO_MS)
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
