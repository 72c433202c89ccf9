import os from 'node:os'
import { performance } from 'node:perf_hooks'

/** What the machine did meanwhile: other work slows every answer, and this tells by how much. */
export class Maquina {
  /** Load of each minute, by its number. */
  readonly cargas: number[] = []
  /** Milliseconds of each request for a small file of the site, which no function answers. */
  readonly controle: number[] = []
  private readonly timers: readonly NodeJS.Timeout[]

  constructor(origem: string) {
    this.timers = [
      setInterval(() => this.cargas.push(os.loadavg()[0] ?? 0), 60_000),
      setInterval(() => void this.pedir(`${origem}/config.json`), 1_000),
    ]
  }

  parar(): void {
    for (const timer of this.timers) clearInterval(timer)
  }

  private async pedir(url: string): Promise<void> {
    const antes = performance.now()
    const response = await fetch(url)
    await response.arrayBuffer()
    this.controle.push(performance.now() - antes)
  }
}
