import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { coincidencia, juizoDaCopia, mesmoRetrato } from '#domain/kyc/rosto/copia-do-retrato.ts'
import { ENTRE_OLHOS_DA_FINURA, finura } from '#domain/kyc/rosto/finura.ts'
import { type Marcos, marcosDe, type Ponto } from '#domain/kyc/rosto/marcos.ts'
import { rostoEm } from '#lambdas/kyc/fotos/retrato.ts'

/** Faces drawn by arithmetic, photographed and photographed again. */

const LADO = 400

interface Cabeca {
  /** Degrees it leans. */
  readonly giro?: number
  /** Where the light comes from, -1 (left) to 1. */
  readonly luz?: number
  /** How far it looks to a side, in pixels. */
  readonly olhar?: number
  readonly sorriso?: number
  readonly cabelo?: number
  readonly fundo?: string
}

function desenho(cabeca: Cabeca): string {
  const { giro = 0, luz = 0, olhar = 0, sorriso = 6, cabelo = 0, fundo = '#c8c8c8' } = cabeca
  const [claro, escuro] = luz < 0 ? ['#f0d0b8', '#a07860'] : ['#a07860', '#f0d0b8']
  const pele = luz === 0 ? '#d8b098' : 'url(#luz)'
  return `<svg width="${LADO}" height="${LADO}"><defs><linearGradient id="luz"><stop offset="0" stop-color="${claro}"/><stop offset="1" stop-color="${escuro}"/></linearGradient></defs>
  <rect width="${LADO}" height="${LADO}" fill="${fundo}"/><g transform="rotate(${giro} 200 200)">
  <ellipse cx="200" cy="${176 - cabelo / 2}" rx="${92 + cabelo}" ry="${112 + cabelo}" fill="#302018"/><rect x="160" y="270" width="80" height="130" fill="${pele}"/><ellipse cx="200" cy="205" rx="74" ry="98" fill="${pele}"/>
  <g transform="translate(${olhar} 0)"><ellipse cx="168" cy="190" rx="14" ry="8" fill="#fff"/><circle cx="168" cy="190" r="7" fill="#201810"/><ellipse cx="232" cy="190" rx="14" ry="8" fill="#fff"/><circle cx="232" cy="190" r="7" fill="#201810"/>
  <path d="M150 172 h36 M214 172 h36" stroke="#302018" stroke-width="6"/><path d="M200 195 l-10 40 h20" fill="none" stroke="#805040" stroke-width="5"/><path d="M170 262 q30 ${sorriso * 3} 60 0" fill="none" stroke="#903030" stroke-width="8"/></g></g></svg>`
}

/** Where eyes and mouth are drawn, in pixels. */
function lugares({ giro = 0, olhar = 0 }: Cabeca): readonly Ponto[] {
  const [c, s] = [Math.cos((giro * Math.PI) / 180), Math.sin((giro * Math.PI) / 180)]
  const pontos: readonly Ponto[] = [
    [168, 190],
    [232, 190],
    [170, 262],
    [230, 262],
  ]
  return pontos.map(([x, y]) => {
    const [dx, dy] = [x + olhar - 200, y - 200]
    return [200 + c * dx - s * dy, 200 + s * dx + c * dy]
  })
}

const TIPOS = ['eyeLeft', 'eyeRight', 'mouthLeft', 'mouthRight'] as const
/** As both face engines answer it: shares of the picture, and more than what is used. */
function comoResposta(pontos: readonly Ponto[], lado: number): Marcos {
  const respondidos = TIPOS.map((Type, i) => ({
    Type,
    X: (pontos[i]?.[0] ?? 0) / lado,
    Y: (pontos[i]?.[1] ?? 0) / lado,
  }))
  const marcos = marcosDe([{ Type: 'nose', X: 0.5, Y: 0.55 }, ...respondidos])
  if (!marcos) throw new Error('Eyes or mouth are missing')
  return marcos
}

const jpeg = (imagem: Sharp, quality = 85): Promise<Buffer> => imagem.jpeg({ quality }).toBuffer()
const foto = async (cabeca: Cabeca) =>
  rostoEm(await jpeg(sharp(Buffer.from(desenho(cabeca)))), comoResposta(lugares(cabeca), LADO))

