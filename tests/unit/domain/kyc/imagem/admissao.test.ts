import { describe, expect, it } from 'vitest'
import { MOTIVOS_DA_RECUSA, mensagemDaRecusa, type Recusa, recusaDe } from '#domain/kyc/imagem/admissao.ts'
import { lerCabecalho } from '#domain/kyc/imagem/cabecalho.ts'
import { ritmoDosCoeficientes } from '#domain/kyc/imagem/compressao.ts'
import { fundoUniforme, semRuido } from '#domain/kyc/imagem/indicios.ts'
import { pedaco, type Png, png } from '../../../../support/png.ts'

const NOMES = Object.keys(MOTIVOS_DA_RECUSA) as Recusa[]

const quadros = (quantos: number): Buffer => {
  const dados = Buffer.alloc(8)
  dados.writeUInt32BE(quantos)
  return pedaco('acTL', dados)
}

/** A JPEG's segments alone: nothing of it is decoded. */
const jpeg = (
  largura: number,
  altura: number,
  { sof = 0xc0, bits = 8, passagens = 1, molduras = 1 } = {},
) => {
  const quadro = Buffer.from([0xff, sof, 0, 17, bits, 0, 0, 0, 0, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
  quadro.writeUInt16BE(altura, 5)
  quadro.writeUInt16BE(largura, 7)
  const passagem = Buffer.from([
    0xff, 0xda, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0, 0x12, 0xff, 0x00, 0x34,
  ])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...Array.from({ length: molduras }, () => quadro),
    ...Array.from({ length: passagens }, () => passagem),
    Buffer.from([0xff, 0xd9]),
  ])
}

const depois = (imagem: Buffer, texto: string) => Buffer.concat([imagem, Buffer.from(texto, 'latin1')])

