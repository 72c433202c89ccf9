import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { handler as assinar } from '#lambdas/documento/assinar.ts'
import { handler as retomar } from '#lambdas/documento/retomar-assinaturas.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { createAssinatura } from '../../../../local/provedores/assinatura/service.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { listen, stop, temporaryFolder } from '../../../support/provedores.ts'
import { providerListener } from '../../../../local/provedores/listener.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { fila } from '../../../support/tempo-real.ts'
import { cadastrar, DOCUMENTO, emAndamento, guardar } from './cenario.ts'

vi.mock('#lambdas/documento/fontes.ts', async () => ({ FONTES: (await import('./cenario.ts')).FONTES }))

let disk: Awaited<ReturnType<typeof temporaryFolder>>
let provider: Awaited<ReturnType<typeof createAssinatura>>
let server: Awaited<ReturnType<typeof listen>>
const asked: { path: string; key: string | undefined; body: Record<string, unknown> }[] = []

beforeAll(async () => {
  disk = await temporaryFolder()
  provider = await createAssinatura({ folder: join(disk.folder, 'dados') })
  const answer = providerListener([{ prefix: '/assinatura', provider }])
  server = await listen((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked.push({
        path: request.url ?? '',
        key: request.headers['idempotency-key']?.toString(),
        body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
      })
    })
    answer(request, response)
  })
  process.env['URL_ASSINATURA'] = `${server.url}/assinatura`
  mockClient(SecretsManagerClient)
    .on(GetSecretValueCommand)
    .resolves({ SecretString: '{"chave":"assinatura_local"}' })
})
afterAll(async () => {
  await stop(server.server)
  await provider.close()
  await disk.remove()
})

let files: Map<string, Buffer>
beforeEach(async () => {
  asked.length = 0
  files = new Map()
  tabelaViva(itemsOf(ANA, HELENA))
  const s3 = mockClient(S3Client)
  s3.on(PutObjectCommand).callsFake(
    ({ Key, Body, IfNoneMatch }: { Key: string; Body: Buffer; IfNoneMatch?: string }) => {
      if (IfNoneMatch === '*' && files.has(Key))
        throw new S3ServiceException({ name: 'PreconditionFailed', $fault: 'client', $metadata: {} })
      files.set(Key, Body)
      return {}
    },
  )
  s3.on(GetObjectCommand).callsFake(({ Key }: { Key: string }) => ({
    Body: { transformToByteArray: async () => files.get(Key) },
  }))
  await cadastrar(HELENA)
  await emAndamento()
})

const evento = (documento_id: string, para = 'created') =>
  fila({
    tipo: 'documento.status',
    detalhe: {
      id: 'e1',
      em: '2026-11-21T02:30:00.000Z',
      documento_id,
      consulta_id: 'c',
      paciente_id: ANA.usuario.id,
      medico_id: HELENA.usuario.id,
      de: null,
      para,
    },
  })
const assinaturas = () => asked.filter(({ path }) => path.endsWith('/assinaturas'))

