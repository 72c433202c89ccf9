import { type RefObject, useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'

const mensagemSchema = z.discriminatedUnion('tipo', [
  /** 'Who else is in the queue?' */
  z.object({ tipo: z.literal('oi') }),
  z.object({ tipo: z.literal('aqui'), aba: z.string(), visivel: z.boolean() }),
  z.object({ tipo: z.literal('tchau'), aba: z.string() }),
  /** The doctor joined or left: read the presence again. */
  z.object({ tipo: z.literal('mudou') }),
])
type MensagemEntreAbas = z.output<typeof mensagemSchema>

/** A tab that has not spoken for this long (two beats and a bit) was closed without a word. Milliseconds. */
const SILENCIO = 75_000

/** The other tabs of this browser in which the same doctor has the queue open: together they are one doctor. */
export class OutrasAbas {
  readonly #aba = crypto.randomUUID()
  readonly #canal: BroadcastChannel
  readonly #vistas = new Map<string, { readonly visivel: boolean; readonly em: number }>()
  #dentro = false

  constructor(medico_id: string, onMudou: () => void) {
    this.#canal = new BroadcastChannel(`fila-medico:${medico_id}`)
    this.#canal.addEventListener('message', ({ data }) => {
      const lida = z.safeParse(mensagemSchema, data)
      if (!lida.success) return
      const mensagem = lida.data
      if (mensagem.tipo === 'mudou') onMudou()
      if (mensagem.tipo === 'oi' && this.#dentro) this.#estou()
      if (mensagem.tipo === 'tchau') this.#vistas.delete(mensagem.aba)
      if (mensagem.tipo === 'aqui')
        this.#vistas.set(mensagem.aba, { visivel: mensagem.visivel, em: Date.now() })
    })
  }

  /** This tab is in the queue (again: said with each beat). */
  entrar(): void {
    if (!this.#dentro) this.#dizer({ tipo: 'oi' })
    this.#dentro = true
    this.#estou()
  }

  /** This tab was hidden or is seen again. */
  vista(): void {
    if (this.#dentro) this.#estou()
  }

  /** This tab is no longer in the queue. */
  sair(): void {
    if (!this.#dentro) return
    this.#dentro = false
    this.#dizer({ tipo: 'tchau', aba: this.#aba })
  }

  /** The doctor joined or left by this tab. */
  mudou(): void {
    this.#dizer({ tipo: 'mudou' })
  }

  /** Whether another tab holds the place in the queue. */
  alguma(): boolean {
    return this.#vivas().length > 0
  }

  /** Whether another of them is being looked at. */
  algumaVisivel(): boolean {
    return this.#vivas().some(({ visivel }) => visivel)
  }

  fechar(): void {
    this.sair()
    this.#canal.close()
  }

  #vivas() {
    const desde = Date.now() - SILENCIO
    return [...this.#vistas.values()].filter(({ em }) => em >= desde)
  }

  #estou(): void {
    this.#dizer({ tipo: 'aqui', aba: this.#aba, visivel: document.visibilityState === 'visible' })
  }

  #dizer(mensagem: MensagemEntreAbas): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin by itself
    this.#canal.postMessage(mensagem)
  }
}

/** Keeps the talk with the other tabs while the screen is shown; `onMudou` when one of them joined or left. */
export function useOutrasAbas(
  abasRef: RefObject<OutrasAbas | undefined>,
  medico_id: string,
  onMudou: () => void,
): void {
  const mudou = useEffectEvent(onMudou)
  useEffect(() => {
    const novas = new OutrasAbas(medico_id, () => mudou())
    const olhar = () => novas.vista()
    abasRef.current = novas
    document.addEventListener('visibilitychange', olhar)
    return () => {
      document.removeEventListener('visibilitychange', olhar)
      novas.fechar()
      abasRef.current = undefined
    }
  }, [abasRef, medico_id])
}
