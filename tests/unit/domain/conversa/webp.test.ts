import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cabecalhoDoAnexo } from '#domain/conversa/webp.ts'
import { recusaDe } from '#domain/kyc/imagem/admissao.ts'

const imagem = (width: number, height: number, channels: 3 | 4 = 3, r = 200) =>
  sharp({ create: { width, height, channels, background: { r, g: 90, b: 40, alpha: 0.5 } } })

describe('the header of a WebP', () => {
  it.each([
    ['lossy', () => imagem(301, 200).webp().toBuffer()],
    ['lossless', () => imagem(301, 200).webp({ lossless: true }).toBuffer()],
    [
      'with metadata',
      () =>
        imagem(301, 200, 4)
          .withExif({ IFD0: { Make: 'X' } })
          .webp()
          .toBuffer(),
    ],
  ])('%s: its size and end', async (_nome, fazer) => {
    const bytes = await fazer()
    expect(cabecalhoDoAnexo(bytes)).toMatchObject({
      largura: 301,
      altura: 200,
      quadros: 1,
      fim: bytes.length,
    })
    expect(recusaDe(bytes, cabecalhoDoAnexo)).toBeNull()
    expect(recusaDe(bytes)).toBe('formato')
  })

  it('tells a film, one that is cut, and one with something behind it', async () => {
    const quadros = await sharp(
      await Promise.all([0, 255].map((r) => imagem(120, 100, 3, r).png().toBuffer())),
      {
        join: { animated: true },
      },
    )
      .webp()
      .toBuffer()
    expect(recusaDe(quadros, cabecalhoDoAnexo)).toBe('animada')
    const inteira = await imagem(301, 200).webp().toBuffer()
    expect(cabecalhoDoAnexo(inteira.subarray(0, 40))?.fim).toBeUndefined()
    expect(cabecalhoDoAnexo(inteira.subarray(0, 20))).toBeNull()
    const acompanhada = Buffer.concat([inteira, Buffer.from('<script>alert(1)</script>')])
    expect(recusaDe(acompanhada, cabecalhoDoAnexo)).toBe('acompanhada')
  })

  it('is nothing for what only begins like one', () => {
    expect(cabecalhoDoAnexo(Buffer.from(`RIFF____WAVEfmt ${'x'.repeat(40)}`))).toBeNull()
    expect(cabecalhoDoAnexo(Buffer.from(`RIFF____WEBPJUNK${'x'.repeat(40)}`))).toBeNull()
  })
})
