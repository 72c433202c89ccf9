import { createHash } from 'node:crypto'

/** Draws from a name: the same name draws the same (mulberry32). */
export class Sorte {
  private estado: number

  constructor(nome: string) {
    this.estado = createHash('sha256').update(nome).digest().readUInt32LE(0)
  }

  proximo(): number {
    this.estado = (this.estado + 0x6d2b79f5) | 0
    let t = Math.imul(this.estado ^ (this.estado >>> 15), 1 | this.estado)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }

  inteiro(de: number, ate: number): number {
    return de + Math.floor(this.proximo() * (ate - de + 1))
  }

  chance(parte: number): boolean {
    return this.proximo() < parte
  }

  um<T>(lista: readonly T[]): T {
    const achado = lista[this.inteiro(0, lista.length - 1)]
    if (achado === undefined) throw new Error('Nothing to draw from')
    return achado
  }

  /** A number of any order of magnitude. */
  ordem(de: number, ate: number): number {
    return Math.round(de * (ate / de) ** this.proximo())
  }

  bytes(quantos: number): Buffer {
    const bytes = Buffer.alloc(quantos)
    for (let i = 0; i < quantos; i++) bytes[i] = this.inteiro(0, 255)
    return bytes
  }
}
