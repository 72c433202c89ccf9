import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { verPresencas } from '#domain/medico/contract.ts'
import { MAXIMO_DE_PRESENCAS } from '#domain/medico/presenca.ts'
import { GRUPO } from '#domain/consulta/oferta.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import type { CloudProcess } from '../../tests/support/cloud.ts'
import { api } from '../../tests/support/http.ts'
import { loja, novoPaciente } from '../../tests/support/pessoas.ts'
import { eventually } from '../../tests/support/provedores.ts'
import { type Chegada, prepararChegada } from './chegadas.ts'
import { MedicoNaFila } from './medicos.ts'

const ESPECIALIDADES = [
  'clinica_medica',
  'cardiologia',
  'dermatologia',
  'pediatria',
  'psiquiatria',
] as const satisfies readonly Especialidade[]

interface Tamanho {
  readonly medicos: number
  readonly consultas: number
  /** Over how long the consultations arrive, in ms. */
  readonly emMs: number
  /** How many doctors vanish without a word, half-way. */
  readonly somem: number
  /** How often a doctor beats, and for how long a beat counts, in ms. */
  readonly batimentoMs: number
  readonly contaMs: number
  /** What network and machine may add to a beat, in ms. */
  readonly folgaMs: number
  /** Whether the consultations arrive only once the cloud rests: where times are measured. */
  readonly repouso: boolean
  /** Wraps the arrivals, from the first to the last acceptance: what is to be counted. */
  readonly contar?: (fazer: () => Promise<Chegando>) => Promise<Chegando>
}

interface Resultado {
  /**
   * Milliseconds from entering the queue to being shown: one for each consultation and eligible doctor where all are
   * offered it; where a group is, one for each consultation, of the first who saw it (decision 033).
   */
  readonly esperas: readonly number[]
  /**
   * Consultation and doctor pairs for whom it was never shown; where a group is offered it, consultations nobody saw.
   */
  readonly naoMostradas: number
  /** To how many doctors each consultation was shown. */
  readonly alcancados: readonly number[]
  /** Messages about consultations that doctors received meanwhile. */
  readonly mensagens: number
  /** How often each consultation was won; 1 is right. */
  readonly aceites: readonly number[]
  /** Consultations that are neither won nor waiting. */
  readonly perdidas: number
  /** What presence says that is not so. */
  readonly presenca: readonly string[]
}

/** How many doctors press accept for one consultation. */
const DISPUTAM = 3
const JUNTOS = 10

/** Many doctors in five specialties, many consultations arriving: who is shown what, who wins, who is there. */
export async function cena(cloud: CloudProcess, tamanho: Tamanho): Promise<Resultado> {
  await loja(cloud)
  const medicos = await aosPoucos(tamanho.medicos, (n) => MedicoNaFila.novo(cloud, especialidadeDe(n)))
  const chegadas = await aosPoucos(tamanho.consultas, (n) => prepararChegada(cloud, especialidadeDe(n)))
  try {
    await aosPoucos(medicos.length, async (n) => medicos[n]?.entrar(tamanho.batimentoMs))
    if (tamanho.repouso) await emRepouso(cloud)
    const { contar = (fazer) => fazer() } = tamanho
    const { entraram, mensagens } = await contar(() => chegar(chegadas, medicos, tamanho))
    await atenderOsQueFicaram(medicos)
    const presenca = await conferirPresenca(cloud, medicos, tamanho)
    const fim = await lerTodas(cloud, chegadas)
    return { ...resultados(entraram, fim, medicos), mensagens, perdidas: perdidas(fim, medicos), presenca }
  } finally {
    await Promise.all(medicos.map((medico) => medico.fechar()))
  }
}

interface Entrada {
  readonly chegada: Chegada
  /** Who was listening then. */
  readonly elegiveis: readonly MedicoNaFila[]
}

interface Chegando {
  readonly entraram: readonly Entrada[]
  readonly mensagens: number
}