/**
 * A photo of that photo: smaller, darker, softer, a little askew, its landmarks a pixel or two beside the first ones.
 */
async function copia(cabeca: Cabeca, erro = 1.5) {
  const original = await jpeg(sharp(Buffer.from(desenho(cabeca))))
  const tirada = sharp(original).resize(300, 300).blur(1).linear(0.7, 12).greyscale()
  const pontos = lugares(cabeca).map(
    ([x, y], i): Ponto => [(x + (i % 2 ? erro : -erro)) * 0.75, (y + erro) * 0.75],
  )
  return rostoEm(await jpeg(tirada, 60), comoResposta(pontos, 300))
}

type Matriz = readonly [[number, number], [number, number]]
interface Tomada {
  /** How the card lies before the camera: sheared or longer one way. */
  readonly matriz?: Matriz
  /** A lamp mirrored by the laminate, at a place of the picture as it lies, in shares of it. */
  readonly reflexo?: Ponto
  /** How much light is left at the right margin, of 1 at the left. */
  readonly penumbra?: number
  /** How dark the lines of a screen are, 0 to 1. */
  readonly listras?: number
  /** How many pixels the landmarks are beside the true places. */
  readonly erro?: number
}

function camadas({ reflexo, penumbra, listras }: Tomada, largura: number, altura: number) {
  const svg = (interior: string) =>
    Buffer.from(`<svg width="${largura}" height="${altura}">${interior}</svg>`)
  const tudo = `<rect width="${largura}" height="${altura}"`
  const brilho = reflexo && [
    `<defs><radialGradient id="r"><stop offset="0.3" stop-color="#fff" stop-opacity="0.8"/>`,
    `<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>`,
    `<ellipse cx="${reflexo[0] * largura}" cy="${reflexo[1] * altura}" rx="25" ry="17" fill="url(#r)"/>`,
  ]
  const queda = penumbra !== undefined && [
    `<defs><linearGradient id="p"><stop offset="0" stop-opacity="0"/>`,
    `<stop offset="1" stop-opacity="${1 - penumbra}"/></linearGradient></defs>${tudo} fill="url(#p)"/>`,
  ]
  const linhas = listras !== undefined && [
    `<defs><pattern id="l" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(7)">`,
    `<rect width="5" height="2.5" fill-opacity="${listras}"/></pattern></defs>${tudo} fill="url(#l)"/>`,
  ]
  return [queda, linhas, brilho].filter((x) => Array.isArray(x)).map((x) => ({ input: svg(x.join('')) }))
}

/** A picture taken aslant, and under whatever lay on it, with its landmarks where they went. */
async function tomada(cabeca: Cabeca, como: Tomada) {
  const {
    matriz = [
      [1, 0],
      [0, 1],
    ],
    erro = 1.5,
  } = como
  const [[a, b], [c, d]] = matriz
  const leva = ([x, y]: Ponto): Ponto => [a * x + b * y, c * x + d * y]
  const cantos = (
    [
      [0, 0],
      [LADO, 0],
      [0, LADO],
      [LADO, LADO],
    ] as const
  ).map(leva)
  const [esquerda, topo] = [Math.min(...cantos.map(([x]) => x)), Math.min(...cantos.map(([, y]) => y))]
  const original = sharp(await jpeg(sharp(Buffer.from(desenho(cabeca)))))
  const torta = original.affine(
    [
      [a, b],
      [c, d],
    ],
    { background: '#e8e8e0' },
  )
  const { data, info } = await torta.png().toBuffer({ resolveWithObject: true })
  const vista = await sharp(data)
    .composite(camadas(como, info.width, info.height))
    .png()
    .toBuffer()
  const pontos = lugares(cabeca).map((ponto, i): Ponto => {
    const [x, y] = leva(ponto)
    return [(x - esquerda + (i % 2 ? erro : -erro)) / info.width, (y - topo + erro) / info.height]
  })
  return rostoEm(await jpeg(sharp(vista).blur(0.8).linear(0.85, 15), 70), comoResposta(pontos, 1))
}

const PESSOA: Cabeca = { luz: -1, giro: 4 }

