import { beforeEach, describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import { handler } from '#lambdas/acesso/advanced-rate-limiting-v2.lambda.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { poolVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const { id, email } = ANA.usuario
let pool: ReturnType<typeof poolVivo>

beforeEach(() => {
  tabelaViva()
  pool = poolVivo()
  segredosVivos()
  pool.com(id, email)
})

async function chamar(entrada: object, headers: Record<string, string> = {}, ip?: string) {
  const { status, body } = await invoke(handler, acesso.advancedRateLimitingV2, {
    entrada: { ...entrada },
    headers,
    ip,
  })
  return { status, body }
}
const resposta = (allowed: boolean, retryAfter: number, attemptsRemaining: number) => ({
  status: 200,
  body: { allowed, retryAfter, attemptsRemaining },
})

describe('advanced-rate-limiting-v2', () => {
  const redefinir = { identifier: 'x@exemplo.com.br', attempt_type: 'password_reset' }

  it('before any sign-in: checks without counting, counts with record_only, blocks at the third', async () => {
    expect(await chamar(redefinir)).toEqual(resposta(true, 0, 3))
    expect(await chamar(redefinir)).toEqual(resposta(true, 0, 3))
    const contar = { ...redefinir, record_only: true, successful: false }
    expect(await chamar(contar)).toEqual(resposta(true, 0, 2))
    expect(await chamar(contar)).toEqual(resposta(true, 0, 1))
    expect(await chamar(contar)).toEqual(resposta(false, 3600, 0))
    expect((await chamar(redefinir)).body).toMatchObject({ allowed: false, attemptsRemaining: 0 })
  })

  it('counts an e-mail for each address apart: nobody blocks another person', async () => {
    for (let i = 0; i < 3; i++) await chamar({ ...redefinir, record_only: true })
    expect(await chamar(redefinir, {}, '10.9.9.9')).toEqual(resposta(true, 0, 3))
  })

  it('names an unknown type', async () => {
    expect(await chamar({ ...redefinir, attempt_type: 'toString' })).toEqual({
      status: 400,
      body: {
        type: 'https://acolhe.app/erros/campos_invalidos',
        title: 'Campos inválidos',
        status: 400,
        detail: 'Unknown attempt type: toString',
        codigo: 'campos_invalidos',
        request_id: 'req-1',
        error: expect.any(String) as string,
        campos: [{ campo: 'attempt_type', motivo: 'Unknown attempt type: toString' }],
      },
    })
  })

  it('asks for a session for every other type, and only of the caller', async () => {
    const retry = { identifier: id, attempt_type: 'kyc_retry' }
    expect((await chamar(retry)).body).toMatchObject({ codigo: 'nao_autenticado' })
    const sessao = pool.entrar(id)
    expect(await chamar(retry, sessao)).toEqual(resposta(true, 0, 3))
    await chamar({ ...retry, identifier: email, record_only: true, successful: true }, sessao)
    expect(await chamar(retry, sessao)).toEqual(resposta(true, 0, 2))
    for (const identifier of [CARLA.usuario.id, CARLA.usuario.email])
      expect((await chamar({ ...retry, identifier }, sessao)).body).toMatchObject({
        codigo: 'nao_encontrado',
      })
  })

  it('lets a config tighten only', async () => {
    const sessao = pool.entrar(id)
    const base = { identifier: id, attempt_type: 'kyc_attempt' }
    expect(await chamar({ ...base, config: { maxAttempts: 1000, windowMs: 1 } }, sessao)).toEqual(
      resposta(true, 0, 3),
    )
    expect(await chamar({ ...base, config: { maxAttempts: 1 } }, sessao)).toEqual(resposta(true, 0, 1))
  })
})
