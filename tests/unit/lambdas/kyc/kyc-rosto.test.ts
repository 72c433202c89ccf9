import { DeleteFacesCommand, IndexFacesCommand, SearchFacesByImageCommand } from '@aws-sdk/client-rekognition'
import { beforeEach, describe, expect, it } from 'vitest'
import { handler as fraud } from '#lambdas/kyc/kyc-fraud.lambda.ts'
import { handler as rosto } from '#lambdas/kyc/kyc-rosto.lambda.ts'
import { usuarioKey } from '#lambdas/store/keys.ts'
import { CARLA, DIEGO } from '#semente/personas.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { type Cenario, cenario } from './cenario.ts'
import { CORRIDA, corridaDe, etapa, iniciarCorrida, percorrer, pedidoDe } from './corrida.ts'

const { id } = CARLA.usuario
let mundo: Cenario

/** A collection in memory; the shapes are the service's. */
function colecao({ rekognition }: Cenario) {
  const rostos: { readonly FaceId: string; readonly ExternalImageId: string }[] = []
  const face = (rosto: (typeof rostos)[number]) => ({
    ...rosto,
    ImageId: '9a3c2f0e-0000-4000-8000-000000000000',
    Confidence: 99.99,
    BoundingBox: { Width: 0.4, Height: 0.5, Left: 0.3, Top: 0.2 },
  })
  rekognition.on(IndexFacesCommand).callsFake(async ({ ExternalImageId }: { ExternalImageId: string }) => {
    const novo = { FaceId: `rosto-${rostos.length + 1}`, ExternalImageId }
    rostos.push(novo)
    return {
      FaceModelVersion: '7.0',
      FaceRecords: [{ Face: face(novo), FaceDetail: {} }],
      UnindexedFaces: [],
    }
  })
  rekognition.on(SearchFacesByImageCommand).callsFake(async () => ({
    FaceModelVersion: '7.0',
    SearchedFaceConfidence: 99.9,
    FaceMatches: rostos.map((rosto) => ({ Similarity: 98.7, Face: face(rosto) })),
  }))
  rekognition.on(DeleteFacesCommand).callsFake(async ({ FaceIds }: { FaceIds: string[] }) => {
    const ficam = rostos.filter(({ FaceId }) => !FaceIds.includes(FaceId))
    rostos.splice(0, rostos.length, ...ficam)
    return { DeletedFaces: FaceIds }
  })
  return rostos
}

const aprovada = (usuario_id = id, para = 'approved') =>
  rosto(
    {
      Records: [
        {
          messageId: 'm1',
          body: JSON.stringify({
            id: 'e1',
            'detail-type': 'kyc.corrida',
            time: '2026-11-21T12:00:00Z',
            detail: { id: 'e1', usuario_id, corrida_id: CORRIDA, para },
          }),
        },
      ],
    } as Parameters<typeof rosto>[0],
    CONTEXT,
  )
const quantas = (comando: typeof IndexFacesCommand): number => mundo.rekognition.commandCalls(comando).length
const TUDO = { batchItemFailures: [] }

let rostos: ReturnType<typeof colecao>
beforeEach(async () => {
  mundo = cenario(CARLA, DIEGO)
  rostos = colecao(mundo)
  await iniciarCorrida(mundo, CARLA)
  await percorrer(pedidoDe(CARLA))
})

describe('kyc-rosto', () => {
  it('puts an approved face into the collection once, under an id that says nothing', async () => {
    expect(await aprovada()).toEqual(TUDO)
    expect(await aprovada()).toEqual(TUDO)
    expect(quantas(IndexFacesCommand)).toBe(1)
    expect(rostos).toEqual([{ FaceId: 'rosto-1', ExternalImageId: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(mundo.of('kyc_rosto')).toEqual([
      { entidade: 'kyc_rosto', face_ids: ['rosto-1'], sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
  })

  it('leaves alone whoever was not approved', async () => {
    expect(await aprovada(id, 'em_analise')).toEqual(TUDO)
    expect(rostos).toEqual([])
  })

  it('finds the face of a delivery that died on the way, and pays for no second one', async () => {
    mundo.falhar()
    // The announcement is the first transaction: it is lost, then comes again.
    expect(await aprovada()).toEqual({ batchItemFailures: [{ itemIdentifier: 'm1' }] })
    expect(rostos).toEqual([])
    await aprovada()
    mundo.items.delete(`USUARIO#${id}|ROSTO`)
    await aprovada()
    expect(quantas(IndexFacesCommand)).toBe(1)
    expect(mundo.of('kyc_rosto')).toMatchObject([{ face_ids: ['rosto-1'] }])
  })

  it('takes the face out again when the account was closed meanwhile', async () => {
    await aprovada()
    const { pk, sk } = usuarioKey(id)
    const perfil = mundo.items.get(`${pk}|${sk}`)
    if (!perfil) throw new Error('no profile')
    mundo.items.set(`${pk}|${sk}`, { ...perfil, kyc_status: 'rejected' })
    mundo.items.delete(`USUARIO#${id}|ROSTO`)
    expect(await aprovada()).toEqual(TUDO)
    expect(rostos).toEqual([])
    expect(mundo.of('kyc_rosto')).toEqual([])
  })

  it('puts the face in where the search finds none to look for', async () => {
    mundo.rekognition
      .on(SearchFacesByImageCommand)
      .rejects(Object.assign(new Error('no face'), { name: 'InvalidParameterException' }))
    expect(await aprovada()).toEqual(TUDO)
    expect(rostos.length).toBe(1)
  })
})

describe('kyc-fraud and the collection', () => {
  it('knows a face of another account, and has a person judge', async () => {
    await aprovada()
    await iniciarCorrida(mundo, DIEGO)
    const pedido = { usuario_id: DIEGO.usuario.id, corrida_id: CORRIDA }
    await percorrer(pedido, 'facematch')
    expect(await etapa(fraud, pedido)).toEqual({ veredito: 'em_analise' })
    expect(corridaDe(mundo, DIEGO)).toMatchObject({
      resultado_fraud: { reasons: expect.arrayContaining(['O rosto já foi aprovado em outra conta.']) },
    })
  })

  it("takes the person's own face for their own", async () => {
    await aprovada()
    const corrida = [...mundo.items.values()].find(({ entidade }) => entidade === 'kyc_corrida')
    if (!corrida) throw new Error('no run')
    const { resultado_fraud: _feito, ...sem } = corrida
    mundo.items.set(`${corrida.pk}|${corrida.sk}`, {
      ...sem,
      pk: corrida.pk,
      sk: corrida.sk,
      status: 'em_andamento',
    })
    const kyc = [...mundo.items.values()].find(({ entidade }) => entidade === 'kyc')
    if (kyc) mundo.items.set(`${kyc.pk}|${kyc.sk}`, { ...kyc, current_state: 'facematch' })
    expect(await etapa(fraud, pedidoDe(CARLA))).toEqual({ veredito: 'aprovado' })
  })
})
