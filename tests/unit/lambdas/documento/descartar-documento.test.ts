import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  criarDocumento,
  descartarDocumento,
  listarDocumentos,
  verDocumento,
} from '#domain/documento/contract.ts'
import { handler as assinar } from '#lambdas/documento/assinar.lambda.ts'
import { handler as criar } from '#lambdas/documento/criar-documento.lambda.ts'
import { handler as descartar } from '#lambdas/documento/descartar-documento.lambda.ts'
import { handler as listar } from '#lambdas/documento/listar-documentos.lambda.ts'
import { handler as ver } from '#lambdas/documento/ver-documento.lambda.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { ANA, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { CONSULTA } from '../../../support/consulta.ts'
import { CONTEXT, invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { comAssinador, conectada, eventoDaSessao } from './assinador.ts'
import { assinada, DOCUMENTO, cadastrar, emAndamento, guardar, nasLinhas, VISTO } from './cenario.ts'

vi.mock('#lambdas/documento/fontes.ts', async () => ({ FONTES: (await import('./cenario.ts')).FONTES }))

const { files } = comAssinador()
const FATO = { ator_id: HELENA.usuario.id, acao: 'descartar', objeto: `documento:${DOCUMENTO}` }
const DEPOIS = { ...VISTO, status: 'descartado' }

const pedir = (como: Persona = HELENA, id = DOCUMENTO) =>
  invoke(descartar, descartarDocumento, { como, entrada: { id } })

describe('POST /documents/{id}/descarte', () => {
  beforeEach(async () => {
    tabelaViva(itemsOf(ANA, HELENA, IGOR))
    await cadastrar(HELENA, IGOR)
    await emAndamento({ created_at: '2026-11-20T00:00:00.000Z' })
  })

  it('takes back what nobody signed: no list has it, no session signs it, and the log says so', async () => {
    await guardar()
    const certo = `${DOCUMENTO}-certo`
    await guardar({ id: certo, codigo: 'certo' })
    expect(await pedir()).toMatchObject({ status: 200, body: DEPOIS })
    expect(await nasLinhas()).toEqual([FATO])
    for (const como of [ANA, HELENA])
      expect(
        (await invoke(listar, listarDocumentos, { como, entrada: { consulta_id: CONSULTA } })).body,
      ).toEqual({
        documentos: [expect.objectContaining({ id: certo })],
      })
    expect((await documentos.pendentesDoMedico(HELENA.usuario.id)).map(({ id }) => id)).toEqual([certo])
    expect((await documentos.aAssinar(new Date(Date.now() + 3_600_000))).map(({ id }) => id)).toEqual([certo])
    await conectada()
    await assinar(eventoDaSessao(), CONTEXT)
    expect(await documentos.find(certo)).toMatchObject({ status: 'signed' })
    expect(await documentos.find(DOCUMENTO)).toMatchObject({ status: 'descartado', file_url: 'temp_url' })
    expect(files.has(`${ANA.usuario.id}/${certo}.pdf`)).toBe(true)
    expect(JSON.stringify([...files.keys()])).not.toContain(`${DOCUMENTO}.pdf`)
  })

  it('a repeated request answers the same, with one line in the log', async () => {
    await guardar()
    await Promise.all([pedir(), pedir()])
    expect(await pedir()).toMatchObject({ status: 200, body: DEPOIS })
    expect(await nasLinhas()).toEqual([FATO])
  })

  it('of a signature and a discard at once one happens, and a signed one stays', async () => {
    await guardar()
    const lido = await documentos.find(DOCUMENTO)
    if (!lido) throw new Error('not stored')
    const certificado = { serial: '1', titular: 'H', emissor: 'AC' }
    const feito = { file_url: assinada.file_url, em: assinada.signed_at, certificado }
    expect(await documentos.assinado(lido, feito)).toBe(true)
    expect(await documentos.descartado(lido, HELENA.usuario.id, assinada.signed_at)).toBe(false)
    expect(await pedir()).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
    expect(await documentos.find(DOCUMENTO)).toMatchObject({ status: 'signed' })
    const outro = await guardar({ id: 'd2', codigo: 'd2' })
    expect(await documentos.descartado(outro, HELENA.usuario.id, assinada.signed_at)).toBe(true)
    expect(await documentos.assinado(outro, feito)).toBe(false)
    expect(await documentos.find('d2')).toMatchObject({ status: 'descartado', file_url: 'temp_url' })
  })

  it('is for its author alone; the others find it no more', async () => {
    await guardar()
    expect(await pedir(IGOR)).toMatchObject({ status: 404 })
    expect(await pedir(HELENA, 'nenhum')).toMatchObject({ status: 404 })
    await pedir()
    const olhar = (como: Persona) => invoke(ver, verDocumento, { como, entrada: { id: DOCUMENTO } })
    expect(await olhar(HELENA)).toMatchObject({ status: 200, body: DEPOIS })
    expect(await olhar(ANA)).toMatchObject({ status: 404 })
    expect(await documentos.porCodigo('0123456789abcdef0123456789abcdef')).toBeUndefined()
  })

  it('is not what the key of its issue answers afterwards', async () => {
    const emitir = () =>
      invoke(criar, criarDocumento, {
        como: HELENA,
        entrada: { consulta_id: CONSULTA, tipo: 'relatorio', conteudo: 'Acompanhado.' },
        headers: { 'idempotency-key': 'a mesma' },
      })
    const { body } = await emitir()
    const id = String((body as { id?: unknown }).id)
    expect(await pedir(HELENA, id)).toMatchObject({ status: 200 })
    expect(await emitir()).toMatchObject({ status: 409, body: { codigo: 'conflito' } })
    expect(await documentos.byPaciente(ANA.usuario.id)).toEqual([])
  })
})
