import {
  CompareFacesCommand,
  DetectFacesCommand,
  GetFaceLivenessSessionResultsCommand,
  SessionNotFoundException,
} from '@aws-sdk/client-rekognition'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handler as liveness } from '#lambdas/kyc/kyc-liveness.lambda.ts'
import { CARLA } from '#semente/personas.ts'
import { type Cenario, cenario, retrato, ROSTO } from './cenario.ts'
import { corridaDe, etapa, iniciarCorrida, percorrer, pedidoDe } from './corrida.ts'
import { comVideo, SESSAO, videoVisto } from './prova-de-vida.ts'

const PEDIDO = pedidoDe(CARLA)
let mundo: Cenario
beforeEach(() => {
  mundo = cenario(CARLA)
})
afterEach(() => vi.unstubAllEnvs())

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
            { Type: 'mouthLeft', X: 0.44871, Y: 0.58322 },
            { Type: 'mouthRight', X: 0.55602, Y: 0.58913 },
            { Type: 'nose', X: 0.50211, Y: 0.49507 },
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

  it('takes an answer without eyes or mouth for none', async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'ocr')
    const semBoca = ROSTO.Landmarks.filter(({ Type }) => !Type.startsWith('mouth'))
    mundo.rekognition.on(DetectFacesCommand).resolves({ FaceDetails: [{ ...ROSTO, Landmarks: semBoca }] })
    await expect(etapa(liveness, PEDIDO)).rejects.toMatchObject({ name: 'RespostaSemSentido' })
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

describe('kyc-liveness where the stage asks for a video', () => {
  beforeEach(async () => {
    await comVideo(mundo, CARLA)
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'ocr')
    mundo.rekognition.on(CompareFacesCommand).resolves({ FaceMatches: [retrato(99, 0.4, 0.6)] })
  })
  const sessao = () => mundo.rekognition.on(GetFaceLivenessSessionResultsCommand)
  const resultado = () => corridaDe(mundo, CARLA)?.['resultado_liveness']
  const reprovada = (...reasons: string[]) => ({
    veredito: 'reprovado',
    score: 0,
    reasons,
    em: expect.any(String),
  })
  const NAO_FEITA = 'A prova de vida em vídeo não foi concluída. Faça novamente.'

  it('the video of the run takes the place of the selfie, whose face must be the same', async () => {
    expect(await etapa(liveness, PEDIDO)).toEqual({ veredito: 'aprovado' })
    expect(resultado()).toEqual({
      veredito: 'aprovado',
      score: 0.9876543,
      reasons: [],
      em: expect.any(String),
    })
    const { rekognition } = mundo
    expect(rekognition.commandCalls(DetectFacesCommand)).toEqual([])
    expect(
      rekognition.commandCalls(GetFaceLivenessSessionResultsCommand).map(({ args: [{ input }] }) => input),
    ).toEqual([{ SessionId: SESSAO }])
    const [comparacao] = rekognition.commandCalls(CompareFacesCommand)
    const { ReferenceImage } = await videoVisto(99)
    expect(comparacao?.args[0].input.TargetImage).toEqual({ Bytes: ReferenceImage.Bytes })
  })

  it('asks nothing again once it was judged', async () => {
    await etapa(liveness, PEDIDO)
    mundo.rekognition.resetHistory()
    expect(await etapa(liveness, PEDIDO)).toEqual({ veredito: 'aprovado' })
    expect(mundo.rekognition.calls()).toEqual([])
  })

  it.each(['CREATED', 'IN_PROGRESS', 'FAILED', 'EXPIRED'] as const)(
    'a session that is %s has to be done again, and compares nobody',
    async (Status) => {
      sessao().resolves({ SessionId: SESSAO, Status, Confidence: 99 })
      expect(await etapa(liveness, PEDIDO)).toEqual({ veredito: 'reprovado' })
      expect(resultado()).toEqual(reprovada(NAO_FEITA))
      expect(mundo.rekognition.commandCalls(CompareFacesCommand)).toEqual([])
    },
  )

  it('so has one that the service knows no more, and a run that came with none', async () => {
    sessao().rejects(new SessionNotFoundException({ $metadata: {}, message: 'gone' }))
    expect(await etapa(liveness, PEDIDO)).toEqual({ veredito: 'reprovado' })
    expect(resultado()).toEqual(reprovada(NAO_FEITA))
    const { prova_de_vida: _sem, resultado_liveness: _nenhum, ...corrida } = corridaDe(mundo, CARLA) ?? {}
    mundo.items.set(`${String(corrida['pk'])}|${String(corrida['sk'])}`, corrida as never)
    mundo.rekognition.resetHistory()
    expect(await etapa(liveness, PEDIDO)).toEqual({ veredito: 'reprovado' })
    expect(mundo.rekognition.calls()).toEqual([])
  })

  it('says what to do better when the service is not convinced', async () => {
    sessao().resolves({
      ...(await videoVisto(31)),
      Feedback: [{ Code: 'FACE_OBSTRUCTION_DETECTED', Message: 'Your face was covered.' }],
    })
    expect(await etapa(liveness, PEDIDO)).toEqual({ veredito: 'reprovado' })
    expect(resultado()).toEqual({
      veredito: 'reprovado',
      score: 0.31,
      reasons: [
        'O vídeo não provou que você está diante da câmera. Faça a prova de vida novamente.',
        'Parte do rosto estava coberta no vídeo.',
      ],
      em: expect.any(String),
    })
  })

  it("refuses somebody alive with somebody else's selfie", async () => {
    mundo.rekognition
      .on(CompareFacesCommand)
      .resolves({ FaceMatches: [retrato(12, 0.4, 0.6)], UnmatchedFaces: [] })
    expect(await etapa(liveness, PEDIDO)).toEqual({ veredito: 'reprovado' })
    expect(resultado()).toEqual(reprovada('O rosto do vídeo não é o da selfie.'))
  })

  it.each([
    ['without its confidence', { Confidence: undefined }],
    ['with one that is none', { Confidence: 850 }],
    ['without its picture', { ReferenceImage: undefined }],
    ['of an unknown status', { Status: 'WONDERFUL' as never }],
  ])('concludes nothing from an answer %s', async (_nome, mudanca) => {
    sessao().resolves({ ...(await videoVisto(99)), ...mudanca })
    await expect(etapa(liveness, PEDIDO)).rejects.toMatchObject({ name: 'RespostaSemSentido' })
    expect(resultado()).toBeUndefined()
  })

  it.each(['ThrottlingException', 'AccessDeniedException', 'InternalServerError'])(
    'a service that answers %s is away, which says nothing about the person',
    async (name) => {
      sessao().rejects(Object.assign(new Error(name), { name }))
      await expect(etapa(liveness, PEDIDO)).rejects.toMatchObject({ name })
      expect(resultado()).toBeUndefined()
    },
  )
})
