import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Textract and Rekognition as they answer a picture in which there is neither text nor face, at once: what runs is then
 * the identity functions alone, a hundred pictures in the time that the embedded readers take for one.
 */
const PAGINA = {
  BlockType: 'PAGE',
  Id: 'pagina',
  Geometry: {
    BoundingBox: { Width: 1, Height: 1, Left: 0, Top: 0 },
    Polygon: [
      { X: 0, Y: 0 },
      { X: 1, Y: 0 },
      { X: 1, Y: 1 },
      { X: 0, Y: 1 },
    ],
  },
}

const SEM_ROSTO = {
  status: 400,
  corpo: {
    __type: 'InvalidParameterException',
    message: 'There are no faces in the image. Should be at least 1.',
  },
}

const RESPOSTAS: Readonly<Record<string, { readonly status: number; readonly corpo: unknown }>> = {
  DetectDocumentText: {
    status: 200,
    corpo: {
      DetectDocumentTextModelVersion: '1.0',
      DocumentMetadata: { Pages: 1 },
      Blocks: [PAGINA],
    },
  },
  DetectFaces: { status: 200, corpo: { FaceDetails: [] } },
  CompareFaces: SEM_ROSTO,
  SearchFacesByImage: SEM_ROSTO,
}

interface Mudos {
  readonly url: string
  close(): void
}

/** Listens on this machine alone; an operation nobody expected is answered as the service answers an unknown one. */
export async function motoresMudos(): Promise<Mudos> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      const operacao = String(request.headers['x-amz-target'] ?? '')
        .split('.')
        .at(-1)
      const { status, corpo } = RESPOSTAS[operacao ?? ''] ?? {
        status: 400,
        corpo: { __type: 'UnknownOperationException' },
      }
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(corpo))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
