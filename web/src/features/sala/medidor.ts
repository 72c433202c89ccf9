import type { MedidaDaRede } from '#domain/sala/rede.ts'

type Relato = Readonly<Record<string, unknown>>

interface Contagem {
  readonly chegaram: number
  readonly faltaram: number
}

/** Reads a connection's statistics (W3C webrtc-stats) once a second; no browser has them all. */
export class Medidor {
  #antes: Contagem | undefined

  /** What the last second was like; undefined the first time. */
  ler(relatos: RTCStatsReport): MedidaDaRede | undefined {
    const todos: Relato[] = []
    relatos.forEach((relato: Relato) => todos.push(relato))
    const agora = soma(todos)
    const antes = this.#antes
    this.#antes = agora
    if (!antes) return undefined
    const par = todos.find(
      ({ type, nominated, state }) =>
        type === 'candidate-pair' && nominated === true && state === 'succeeded',
    )
    const saida = numero(par?.['availableOutgoingBitrate'])
    return {
      perda: Math.max(perdaDe(antes, agora), ...doOutroLado(todos, 'fractionLost')),
      volta_ms: emMs(numero(par?.['currentRoundTripTime']) ?? maior(doOutroLado(todos, 'roundTripTime'))),
      saida_kbps: saida === null ? null : saida / 1000,
    }
  }
}

const numero = (valor: unknown): number | null => (typeof valor === 'number' ? valor : null)
const maior = (valores: readonly number[]): number | null =>
  valores.length > 0 ? Math.max(...valores) : null
const emMs = (segundos: number | null): number | null => (segundos === null ? null : segundos * 1000)

function soma(relatos: readonly Relato[]): Contagem {
  const chegadas = relatos.filter(({ type }) => type === 'inbound-rtp')
  const total = (campo: string) => chegadas.reduce((ate, relato) => ate + (numero(relato[campo]) ?? 0), 0)
  return { chegaram: total('packetsReceived'), faltaram: total('packetsLost') }
}

/** Of what was sent to us. A packet that comes late after all is taken back from what was lost. */
function perdaDe(antes: Contagem, agora: Contagem): number {
  const faltaram = Math.max(0, agora.faltaram - antes.faltaram)
  const chegaram = Math.max(0, agora.chegaram - antes.chegaram)
  return faltaram === 0 ? 0 : faltaram / (faltaram + chegaram)
}

/** What the other side says of what we sent. */
const doOutroLado = (relatos: readonly Relato[], campo: string): number[] =>
  relatos.filter(({ type }) => type === 'remote-inbound-rtp').flatMap((relato) => numero(relato[campo]) ?? [])
