import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import {
  CompareFacesCommand,
  CreateCollectionCommand,
  CreateFaceLivenessSessionCommand,
  DeleteFacesCommand,
  DetectFacesCommand,
  DetectLabelsCommand,
  GetFaceLivenessSessionResultsCommand,
  IndexFacesCommand,
  RekognitionClient,
  SearchFacesByImageCommand,
} from '@aws-sdk/client-rekognition'
import { passou } from '#domain/kyc/decisao/decisao.ts'
import { notaDaSemelhanca } from '#domain/kyc/rosto/semelhanca.ts'
import { vivacidade } from '#domain/kyc/rosto/vivacidade.ts'
import { gerarDocumento } from '#semente/gerar/documento.ts'
import { fotografar, fotos } from '#semente/gerar/foto.ts'
import { desenharRosto } from '#semente/gerar/rosto.ts'
import { type NomeDoRosto, rostos } from '#semente/gerar/rostos.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEndpoint } from '../../../local/aws/endpoint.ts'
import { createRekognition } from '../../../local/aws/rekognition/service.ts'
import { maria } from '../../support/kyc.ts'
import { conferida } from './modelo.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'rekognition-'))
const objects = new Map<string, Buffer>()
const options = {
  folder,
  readObject: (bucket: string, key: string) => Promise.resolve(objects.get(`${bucket}/${key}`)),
}
let rekognition = createRekognition(options)
const server = createEndpoint([
  conferida({
    name: 'rekognition',
    handle: (request) => rekognition.handle(request),
    close: () => rekognition.close(),
  }),
])
let client: RekognitionClient

const plain = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#8899aa' } })
  .jpeg()
  .toBuffer()

const idPhoto = async (name: NomeDoRosto): Promise<Buffer> => {
  const rosto = await desenharRosto(rostos[name])
  const card = await gerarDocumento({ layout: 'cnh_nova_2022', lado: 'frente', dados: maria, rosto })
  return fotografar(card, fotos.boa)
}
const selfie = (name: NomeDoRosto): Promise<Buffer> =>
  desenharRosto(rostos[name], { expressao: 'sorriso', giro: 0.25, fundo: '#e8e0cf', semente: 11 })

const compare = async (source: Buffer, target: Buffer, SimilarityThreshold = 0) =>
  client.send(
    new CompareFacesCommand({
      SourceImage: { Bytes: source },
      TargetImage: { Bytes: target },
      SimilarityThreshold,
    }),
  )

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  client = new RekognitionClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'sa-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  })
  await rekognition.warm()
})

