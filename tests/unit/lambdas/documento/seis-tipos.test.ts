import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it, vi } from 'vitest'
import { TIPO_IDS, tituloDoDocumento } from '#domain/documento/tipos.ts'
import { handler as assinar } from '#lambdas/documento/assinar.lambda.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { adulterar, conferir, quantasAssinaturas } from '../../../support/assinatura-viva.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { comAssinador, conectada, evento } from './assinador.ts'
import { guardar } from './cenario.ts'

vi.mock('#lambdas/documento/fontes.ts', async () => ({ FONTES: (await import('./cenario.ts')).FONTES }))

const run = promisify(execFile)
const assinador = comAssinador()

/** What `pdfsig` says of a file, without asking who may be trusted: `conferir` does, against the test chain. */
async function pdfsig(pdf: Buffer): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'acolhe-pdfsig-'))
  try {
    const file = path.join(folder, 'documento.pdf')
    await writeFile(file, pdf)
    return (await run('pdfsig', ['-nocert', file])).stdout
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('pdfsig is missing: install poppler-utils', { cause: error })
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

it('there are six types', () => {
  expect(TIPO_IDS).toEqual(['receita', 'atestado', 'relatorio', 'encaminhamento', 'exame', 'prontuario'])
})

it.each([...TIPO_IDS, 'adendo'] as const)(
  '%s: signed, valid for pdfsig, trusted by the test chain, and broken by one bit',
  {
    timeout: 30_000,
  },
  async (qual) => {
    const id = `documento-${qual}`
    await conectada()
    const tipo = qual === 'adendo' ? 'relatorio' : qual
    await guardar({
      id,
      codigo: `codigo-${qual}`,
      tipo,
      ...(qual === 'adendo' && { adendo: { consulta_em: '2026-11-19T12:30:00.000Z' } }),
      ...(tipo !== 'receita' && { medicamentos: undefined }),
    })
    expect(await assinar(evento(id), CONTEXT)).toEqual({ batchItemFailures: [] })
    const { file_url = '' } = (await documentos.find(id)) ?? {}
    const pdf = assinador.files.get(file_url)
    if (!pdf) throw new Error(`No signed file at ${file_url}`)
    expect(quantasAssinaturas(pdf)).toBe(1)
    const dito = await pdfsig(pdf)
    expect(dito).toContain('Signature Validation: Signature is Valid.')
    expect(dito).toContain('ETSI.CAdES.detached')
    expect(dito).toContain('Total document signed')
    expect(dito).toContain('HELENA PRADO VASCONCELOS')
    const provedores = assinador.url.replace(/\/psc$/, '')
    expect(await conferir(pdf, provedores)).toContain('CMS Verification successful')
    expect(await conferir(adulterar(pdf), provedores)).toBeNull()
    const pedido = assinador.asked.findLast(({ path: caminho }) => caminho.endsWith('/oauth/signature'))
    // What the doctor's app names the document by.
    expect(JSON.parse(pedido?.body ?? '{}')).toMatchObject({
      hashes: [{ alias: qual === 'adendo' ? 'Adendo: Relatório Médico' : tituloDoDocumento(tipo) }],
    })
  },
)
