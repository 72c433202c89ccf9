import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import sharp from 'sharp'

/**
 * The face engine every set of drawings is held to, used plainly: what it cannot find or tell apart is a fault of the
 * drawing and not of a product. Knows nothing of any product.
 */

export interface Rosto {
  readonly score: number
  /** Left, top, width and height, as parts of the picture. */
  readonly box: readonly [number, number, number, number]
  readonly embedding: readonly number[]
  readonly vivo: number
  readonly real: number
  readonly piscando: boolean
}

export interface Referencia {
  rostos(imagem: Buffer): Promise<Rosto[]>
  /** The biggest face of an upright picture. */
  maior(imagem: Buffer): Promise<Rosto | null>
  /** The portrait on a card that may lie on any of its sides. */
  retrato(cartao: Buffer): Promise<Rosto | null>
  semelhanca(a: Rosto, b: Rosto): number
}

const LADO = 640
const CERTO = 0.6
const require = createRequire(import.meta.url)
const pastaDe = (modulo: string): string => path.dirname(require.resolve(modulo)) + path.sep

interface Achado {
  score: number
  boxRaw: [number, number, number, number]
  embedding?: number[]
  live?: number
  real?: number
}
interface Human {
  tf: {
    ready(): Promise<void>
    tensor(data: Float32Array, shape: number[], type: string): unknown
    dispose(tensor: unknown): void
  }
  load(): Promise<void>
  detect(tensor: unknown): Promise<{ face: Achado[]; gesture: { gesture: string }[] }>
  match: { similarity(a: readonly number[], b: readonly number[]): number }
}

/** The engine asks for its models through `fetch`, which knows no files. */
function lerArquivosPorFetch(): () => void {
  const { fetch } = globalThis
  globalThis.fetch = async (alvo, opcoes) => {
    const url = alvo instanceof Request ? alvo.url : String(alvo)
    return url.startsWith('file:') ? new Response(readFileSync(new URL(url))) : fetch(alvo, opcoes)
  }
  return () => {
    globalThis.fetch = fetch
  }
}

async function carregar(): Promise<Human> {
  const raiz = path.join(pastaDe('@vladmandic/human'), '..')
  const { Human } = require(path.join(raiz, 'dist/human.node-wasm.js')) as {
    Human: new (config: object) => Human
  }
  const human = new Human({
    backend: 'wasm',
    wasmPath: pastaDe('@tensorflow/tfjs-backend-wasm'),
    modelBasePath: `file://${path.join(raiz, 'models')}/`,
    debug: false,
    cacheSensitivity: 0,
    filter: { enabled: false },
    face: {
      enabled: true,
      detector: { rotation: true, maxDetected: 5, minConfidence: 0.3, return: false },
      mesh: { enabled: true },
      iris: { enabled: true },
      description: { enabled: true },
      emotion: { enabled: false },
      antispoof: { enabled: true },
      liveness: { enabled: true },
    },
    body: { enabled: false },
    hand: { enabled: false },
    object: { enabled: false },
    gesture: { enabled: true },
    segmentation: { enabled: false },
  })
  const devolver = lerArquivosPorFetch()
  await human.tf.ready()
  await human.load()
  devolver()
  return human
}

export async function ligarReferencia(): Promise<Referencia> {
  const human = await carregar()
  const rostos = async (imagem: Buffer): Promise<Rosto[]> => {
    const { data, info } = await sharp(imagem)
      .rotate()
      .resize({ width: LADO, height: LADO, fit: 'inside', withoutEnlargement: true })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const tensor = human.tf.tensor(new Float32Array(data), [1, info.height, info.width, 3], 'float32')
    const { face, gesture } = await human.detect(tensor)
    human.tf.dispose(tensor)
    const piscando = gesture.some(({ gesture }) => gesture.includes('blink'))
    return face.flatMap(({ score, boxRaw: box, embedding, live = 0, real = 0 }) =>
      embedding ? [{ score, box, embedding, vivo: live, real, piscando }] : [],
    )
  }
  const maior = async (imagem: Buffer): Promise<Rosto | null> =>
    (await rostos(imagem)).toSorted((a, b) => b.box[2] * b.box[3] - a.box[2] * a.box[3])[0] ?? null
  const retrato = async (cartao: Buffer): Promise<Rosto | null> => {
    const direito = await sharp(cartao).rotate().toBuffer()
    let melhor: Rosto | null = null
    for (const quartos of [0, 90, 270, 180]) {
      const virado = await sharp(direito).rotate(quartos).toBuffer()
      for (const pedaco of [virado, ...(await metades(virado))]) {
        const achado = await maior(pedaco)
        if (achado && achado.score > (melhor?.score ?? 0)) melhor = achado
        if (melhor && melhor.score >= CERTO) return melhor
      }
    }
    return melhor
  }
  return {
    rostos,
    maior,
    retrato,
    semelhanca: (a, b) => human.match.similarity(a.embedding, b.embedding),
  }
}

/** A portrait is small on a whole photo: each side of it once more by itself. */
async function metades(imagem: Buffer): Promise<Buffer[]> {
  const { width, height } = await sharp(imagem).metadata()
  const parte = Math.round(width * 0.58)
  return Promise.all(
    [0, width - parte].map((left) =>
      sharp(imagem).extract({ left, top: 0, width: parte, height }).toBuffer(),
    ),
  )
}