async function chegar(
  chegadas: readonly Chegada[],
  medicos: readonly MedicoNaFila[],
  tamanho: Tamanho,
): Promise<Chegando> {
  const ouvidas = () => medicos.reduce((soma, { mensagens }) => soma + mensagens, 0)
  const antes = ouvidas()
  const entraram: Entrada[] = []
  const disputas: Promise<unknown>[] = []
  const passo = tamanho.emMs / chegadas.length
  const comeco = performance.now()
  for (const [n, chegada] of chegadas.entries()) {
    await pausa(comeco + n * passo - performance.now())
    if (n === Math.floor(chegadas.length / 2))
      for (const medico of medicos.slice(0, tamanho.somem)) medico.sumir()
    const elegiveis = daEspecialidade(medicos, chegada.especialidade)
    entraram.push({ chegada, elegiveis })
    disputas.push(chegada.entrar().then(() => disputar(chegada, elegiveis, n)))
  }
  await Promise.all(disputas)
  return { entraram, mensagens: ouvidas() - antes }
}

/**
 * As soon as it is on a screen (never, is a finding: `naoMostradas`), whoever sees it and some others press accept in
 * one moment.
 */
async function disputar({ consulta_id }: Chegada, elegiveis: readonly MedicoNaFila[], n: number) {
  const presentes = elegiveis.filter(({ sumido }) => !sumido)
  const vista = await Promise.race(presentes.map(async (medico) => medico.ver(consulta_id)))
  if (!vista) return
  const primeiro = (n * 7) % presentes.length
  const rodada = [...presentes.slice(primeiro), ...presentes.slice(0, primeiro)]
  const quem = rodada.toSorted((a, b) => Number(b.viu(consulta_id)) - Number(a.viu(consulta_id)))
  await Promise.all(quem.slice(0, DISPUTAM).map(async (medico) => medico.aceitar(consulta_id)))
}

/** Whoever found every doctor taken still waits: they are read from the list, oldest first, until it is empty. */
async function atenderOsQueFicaram(medicos: readonly MedicoNaFila[]): Promise<void> {
  for (const especialidade of ESPECIALIDADES) {
    const [medico] = daEspecialidade(medicos, especialidade)
    if (!medico) throw new Error(`Nobody is left in ${especialidade}`)
    for (let fila = await medico.fila(); fila.length > 0; fila = await medico.fila())
      for (const id of fila)
        if (!(await medico.aceitar(id))) throw new Error(`${id} waits and cannot be accepted`)
  }
}

type Lida = Awaited<ReturnType<typeof lerTodas>>[number]

function resultados(entraram: readonly Entrada[], fim: readonly Lida[], medicos: readonly MedicoNaFila[]) {
  const naFilaEm = new Map(fim.flatMap((lida) => (lida ? [[lida.id, lida.queued_at ?? '']] : [])))
  const esperas: number[] = []
  const alcancados: number[] = []
  let naoMostradas = 0
  for (const { chegada, elegiveis } of entraram) {
    const entrou = Date.parse(naFilaEm.get(chegada.consulta_id) ?? '')
    const mostradas = elegiveis.flatMap((medico) => medico.mostradas.get(chegada.consulta_id) ?? [])
    alcancados.push(mostradas.length)
    // Who vanished counts as free until their last beat is too old: the offer goes to a group of all of them.
    const contados = medicos.filter(({ especialidade }) => especialidade === chegada.especialidade).length
    if (contados > GRUPO) {
      if (mostradas.length > 0) esperas.push(Math.min(...mostradas) - entrou)
      else naoMostradas++
      continue
    }
    esperas.push(...mostradas.map((em) => em - entrou))
    // Who vanished in this very moment was not there to see it.
    naoMostradas += elegiveis.filter((medico) => !medico.sumido && !medico.viu(chegada.consulta_id)).length
  }
  const ganhas = medicos.flatMap((medico) => medico.ganhas)
  const aceites = entraram.map(({ chegada }) => ganhas.filter((id) => id === chegada.consulta_id).length)
  return { esperas, naoMostradas, alcancados, aceites }
}

