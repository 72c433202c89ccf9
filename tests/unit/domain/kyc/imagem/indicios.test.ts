import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { lerJpeg } from '#domain/kyc/imagem/jpeg.ts'
import { impressaoFinaDe, LADO_FINO, mesmoDocumento } from '#domain/kyc/imagem/impressao.ts'
import { examinar } from '#lambdas/kyc/fotos/imagem.ts'

/** Pictures drawn by arithmetic: a slope with a camera's noise, and what people do to pictures. */

const [LARGURA, ALTURA] = [640, 480]
const bruta = (nivel: (x: number, y: number, ruido: number) => number) => {
  let semente = 7
  const pixels = new Uint8ClampedArray(LARGURA * ALTURA * 3)
  for (let y = 0; y < ALTURA; y++)
    for (let x = 0; x < LARGURA; x++) {
      semente = (semente * 16_807) % 2_147_483_647
      const valor = nivel(x, y, (semente % 13) - 6)
      pixels.fill(valor, (y * LARGURA + x) * 3, (y * LARGURA + x) * 3 + 3)
    }
  return sharp(pixels, { raw: { width: LARGURA, height: ALTURA, channels: 3 } })
}
const cena = (x: number, y: number): number => 90 + x / 8 + 40 * Math.sin(x / 37) * Math.cos(y / 29)
const foto = () => bruta((x, y, ruido) => cena(x, y) + ruido)
const grade = (giro: number, onde: (x: number, y: number) => boolean = () => true) => {
  const [c, s] = [Math.cos(giro), Math.sin(giro)]
  const onda = (u: number) => 7 * Math.cos((2 * Math.PI * u) / 4.3)
  return bruta(
    (x, y, ruido) => cena(x, y) + ruido + (onde(x, y) ? onda(x * c + y * s) + onda(y * c - x * s) : 0),
  )
}
/** The grid of a screen's own dots, so many pixels apart, turned by so many degrees, so many levels strong. */
const fina = (
  passo: number,
  graus: number,
  forca: number,
  onde: (x: number, y: number) => boolean = () => true,
) => {
  const [c, s] = [Math.cos((graus * Math.PI) / 180), Math.sin((graus * Math.PI) / 180)]
  const onda = (u: number) => forca * Math.cos((2 * Math.PI * u) / passo)
  return bruta(
    (x, y, ruido) => cena(x, y) + ruido + (onde(x, y) ? onda(x * c + y * s) + onda(y * c - x * s) : 0),
  )
}
const noCartao = (x: number, y: number): boolean => x > 40 && x < LARGURA - 40 && y > 50 && y < ALTURA - 50
/** How far a point is on the way from one line to the next, from 0 to 1. */
const entreLinhas = (x: number, y: number, passo: number, graus: number): number => {
  const [c, s] = [Math.cos((graus * Math.PI) / 180), Math.sin((graus * Math.PI) / 180)]
  const lugar = (x * c + y * s) / passo
  return lugar - Math.floor(lugar)
}
/** A card with fine lines printed over all of it, as soft as a wave. */
const macia = (passo: number, graus: number, forca: number) =>
  bruta((x, y, ruido) => {
    const linha = forca * Math.cos(2 * Math.PI * entreLinhas(x, y, passo, graus))
    return cena(x, y) + ruido + (noCartao(x, y) ? linha : 0)
  })
/** The same card in focus: each line a third as wide as they stand apart, its edges a pixel of neither. */
const nitida = (passo: number, graus: number) =>
  bruta((x, y, ruido) => {
    const doMeio = passo * Math.abs(entreLinhas(x, y, passo, graus) - 0.5)
    const tinta = Math.min(1, Math.max(0, passo / 6 + 0.5 - doMeio))
    return cena(x, y) + ruido + (noCartao(x, y) ? 40 - 30 * tinta : 0)
  })
const noMeio = (x: number, y: number): boolean =>
  Math.abs(x - LARGURA / 2) < 64 && Math.abs(y - ALTURA / 2) < 64
const indicios = async (imagem: Sharp | Buffer) => {
  const bytes = Buffer.isBuffer(imagem) ? imagem : await imagem.jpeg({ quality: 90 }).toBuffer()
  return (await examinar(bytes)).indicios
}