afterAll(async () => {
  client.destroy()
  await rekognition.close()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

describe('DetectFaces', () => {
  const detect = async (Bytes: Buffer, Attributes: ('ALL' | 'DEFAULT' | 'BEARD')[] = ['ALL']) =>
    (await client.send(new DetectFacesCommand({ Image: { Bytes }, Attributes }))).FaceDetails ?? []

  test('finds the face, its landmarks, pose and open eyes', async () => {
    const [face, ...others] = await detect(await desenharRosto(rostos.ana))
    expect(others).toEqual([])
    expect(face?.Confidence).toBeGreaterThan(90)
    expect(face?.EyesOpen).toMatchObject({ Value: true })
    expect(face?.MouthOpen).toMatchObject({ Value: false })
    expect(Math.abs(face?.Pose?.Yaw ?? 90)).toBeLessThan(5)
    const place = Object.fromEntries((face?.Landmarks ?? []).map(({ Type, X, Y }) => [Type, { X, Y }]))
    // The drawing's own coordinates: eyes at 256 ± 46, 242 of 512 × 560.
    expect(place.eyeLeft?.X).toBeCloseTo(210 / 512, 1)
    expect(place.eyeRight?.X).toBeCloseTo(302 / 512, 1)
    expect(place.eyeLeft?.Y).toBeCloseTo(242 / 560, 1)
    expect(place.nose?.X).toBeCloseTo(0.5, 1)
    expect(face).toMatchObject({ FaceOccluded: { Value: false }, Sunglasses: { Value: false } })
    expect(face).not.toHaveProperty('Beard')
  })

  test('sees closed eyes, blur and darkness for what they are', async () => {
    const good = await desenharRosto(rostos.bruno)
    const [closed] = await detect(await desenharRosto(rostos.bruno, { olhosFechados: true }))
    expect(closed?.EyesOpen).toMatchObject({ Value: false })
    const [sharpFace] = await detect(good)
    const [blurred] = await detect(await sharp(good).blur(4).jpeg().toBuffer())
    const [dark] = await detect(await sharp(good).modulate({ brightness: 0.3 }).jpeg().toBuffer())
    expect(sharpFace?.Quality?.Sharpness).toBeGreaterThan(70)
    expect(blurred?.Quality?.Sharpness).toBeLessThan(35)
    expect(dark?.Quality?.Brightness).toBeLessThan((sharpFace?.Quality?.Brightness ?? 0) / 2)
    expect(dark?.Quality?.Sharpness).toBeGreaterThan(60)
    expect(vivacidade(await detect(await selfie('bruno')))).toEqual({ nota: 1, motivos: [], revisao: false })
    for (const [face, motivo] of [
      [closed, 'olhos_fechados'],
      [blurred, 'sem_nitidez'],
    ] as const) {
      const { nota, motivos } = vivacidade(face ? [face] : [])
      expect(motivos).toEqual([motivo])
      expect(passou('liveness', nota)).toBe(false)
    }
  })

  test('sees a mask and dark glasses, and neither on an open face', async () => {
    const coberto = async (desenho: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="560">${desenho}</svg>`
      const foto = sharp(await desenharRosto(rostos.ana)).composite([{ input: Buffer.from(svg) }])
      return vivacidade(await detect(await foto.jpeg().toBuffer())).motivos
    }
    expect(await coberto('')).toEqual([])
    expect(
      await coberto('<path d="M150 290 Q256 270 362 290 L350 400 Q256 460 162 400Z" fill="#7fb6d8"/>'),
    ).toContain('rosto_coberto')
    const lente = (x: number) => `<ellipse cx="${x}" cy="244" rx="40" ry="30" fill="#111"/>`
    expect(await coberto(lente(207) + lente(305))).toContain('oculos_escuros')
  })

  test('answers only what was asked, refuses by name what it cannot compute', async () => {
    const portrait = await desenharRosto(rostos.ana)
    const [face] = await detect(portrait, ['DEFAULT'])
    expect(Object.keys(face ?? {}).sort()).toEqual([
      'BoundingBox',
      'Confidence',
      'Landmarks',
      'Pose',
      'Quality',
    ])
    await expect(detect(portrait, ['BEARD'])).rejects.toMatchObject({
      name: 'NotEmulated',
      message: 'NotEmulated: rekognition.DetectFaces BEARD',
    })
    expect(await detect(plain)).toEqual([])
  })
})

describe('CompareFaces', () => {
  // Each person with the one most like them.
  test.each<[NomeDoRosto, NomeDoRosto]>([
    ['ana', 'iris'],
    ['carla', 'gisele'],
    ['elza', 'bruno'],
    ['davi', 'iris'],
    ['helio', 'bruno'],
  ])('%s: the selfie matches the own document, that of %s does not', async (name, other) => {
    const document = await idPhoto(name)
    const own = await compare(document, await selfie(name), 80)
    expect(own.FaceMatches).toHaveLength(1)
    expect(passou('facematch', notaDaSemelhanca(own.FaceMatches?.[0]?.Similarity))).toBe(true)
    const foreign = await compare(document, await selfie(other), 80)
    expect(foreign.FaceMatches).toEqual([])
    expect(foreign.UnmatchedFaces).toHaveLength(1)
    const [match] = (await compare(document, await selfie(other))).FaceMatches ?? []
    expect(match?.Similarity).toBeGreaterThan(0)
    expect(passou('facematch', notaDaSemelhanca(match?.Similarity))).toBe(false)
  })

  test.each([90, 180, 270])(
    'a document photographed %i degrees turned is compared alike',
    async (degrees) => {
      const turned = await sharp(await idPhoto('carla'))
        .rotate(degrees)
        .jpeg({ quality: 92 })
        .toBuffer()
      const { FaceMatches = [] } = await compare(await selfie('carla'), turned, 80)
      expect(FaceMatches).toHaveLength(1)
      const { Width = 0, Height = 0 } = FaceMatches[0]?.Face?.BoundingBox ?? {}
      const { width, height } = await sharp(turned).metadata()
      // The box is the turned picture's: a face is higher than wide.
      const upright = degrees === 180
      expect(Height * height > Width * width).toBe(upright)
    },
  )

  test('refuses a source without a face; a target without one matches nobody', async () => {
    const portrait = await selfie('ana')
    await expect(compare(plain, portrait)).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'There are no faces in the image. Should be at least 1.',
    })
    const answer = await compare(portrait, plain)
    expect(answer.FaceMatches).toEqual([])
    expect(answer.UnmatchedFaces).toEqual([])
  })
})

describe('collections', () => {
  test('a face is found again after a restart, and not after it was deleted', async () => {
    const CollectionId = 'rostos'
    await client.send(new CreateCollectionCommand({ CollectionId }))
    await expect(client.send(new CreateCollectionCommand({ CollectionId }))).rejects.toMatchObject({
      name: 'ResourceAlreadyExistsException',
    })
    const { FaceRecords = [] } = await client.send(
      new IndexFacesCommand({
        CollectionId,
        Image: { Bytes: await selfie('ana') },
        ExternalImageId: 'usuario-1',
      }),
    )
    await client.send(new IndexFacesCommand({ CollectionId, Image: { Bytes: await selfie('bruno') } }))

    await rekognition.close()
    rekognition = createRekognition(options)

    const search = async () =>
      (
        await client.send(
          new SearchFacesByImageCommand({ CollectionId, Image: { Bytes: await idPhoto('ana') } }),
        )
      ).FaceMatches ?? []
    const found = await search()
    expect(found.map(({ Face }) => Face?.ExternalImageId)).toEqual(['usuario-1'])
    const FaceIds = FaceRecords.flatMap(({ Face }) => Face?.FaceId ?? [])
    const gone = await client.send(
      new DeleteFacesCommand({ CollectionId, FaceIds: [...FaceIds, crypto.randomUUID()] }),
    )
    expect(gone.DeletedFaces).toEqual(FaceIds)
    expect(await search()).toEqual([])
    await expect(
      client.send(new IndexFacesCommand({ CollectionId: 'outra', Image: { Bytes: await selfie('ana') } })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  })
})

test('refuses what Rekognition refuses, and by name what is not emulated', async () => {
  const refusal = (Bytes: Buffer) =>
    client.send(new DetectFacesCommand({ Image: { Bytes } })).then(
      () => 'accepted',
      (error: Error) => error.name,
    )
  expect(await refusal(Buffer.from('plain text'))).toBe('InvalidImageFormatException')
  expect(await refusal(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(99)]))).toBe(
    'InvalidImageFormatException',
  )
  expect(await refusal(Buffer.alloc(5 * 1024 * 1024 + 1))).toBe('ImageTooLargeException')
  const small = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#8899aa' } })
      .png()
      .toBuffer()
  for (const [width, height] of [
    [3, 5],
    [79, 200],
    [200, 79],
    [16_000, 1],
  ] as const)
    expect(await refusal(await small(width, height))).toBe('InvalidParameterException')
  expect(await refusal(await small(80, 80))).toBe('accepted')
  expect(await refusal(await small(80, 16_000))).toBe('accepted')
  await expect(
    client.send(new DetectFacesCommand({ Image: { S3Object: { Bucket: 'b', Name: 'gone' } } })),
  ).rejects.toMatchObject({ name: 'InvalidS3ObjectException' })
  await expect(client.send(new DetectFacesCommand({ Image: {} }))).rejects.toMatchObject({
    name: 'InvalidParameterException',
  })
  await expect(client.send(new DetectLabelsCommand({ Image: { Bytes: plain } }))).rejects.toMatchObject({
    name: 'NotEmulated',
    message: 'NotEmulated: rekognition.DetectLabels',
  })
  await expect(client.send(new CreateFaceLivenessSessionCommand({}))).rejects.toMatchObject({
    name: 'NotEmulated',
    message: 'NotEmulated: rekognition.CreateFaceLivenessSession',
  })
  await expect(
    client.send(new GetFaceLivenessSessionResultsCommand({ SessionId: crypto.randomUUID() })),
  ).rejects.toMatchObject({
    name: 'NotEmulated',
    message: 'NotEmulated: rekognition.GetFaceLivenessSessionResults',
  })
})
