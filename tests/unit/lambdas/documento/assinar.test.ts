import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { describe, expect, it, vi } from 'vitest'
import { handler as assinar } from '#lambdas/documento/assinar.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { comAssinador, evento } from './assinador.ts'
import { DOCUMENTO, guardar } from './cenario.ts'

vi.mock('#lambdas/documento/fontes.ts', async () => ({ FONTES: (await import('./cenario.ts')).FONTES }))

const assinador = comAssinador()
const { asked, files } = assinador
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
    expect(asked.map(({ path: where, key }) => [where, key])).toEqual([['/assinatura/assinaturas', id]])
    expect(asked[0]?.body).toEqual({
      pdf_base64: expect.any(String),
      certificado_id: (await medicos.find(HELENA.usuario.id))?.certificado?.id,
      documento_id: id,
      motivo: 'Receita Médica',
      local: 'Rua das Acácias, 120, conjunto 34, São Paulo/SP',
    })
    const response = await fetch(`${assinador.url}/verificacoes`, {
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
    assinador.provider.faults.add({ kind: 'drop', path: /^\/assinaturas$/ })
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
    assinador.provider.faults.add({ kind: 'status', status: 503, times: 3, path: /^\/assinaturas$/ })
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

  it('a refusal is not given up either, and says that it is one', async () => {
    const id = `${DOCUMENTO}-7`
    await medicos.change(
      HELENA.usuario.id,
      { certificado: { id: 'cert_desconhecido', valido_ate: '2999-01-01T00:00:00.000Z' } },
      new Date(),
    )
    await guardar({ id })
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