describe('weak signs on a file', () => {
  it('finds none on a photo as a camera makes it', async () => {
    expect(await indicios(foto())).toEqual([])
    expect(await indicios(await foto().jpeg({ quality: 45 }).toBuffer())).toEqual([])
  })

  it.each([
    ['a screen, held straight', 0, 'padrao_de_tela'],
    ['a print, with its turned dots', Math.PI / 4, 'padrao_de_impressao'],
  ])('sees the pattern of %s', async (_nome, giro, indicio) => {
    expect(await indicios(grade(giro))).toEqual([indicio])
  })

  it('sees a screen where a drawing covers its middle, and none where there is a pattern in the middle alone', async () => {
    expect(await indicios(grade(0, (x, y) => !noMeio(x, y)))).toEqual(['padrao_de_tela'])
    expect(await indicios(grade(0, noMeio))).toEqual([])
  })

  it.each(
    [2.5, 2.75, 3, 3.5, 3.8].flatMap((passo) =>
      [0, 3, -5].flatMap((graus) => [3, 6, 18].map((forca) => [passo, graus, forca] as const)),
    ),
  )('sees a screen’s fine grid, %d pixels apart, held at %d degrees, %d levels strong', async (...tela) => {
    expect(await indicios(fina(...tela))).toContain('grade_de_tela')
  })

  it('sees no fine grid on a photo, nor on one that is noisier', async () => {
    const ruidosa = bruta((x, y, ruido) => cena(x, y) + 3 * ruido)
    for (const imagem of [foto(), ruidosa]) expect(await indicios(imagem)).not.toContain('grade_de_tela')
  })

  describe.each([5, 5.5, 6, 7])('lines printed %d pixels apart are no screen’s fine grid', (passo) => {
    it.each([0, 4, 45, 90])('soft, at %d degrees', async (graus) => {
      for (const forca of [4, 8, 16])
        expect(await indicios(macia(passo, graus, forca))).not.toContain('grade_de_tela')
    })

    it.each([0, 4, 45, 90])('in focus, at %d degrees', async (graus) => {
      expect(await indicios(nitida(passo, graus))).not.toContain('grade_de_tela')
    })
  })

  it.each([2.5, 2.75, 3, 3.5, 3.8].flatMap((passo) => [40, 64].map((meia) => [passo, meia] as const)))(
    'sees no screen in a patch of a grid %d pixels apart, %d pixels from its middle to its edge',
    async (passo, meia) => {
      const noRetalho = (x: number, y: number) =>
        Math.abs(x - LARGURA / 2) < meia && Math.abs(y - ALTURA / 2) < meia
      for (const forca of [3, 6, 18])
        expect(await indicios(fina(passo, 0, forca, noRetalho))).not.toContain('grade_de_tela')
    },
  )

  it('takes the lines of a drawing for no screen’s', async () => {
    const linhas = bruta((x, y) => (y > 100 && y < 380 && x > 200 && x < 440 && (x + y) % 5 < 2 ? 60 : 240))
    expect(await indicios(await linhas.png().toBuffer())).toEqual(['fundo_uniforme', 'sem_ruido'])
  })

  it('sees a picture that was compressed before', async () => {
    const antes = await foto().jpeg({ quality: 60 }).toBuffer()
    expect(await indicios(await sharp(antes).jpeg({ quality: 90 }).toBuffer())).toEqual(['dupla_compressao'])
  })

  it('sees what was drawn, not photographed', async () => {
    const desenho = bruta((x, y) => (x > 200 && x < 400 && y > 150 && y < 300 ? 40 : 240))
    expect(await indicios(desenho)).toEqual(['fundo_uniforme', 'sem_ruido'])
  })

  it('sees a screenshot by its own word and by its form', async () => {
    const dita = foto().withExif({ IFD0: { ImageDescription: 'Screenshot' } })
    expect(await indicios(dita)).toEqual(['captura_de_tela'])
    const alta = await foto().extract({ left: 0, top: 0, width: 220, height: 470 }).png().toBuffer()
    expect(await indicios(alta)).toEqual(['captura_de_tela'])
    const desenho = bruta((x, y) => (x > 200 && x < 400 && y > 150 && y < 300 ? 40 : 240))
    const enviada = await desenho.extract({ left: 190, top: 0, width: 220, height: 470 }).jpeg().toBuffer()
    expect(await indicios(enviada)).toEqual(expect.arrayContaining(['captura_de_tela', 'sem_ruido']))
    const emPe = await foto().extract({ left: 0, top: 0, width: 220, height: 470 }).jpeg().toBuffer()
    expect(await indicios(emPe)).toEqual([])
  })

  it('reads an editor in the metadata', async () => {
    expect(await indicios(foto().withExif({ IFD0: { Software: 'GIMP 2.10' } }))).toEqual([
      'editor_nos_metadados',
    ])
  })
})

describe('the head of a JPEG', () => {
  it('tells size and quantisation', async () => {
    const cabecalho = lerJpeg(await foto().jpeg({ quality: 50 }).toBuffer())
    expect(cabecalho).toMatchObject({ largura: LARGURA, altura: ALTURA })
    // ITU-T T.81, table K.1: what quality 50 means.
    expect(cabecalho?.passos?.slice(0, 10)).toEqual([16, 11, 10, 16, 24, 40, 51, 61, 12, 12])
  })

  it('says nothing of other files, and of one that ends early', async () => {
    const inteira = await foto().jpeg().toBuffer()
    for (const bytes of [Buffer.alloc(0), Buffer.from('GIF89a'), await foto().png().toBuffer()])
      expect(lerJpeg(bytes)).toBeNull()
    for (const fim of [3, 20, 100]) expect(lerJpeg(inteira.subarray(0, fim))).toBeNull()
  })
})

describe('the fine looks of a document', () => {
  const impressao = async (imagem: Sharp) =>
    impressaoFinaDe(
      new Uint8Array(
        await imagem
          .greyscale()
          .resize({ width: LADO_FINO, height: LADO_FINO, fit: 'fill' })
          .raw()
          .toBuffer(),
      ),
    )
  const cartao = (fase: number) =>
    bruta((x, y, ruido) => 140 + 60 * Math.sign(Math.sin(x / 9 + fase) * Math.cos(y / 7 - fase * 2)) + ruido)

  it('are the same after scaling and recompression, and others on another card', async () => {
    const original = await impressao(cartao(0))
    const menor = await cartao(0).resize(400).jpeg({ quality: 60 }).toBuffer()
    expect(mesmoDocumento(original, await impressao(sharp(menor)))).toBe(true)
    expect(mesmoDocumento(original, await impressao(cartao(0.9)))).toBe(false)
  })
})
