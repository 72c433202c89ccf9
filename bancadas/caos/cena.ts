import type { ConsultaStatus } from '#domain/consulta/status.ts'
import type { CloudProcess } from '../../tests/support/cloud.ts'
import type { Jornada } from '../../tests/support/jornada.ts'

const ORDEM: readonly ConsultaStatus[] = ['pending', 'queued', 'assigned', 'in_progress', 'finished']

/** What has happened to one journey, and what its two people were told: whatever they were told must stay true. */
export class Cena {
  /** How far the product said the consultation is. */
  private dito: ConsultaStatus | undefined
  /** When it was killed, ms. */
  mortaEm = 0

  constructor(
    readonly cloud: CloudProcess,
    readonly jornada: Jornada,
    /** From 0 up to 1, the same for the same seed. */
    private readonly sorte: () => number,
  ) {}

  /** The product answered that the consultation got here. */
  sabe(status: ConsultaStatus): void {
    this.dito = status
  }

  /** `kill -9`, at once. */
  async matar(): Promise<void> {
    await this.cloud.kill()
    this.mortaEm = Date.now()
  }

  /**
   * `kill -9` up to `ateMs` after a request was sent; the seed chooses when. An answer that still arrived counts as
   * told.
   */
  async matarDurante(
    pedido: () => Promise<unknown>,
    ateMs: number,
    seRespondido?: ConsultaStatus,
  ): Promise<void> {
    const respondido = pedido().then(
      () => {
        if (seRespondido) this.sabe(seRespondido)
      },
      () => undefined,
    )
    await new Promise((resolve) => setTimeout(resolve, this.sorte() * ateMs))
    await this.matar()
    await respondido
  }

  /** What is missing of what was told; nothing when all of it stayed true. */
  async perdas(): Promise<string[]> {
    if (!this.dito) return []
    const { status } = await this.jornada.ver()
    const perdeu = ORDEM.indexOf(status) < ORDEM.indexOf(this.dito) && status !== 'cancelled'
    return perdeu ? [`foi dito "${this.dito}" e voltou "${status}"`] : []
  }
}

/** Numbers from 0 up to 1 that a seed decides (mulberry32). */
export function sorteDe(semente: number): () => number {
  let state = semente >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
