import { type Arco, lugarNoAnel, noArco } from '#domain/consulta/anel.ts'

/** So many doctors in the order of their places on the ring of offers. */
export class Anel {
  private readonly ordem: readonly { readonly medico: number; readonly lugar: number }[]

  constructor(medicos: number) {
    this.ordem = Array.from({ length: medicos }, (_, medico) => ({
      medico,
      lugar: lugarNoAnel(`medico-${medico}`),
    })).toSorted((a, b) => a.lugar - b.lugar)
  }

  /** The doctors on an arc of whom this holds, in the order of the ring. */
  todos(arco: Arco, serve: (medico: number) => boolean): number[] {
    const inicio = this.desde(arco.de)
    const achados: number[] = []
    for (let passo = 0; passo < this.ordem.length; passo++) {
      const atual = this.ordem[(inicio + passo) % this.ordem.length]
      if (!atual || !noArco(arco, atual.lugar)) break
      if (serve(atual.medico)) achados.push(atual.medico)
    }
    return achados
  }

  /** Index of the first doctor at this place or after it. */
  private desde(lugar: number): number {
    let [de, ate] = [0, this.ordem.length]
    while (de < ate) {
      const meio = (de + ate) >> 1
      if ((this.ordem[meio]?.lugar ?? 0) < lugar) de = meio + 1
      else ate = meio
    }
    return de
  }
}
