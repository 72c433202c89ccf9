import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  esquecerFoto,
  esquecerFotos,
  guardarFoto,
  lerFotos,
} from '../../../../web/src/lib/sessao/fotos-guardadas.ts'

const FRENTE = {
  tipo: 'CNH',
  lado: 'frente',
  arquivo: new File(['foto'], 'frente é.png', { type: 'image/png' }),
} as const

/** As a browser's: what is put into a store that has been thrown away since it was opened is gone. */
class Caixas {
  private readonly caixas = new Map<string, Map<string, Response>>()

  async open(nome: string) {
    await this.umaVolta()
    const caixa = this.caixas.get(nome) ?? new Map<string, Response>()
    this.caixas.set(nome, caixa)
    return {
      put: async (endereco: string, resposta: Response) => {
        await this.umaVolta()
        caixa.set(endereco, resposta)
      },
      match: async (endereco: string) => caixa.get(endereco)?.clone(),
      delete: async (endereco: string) => caixa.delete(endereco),
    }
  }

  async delete(nome: string) {
    await this.umaVolta()
    await this.umaVolta()
    return this.caixas.delete(nome)
  }

  private umaVolta() {
    return new Promise((resolve) => setImmediate(resolve))
  }
}

beforeEach(() => vi.stubGlobal('caches', new Caixas()))
afterEach(() => vi.unstubAllGlobals())

const nomes = async () => (await lerFotos('ana', ['frente', 'verso'])).map(({ arquivo }) => arquivo.name)

it('gives back what was kept, to whom it belongs', async () => {
  await guardarFoto('ana', FRENTE)
  expect(await nomes()).toEqual(['frente é.png'])
  expect(await lerFotos('bruno', ['frente'])).toEqual([])
})

it('keeps a picture chosen while those before it are still being thrown away', async () => {
  void esquecerFotos()
  await guardarFoto('ana', FRENTE)
  expect(await nomes()).toEqual(['frente é.png'])
})

it('keeps the last of two picked in a hurry, and none that was removed', async () => {
  void guardarFoto('ana', FRENTE)
  void guardarFoto('ana', { ...FRENTE, arquivo: new File(['outra'], 'outra.png') })
  expect(await nomes()).toEqual(['outra.png'])
  void guardarFoto('ana', FRENTE)
  void esquecerFoto('ana', 'frente')
  expect(await nomes()).toEqual([])
})

it('goes on where the store fails or is absent', async () => {
  vi.stubGlobal('caches', {
    open: () => Promise.reject(new Error('cheio')),
    delete: () => Promise.reject(new Error('cheio')),
  })
  await guardarFoto('ana', FRENTE)
  await esquecerFotos()
  expect(await nomes()).toEqual([])
  vi.unstubAllGlobals()
  await guardarFoto('ana', FRENTE)
  expect(await nomes()).toEqual([])
})
