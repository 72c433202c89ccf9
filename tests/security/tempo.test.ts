import { randomUUID } from 'node:crypto'
import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pedirLink, pedirRedefinicao, reenviarConfirmacao } from '#domain/acesso/contract.ts'
import type { Operation } from '#domain/contrato.ts'
import { acaso } from '#semente/gerar/acaso.ts'
import { api } from '../support/http.ts'
import { type Conta, novoPaciente } from '../support/pessoas.ts'
import { poolDe } from '../support/sessao.ts'
import { entrarPorSrp, type Pool } from '../support/srp.ts'
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
  let pool: Pool
  let cognito: CognitoIdentityProviderClient
  const medidas: string[] = []

  beforeAll(async () => {
    pool = await poolDe(alvo())
    cognito = new CognitoIdentityProviderClient({
      endpoint: pool.endpoint,
      region: 'sa-east-1',
      credentials: { accessKeyId: 'teste', secretAccessKey: 'teste' },
    })
  })
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
    const entrar = async (de: string) => {
      await expect(entrarPorSrp(pool, { email: de, senha: 'Errada2026' })).rejects.toThrow('Incorrect')
    }
    const comparacao = await medir('entrar com senha', entrar)
    expect({ ...comparacao, distingue: distingue(comparacao) }).toMatchObject({ distingue: false })
  })

  it('a link that was never sent', async () => {
    const usar = async (de: string) => {
      const { Session, ChallengeParameters } = await cognito.send(
        new InitiateAuthCommand({
          AuthFlow: 'CUSTOM_AUTH',
          ClientId: pool.clientId,
          AuthParameters: { USERNAME: de },
        }),
      )
      const ANSWER = randomUUID().replaceAll('-', '').padEnd(43, 'A')
      const resposta = new RespondToAuthChallengeCommand({
        ChallengeName: 'CUSTOM_CHALLENGE',
        ClientId: pool.clientId,
        Session,
        ChallengeResponses: { USERNAME: ChallengeParameters?.['USERNAME'] ?? de, ANSWER },
      })
      await cognito.send(resposta).then(
        ({ AuthenticationResult }) => expect(AuthenticationResult).toBeUndefined(),
        () => undefined,
      )
    }
    const comparacao = await medir('entrar com um link inventado', usar)
    expect({ ...comparacao, distingue: distingue(comparacao) }).toMatchObject({ distingue: false })
  })
})
