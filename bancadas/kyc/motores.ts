import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createEndpoint } from '../../local/aws/endpoint.ts'
import { createRekognition } from '../../local/aws/rekognition/service.ts'
import {
  AwsError,
  type AwsRequest,
  type AwsResponse,
  type AwsService,
  jsonError,
  targetOperation,
} from '../../local/aws/service.ts'
import { createTextract } from '../../local/aws/textract/service.ts'
import { COLECAO } from './ambiente.ts'
import { fontesDe, PASTA } from './pasta.ts'

/** Answers that depend on nothing but the pictures sent. */
const PURAS = new Set(['DetectDocumentText', 'DetectFaces', 'CompareFaces'])

interface Motores {
  readonly url: string
  /** Since it was last asked: milliseconds the engines took, those of kept answers when they were made, and calls. */
  tempo(): { readonly ms: number; readonly lembrado: number; readonly chamadas: number }
  close(): Promise<void>
}

/**
 * The embedded Textract and Rekognition behind a port. With `memoria`, what they answered to a picture is kept with the
 * time it took.
 */
export async function ligarMotores(memoria: boolean): Promise<Motores> {
  let [ms, lembrado, chamadas] = [0, 0, 0]
  let [ativas, desde] = [0, 0]
  const semObjetos = { readObject: () => Promise.resolve(undefined) }
  const comMemoria = (service: AwsService): AwsService => {
    const pasta = path.join(PASTA, service.name, fontesDe(`local/aws/${service.name}`))
    mkdirSync(pasta, { recursive: true })
    return {
      name: service.name,
      ...(service.targets && { targets: service.targets }),
      close: () => service.close(),
      handle: async (request) => {
        const pura = memoria && PURAS.has(targetOperation(request))
        if (ativas++ === 0) desde = performance.now()
        const { resposta, demorou, agora } = await (pura
          ? lembrar(pasta, service, request)
          : cronometrar(service, request)
        ).finally(() => {
          // Calls at the same time are waited for once.
          if (--ativas === 0) ms += performance.now() - desde
        })
        if (!agora) lembrado += demorou
        chamadas++
        return resposta
      },
    }
  }
  const rostos = path.join(PASTA, `rostos-${process.pid}`)
  const services = [
    createTextract(semObjetos),
    createRekognition({ folder: rostos, collections: [COLECAO], ...semObjetos }),
  ]
  const server = createEndpoint(services.map(comMemoria))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    tempo: () => {
      const passado = { ms, lembrado, chamadas }
      ms = lembrado = chamadas = 0
      return passado
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await Promise.all(services.map((service) => service.close()))
      rmSync(rostos, { recursive: true, force: true })
    },
  }
}

interface Lembranca {
  readonly resposta: AwsResponse
  readonly demorou: number
  /** Worked out in this call, not kept from an earlier one. */
  readonly agora: boolean
}

async function lembrar(pasta: string, service: AwsService, request: AwsRequest): Promise<Lembranca> {
  const chave = createHash('sha256').update(targetOperation(request)).update(request.body).digest('hex')
  const arquivo = path.join(pasta, `${chave.slice(0, 32)}.json`)
  if (existsSync(arquivo))
    return { ...(JSON.parse(readFileSync(arquivo, 'utf8')) as Lembranca), agora: false }
  const lembranca = await cronometrar(service, request)
  // An engine that was only late, or out, says nothing of the picture.
  if (lembranca.resposta.status < 500) {
    writeFileSync(`${arquivo}.${process.pid}`, JSON.stringify(lembranca))
    renameSync(`${arquivo}.${process.pid}`, arquivo)
  }
  return lembranca
}

async function cronometrar(service: AwsService, request: AwsRequest): Promise<Lembranca> {
  const inicio = performance.now()
  const resposta = await service.handle(request).catch((error: unknown) => {
    if (error instanceof AwsError) return jsonError(request, error)
    throw error
  })
  return { resposta, demorou: performance.now() - inicio, agora: true }
}
