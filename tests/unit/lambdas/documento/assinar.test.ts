import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { describe, expect, it, vi } from 'vitest'
import { handler as assinar } from '#lambdas/documento/assinar.lambda.ts'
import { assinanteDe } from '#lambdas/documento/pades/cms.ts'
import { cmsDe } from '#lambdas/documento/pades/arquivo.ts'
import { lerCertificado } from '#lambdas/documento/certificado/x509.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { comAssinador, conectada, evento, eventoDaSessao, OUTRA } from './assinador.ts'
import { DOCUMENTO, guardar } from './cenario.ts'

vi.mock('#lambdas/documento/fontes.ts', async () => ({ FONTES: (await import('./cenario.ts')).FONTES }))

const assinador = comAssinador()
const { asked, files } = assinador
const assinaturas = () => asked.filter(({ path }) => path.endsWith('/signature'))
const ASSINATURA = /\/signature$/
const caminho = (id: string) => `${ANA.usuario.id}/${id}.pdf`

describe('documento/assinar', () => {
  it('makes the file, has its hash signed by the doctor, stores it and says so in both records', async () => {
    const { certificado } = await conectada()
    const id = `${DOCUMENTO}-1`
    await guardar({ id })
    expect(await assinar(evento(id), CONTEXT)).toEqual({ batchItemFailures: [] })
    const signed = await documentos.find(id)
    expect(signed).toMatchObject({
      status: 'signed',
      file_url: caminho(id),
      certificado: { serial: certificado?.serial, titular: 'HELENA PRADO VASCONCELOS' },
    })
    expect(Date.now() - Date.parse(signed?.signed_at ?? '')).toBeLessThan(30_000)
    expect(signed).not.toHaveProperty('vence_em')
    expect(await documentos.pendentesDoMedico(HELENA.usuario.id)).toEqual([])
    expect(await documentos.aAssinar(new Date(Date.now() + 3_600_000))).toEqual([])
    const file = files.get(caminho(id)) ?? Buffer.alloc(0)
    expect(lerCertificado(assinanteDe(cmsDe(file))).cpf).toBe(HELENA.usuario.cpf)
    // The provider is shown a hash and a title, never the document.
    expect(assinaturas().map(({ body }) => body.length < 400)).toEqual([true])
    for (const pessoa of [ANA, HELENA])
      expect(await auditoria.lista(pessoa.usuario.id)).toMatchObject([
        {
          ator_id: HELENA.usuario.id,
          acao: 'assinar',
          objeto: `documento:${id}:certificado:${certificado?.serial}`,
        },
      ])
  })

  it('signs once, however often the event comes', async () => {
    await conectada()
    const id = `${DOCUMENTO}-2`
    await guardar({ id })
    await Promise.all([assinar(evento(id), CONTEXT), assinar(evento(id), CONTEXT)])
    const first = await documentos.find(id)
    const file = files.get(caminho(id))
    await assinar(evento(id), CONTEXT)
    expect(await documentos.find(id)).toEqual(first)
    expect(files.get(caminho(id))).toBe(file)
    expect(await auditoria.lista(ANA.usuario.id)).toHaveLength(1)
  })

  it('asks again over the very same bytes after an answer that was lost', async () => {
    await conectada()
    const id = `${DOCUMENTO}-3`
    await guardar({ id })
    assinador.psc.faults.add({ kind: 'drop', path: ASSINATURA })
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
  })

  it.each([
    ['away', { kind: 'status', status: 503 }],
    ['in too much demand', { kind: 'status', status: 429 }],
    ['answering nonsense', { kind: 'nonsense' }],
    ['answering half', { kind: 'half' }],
  ] as const)('with the provider %s leaves it as it is, due again ever later', async (_nome, fault) => {
    await conectada()
    const id = `${DOCUMENTO}-4`
    await guardar({ id })
    assinador.psc.faults.add({ ...fault, times: 3, path: ASSINATURA })
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

  it('signs nothing while the council does not confirm the doctor, whatever session they open', async () => {
    const id = `${DOCUMENTO}-s`
    await guardar({ id })
    await medicos.mudar(HELENA.usuario.id, { status_crm: 'REJECTED' }, new Date())
    await conectada()
    await assinar(eventoDaSessao(), CONTEXT)
    expect(assinaturas()).toEqual([])
    expect(await documentos.find(id)).toMatchObject({
      status: 'created',
      falha: 'sem_registro',
      tentativas: 0,
    })
    await medicos.mudar(HELENA.usuario.id, { status_crm: 'VERIFIED' }, new Date())
    await assinar(evento(id), CONTEXT)
    expect(await documentos.find(id)).toMatchObject({ status: 'signed' })
  })

  it('without a session asks nobody; the moment one opens everything that waits is signed', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((x) => `${DOCUMENTO}-${x}`)
    for (const id of ids) {
      await guardar({ id, codigo: id })
      await assinar(evento(id), CONTEXT)
    }
    expect(await documentos.find(ids[0] ?? '')).toMatchObject({
      status: 'created',
      falha: 'sem_sessao',
      tentativas: 0,
    })
    expect(asked).toEqual([])
    expect(await conectada({ provedor: 'serproid' })).toMatchObject({ status: 'conectado', esperando: 7 })
    await assinar(eventoDaSessao(), CONTEXT)
    for (const id of ids) expect(await documentos.find(id)).toMatchObject({ status: 'signed' })
    // Five hashes a call at most, there.
    const vezes = assinaturas().map(({ body }) => (JSON.parse(body) as { hashes: object[] }).hashes.length)
    expect(vezes).toEqual([5, 2])
  })

  it('a token the provider no longer takes ends the session, and the document waits for the next', async () => {
    await conectada()
    const id = `${DOCUMENTO}-5`
    await guardar({ id })
    assinador.psc.faults.add({ kind: 'status', status: 401, path: ASSINATURA })
    await assinar(evento(id), CONTEXT)
    expect(await documentos.find(id)).toMatchObject({ status: 'created', falha: 'sem_sessao' })
    const sessao = await sessoes.find(HELENA.usuario.id)
    expect(sessao?.status).toBe('encerrado')
    expect(sessao).not.toHaveProperty('token')
    await conectada({ provedor: 'birdid' })
    await assinar(eventoDaSessao(), CONTEXT)
    expect(await documentos.find(id)).toMatchObject({ status: 'signed' })
    expect(await auditoria.lista(ANA.usuario.id)).toHaveLength(1)
  })

  it('a certificate that was revoked meanwhile signs nothing more', async () => {
    const { nome, cpf, data_nascimento } = HELENA.usuario
    const outra = { ...OUTRA, cpf: '11122233396' }
    await assinador.semear([outra])
    await conectada()
    const id = `${DOCUMENTO}-6`
    await guardar({ id })
    await assinador.semear([{ nome, cpf, data_nascimento, situacao: 'revogado' }])
    vi.setSystemTime(Date.now() + 2 * 3_600_000)
    try {
      await assinar(evento(id), CONTEXT)
    } finally {
      vi.useRealTimers()
    }
    expect(await documentos.find(id)).toMatchObject({ status: 'created', falha: 'certificado_invalido' })
    expect((await sessoes.find(HELENA.usuario.id))?.status).toBe('invalido')
    expect(assinaturas()).toEqual([])
    await assinador.semear([{ nome, cpf, data_nascimento }])
  })

  it('does nothing at the later events of a document, or of a session that did not open', async () => {
    await guardar()
    await assinar(evento(DOCUMENTO, 'signed'), CONTEXT)
    await assinar(eventoDaSessao('recusado'), CONTEXT)
    expect(asked).toEqual([])
  })

  it('a fault of ours comes again', async () => {
    await conectada()
    const id = `${DOCUMENTO}-8`
    await guardar({ id })
    mockClient(S3Client).on(PutObjectCommand).rejects(new Error('no storage'))
    expect(await assinar(evento(id), CONTEXT)).toEqual({
      batchItemFailures: [{ itemIdentifier: 'mensagem-1' }],
    })
  })
})