describe('what is decoded is decided by the header', () => {
  it.each<[string, Uint8Array, ReturnType<typeof recusaDe>]>([
    ['a PNG of 3×5 pixels', png({ largura: 3, altura: 5 }), 'pequena'],
    ['a side of 79', png({ largura: 79, altura: 200 }), 'pequena'],
    ['the least', png({ largura: 80, altura: 80 }), null],
    ['four times as long as wide', png({ largura: 80, altura: 320 }), null],
    ['a pixel longer', png({ largura: 80, altura: 321 }), 'alongada'],
    ['14,000,000×4', png({ largura: 14_000_000, altura: 4, bits: 1, cor: 0 }), 'pequena'],
    ['a side past ten thousand', jpeg(10_001, 5000), 'grande'],
    ['more pixels than a camera takes', jpeg(9000, 7000), 'grande'],
    ['sixty million', jpeg(10_000, 6000), null],
    ['progressive, small enough', jpeg(6000, 4000, { sof: 0xc2, passagens: 10 }), null],
    ['progressive, larger', jpeg(6001, 4000, { sof: 0xc2, passagens: 10 }), 'entrelacada'],
    [
      'a pass for every coefficient of every colour',
      jpeg(800, 600, { sof: 0xc2, passagens: 192 }),
      'entrelacada',
    ],
    [
      'interlaced, small enough',
      png({ largura: 6000, altura: 4000, bits: 1, cor: 0, entrelacado: true }),
      null,
    ],
    [
      'interlaced, larger',
      png({ largura: 6001, altura: 4000, bits: 1, cor: 0, entrelacado: true }),
      'entrelacada',
    ],
    ['sixteen bits a colour', png({ largura: 200, altura: 200, bits: 16 }), 'profunda'],
    ['twelve bits a colour', jpeg(800, 600, { sof: 0xc1, bits: 12 }), 'profunda'],
    ['a moving picture', png({ largura: 200, altura: 200, antes: [quadros(2)] }), 'animada'],
    ['a still one that could move', png({ largura: 200, altura: 200, antes: [quadros(1)] }), null],
    ['lossless JPEG', jpeg(800, 600, { sof: 0xc3 }), 'formato'],
    ['arithmetic JPEG', jpeg(800, 600, { sof: 0xc9 }), 'formato'],
    ['two frames in one', jpeg(800, 600, { molduras: 2 }), 'formato'],
    ['a height that comes later', jpeg(800, 0), 'pequena'],
    ['nothing', new Uint8Array(), 'formato'],
  ])('%s', (_nome, bytes, recusa) => {
    expect(recusaDe(bytes)).toBe(recusa)
  })

  it.each<[string, (imagem: Buffer) => Buffer, ReturnType<typeof recusaDe>]>([
    ['alone', (imagem) => imagem, null],
    ['with filling', (imagem) => Buffer.concat([imagem, Buffer.alloc(4096)]), null],
    ['with a page after it', (imagem) => depois(imagem, '\n<HTML><body onload=x()>'), 'acompanhada'],
    ['with a script after it', (imagem) => depois(imagem, '\0\0<script>'), 'acompanhada'],
    ['with a document after it', (imagem) => depois(imagem, '%PDF-1.7\n1 0 obj'), 'acompanhada'],
    [
      'with an archive after it',
      (imagem) => depois(imagem, `PK\x03\x04${'x'.repeat(200)}PK\x05\x06${'\0'.repeat(18)}`),
      'acompanhada',
    ],
    ['with a packed file after it', (imagem) => depois(imagem, 'Rar!\x1a\x07\x01\0'), 'acompanhada'],
    ['with anything else after it', (imagem) => depois(imagem, 'dados'), 'acompanhada'],
  ])('a picture %s', (_nome, mudar, recusa) => {
    for (const imagem of [png({ largura: 90, altura: 90 }), jpeg(90, 90)])
      expect(recusaDe(mudar(imagem))).toBe(recusa)
  })

  it('what telephones add is taken, and not what hides in it', () => {
    const foto = jpeg(900, 700)
    const comComentario = (texto: string) => {
      const corpo = Buffer.from(texto, 'latin1')
      const segmento = Buffer.from([0xff, 0xfe, 0, corpo.length + 2])
      return Buffer.concat([foto.subarray(0, 2), segmento, corpo, foto.subarray(2)])
    }
    for (const imagem of [
      Buffer.concat([foto, jpeg(300, 200)]),
      Buffer.concat([foto, Buffer.alloc(17), jpeg(300, 200)]),
      depois(foto, '\0\0\0\x18ftypmp42'),
      depois(foto, 'dados do fabricanteSEFT'),
      // As they stood in the pixels of photos, by chance.
      comComentario('\x13PK\x05\x06\xd1\x02'),
      comComentario('\x9bxbb\x11<svg go\xa2\x9d^>Se\xc47\xda13\x06\x95\rk'),
      comComentario('Lavc60.31.102 <x:xmpmeta xmlns:x="adobe:ns:meta/">'),
    ])
      expect(recusaDe(imagem)).toBeNull()
    for (const imagem of [
      depois(foto, '\0\0\0\x18ftypmp42<script>alert(1)</script>'),
      comComentario('<?php system($_GET[0]); ?>'),
      comComentario(`PK\x03\x04x${'\0'.repeat(30)}PK\x01\x02${'\0'.repeat(42)}xPK\x05\x06${'\0'.repeat(18)}`),
      comComentario('<svg onload=alert(1)>'),
      depois(foto, `\0\0\0\x18ftypmp42<svg ${' '.repeat(20_000)}onload=alert(1)>`),
      comComentario('<SVG \xa2\n onLoad\t= alert(1)>'),
      comComentario('<svg/><a xlink:href="javascript:alert(1)">'),
      png({
        largura: 90,
        altura: 90,
        antes: [pedaco('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'))],
      }),
    ])
      expect(recusaDe(imagem)).toBe('acompanhada')
  })

  it('is looked through once, however often something seems to begin', () => {
    const filme = `\0\0\0\x18ftypmp42${'<svg '.repeat(2_000_000)}`
    expect(recusaDe(depois(jpeg(900, 700), filme))).toBeNull()
    expect(recusaDe(depois(jpeg(900, 700), `${filme}onload=x`))).toBe('acompanhada')
  })

  it('whatever is cut off or put in between', () => {
    for (const inteira of [png({ largura: 90, altura: 90 }), jpeg(90, 90, { passagens: 3 })])
      for (let fim = 0; fim <= inteira.length; fim++) {
        const cabecalho = lerCabecalho(inteira.subarray(0, fim))
        expect(cabecalho?.fim).toBe(fim === inteira.length ? fim : undefined)
      }
    const enchido = Buffer.concat([
      jpeg(90, 90).subarray(0, 2),
      Buffer.alloc(9, 0xff),
      jpeg(90, 90).subarray(2),
    ])
    expect(recusaDe(enchido)).toBeNull()
  })

  it('seeded bytes after either beginning end in an answer', () => {
    let semente = 41
    const proximo = () => (semente = (semente * 48_271) % 2_147_483_647)
    for (let i = 0; i < 2000; i++) {
      const bytes = Uint8Array.from({ length: 40 + (proximo() % 400) }, () =>
        proximo() % 5 ? proximo() & 255 : 0xff,
      )
      bytes.set(i % 2 ? [0xff, 0xd8, 0xff] : [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      expect([null, ...NOMES]).toContain(recusaDe(bytes))
    }
  })
})

it('each reason is said with the picture it is of', () => {
  for (const recusa of NOMES)
    expect(mensagemDaRecusa('documento_verso', recusa)).toMatch(/^Verso do documento ilegível .+ .+\.$/)
})

describe('every loop over pixels ends', () => {
  it('at all sizes from nothing to 64×64', () => {
    const passos = Array.from({ length: 64 }, () => 3)
    for (let largura = 0; largura <= 64; largura++)
      for (let altura = 0; altura <= 64; altura++) {
        const cinza = { pixels: new Uint8Array(largura * altura).fill(120), largura, altura }
        expect(fundoUniforme(cinza)).toBe(largura * altura > 0)
        expect(semRuido(cinza)).toBe(largura >= 8 && altura >= 8)
        expect(ritmoDosCoeficientes(cinza, passos)).toBe(0)
      }
  })

  it('and on strips of any length', () => {
    for (const lado of [1, 2, 3, 4, 5]) {
      const [largura, altura] = [lado, 100_000]
      const pixels = new Uint8Array(largura * altura)
      expect(fundoUniforme({ pixels, largura, altura })).toBe(true)
      expect(fundoUniforme({ pixels, largura: altura, altura: largura })).toBe(true)
    }
  })

  it('a border is what lies around a middle', () => {
    const desenho: Png = { largura: 64, altura: 64 }
    const pixels = Uint8Array.from({ length: desenho.largura * desenho.altura }, (_, i) => {
      const [x, y] = [i % 64, Math.floor(i / 64)]
      return x < 3 || y < 3 || x >= 61 || y >= 61 ? 200 : (i * 37) % 256
    })
    expect(fundoUniforme({ pixels, ...desenho })).toBe(true)
    expect(
      fundoUniforme({ pixels: pixels.map((nivel, i) => (i % 64 < 2 ? i % 256 : nivel)), ...desenho }),
    ).toBe(false)
  })
})
