import { beforeEach, describe, expect, it } from 'vitest'
import * as cadastro from '#domain/cadastro/contract.ts'
import { handler } from '#lambdas/cadastro/precheck-identity.lambda.ts'
import * as contas from '#lambdas/store/contas.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { poolVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

let pool: ReturnType<typeof poolVivo>

beforeEach(async () => {
  tabelaViva()
  pool = poolVivo()
  segredosVivos()
  await contas.criar(ANA.usuario, new Date())
  await contas.criar(CARLA.usuario, new Date())
})

const LIVRE = {
  cpf: '746.824.890-70',
  email: 'livre@exemplo.com.br',
  telefone: '11900001111',
  tipo: 'paciente',
}

const perguntar = (entrada: object, headers: Record<string, string> = {}) =>
  invoke(handler, cadastro.precheckIdentity, { entrada: { ...LIVRE, ...entrada }, headers })

describe('precheck-identity', () => {
  it('finds nothing for a free form', async () => {
    expect((await perguntar({})).body).toEqual({
      success: true,
      duplicate_found: false,
      duplicate_type: null,
    })
  })

  it('names the first hit in the order e-mail, cpf, telefone', async () => {
    const { email, cpf, telefone } = ANA.usuario
    const achado = (duplicate_type: string) => ({ success: true, duplicate_found: true, duplicate_type })
    expect((await perguntar({ email, cpf, telefone })).body).toEqual(achado('email'))
    expect((await perguntar({ cpf, telefone })).body).toEqual(achado('cpf'))
    expect((await perguntar({ telefone })).body).toEqual(achado('telefone'))
    expect((await perguntar({ cpf, telefone, tipo: 'medico' })).body).toMatchObject({
      duplicate_found: false,
    })
  })

  it('never counts what is the caller’s own', async () => {
    const { id, email, cpf, telefone } = CARLA.usuario
    pool.com(id, email)
    expect((await perguntar({ email, cpf, telefone }, pool.entrar(id))).body).toEqual({
      success: true,
      duplicate_found: false,
      duplicate_type: null,
    })
  })

  it('is not asked more often of a CPF by sending a refused request again', async () => {
    for (let vez = 0; vez < 5; vez++)
      expect((await perguntar({ email: `livre${vez}@exemplo.com.br` })).status).toBe(200)
    const chave = { 'x-idempotency-key': 'chave-de-teste' }
    for (let vez = 0; vez < 3; vez++) expect((await perguntar({}, chave)).status).toBe(429)
  })

  it('says nothing for an incomplete form', async () => {
    const { status, body } = await invoke(handler, cadastro.precheckIdentity, {
      entrada: { email: ANA.usuario.email },
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      campos: [
        { campo: 'cpf', motivo: 'CPF inválido.' },
        { campo: 'telefone', motivo: 'Informe um celular válido com DDD (11 dígitos).' },
        { campo: 'tipo', motivo: 'Escolha paciente ou médico.' },
      ],
    })
  })

  it('answers five times an hour for one CPF, then asks to wait an hour', async () => {
    for (let i = 0; i < 5; i++) expect((await perguntar({ email: `p${i}@exemplo.com.br` })).status).toBe(200)
    const { status, body, headers } = await perguntar({ email: 'p6@exemplo.com.br' })
    expect(status).toBe(429)
    expect(body).toEqual({
      type: 'https://acolhe.app/erros/muitas_tentativas',
      title: 'Muitas tentativas',
      status: 429,
      detail: 'Aguarde alguns minutos antes de tentar novamente.',
      codigo: 'muitas_tentativas',
      request_id: 'req-1',
      error: expect.any(String) as string,
      retry_after: 3600,
    })
    expect(headers).toMatchObject({ 'retry-after': '3600' })
  })

  it('does not count a request repeated under its key, nor lets the key serve other data', async () => {
    const chave = { 'x-idempotency-key': 'f3b1c2d4-0000-4000-8000-000000000001' }
    for (let i = 0; i < 8; i++) expect((await perguntar({}, chave)).status).toBe(200)
    for (let i = 0; i < 4; i++)
      expect((await perguntar({ telefone: `1190000222${i}` }, chave)).status).toBe(200)
    expect((await perguntar({ telefone: '11900003333' }, chave)).status).toBe(429)
  })

  it('answers ten times an hour for one address', async () => {
    const cpfs = ['74682489070', '29537995593', '83469512051', '86288366757']
    for (let i = 0; i < 10; i++)
      expect((await perguntar({ email: `q${i}@exemplo.com.br`, cpf: cpfs[i % 4] })).status).toBe(200)
    expect((await perguntar({ email: 'q11@exemplo.com.br', cpf: '11144477735' })).status).toBe(429)
  })
})
