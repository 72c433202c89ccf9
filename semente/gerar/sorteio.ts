import { acaso } from './acaso.ts'

/** Draws from a seed: the same name and seed draw the same, whatever was drawn for others before. */
export class Sorteio {
  private readonly proximo: () => number

  constructor(semente: number, ...nome: readonly (string | number)[]) {
    let mistura = semente | 0
    for (const letra of nome.join('/')) mistura = (Math.imul(mistura, 31) + letra.charCodeAt(0)) | 0
    this.proximo = acaso(mistura)
    // Neighbouring seeds begin alike.
    for (let i = 0; i < 5; i++) this.proximo()
  }

  entre(de: number, ate: number): number {
    return de + (ate - de) * this.proximo()
  }

  inteiro(de: number, ate: number): number {
    return Math.floor(this.entre(de, ate + 1))
  }

  chance(parte: number): boolean {
    return this.proximo() < parte
  }

  um<T>(lista: readonly T[]): T {
    const achado = lista[this.inteiro(0, lista.length - 1)]
    if (achado === undefined) throw new Error('Nothing to draw from')
    return achado
  }

  digitos(quantos: number): string {
    return Array.from({ length: quantos }, () => this.inteiro(0, 9)).join('')
  }
}
