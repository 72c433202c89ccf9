import { createHash } from 'node:crypto'

/** Draws from a name: the same name draws the same, whatever was drawn for others before (SplitMix32). */
export class Sorteio {
  #estado

  constructor(nome) {
    this.#estado = createHash('sha256').update(String(nome)).digest().readUInt32LE(0)
  }

  proximo() {
    this.#estado = (this.#estado + 0x9e3779b9) | 0
    let z = this.#estado
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return ((z ^ (z >>> 15)) >>> 0) / 2 ** 32
  }

  entre(de, ate) {
    return de + (ate - de) * this.proximo()
  }

  inteiro(de, ate) {
    return Math.floor(this.entre(de, ate + 1))
  }

  chance(parte) {
    return this.proximo() < parte
  }

  um(lista) {
    return lista[this.inteiro(0, lista.length - 1)]
  }

  digitos(quantos) {
    return Array.from({ length: quantos }, () => this.inteiro(0, 9)).join('')
  }

  baralhar(lista) {
    return lista
      .map((valor) => ({ valor, lugar: this.proximo() }))
      .toSorted((a, b) => a.lugar - b.lugar)
      .map(({ valor }) => valor)
  }

  /** Bell-shaped around `media`, within two and a half deviations. */
  perto(media, desvio) {
    const soma = this.proximo() + this.proximo() + this.proximo() + this.proximo() - 2
    return media + soma * 1.25 * desvio
  }
}