async function lerTodas(cloud: CloudProcess, chegadas: readonly Chegada[]) {
  const { consultas } = await loja(cloud)
  return Promise.all(chegadas.map(({ consulta_id }) => consultas.find(consulta_id)))
}

/** How many consultations were lost: a doctor should have won each and then refused it. */
function perdidas(fim: readonly Lida[], medicos: readonly MedicoNaFila[]): number {
  const ganhas = new Set(medicos.flatMap((medico) => medico.ganhas))
  return fim.filter((lida) => lida?.motivo_fim !== 'medico_recusou' || !ganhas.has(lida.id)).length
}

/** Who vanished is not counted once their last beat is too old; everybody else is, seen within one beat. */
async function conferirPresenca(
  cloud: CloudProcess,
  medicos: readonly MedicoNaFila[],
  { batimentoMs, contaMs, folgaMs }: Tamanho,
): Promise<string[]> {
  const quem = api(cloud.origem, await novoPaciente(cloud))
  const ler = async () =>
    (
      await Promise.all(ESPECIALIDADES.map((especialidade) => quem.ok(verPresencas, { especialidade })))
    ).flatMap(({ presencas }) => presencas)
  const sumidos = new Set(medicos.filter(({ sumido }) => sumido).map(({ pessoa }) => pessoa.id))
  const vistas = await eventually(
    'those who vanished are no longer counted',
    async () => {
      const agora = await ler()
      return agora.some(({ medico_id }) => sumidos.has(medico_id)) ? undefined : agora
    },
    contaMs + batimentoMs + folgaMs,
  )
  const presentes = new Map(vistas.map((presenca) => [presenca.medico_id, presenca.last_seen_at]))
  const limite = batimentoMs + folgaMs
  // Of so many, the list names some.
  const cheia = (qual: Especialidade) =>
    vistas.filter(({ especialidade }) => especialidade === qual).length >= MAXIMO_DE_PRESENCAS
  return medicos
    .filter(({ sumido }) => !sumido)
    .flatMap(({ pessoa, especialidade }) => {
      const visto = presentes.get(pessoa.id)
      if (visto === undefined) return cheia(especialidade) ? [] : [`${pessoa.id} is there and not counted`]
      return Date.now() - Date.parse(visto) > limite ? [`${pessoa.id} was last seen at ${visto}`] : []
    })
}
/** Share of a core below which the cloud rests: the doctors' beats go on. */
const REPOUSO = 0.4
const JANELA_MS = 3_000

/** What making the people set off (mails, news, numbers) is done: it is no part of what is measured. */
async function emRepouso(cloud: CloudProcess): Promise<void> {
  let antes = await segundosDeCpu(cloud.pid())
  await eventually(
    'the cloud rests',
    async () => {
      await pausa(JANELA_MS)
      const agora = await segundosDeCpu(cloud.pid())
      const usado = (agora - antes) / (JANELA_MS / 1000)
      antes = agora
      return usado <= REPOUSO || undefined
    },
    180_000,
  )
}

/** Processor time a process has used, in whole seconds. */
async function segundosDeCpu(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'time=', '-p', String(pid)])
  return stdout
    .trim()
    .split(/[:-]/)
    .map(Number)
    .reduce((soma, parte) => soma * 60 + parte, 0)
}

const especialidadeDe = (n: number): Especialidade =>
  ESPECIALIDADES[n % ESPECIALIDADES.length] ?? 'clinica_medica'

const daEspecialidade = (medicos: readonly MedicoNaFila[], especialidade: Especialidade) =>
  medicos.filter((medico) => medico.especialidade === especialidade && !medico.sumido)

async function aosPoucos<T>(quantos: number, fazer: (n: number) => Promise<T>): Promise<T[]> {
  const feitos: T[] = []
  while (feitos.length < quantos) {
    const lote = Math.min(JUNTOS, quantos - feitos.length)
    const primeiro = feitos.length
    feitos.push(...(await Promise.all(Array.from({ length: lote }, (_, i) => fazer(primeiro + i)))))
  }
  return feitos
}

const pausa = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
