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
})
