import { describe, expect, it } from 'vitest'
import { examinarPdf } from '#lambdas/conversa/exame-do-pdf.ts'
import { pdfDeExame, pdfDobrado } from '../../../support/conversa.ts'

const troca = (pdf: Buffer, de: string, para: string) =>
  Buffer.from(pdf.toString('latin1').replace(de, para), 'latin1')

describe('a PDF that is sent', () => {
  it('is taken with its pages, also where its objects are compressed', async () => {
    expect(examinarPdf(await pdfDeExame(3))).toEqual({ ok: true, paginas: 3 })
    expect(examinarPdf(pdfDobrado('2 0 << /Type /Page >> << /Type /Pages /Kids [] >>'))).toEqual({
      ok: true,
      paginas: 1,
    })
  })

  it('is not taken with a password', async () => {
    const pdf = await pdfDeExame(1, { userPassword: 'segredo', ownerPassword: 'outro' })
    expect(examinarPdf(pdf)).toEqual({ ok: false, recusa: 'protegido' })
  })

  it('is not taken with a file inside', async () => {
    const pdf = await pdfDeExame(1, {}, (feito) => feito.file(Buffer.from('MZ'), { name: 'exame.exe' }))
    expect(examinarPdf(pdf)).toEqual({ ok: false, recusa: 'ativo' })
  })

  it.each([
    ['a program', '/S /JavaScript /JS (app.alert\\(1\\))'],
    ['a program under an escaped name', '/S /J#61vaScr#69pt /JS (x)'],
    ['another program to start', '/S /Launch /F (cmd.exe)'],
    ['a form that is sent somewhere', '/S /SubmitForm /F (http://a.example)'],
    ['a form of its own kind', '/AcroForm << /XFA [] >>'],
  ])('is not taken with %s, plain or compressed', async (_nome, dicionario) => {
    const simples = troca(await pdfDeExame(1), '/Type /Catalog', `/Type /Catalog ${dicionario}`)
    expect(examinarPdf(simples)).toEqual({ ok: false, recusa: 'ativo' })
    expect(examinarPdf(pdfDobrado(`2 0 << /Type /Page ${dicionario} >>`))).toEqual({
      ok: false,
      recusa: 'ativo',
    })
    const escondido = pdfDobrado(`2 0 << ${dicionario} >>`, '/Type /Obj#53tm /N 1 /Filter [/FlateDecode]')
    expect(examinarPdf(escondido)).toEqual({ ok: false, recusa: 'ativo' })
  })

  it('is not taken when it is cut, empty, something else, or cannot be looked into', async () => {
    const pdf = await pdfDeExame(1)
    for (const bytes of [
      pdf.subarray(0, pdf.length - 200),
      Buffer.from('%PDF-1.4\n%%EOF'),
      Buffer.from('<html>%PDF-1.4 %%EOF'),
      Buffer.alloc(0),
      pdfDobrado('2 0 << /Type /Page >>', '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]'),
      pdfDobrado(
        '2 0 << /Type /Page >>',
        '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>',
      ),
    ])
      expect(examinarPdf(bytes)).toEqual({ ok: false, recusa: 'corrompido' })
  })

  it('does not unfold what would fill the memory', () => {
    expect(examinarPdf(pdfDobrado('/Type /Page '.repeat(3_000_000)))).toEqual({
      ok: false,
      recusa: 'corrompido',
    })
  })
})