/** Some 8 %, as far as a hand that holds a card is off. */
const INCLINADA: Matriz = [
  [0.95, 0.08],
  [0, 1],
]
const COMPRIDA: Matriz = [
  [1.08, 0],
  [0, 1],
]

describe('a selfie that is the document’s portrait', () => {
  test('is told from a photo of that very picture, smaller, grey, darker and softer', async () => {
    const medida = coincidencia(await foto(PESSOA), await copia(PESSOA))
    expect(juizoDaCopia(medida)).toBe('copia')
    expect(juizoDaCopia(coincidencia(await copia(PESSOA), await foto(PESSOA)))).toBe('copia')
  })

  test('also when it lies on its side', async () => {
    const deitada = sharp(await jpeg(sharp(Buffer.from(desenho(PESSOA))))).rotate(90)
    const pontos = lugares(PESSOA).map(([x, y]): Ponto => [LADO - y, x])
    const rosto = await rostoEm(await jpeg(deitada), comoResposta(pontos, LADO))
    expect(juizoDaCopia(coincidencia(await foto(PESSOA), rosto))).toBe('copia')
  })

  test.each<[string, Cabeca]>([
    ['with the light from the other side', { ...PESSOA, luz: 1 }],
    ['looking a little to a side', { ...PESSOA, olhar: 12 }],
    ['with other hair before another wall', { ...PESSOA, cabelo: 26, fundo: '#505860' }],
  ])('is not another photo of the same person, %s', async (_nome, outra) => {
    expect(juizoDaCopia(coincidencia(await foto(outra), await copia(PESSOA)))).toBeNull()
  })

  test.each<[string, Tomada]>([
    ['aslant', { matriz: INCLINADA }],
    ['aslant, a lamp mirrored on its forehead', { matriz: INCLINADA, reflexo: [0.45, 0.37] }],
    ['a lamp mirrored on its cheek', { reflexo: [0.58, 0.55] }],
    ['a lamp mirrored on an eye', { reflexo: [0.42, 0.47] }],
    ['a lamp mirrored on the hair', { reflexo: [0.5, 0.22] }],
    ['longer one way, the light falling off', { matriz: COMPRIDA, penumbra: 0.5 }],
    [
      'from a screen that is seen aslant and dim at one side',
      { matriz: INCLINADA, penumbra: 0.6, listras: 0.12 },
    ],
  ])('is told from a careless photo of it: %s', async (_nome, como) => {
    const medida = coincidencia(await tomada(PESSOA, como), await foto(PESSOA))
    expect(juizoDaCopia(medida)).not.toBeNull()
  })

  // Allowing for a card held aslant must not let another photo be bent until it fits.
  test.each<[string, Cabeca]>([
    ['the light from the other side', { ...PESSOA, luz: 1 }],
    ['another look and another mouth', { ...PESSOA, olhar: 12, sorriso: -6 }],
  ])('is not another photo of the same person taken aslant, with %s', async (_nome, outra) => {
    const [selfie, retrato] = [await tomada(outra, { matriz: INCLINADA }), await foto(PESSOA)]
    const medida = coincidencia(selfie, retrato)
    expect(juizoDaCopia(medida)).toBeNull()
  })

  // Faces laid over each other wrongly never agree, which says nothing about the photo: a person looks.
  test.each([0.6, 1.4])('landmarks whose proportions are %s of the selfie’s clear nobody', async (parte) => {
    const pontos = lugares(PESSOA).map(([x, y]): Ponto => [x, 226 + (y - 226) * parte])
    const retrato = await rostoEm(await jpeg(sharp(Buffer.from(desenho(PESSOA)))), comoResposta(pontos, LADO))
    expect(juizoDaCopia(coincidencia(await foto(PESSOA), retrato))).not.toBeNull()
    expect(juizoDaCopia(coincidencia(await foto({ ...PESSOA, luz: 1 }), retrato))).not.toBeNull()
  })

  test('a plain surface agrees with nothing', async () => {
    const lisa = await rostoEm(
      await jpeg(sharp({ create: { width: LADO, height: LADO, channels: 3, background: '#808080' } })),
      comoResposta(lugares({}), LADO),
    )
    expect(coincidencia(lisa, await foto(PESSOA))).toEqual({ anel: 0, rosto: 0 })
  })

  test('a face cut out tightly has nothing around it, and a person looks', async () => {
    const inteira = await foto(PESSOA)
    const corte = { left: 120, top: 110, width: 160, height: 180 }
    const recortada = sharp(await jpeg(sharp(Buffer.from(desenho(PESSOA))))).extract(corte)
    const { data, info } = await recortada.jpeg().toBuffer({ resolveWithObject: true })
    const pontos = lugares(PESSOA).map(
      ([x, y]): Ponto => [(x - corte.left) / info.width, (y - corte.top) / info.height],
    )
    const rosto = await rostoEm(data, comoResposta(pontos, 1))
    const medida = coincidencia(inteira, rosto)
    expect(medida.anel).toBeNull()
    expect(juizoDaCopia(medida)).toBe('duvida')
    expect(mesmoRetrato(medida)).toBe(true)
    expect(mesmoRetrato(coincidencia(await foto({ ...PESSOA, luz: 1, olhar: 12, sorriso: -6 }), rosto))).toBe(
      false,
    )
  })

  test.each([
    [0.99, 0.99, 'copia'],
    [0.98, 0.98, 'duvida'],
    [0.99, 0.96, 'duvida'],
    [0.96, 0.99, 'duvida'],
    [0.99, 0.9, null],
    [0.9, 0.97, null],
    [0.9, 0.99, 'duvida'],
    [0.995, 0.8, 'duvida'],
    [null, 0.99, 'duvida'],
    [null, 0.9, null],
    [0.99, null, 'duvida'],
    [null, null, 'duvida'],
  ] as const)('ring %s and face %s: %s', (anel, rosto, juizo) => {
    expect(juizoDaCopia({ anel, rosto })).toBe(juizo)
  })
})

