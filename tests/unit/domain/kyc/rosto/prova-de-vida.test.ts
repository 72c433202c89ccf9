import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { falhaDoVideo, TEXTOS_DO_DETECTOR } from '#domain/kyc/captura/video.ts'
import { passou } from '#domain/kyc/decisao/decisao.ts'
import {
  mesmaPessoa,
  MODELO_DE_ROSTO,
  notaDoVideo,
  PROVA_NAO_FEITA,
} from '#domain/kyc/rosto/prova-de-vida.ts'

const rosto = (semelhanca: number, lado = 0.4) => ({ semelhanca, largura: lado, altura: lado })
const VIVO = notaDoVideo({ confianca: 97.3, retornos: [] })

describe('the score of a video', () => {
  test("is the service's confidence, and its minimum that of the stage", () => {
    expect(VIVO).toEqual({ nota: 0.973, motivos: [] })
    expect(notaDoVideo({ confianca: 85, retornos: [] })).toEqual({ nota: 0.85, motivos: [] })
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (confianca) => {
        const { nota, motivos } = notaDoVideo({ confianca, retornos: [] })
        expect(passou('liveness', nota)).toBe(motivos.length === 0)
      }),
    )
  })

  test('below it says what to do better, as far as it is known', () => {
    expect(
      notaDoVideo({ confianca: 41.2, retornos: ['LOW_LIGHTING_DETECTED', 'toString', 'SOMETHING_NEW'] }),
    ).toEqual({
      nota: expect.closeTo(0.412),
      motivos: [
        'O vídeo não provou que você está diante da câmera. Faça a prova de vida novamente.',
        'O vídeo ficou escuro demais.',
      ],
    })
  })

  test('of no video at all is none', () => {
    expect(PROVA_NAO_FEITA).toEqual({
      nota: 0,
      motivos: ['A prova de vida em vídeo não foi concluída. Faça novamente.'],
    })
  })
})

describe('the person of the video', () => {
  const OUTRA = { nota: 0, motivos: ['O rosto do vídeo não é o da selfie.'] }

  test('is that of the selfie, or the video proves nothing', () => {
    expect(mesmaPessoa(VIVO, [rosto(99)])).toEqual(VIVO)
    expect(mesmaPessoa(VIVO, [rosto(80)])).toEqual(VIVO)
    expect(mesmaPessoa(VIVO, [rosto(79)])).toEqual(OUTRA)
    expect(mesmaPessoa(VIVO, [])).toEqual(OUTRA)
    expect(mesmaPessoa(VIVO, null)).toEqual({
      nota: 0,
      motivos: ['Nenhum rosto foi encontrado na selfie.'],
    })
  })

  test('is the largest face: a picture held up behind it vouches for nobody', () => {
    expect(mesmaPessoa(VIVO, [rosto(99, 0.1), rosto(3, 0.4)])).toEqual(OUTRA)
    expect(mesmaPessoa(VIVO, [rosto(3, 0.1), rosto(99, 0.4)])).toEqual(VIVO)
  })
})

describe('what the detector is given', () => {
  const detector = path.dirname(createRequire(import.meta.url).resolve('@aws-amplify/ui-react-liveness'))
  const fonte = (arquivo: string) =>
    readFileSync(path.join(detector, 'esm/components/FaceLivenessDetector', arquivo), 'utf8')

  test('is the model of the version that is installed', () => {
    const blazeface = fonte('service/utils/blazefaceFaceDetection.mjs')
    const versao = /BLAZEFACE_VERSION = '(.+)'/.exec(blazeface)?.[1] ?? ''
    const url = /DEFAULT_BLAZEFACE_URL = `(.+)`/.exec(blazeface)?.[1]
    expect(url?.replace(`\${BLAZEFACE_VERSION}`, versao)).toBe(MODELO_DE_ROSTO)
  })

  test('is every sentence it has, and none of its own', () => {
    const nomes = [...fonte('displayText.mjs').matchAll(/^ {4}(\w+Text): (['"])(.*)\2,$/gm)]
    const dela = new Map(nomes.map(([, nome = '', , frase = '']) => [nome, frase]))
    const escritas: Readonly<Record<string, string>> = TEXTOS_DO_DETECTOR
    // The four that are misspelt are older names of others.
    const pedidas = [...dela.keys()].filter((nome) => !nome.startsWith('photosensitivyWarning'))
    expect(pedidas.length).toBeGreaterThan(50)
    expect(Object.keys(escritas).toSorted()).toEqual(pedidas.toSorted())
    expect(pedidas.filter((nome) => escritas[nome] === dela.get(nome))).toEqual([])
  })

  test('tells every end of a video it names apart', () => {
    const estados = [...fonte('service/types/error.mjs').matchAll(/^ {4}(\w+): '/gm)].map(
      ([, nome = '']) => nome,
    )
    expect(estados).toContain('RUNTIME_ERROR')
    expect(estados.filter((estado) => falhaDoVideo(estado) === 'interna')).toEqual(['RUNTIME_ERROR'])
    expect(falhaDoVideo('SOMETHING_NEW')).toBe('interna')
  })
})
