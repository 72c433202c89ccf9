import type { Locator, Page } from '@playwright/test'

/**
 * What a person's hand does at a screen, counted, and the time it takes by the keystroke-level model (Card, Moran and
 * Newell 1980): a key of an average typist, pointing and pressing, and the hand between keyboard and mouse. Reading and
 * thinking are the talk's.
 */
const SEGUNDOS = { tecla: 0.28, clique: 1.1, troca: 0.4 } as const

export class Mao {
  private readonly feitos = { tecla: 0, clique: 0, troca: 0 }
  private onde: 'teclado' | 'mouse' = 'teclado'

  constructor(private readonly page: Page) {}

  async clicar(alvo: Locator): Promise<void> {
    this.em('mouse')
    this.feitos.clique++
    await alvo.click()
  }

  async digitar(texto: string): Promise<void> {
    this.em('teclado')
    this.feitos.tecla += teclasDe(texto)
    await this.page.keyboard.type(texto)
  }

  async teclar(...teclas: readonly string[]): Promise<void> {
    this.em('teclado')
    for (const tecla of teclas) {
      this.feitos.tecla++
      await this.page.keyboard.press(tecla)
    }
  }

  /**
   * A press, a letter of the option and Enter; the list of a select is the system's, which nothing here can type
   * into.
   */
  async escolher(select: Locator, valor: string): Promise<void> {
    await this.clicar(select)
    this.em('teclado')
    this.feitos.tecla += 2
    await select.selectOption(valor)
  }

  get conta() {
    const { tecla, clique, troca } = this.feitos
    const segundos = tecla * SEGUNDOS.tecla + clique * SEGUNDOS.clique + troca * SEGUNDOS.troca
    return { teclas: tecla, cliques: clique, trocas: troca, segundos: Math.round(segundos * 10) / 10 }
  }

  private em(lugar: 'teclado' | 'mouse'): void {
    if (this.onde !== lugar) this.feitos.troca++
    this.onde = lugar
  }
}

/** An accent is a key of its own, and so is the shift of a capital. */
const teclasDe = (texto: string): number =>
  texto.normalize('NFD').length + (texto.match(/\p{Lu}/gu)?.length ?? 0)