test.each([
  [0.75, -0.9, 'duvida'],
  [0.75, -0.84, null],
  [0.88, -0.82, 'duvida'],
  [0.85, -0.82, null],
  [0.82, -0.84, 'duvida'],
  [0.92, -0.82, 'duvida'],
  [0.94, -0.805, 'duvida'],
  [0.92, -0.8, null],
  [0.92, -0.7, null],
  [0.6, -1.2, null],
  [0.99, -1.2, 'copia'],
] as const)('agreeing by %s with detail of %s: %s', (igual, fina, juizo) => {
  expect(juizoDaCopia({ anel: igual, rosto: igual }, fina)).toBe(juizo)
})

/** Side of a picture in which that face is near enough for its detail to show. */
const DEPERTO = 2 * LADO

test('a print has no detail finer than its ink, however large it is photographed', async () => {
  const deperto = async (foto: Sharp) =>
    finura(await rostoEm(await jpeg(foto, 92), comoResposta(lugares(PESSOA), LADO), ENTRE_OLHOS_DA_FINURA))
  const grao = await sharp({
    create: {
      width: DEPERTO,
      height: DEPERTO,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
    .png()
    .toBuffer()
  const pele = await jpeg(
    sharp(
      await sharp(Buffer.from(desenho(PESSOA)))
        .resize(DEPERTO, DEPERTO)
        .png()
        .toBuffer(),
    ).composite([{ input: grao, blend: 'soft-light' }]),
    95,
  )
  const impressa = await jpeg(sharp(pele).resize(90, 90))
  const [rosto, retrato] = [
    await deperto(sharp(pele)),
    await deperto(sharp(impressa).resize(DEPERTO, DEPERTO)),
  ]
  expect(retrato).toBeLessThan(rosto - 0.2)
})

test('a face whose eyes or mouth were not answered has no place', () => {
  const respondidos = TIPOS.map((Type) => ({ Type, X: 0.4, Y: 0.5 }))
  expect(marcosDe(respondidos)).toBeDefined()
  for (const tipo of TIPOS) expect(marcosDe(respondidos.filter(({ Type }) => Type !== tipo))).toBeUndefined()
  expect(marcosDe([{ Type: 'eyeLeft', X: 0.4 }, ...respondidos.slice(1)])).toBeUndefined()
})
