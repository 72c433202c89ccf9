import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { entrar, pedirLink, pedirRedefinicao, reenviarConfirmacao } from '#domain/acesso/contract.ts'
import type { Operation } from '#domain/base/contrato.ts'
import { acaso } from '#semente/gerar/acaso.ts'
import { api } from '../support/http.ts'
import { type Conta, novoPaciente } from '../support/pessoas.ts'
import { alvo, COMPLETA, outroLugar, SEMENTE } from './alvo.ts'
import { comparar, distingue, PARES } from './emparelhado.ts'
import { email } from './pedidos.ts'

/** Nobody learns from the clock who has an account: the same asked in turn for an account and for nobody. */

describe('the comparison', () => {
  const sorteio = acaso(SEMENTE)
  const pares = (aMais: number) =>
    Array.from({ length: PARES }, () => [600 + 4 * sorteio() + aMais, 600 + 4 * sorteio()] as const)

  it('says nothing of chance, and tells a shift the size of the spread from it', () => {
    for (let vez = 0; vez < 50; vez++) {
      expect(distingue(comparar(pares(0)))).toBe(false)
      expect(distingue(comparar(pares(3)))).toBe(true)
      expect(distingue(comparar(pares(-3)))).toBe(true)
    }
  })

  it('takes no spread at all for an answer only where there is no difference', () => {
    expect(distingue({ diferenca: 0, dispersao: 0 })).toBe(false)
    expect(distingue({ diferenca: 1, dispersao: 0 })).toBe(true)
    expect(distingue(comparar([]))).toBe(true)
  })
})

/** Asked for so often, each is still treated as at first: below what a sign-in and an inbox are limited to. */
const VEZES = 4

describe.runIf(COMPLETA)('an account and nobody take the same time', { timeout: 600_000 }, () => {
  const medidas: string[] = []

  afterAll(() => console.log(['pedido | diferença, ms | dispersão, ms', ...medidas].join('\n')))

  /** The same done in turn for an account and for nobody, who takes turns in being the first. */
  async function medir(nome: string, fazer: (email: string) => Promise<unknown>, conta: Conta = {}) {
    const levou = async (de: string) => {
      const inicio = performance.now()
      await fazer(de)
      return performance.now() - inicio
    }
    const pares: (readonly [number, number])[] = []
    let [alguem, ninguem] = ['', '']
    for (let n = 0; n < PARES; n++) {
      if (n % VEZES === 0) [alguem, ninguem] = [(await novoPaciente(alvo(), conta)).usuario.email, email()]
      if (n % 2 === 0) pares.push([await levou(alguem), await levou(ninguem)])
      else {
        const outro = await levou(ninguem)
        pares.push([await levou(alguem), outro])
      }
    }
    const comparacao = comparar(pares)
    medidas.push(`${nome} | ${comparacao.diferenca.toFixed(2)} | ${comparacao.dispersao.toFixed(2)}`)
    return comparacao
  }

  it.each<{ readonly operation: Operation; readonly conta: Conta }>([
    { operation: pedirLink, conta: {} },
    { operation: pedirRedefinicao, conta: {} },
    { operation: reenviarConfirmacao, conta: { email_confirmado: false } },
  ])('$operation.nome', async ({ operation, conta }) => {
    const pedir = (de: string) =>
      api(alvo().origem, undefined, outroLugar()).ok(operation, { email: de, mode: 'paciente' })
    const comparacao = await medir(operation.nome, pedir, conta)
    expect({ ...comparacao, distingue: distingue(comparacao) }).toMatchObject({ distingue: false })
  })

  it('a sign-in with a wrong password', async () => {
    const tentar = async (de: string) => {
      const pedido = { por: 'senha', email: de, senha: 'Errada2026' }
      expect((await api(alvo().origem, undefined, outroLugar()).call(entrar, pedido)).status).toBe(401)
    }
    const comparacao = await medir('entrar com senha', tentar)
    expect({ ...comparacao, distingue: distingue(comparacao) }).toMatchObject({ distingue: false })
  })

  it('a link that was never sent', async () => {
    const usar = async (de: string) => {
      const token = randomUUID().replaceAll('-', '').padEnd(43, 'A')
      const { status } = await api(alvo().origem, undefined, outroLugar()).call(entrar, {
        por: 'link',
        email: de,
        token,
      })
      expect(status).toBe(410)
    }
    const comparacao = await medir('entrar com um link inventado', usar)
    expect({ ...comparacao, distingue: distingue(comparacao) }).toMatchObject({ distingue: false })
  })
})
