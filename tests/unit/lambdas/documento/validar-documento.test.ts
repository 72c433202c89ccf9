import { S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { validarDocumento } from '#domain/documento/contract.ts'
import { handler as validar } from '#lambdas/documento/validar-documento.lambda.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { ANA, BRUNO, HELENA, IGOR } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { assinada, cadastrar, DOCUMENTO, guardar, nasLinhas } from './cenario.ts'

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, BRUNO, HELENA, IGOR))
  mockClient(S3Client)
  segredosVivos()
  await cadastrar(HELENA, IGOR)
})

describe('GET /validar/{codigo}', () => {
  it('an addendum leads to its original, which says when it was added to; not before it is signed', async () => {
    const original = await guardar(assinada)
    const adendo = {
      consulta_em: '2026-11-21T02:40:00.000Z',
      documento: { tipo: 'receita', codigo: original.codigo, emitido_em: original.created_at },
    } as const
    const em = '2026-11-23T10:00:00.000Z'
    await guardar({ ...assinada, id: 'a1', codigo: 'a1', adendo, created_at: em, signed_at: em })
    await guardar({ id: 'a2', codigo: 'a2', adendo, created_at: '2026-11-24T10:00:00.000Z' })
    const conferir = (codigo: string) => invoke(validar, validarDocumento, { entrada: { codigo } })
    expect((await conferir('a1')).body).toMatchObject({ adendo, adendos_em: [] })
    expect((await conferir(original.codigo)).body).toMatchObject({ adendo: null, adendos_em: [em] })
  })

  const CODIGO = '0123456789abcdef0123456789abcdef'
  const conferir = (entrada: object = {}) =>
    invoke(validar, validarDocumento, { entrada: { codigo: CODIGO, ...entrada } })
  const oficial = (_secretCode: string) =>
    conferir({ _format: 'application/validador-iti+json', _secretCode })

  it('tells anybody who issued it and when, and nothing of what it says', async () => {
    await guardar(assinada)
    expect((await conferir()).body).toEqual({
      codigo: CODIGO,
      tipo: 'receita',
      situacao: 'assinado',
      emitido_em: '2026-11-21T02:30:00.000Z',
      assinado_em: '2026-11-21T02:30:05.000Z',
      medico: { nome: 'Helena Prado Vasconcelos', crm: '123456', uf: 'SP' },
      paciente: 'A. B. N.',
      adendo: null,
      adendos_em: [],
    })
  })

  it('says while the signature is under way', async () => {
    await guardar()
    expect((await conferir()).body).toMatchObject({ situacao: 'aguardando_assinatura', assinado_em: null })
    expect(await oficial('ABCDEF2345')).toMatchObject({ status: 404 })
  })

  it("answers the official validator's contract with the printed code, and logs it", async () => {
    await guardar(assinada)
    const { status, body } = await oficial(' abcdef2345 ')
    expect(status).toBe(200)
    expect(body).toEqual({
      version: '1.0.0',
      prescription: {
        signatureFiles: [{ url: expect.stringContaining(`${ANA.usuario.id}/${DOCUMENTO}.pdf?`) as unknown }],
      },
    })
    expect(await nasLinhas()).toEqual([
      { ator_id: 'validador-iti', acao: 'baixar', objeto: `documento:${DOCUMENTO}` },
    ])
    expect(await documentos.find(DOCUMENTO)).toMatchObject({ status: 'signed' })
  })

  it('answers 401 to a wrong code, and stops a row of guesses, the right one included', async () => {
    await guardar(assinada)
    expect(await oficial('')).toMatchObject({ status: 401, body: { codigo: 'codigo_secreto_incorreto' } })
    for (let attempt = 0; attempt < 9; attempt++) await oficial(`ERRADO${attempt}`)
    expect(await oficial('ABCDEF2345')).toMatchObject({ status: 429, body: { codigo: 'muitas_tentativas' } })
    expect((await conferir()).status).toBe(200)
  })

  it('judges no more of fifty guesses at once than one after the other', async () => {
    await guardar(assinada)
    const respostas = await Promise.all(Array.from({ length: 50 }, (_, i) => oficial(`ERRADO${i}`)))
    expect(respostas.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(respostas.filter(({ status }) => status === 429)).toHaveLength(40)
  })

  it('never counts the right code', async () => {
    await guardar(assinada)
    for (let vez = 0; vez < 12; vez++) expect((await oficial('ABCDEF2345')).status).toBe(200)
  })

  it('answers 404 to a code that is none', async () => {
    expect(await conferir()).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
    expect(await conferir({ _format: 'text/html' })).toMatchObject({ status: 400 })
  })
})
