import { Worker } from 'node:worker_threads'
import type { Kept } from '../kept.ts'
import { AwsError } from '../service.ts'
import type { WorkerAnswer, WorkerFace, WorkerRequest } from './faces.ts'

const MAX_WAITING = 16

interface Waiting {
  resolve(faces: readonly WorkerFace[]): void
  reject(error: unknown): void
}

/** The engine's thread: started at the first picture, kept warm, started anew after a crash. */
export class FaceThread {
  private worker: Worker | undefined
  private started: Promise<void> | undefined
  private readonly waiting = new Map<number, Waiting>()
  private next = 0

  constructor(private readonly kept: Kept) {}

  /** Resolves when the models are loaded. */
  warm(): Promise<void> {
    this.started ??= new Promise((resolve, reject) => {
      const worker = new Worker(new URL('faces.worker.mjs', import.meta.url), { execArgv: [] })
      this.worker = worker
      worker.on('message', (answer: WorkerAnswer) => {
        if ('ready' in answer) resolve()
        else if ('failed' in answer) this.fail(new Error(answer.failed), reject)
        else this.settle(answer)
      })
      worker.on('error', (error) => this.fail(error, reject))
      worker.on('exit', (code) => this.fail(new Error(`face engine stopped (${code})`), reject))
    })
    return this.started
  }

  detect(picture: Omit<WorkerRequest, 'id'>): Promise<readonly WorkerFace[]> {
    const { pixels, width, height } = picture
    return this.kept.answer(['faces', `${width}x${height}`, pixels], () => this.ask(picture))
  }

  private async ask(picture: Omit<WorkerRequest, 'id'>): Promise<readonly WorkerFace[]> {
    if (this.waiting.size >= MAX_WAITING) throw new AwsError('ThrottlingException', 'Rate exceeded')
    const id = this.next++
    const answer = new Promise<readonly WorkerFace[]>((resolve, reject) =>
      this.waiting.set(id, { resolve, reject }),
    )
    this.warm().then(
      () => this.worker?.postMessage({ ...picture, id } satisfies WorkerRequest),
      (error: unknown) => this.settle({ id, error: String(error) }),
    )
    return answer
  }

  async close(): Promise<void> {
    const worker = this.worker
    worker?.removeAllListeners('exit')
    this.fail(new Error('face engine is closed'), () => undefined)
    await worker?.terminate()
  }

  private settle(answer: Extract<WorkerAnswer, { id: number }>): void {
    const waiting = this.waiting.get(answer.id)
    this.waiting.delete(answer.id)
    if ('faces' in answer) waiting?.resolve(answer.faces)
    else waiting?.reject(new AwsError('InternalServerError', answer.error, 500))
  }

  private fail(error: Error, reject: (error: Error) => void): void {
    reject(error)
    this.worker = undefined
    this.started = undefined
    for (const id of this.waiting.keys()) this.settle({ id, error: error.message })
  }
}
