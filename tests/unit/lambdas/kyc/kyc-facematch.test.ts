import { CompareFacesCommand } from '@aws-sdk/client-rekognition'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { handler as facematch } from '#lambdas/kyc/kyc-facematch.lambda.ts'
import { CARLA } from '#semente/personas.ts'
import { type Cenario, cenario, foto, manchas, retrato } from './cenario.ts'
import { corridaDe, etapa, iniciarCorrida, percorrer, pedidoDe } from './corrida.ts'

const PEDIDO = pedidoDe(CARLA)
let mundo: Cenario
beforeEach(() => {
  mundo = cenario(CARLA)
})

type Rosto = ReturnType<typeof retrato>

/** What the comparison answers for the front, then for the back; the shape is the service's own. */
async function comparar(frente: readonly Rosto[], verso: readonly Rosto[] = []) {
  await iniciarCorrida(mundo, CARLA)
  await percorrer(PEDIDO, 'liveness')
  const resposta = (rostos: readonly Rosto[]) => ({
    SourceImageFace: { BoundingBox: { Width: 0.4, Height: 0.5, Left: 0.3, Top: 0.2 }, Confidence: 99.99 },
    FaceMatches: [...rostos],
    UnmatchedFaces: [],
  })
  mundo.rekognition
    .on(CompareFacesCommand)
    .resolvesOnce(resposta(frente))
    .resolvesOnce(resposta(verso))
    .rejects(new Error('asked again'))
  return etapa(facematch, PEDIDO)
}

const resultado = () => corridaDe(mundo, CARLA)?.['resultado_facematch']
const DIFERENTE = 'O rosto da selfie não é o da foto do documento. Tire outra, de frente e com boa luz.'
const EM_DUVIDA = 'O rosto da selfie pode não ser o da foto do documento: uma pessoa vai conferir.'

describe('kyc-facematch', () => {
  it.each([
    ['exactly at the threshold', [retrato(80)], 'aprovado', []],
    ['just below it', [retrato(79)], 'em_analise', [EM_DUVIDA]],
    ['where a person need not look', [retrato(74)], 'reprovado', [DIFERENTE]],
    [
      'no portrait on the front',
      [],
      'reprovado',
      [
        'Nenhum retrato foi encontrado na frente do documento. Fotografe o lado que tem a sua foto, inteiro e sem reflexo.',
      ],
    ],
    [
      'a portrait of 38 pixels',
      [retrato(99, 0.06, 0.1)],
      'reprovado',
      ['O retrato do documento está pequeno demais. Aproxime a câmera do documento.'],
    ],
    // The selfie held beside somebody else's card: what matches is not the portrait.
    [
      'a match that is not the portrait',
      [retrato(99, 0.1, 0.1), retrato(3, 0.3, 0.4)],
      'reprovado',
      [DIFERENTE],
    ],
    ['a portrait and its faint ghost', [retrato(99), retrato(61, 0.07, 0.1)], 'aprovado', []],
    [
      "a portrait and somebody else's face",
      [retrato(99), retrato(2, 0.09, 0.13)],
      'em_analise',
      ['A foto do documento mostra mais de uma pessoa.'],
    ],
    [
      'two portraits',
      [retrato(99), retrato(99, 0.11, 0.18)],
      'em_analise',
      ['A foto do documento mostra mais de uma pessoa.'],
    ],
  ])('%s', async (_nome, frente, veredito, reasons) => {
    expect(await comparar(frente)).toEqual({ veredito })
    expect(resultado()).toMatchObject({ veredito, reasons })
  })

  it.each([
    ['the sides are swapped', [], [retrato(99)]],
    ['the front was photographed twice', [retrato(99)], [retrato(97)]],
  ])('says that the portrait is on the back when %s', async (_nome, frente, verso) => {
    expect(await comparar(frente, verso)).toEqual({ veredito: 'reprovado' })
    expect(resultado()).toMatchObject({
      reasons: [
        'O retrato está na foto enviada como verso. Envie a frente e o verso do documento, cada um em seu lugar.',
      ],
    })
  })

  it('takes a pattern on the back for no portrait', async () => {
    expect(await comparar([retrato(93)], [retrato(61, 0.12, 0.2, 42)])).toEqual({ veredito: 'aprovado' })
  })

  it('finds no portrait where only a pattern is', async () => {
    expect(await comparar([retrato(79, 0.12, 0.2, 49)])).toEqual({ veredito: 'reprovado' })
    expect(resultado()).toMatchObject({
      reasons: [
        'Nenhum retrato foi encontrado na frente do documento. Fotografe o lado que tem a sua foto, inteiro e sem reflexo.',
      ],
    })
  })

  it('refuses a selfie without a face', async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'liveness')
    mundo.rekognition
      .on(CompareFacesCommand)
      .rejects(Object.assign(new Error('no face'), { name: 'InvalidParameterException' }))
    expect(await etapa(facematch, PEDIDO)).toEqual({ veredito: 'reprovado' })
    expect(resultado()).toMatchObject({ reasons: ['Nenhum rosto foi encontrado na selfie.'] })
  })

  it('keeps where the faces are, in the words of the domain', async () => {
    await comparar([retrato(99)])
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      comparacao_frente: [
        {
          semelhanca: 99,
          marcos: {
            olho_esquerdo: [expect.closeTo(0.136), expect.closeTo(0.38)],
            olho_direito: [expect.closeTo(0.184), expect.closeTo(0.38)],
            boca_esquerda: [expect.closeTo(0.142), expect.closeTo(0.45)],
            boca_direita: [expect.closeTo(0.178), expect.closeTo(0.45)],
          },
        },
      ],
      marcos_da_selfie: { olho_esquerdo: [expect.closeTo(0.42), expect.closeTo(0.4)] },
    })
  })

  it.each([
    ['knows the ghost image that is the portrait once more', 7, 'aprovado'],
    ['and one that is another picture is another person', 8, 'em_analise'],
  ])('%s', async (_nome, semente, veredito) => {
    const { document_files } = await iniciarCorrida(mundo, CARLA)
    const frente = await sharp(await foto('#997755', 10))
      .composite([
        { input: await manchas(7, 260, 260), left: 30, top: 110 },
        { input: await manchas(semente, 87, 87), left: 437, top: 133 },
      ])
      .jpeg()
      .toBuffer()
    mundo.fotos.set(document_files[0] ?? '', frente)
    await percorrer(PEDIDO, 'liveness')
    mundo.rekognition
      .on(CompareFacesCommand)
      .resolvesOnce({ FaceMatches: [retrato(99, 0.3, 0.4), retrato(20, 0.1, 0.1333, 99.9, 0.7, 0.3)] })
      .resolvesOnce({ FaceMatches: [] })
    expect(await etapa(facematch, PEDIDO)).toEqual({ veredito })
  })

  it('does not ask again for what it stored', async () => {
    expect(await comparar([retrato(93)])).toEqual({ veredito: 'aprovado' })
    expect(await etapa(facematch, PEDIDO)).toEqual({ veredito: 'aprovado' })
  })
})
