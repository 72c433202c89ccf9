/**
 * A binary heap of things that happen at an instant: the earliest first, and of equals the one that was put in first.
 */
export class Agenda<T> {
  private readonly heap: { readonly em: number; readonly ordem: number; readonly fato: T }[] = []
  private ordem = 0

  get tamanho(): number {
    return this.heap.length
  }

  marcar(em: number, fato: T): void {
    const novo = { em, ordem: this.ordem++, fato }
    this.heap.push(novo)
    let i = this.heap.length - 1
    while (i > 0) {
      const pai = (i - 1) >> 1
      if (!this.antes(i, pai)) break
      this.trocar(i, pai)
      i = pai
    }
  }

  /** The next thing and its instant; undefined when nothing is left. */
  proximo(): { readonly em: number; readonly fato: T } | undefined {
    const primeiro = this.heap[0]
    const ultimo = this.heap.pop()
    if (!primeiro || !ultimo) return undefined
    if (this.heap.length > 0) {
      this.heap[0] = ultimo
      this.descer()
    }
    return primeiro
  }

  private descer(): void {
    for (let i = 0; ; ) {
      const esquerda = 2 * i + 1
      let menor = i
      if (esquerda < this.heap.length && this.antes(esquerda, menor)) menor = esquerda
      if (esquerda + 1 < this.heap.length && this.antes(esquerda + 1, menor)) menor = esquerda + 1
      if (menor === i) return
      this.trocar(i, menor)
      i = menor
    }
  }

  private antes(i: number, j: number): boolean {
    const [a, b] = [this.heap[i], this.heap[j]]
    if (!a || !b) return false
    return a.em < b.em || (a.em === b.em && a.ordem < b.ordem)
  }

  private trocar(i: number, j: number): void {
    const [a, b] = [this.heap[i], this.heap[j]]
    if (!a || !b) return
    this.heap[i] = b
    this.heap[j] = a
  }
}
