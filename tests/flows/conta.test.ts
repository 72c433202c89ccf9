import { randomUUID } from 'node:crypto'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csrfProtection, twoFactorAuth } from '#domain/acesso/contract.ts'
import { cadastrar, criticalDataUpdate, encerrarConta, usuarioEu } from '#domain/cadastro/contract.ts'
import { verConsulta } from '#domain/consulta/contract.ts'
import { VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import {
  listarDocumentos,
  exportarDados,
  exportarDadosPdf,
  quemViuProntuario,
} from '#domain/documento/contract.ts'
import { kycEu } from '#domain/kyc/contract.ts'
import { ANA, CARLA, SENHA } from '#semente/personas.ts'
import { codigosPara } from '../support/caixa.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { errado } from '../support/codigo-errado.ts'
import { api, type Chamador } from '../support/http.ts'
import { enviarFoto, selfieDe } from '../support/kyc-envio.ts'
import { loja } from '../support/pessoas.ts'
import { type Entrada, entrar, entrarComo } from '../support/sessao.ts'
import { passarPelaVerificacao } from '../support/verificacao.ts'

/** A patient's account over HTTP: the code, the change, the identity check done again, the way out. */

const ACAO = 'critical_data_change'
const SESSAO = randomUUID()
const NOVO_EMAIL = 'carla.nova@exemplo.com.br'
const ERRADO = 'Carla Meneses Duarti'

let cloud: CloudProcess
let quem: Entrada
let carla: Chamador
/** A picture that was sent and that no check took. */
let enviada: string

beforeAll(async () => {
  cloud = await startCloudProcess()
  quem = await entrarComo(cloud, CARLA)
  const { table, keys } = await loja(cloud)
  const set = { kyc_status: 'approved', access_tier: 'full', email_confirmado: true, nome: ERRADO }
  await table.write(table.update(keys.usuarioKey(quem.id), { set }, table.EXISTS))
  carla = api(cloud.origem, quem)
})
afterAll(async () => {
  await cloud.close()
})

async function pedirCodigo(email: string): Promise<string> {
  const antes = (await codigosPara(cloud, email)).length
  const { csrf_token } = await carla.ok(csrfProtection, {
    action: 'generate',
    endpoint: 'two-factor-auth',
    session_id: SESSAO,
  })
  const enviado = await carla.ok(
    twoFactorAuth,
    { action_type: ACAO, email, verify: false },
    { 'x-session-id': SESSAO, 'csrf-token': csrf_token },
  )
  expect(enviado).toEqual({
    message: 'Verifique seu email para o código de verificação.',
    expires_in: 900,
  })
  const todos = await codigosPara(cloud, email)
  expect(todos).toHaveLength(antes + 1)
  return todos[0] ?? ''
}
const conferir = (token: string, sessao = SESSAO) =>
  carla.ok(twoFactorAuth, { action_type: ACAO, token, verify: true }, { 'x-session-id': sessao })
const confirmar = async (email: string) =>
  expect(await conferir(await pedirCodigo(email))).toMatchObject({ verified: true })

const mudar = (field_name: string, new_value: string, change_reason = 'User profile update') => {
  const idempotency_key = `${field_name}_${randomUUID()}`
  return carla.call(
    criticalDataUpdate,
    { field_name, new_value, change_reason, idempotency_key },
    { 'idempotency-key': idempotency_key },
  )
}

describe('the security code', () => {
  it('is burned by five wrong tries, however many come at once', async () => {
    const certo = await pedirCodigo(CARLA.usuario.email)
    const errados = Array.from({ length: 12 }, (_, i) => errado(certo, i + 1))
    const respostas = await Promise.all(errados.map((codigo) => conferir(codigo)))
    expect(respostas.every((resposta) => 'verified' in resposta && !resposta.verified)).toBe(true)
    expect(await conferir(certo)).toMatchObject({ verified: false })
    expect(await mudar('telefone', '11912345678')).toMatchObject({
      status: 403,
      body: { codigo: 'segundo_fator_necessario' },
    })
  })

  it('allows one change', async () => {
    await confirmar(CARLA.usuario.email)
    expect(await mudar('telefone', ANA.usuario.telefone)).toMatchObject({
      status: 409,
      body: { codigo: 'duplicado' },
    })
    expect(await mudar('telefone', '11912345678')).toMatchObject({
      status: 200,
      body: { success: true, requires_re_kyc: false, audit_id: expect.stringMatching(/:\d+$/) },
    })
    expect(await carla.ok(usuarioEu)).toMatchObject({ telefone: '11912345678' })
    expect((await mudar('email', NOVO_EMAIL)).status).toBe(403)
  })
})

describe('a new e-mail', () => {
  it('moves the sign-in, and has to be confirmed again', async () => {
    await confirmar(CARLA.usuario.email)
    expect((await mudar('email', NOVO_EMAIL)).status).toBe(200)
    expect(await carla.ok(usuarioEu)).toMatchObject({ email: NOVO_EMAIL, email_confirmado: false })
    expect((await entrar(cloud, NOVO_EMAIL)).id).toBe(quem.id)
    await expect(entrar(cloud, CARLA.usuario.email)).rejects.toThrow(Error)
  })
})

describe('a new name', () => {
  it('waits for the identity check, which an approved document makes the profile’s', async () => {
    await confirmar(NOVO_EMAIL)
    expect(await mudar('nome', CARLA.usuario.nome)).toMatchObject({
      status: 403,
      body: { codigo: 'campo_bloqueado', requires_re_kyc: true },
    })
    expect(await mudar('nome', CARLA.usuario.nome, 'User requested change with re-KYC')).toMatchObject({
      status: 200,
      body: { requires_re_kyc: true },
    })
    expect(await carla.ok(usuarioEu)).toMatchObject({
      nome: ERRADO,
      kyc_status: 'pending',
      access_tier: 'restricted',
      alteracao_pendente: { campo: 'nome', valor: CARLA.usuario.nome, anterior: ERRADO },
    })
    expect(await carla.ok(kycEu)).toMatchObject({ current_state: 'draft' })
    // What was issued stays theirs; a consultation does not.
    expect(await carla.ok(listarDocumentos)).toEqual({ documentos: [] })
    expect(await carla.call(verConsulta, { id: 'con_nenhuma' })).toMatchObject({
      status: 403,
      body: { codigo: 'verificacao_pendente' },
    })

    enviada = await enviarFoto(cloud, quem, 'selfie', await selfieDe('carla'))
    const dela = { ...quem, usuario: CARLA.usuario }
    expect(await passarPelaVerificacao(cloud, dela, 'valida')).toBe('approved')
    expect(await carla.ok(kycEu)).toMatchObject({ current_state: 'approved', reasons: [] })
    const perfil = await carla.ok(usuarioEu)
    expect(perfil).toMatchObject({ nome: CARLA.usuario.nome, access_tier: 'full' })
    expect(perfil).not.toHaveProperty('alteracao_pendente')
  })
})

describe('what the law gives', () => {
  it('is own data as JSON and PDF, and who touched it', async () => {
    const dados = await carla.ok(exportarDados)
    expect(dados.perfil).toMatchObject({ id: quem.id, email: NOVO_EMAIL })
    const { conteudo_base64 } = await carla.ok(exportarDadosPdf)
    expect(Buffer.from(conteudo_base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    const { acessos, integro } = await carla.ok(quemViuProntuario)
    expect(integro).toBe(true)
    expect(acessos.map(({ quem: autor, o_que, vezes }) => `${autor} · ${o_que} · ${vezes}`)).toEqual([
      'Você · Exportou o prontuário · 2',
      'Você · Alterou o nome · 1',
      'Você · Pediu para alterar o nome · 1',
      'Você · Alterou o e-mail · 1',
      'Você · Alterou o telefone · 1',
    ])
  })

  it('is closing the account: pictures, sign-in and contacts are gone, and free for a new account', async () => {
    const s3 = new S3Client({ forcePathStyle: true })
    const imagens = async () =>
      ((await s3.send(new ListObjectsV2Command({ Bucket: process.env['BALDE_KYC'] }))).Contents ?? []).filter(
        ({ Key }) => Key?.includes(quem.id),
      )
    expect((await imagens()).map(({ Key }) => Key)).toContain(enviada)
    expect((await imagens()).length).toBeGreaterThan(1)
    // Behind the approval the face goes into the collection; an account is not erased while it is on its way.
    const rostos = await import('#lambdas/kyc/store/rostos.ts')
    await expect.poll(async () => (await rostos.find(quem.id))?.sha256, { timeout: 45_000 }).toBeDefined()
    expect((await carla.call(encerrarConta, { confirmacao: 'ENCERRAR' })).body).toMatchObject({
      codigo: 'segundo_fator_necessario',
    })
    await confirmar(NOVO_EMAIL)
    const recibo = await carla.ok(encerrarConta, { confirmacao: 'ENCERRAR' })
    expect(recibo).toMatchObject({ concluido: true, mantido: [{ ate: expect.any(String) }] })
    expect(await imagens()).toEqual([])
    s3.destroy()
    expect(await carla.ok(encerrarConta, { confirmacao: 'ENCERRAR' })).toEqual(recibo)
    expect((await carla.call(usuarioEu)).status).toBe(401)
    await expect(entrar(cloud, NOVO_EMAIL)).rejects.toThrow(Error)

    const { nome, cpf, data_nascimento } = CARLA.usuario
    const { id } = await api(cloud.origem).ok(cadastrar, {
      nome,
      cpf,
      data_nascimento,
      email: NOVO_EMAIL,
      telefone: '11912345678',
      password: SENHA,
      tipo: 'paciente',
      aceite_legal: { versao: VERSAO_LEGAL },
    })
    expect(id).not.toBe(quem.id)
    expect((await entrar(cloud, NOVO_EMAIL)).id).toBe(id)
  })
})
