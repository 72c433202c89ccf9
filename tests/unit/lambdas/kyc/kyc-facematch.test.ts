import { CompareFacesCommand } from '@aws-sdk/client-rekognition'
import { beforeEach, describe, expect, it } from 'vitest'
import { handler as facematch } from '#lambdas/kyc/kyc-facematch.ts'
import { CARLA } from '#semente/personas.ts'
import { type Cenario, cenario } from './cenario.ts'
import { corridaDe, etapa, iniciarCorrida, percorrer, pedidoDe } from './corrida.ts'

const PEDIDO = pedidoDe(CARLA)
let mundo: Cenario
beforeEach(() => {
  mundo = cenario(CARLA)
})

describe('kyc-facematch', () => {
  it.each([
    [80, 'aprovado', []],
    [79, 'reprovado', ['O rosto da selfie não é o da foto do documento.']],
  ])('similarity %d → %s', async (Similarity, veredito, reasons) => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'liveness')
    mundo.rekognition.on(CompareFacesCommand).resolves({ FaceMatches: [{ Similarity: 12 }, { Similarity }] })
    expect(await etapa(facematch, PEDIDO)).toEqual({ veredito })
    expect(corridaDe(mundo, CARLA)).toMatchObject({ resultado_facematch: { reasons } })
  })

  it('refuses a document or selfie without a face', async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'liveness')
    mundo.rekognition
      .on(CompareFacesCommand)
      .rejects(Object.assign(new Error('no face'), { name: 'InvalidParameterException' }))
    expect(await etapa(facematch, PEDIDO)).toEqual({ veredito: 'reprovado' })
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      resultado_facematch: {
        score: 0,
        reasons: ['Nenhum rosto foi encontrado na foto do documento ou na selfie.'],
      },
    })
  })
})
