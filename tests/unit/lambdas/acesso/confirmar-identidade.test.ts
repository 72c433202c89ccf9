import { describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import type { Operation } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { exportarDados } from '#domain/documento/contract.ts'
import { criticalDataUpdate } from '#domain/cadastro/contract.ts'
import { MOTIVOS_DA_ALTERACAO } from '#domain/cadastro/alteracao.ts'
import { handler } from '#lambdas/acesso/confirmar-identidade.lambda.ts'
import { handler as mudarDado } from '#lambdas/cadastro/critical-data-update.lambda.ts'
import { handler as exportar } from '#lambdas/documento/exportar-dados.lambda.ts'
import * as doisFatores from '#lambdas/acesso/store/codigos-por-email.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { ANA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { CODIGO } from '../../../support/pool-vivo.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { comAna, email, id, pool, SENHA } from './entrada.ts'

comAna()

/** Of the administrators' operations that are no GET, those that change nothing. */
const SO_LEEM = new Set([
  'analytics-basic',
  'buscar-auditoria',
  'health-check',
  'kyc-monitoring',
  'system-manifest',
])
const HA_UMA_HORA = new Date(Date.now() - 60 * 60_000)
const antiga = () => sessaoGuardada(id, { em: HA_UMA_HORA })
const provar = (sessao: string, entrada: Record<string, unknown>) =>
  invoke(handler, acesso.confirmarIdentidade, { como: ANA, sessao, entrada })
const RECUSA = { status: 403, body: { codigo: 'login_recente_necessario' } }

describe('confirmar-identidade', () => {
  it('a sign-in of an hour ago takes nothing along; proven again, it and no other does', async () => {
    const [minha, outra] = [await antiga(), await antiga()]
    const levar = (sessao: string) => invoke(exportar, exportarDados, { como: ANA, sessao })
    expect(await levar(minha)).toMatchObject(RECUSA)
    expect(await provar(minha, { por: 'senha', senha: 'Errada123' })).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'senha', motivo: 'Digite a sua senha atual.' }] },
    })
    expect(await levar(minha)).toMatchObject(RECUSA)
    expect(await provar(minha, { por: 'senha', senha: SENHA })).toMatchObject({
      status: 200,
      body: { passo: 'provado' },
    })
    expect((await levar(minha)).status).toBe(200)
    expect(await levar(outra)).toMatchObject(RECUSA)
  })

  it('asks for the code of whoever has an authenticator, and keeps that it was shown', async () => {
    const login = pool().logins.get(id)
    if (login) login.segundoFator = true
    const sessao = await antiga()
    const { body } = await provar(sessao, { por: 'senha', senha: SENHA })
    const { desafio } = body as { desafio: string }
    expect(await provar(sessao, { por: 'codigo', desafio, codigo: '000000' })).toMatchObject({ status: 422 })
    expect(await sessoes.find(id, sessao)).toMatchObject({ confirmada_em: HA_UMA_HORA.toISOString() })
    expect((await provar(sessao, { por: 'codigo', desafio, codigo: CODIGO })).status).toBe(200)
    const provada = await sessoes.find(id, sessao)
    expect(provada).toMatchObject({ segundo_fator: true })
    expect(provada?.confirmada_em).not.toBe(HA_UMA_HORA.toISOString())
  })

  it('wrong passwords count as those of a sign-in', async () => {
    const sessao = await antiga()
    for (let vez = 0; vez < 5; vez += 1) await provar(sessao, { por: 'senha', senha: 'Errada123' })
    expect(await provar(sessao, { por: 'senha', senha: SENHA })).toMatchObject({ status: 429 })
  })

  it('a mailed code is enough for whoever has nothing else to show, and for nobody else', async () => {
    const sessao = await antiga()
    const porEmail = async () => (await provar(sessao, { por: 'email' })).status
    const confirmar = async () => {
      const pedido = { usuario_id: id, acao: 'critical_data_change', sessao: 's' } as const
      const { codigo } = await doisFatores.emitir(pedido, new Date())
      await doisFatores.conferir(pedido, codigo, new Date())
    }
    await confirmar()
    await usuarios.registrarSenha(id, true, new Date())
    expect(await porEmail()).toBe(403)
    await usuarios.registrarSenha(id, false, new Date())
    expect(await porEmail()).toBe(200)
  })

  it('an address is not moved by a sign-in left open', async () => {
    const dados = {
      field_name: 'email',
      new_value: 'outra@exemplo.com.br',
      change_reason: MOTIVOS_DA_ALTERACAO.comum,
    }
    const chave = `email_${Date.now()}_abc`
    const mudanca = await invoke(mudarDado, criticalDataUpdate, {
      como: ANA,
      sessao: await antiga(),
      entrada: { ...dados, idempotency_key: chave },
      headers: { 'idempotency-key': chave },
    })
    expect(mudanca).toMatchObject(RECUSA)
    expect((await usuarios.find(id))?.email).toBe(email)
  })

  it('is asked for by export, payout, certificate and every act of an administrator that changes something', () => {
    const pedem = FUNCOES.filter((f): f is Operation => f.tipo === 'http' && 'prova' in f.acesso)
    const daAdministracao = FUNCOES.filter(
      (f): f is Operation =>
        f.tipo === 'http' &&
        f.metodo !== 'GET' &&
        f.acesso.nivel === 'perfil' &&
        f.acesso.papeis.join() === 'admin' &&
        !SO_LEEM.has(f.nome),
    )
    const nomes = pedem.map(({ nome }) => nome)
    expect(nomes).toEqual(
      expect.arrayContaining([
        'exportar-dados',
        'exportar-dados-pdf',
        'connect-create-account-link',
        'certificado-conectar',
      ]),
    )
    expect(daAdministracao.map(({ nome }) => nome).filter((nome) => !nomes.includes(nome))).toEqual([])
  })
})
