import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import type { Human } from '@vladmandic/human'
import type { WorkerAnswer, WorkerFace, WorkerRequest } from './faces.ts'

/** The face engine in a thread of its own: half a second of arithmetic must not stop the gateway. */

const require = createRequire(import.meta.url)
const distribution = path.dirname(require.resolve('@vladmandic/human'))

const httpFetch = globalThis.fetch
// The engine loads its models with fetch, and Node's knows no file: addresses.
globalThis.fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  if (!address.startsWith('file:')) return httpFetch(input, init)
  return new Response(await readFile(new URL(address)))
}

async function load(): Promise<Human> {
  const engine: { Human: typeof Human } = require(path.join(distribution, 'human.node-wasm.js'))
  const human = new engine.Human({
    backend: 'wasm',
    wasmPath: `${path.dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`,
    modelBasePath: pathToFileURL(path.join(distribution, '../models/')).href,
    debug: false,
    // Every picture is somebody else's: nothing may be carried over from the last one.
    cacheSensitivity: 0,
    filter: { enabled: false },
    face: {
      enabled: true,
      detector: { rotation: true, maxDetected: 10, minConfidence: 0.4, return: false },
      mesh: { enabled: true },
      iris: { enabled: true },
      description: { enabled: true },
      emotion: { enabled: false },
      antispoof: { enabled: false },
      liveness: { enabled: false },
    },
    body: { enabled: false },
    hand: { enabled: false },
    object: { enabled: false },
    gesture: { enabled: false },
    segmentation: { enabled: false },
  })
  await human.tf.ready()
  await human.load()
  return human
}

const degrees = (radians: number): number => (radians * 180) / Math.PI

/** The box of the face itself; the detector's own box takes in hair and background. */
function around(mesh: WorkerFace['mesh']): WorkerFace['box'] {
  const xs = mesh.map(([x]) => x)
  const ys = mesh.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

async function detect(human: Human, { pixels, width, height }: WorkerRequest): Promise<WorkerFace[]> {
  const tensor = human.tf.tensor(new Float32Array(pixels), [1, height, width, 3], 'float32')
  try {
    const { face, error } = await human.detect(tensor)
    if (error) throw new Error(error)
    return face.flatMap((found): WorkerFace[] => {
      const { embedding, rotation } = found
      if (!embedding?.length || !rotation) return []
      const mesh = found.meshRaw.map(([x, y]) => [x, y] as const)
      return [
        {
          confidence: found.score,
          box: around(mesh),
          mesh,
          pose: {
            pitch: degrees(rotation.angle.pitch),
            yaw: degrees(rotation.angle.yaw),
            roll: degrees(rotation.angle.roll),
          },
          embedding,
        },
      ]
    })
  } finally {
    human.tf.dispose(tensor)
  }
}

const ready = load()
// One picture after the other: the engine's buffers are shared between calls.
let last: Promise<unknown> = ready

parentPort?.on('message', (request: WorkerRequest) => {
  const answer = (message: WorkerAnswer): void => parentPort?.postMessage(message, [])
  last = last
    .then(async () => answer({ id: request.id, faces: await detect(await ready, request) }))
    .catch((error: unknown) => answer({ id: request.id, error: String(error) }))
})

ready.then(
  () => parentPort?.postMessage({ ready: true } satisfies WorkerAnswer, []),
  (error: unknown) => parentPort?.postMessage({ failed: String(error) } satisfies WorkerAnswer, []),
)
