import { beforeEach } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import { handler } from '#lambdas/acesso/entrar.lambda.ts'
import * as contas from '#lambdas/store/contas.ts'
import { ANA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { poolVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

/** Ana before a browser that signs in: her account in the table and in the user pool. */

export const { id, email } = ANA.usuario
export const SENHA = 'Antiga123'
type Pool = ReturnType<typeof poolVivo>
const agora: { pool?: Pool } = {}

export function comAna(): void {
  beforeEach(async () => {
    tabelaViva()
    segredosVivos()
    agora.pool = poolVivo()
    agora.pool.com(id, email, SENHA)
    await contas.criar(ANA.usuario, new Date())
  })
}

/** The user pool of the test that runs. */
export function pool(): Pool {
  if (!agora.pool) throw new Error('No test runs')
  return agora.pool
}

type Chamada = Parameters<typeof invoke>[2]
export const entrar = (entrada: Record<string, unknown>, chamada: Chamada = {}) =>
  invoke(handler, acesso.entrar, { entrada, ...chamada })
export const comSenha = (senha = SENHA, chamada: Chamada = {}) =>
  entrar({ por: 'senha', email, senha }, chamada)
export const cookiesOf = (cookies: readonly string[]) => cookies.map((linha) => linha.split(';')[0] ?? '')
export const jtiDe = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { origin_jti: string })
    .origin_jti
export const dentroDe = (body: unknown) => body as { token: string; desafio: string; passo: string }
