import { DetectFacesCommand } from '@aws-sdk/client-rekognition'
import { beforeEach, describe, expect, it } from 'vitest'
import { handler as liveness } from '#lambdas/kyc/kyc-liveness.ts'
import { CARLA } from '#semente/personas.ts'
import { type Cenario, cenario, ROSTO } from './cenario.ts'
import { corridaDe, etapa, iniciarCorrida, percorrer, pedidoDe } from './corrida.ts'

const PEDIDO = pedidoDe(CARLA)
let mundo: Cenario
beforeEach(() => {
  mundo = cenario(CARLA)
})

describe('kyc-liveness', () => {
  it('asks for the selfie alone and says what is wrong with it', async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'ocr')
    mundo.rekognition.on(DetectFacesCommand).resolves({
      FaceDetails: [{ ...ROSTO, EyesOpen: { Value: false, Confidence: 99 } }, { ...ROSTO }],
    })
    expect(await etapa(liveness, PEDIDO)).toEqual({ veredito: 'reprovado' })
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      resultado_liveness: {
        veredito: 'reprovado',
        reasons: ['Há mais de uma pessoa na selfie.', 'Os olhos estão fechados.'],
      },
    })
  })

  it("understands the service's whole answer, and reads of it what it judges", async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'ocr')
    // As the service answers it, with what nobody asked for and a float above a hundred.
    mundo.rekognition.on(DetectFacesCommand).resolves({
      FaceDetails: [
        {
          BoundingBox: { Width: 0.28491, Height: 0.52153, Left: 0.36012, Top: 0.20155 },
          Landmarks: [
            { Type: 'eyeLeft', X: 0.44123, Y: 0.40211 },
            { Type: 'eyeRight', X: 0.57001, Y: 0.40902 },
          ],
          Pose: { Roll: 1.6521, Yaw: -4.0213, Pitch: 3.3391 },
          Quality: { Brightness: 78.1243, Sharpness: 95.51609 },
          Confidence: 100.00001,
          EyesOpen: { Value: true, Confidence: 97.2154 },
          FaceOccluded: { Value: false, Confidence: 99.1207 },
          Sunglasses: { Value: false, Confidence: 99.9923 },
        },
      ],
      OrientationCorrection: undefined,
    })
    expect(await etapa(liveness, PEDIDO)).toEqual({ veredito: 'aprovado' })
    expect(mundo.rekognition.commandCalls(DetectFacesCommand).at(-1)?.args[0].input.Attributes).toEqual([
      'DEFAULT',
      'EYES_OPEN',
      'FACE_OCCLUDED',
      'SUNGLASSES',
    ])
  })

  it('has a person look at a selfie with the pattern of a screen', async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'ocr')
    const corrida = [...mundo.items.values()].find(({ entidade }) => entidade === 'kyc_corrida')
    if (!corrida) throw new Error('no run')
    const arquivos = (corrida['arquivos'] as { finalidade: string }[]).map((arquivo) =>
      arquivo.finalidade === 'selfie' ? { ...arquivo, indicios: ['padrao_de_tela'] } : arquivo,
    )
    mundo.items.set(`${corrida.pk}|${corrida.sk}`, { ...corrida, arquivos })
    expect(await etapa(liveness, PEDIDO)).toEqual({ veredito: 'em_analise' })
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      resultado_liveness: { score: 0.84, reasons: ['A selfie parece ser a foto de uma tela.'] },
    })
  })
})