describe('documento/assinar', () => {
  it('makes the file, has it signed by the doctor, stores it and says so', async () => {
    const id = `${DOCUMENTO}-1`
    await guardar({ id })
    expect(await assinar(evento(id), CONTEXT)).toEqual({ batchItemFailures: [] })
    const path = `${ANA.usuario.id}/${id}.pdf`
    const signed = await documentos.find(id)
    expect(signed).toMatchObject({ status: 'signed', file_url: path })
    expect(Date.now() - Date.parse(signed?.signed_at ?? '')).toBeLessThan(30_000)
    expect(signed).not.toHaveProperty('vence_em')
    expect(await documentos.aAssinar(new Date(Date.now() + 3_600_000))).toEqual([])
    expect(asked.map(({ path: where, key }) => [where, key])).toEqual([
      ['/assinatura/certificados', undefined],
      ['/assinatura/assinaturas', id],
    ])
    expect(asked[0]?.body).toEqual({
      medico_id: HELENA.usuario.id,
      nome: 'Helena Prado Vasconcelos',
      cpf: HELENA.usuario.cpf,
      crm: '123456',
      uf: 'SP',
      data_nascimento: HELENA.usuario.data_nascimento,
    })
    const response = await fetch(`${server.url}/assinatura/verificacoes`, {
      method: 'POST',
      headers: { authorization: 'Bearer assinatura_local', 'content-type': 'application/json' },
      body: JSON.stringify({ pdf_base64: files.get(path)?.toString('base64') }),
    })
    expect(await response.json()).toMatchObject({
      valida: true,
      titular: { nome: 'HELENA PRADO VASCONCELOS', crm: '123456', uf: 'SP' },
    })
  })

  it('signs once, however often the event comes', async () => {
    const id = `${DOCUMENTO}-2`
    await guardar({ id })
    await Promise.all([assinar(evento(id), CONTEXT), assinar(evento(id), CONTEXT)])
    const first = await documentos.find(id)
    await assinar(evento(id), CONTEXT)
    expect(await documentos.find(id)).toEqual(first)
    expect(new Set(assinaturas().map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it('asks again with the very same file after an answer that was lost', async () => {
    const id = `${DOCUMENTO}-3`
    await guardar({ id })
    provider.faults.add({ kind: 'drop', path: /^\/assinaturas$/ })
    await assinar(evento(id), CONTEXT)
    expect(await documentos.find(id)).toMatchObject({
      status: 'created',
      falha: 'indisponivel',
      tentativas: 1,
    })
    // As after a deployment that would draw it otherwise.
    const { ORIGEM } = process.env
    process.env['ORIGEM'] = 'http://outra.exemplo'
    await assinar(evento(id), CONTEXT)
    process.env['ORIGEM'] = ORIGEM
    expect(await documentos.find(id)).toMatchObject({ status: 'signed' })
    const [first, second] = assinaturas()
    expect(second?.body).toEqual(first?.body)
    expect(second?.key).toBe(id)
  })

  it('with the provider away leaves it as it is, due again ever later', async () => {
    const id = `${DOCUMENTO}-4`
    await guardar({ id })
    provider.faults.add({ kind: 'status', status: 503, times: 3, path: /^\/certificados$/ })
    const waits: number[] = []
    for (let attempt = 0; attempt < 3; attempt++) {
      const before = Date.now()
      expect(await assinar(evento(id), CONTEXT)).toEqual({ batchItemFailures: [] })
      const stored = await documentos.find(id)
      expect(stored).toMatchObject({ status: 'created', file_url: 'temp_url', falha: 'indisponivel' })
      waits.push(Math.round((Date.parse(stored?.vence_em ?? '') - before) / 60_000))
    }
    expect(waits).toEqual([1, 2, 4])
  })

  it('the schedule signs what is due once the provider is back, one probe while it is away', async () => {
    const past = '2026-01-01T00:00:00.000Z'
    await guardar({ id: `${DOCUMENTO}-5`, codigo: 'c5', vence_em: past })
    await guardar({ id: `${DOCUMENTO}-6`, codigo: 'c6', vence_em: '2026-01-01T00:00:01.000Z' })
    provider.faults.add({ kind: 'status', status: 503, times: 1, path: /^\/certificados$/ })
    await retomar({}, CONTEXT)
    expect(asked).toHaveLength(1)
    await retomar({}, CONTEXT)
    expect(await documentos.find(`${DOCUMENTO}-6`)).toMatchObject({ status: 'signed' })
    expect(await documentos.find(`${DOCUMENTO}-5`)).toMatchObject({ status: 'created', tentativas: 1 })
  })

  it('a refusal is not given up either, and says that it is one', async () => {
    const id = `${DOCUMENTO}-7`
    const { emissao } = await guardar({ id: 'x', codigo: 'cx' })
    const outra = { ...emissao, medico: { ...emissao.medico, crm: '999' } }
    await guardar({ id, emissao: outra })
    await assinar(evento(id), CONTEXT)
    expect(await documentos.find(id)).toMatchObject({ status: 'created', falha: 'recusada', tentativas: 1 })
  })

  it('does nothing at the later events of a document', async () => {
    await guardar()
    await assinar(evento(DOCUMENTO, 'signed'), CONTEXT)
    expect(asked).toEqual([])
  })

  it('a fault of ours comes again', async () => {
    const id = `${DOCUMENTO}-8`
    await guardar({ id })
    mockClient(S3Client).on(PutObjectCommand).rejects(new Error('no storage'))
    expect(await assinar(evento(id), CONTEXT)).toEqual({
      batchItemFailures: [{ itemIdentifier: 'mensagem-1' }],
    })
  })
})
