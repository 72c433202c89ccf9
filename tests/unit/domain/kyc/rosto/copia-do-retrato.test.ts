import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { coincidencia, juizoDaCopia, mesmoRetrato } from '#domain/kyc/rosto/copia-do-retrato.ts'
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

/** A photo of that photo: smaller, darker, softer, a little askew, its landmarks a pixel or two beside the first ones. */
async function copia(cabeca: Cabeca, erro = 1.5) {
  const original = await jpeg(sharp(Buffer.from(desenho(cabeca))))
  const tirada = sharp(original).resize(300, 300).blur(1).linear(0.7, 12).greyscale()
  const pontos = lugares(cabeca).map(
    ([x, y], i): Ponto => [(x + (i % 2 ? erro : -erro)) * 0.75, (y + erro) * 0.75],
  )
  return rostoEm(await jpeg(tirada, 60), comoResposta(pontos, 300))
}

const PESSOA: Cabeca = { luz: -1, giro: 4 }

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
    [0.97, 0.97, 'copia'],
    [0.99, 0.96, 'duvida'],
    [0.96, 0.99, 'duvida'],
    [0.99, 0.9, null],
    [0.9, 0.99, null],
    [null, 0.99, 'duvida'],
    [null, 0.9, null],
    [0.99, null, null],
  ] as const)('ring %s and face %s: %s', (anel, rosto, juizo) => {
    expect(juizoDaCopia({ anel, rosto })).toBe(juizo)
  })
})

test('a face whose eyes or mouth were not answered has no place', () => {
  const respondidos = TIPOS.map((Type) => ({ Type, X: 0.4, Y: 0.5 }))
  expect(marcosDe(respondidos)).toBeDefined()
  for (const tipo of TIPOS) expect(marcosDe(respondidos.filter(({ Type }) => Type !== tipo))).toBeUndefined()
  expect(marcosDe([{ Type: 'eyeLeft', X: 0.4 }, ...respondidos.slice(1)])).toBeUndefined()
})
