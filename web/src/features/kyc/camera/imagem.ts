import { OTIMIZACAO } from '#domain/kyc/captura/imagem.ts'

/** What the worker answers: the picture, or that it could not be made. */
export type RespostaDoWorker = { readonly imagem: Blob } | { readonly erro: string }

/**
 * A smaller copy of a picture (P §9): at most 2048 × 2048, PNG on a white background, made off the main thread.
 * The file keeps its name with the new ending.
 * @throws Error when this browser cannot do it or the file is no picture
 */
export async function otimizar(arquivo: File): Promise<File> {
  if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined')
    throw new Error('no OffscreenCanvas')
  const imagem = await noWorker(arquivo)
  return new File([imagem], `${arquivo.name.replace(/\.\w+$/, '')}.png`, { type: OTIMIZACAO.saida })
}

function noWorker(arquivo: Blob): Promise<Blob> {
  return new Promise<Blob>((resolve, reject) => {
    const worker = new Worker(new URL('./imagem.worker.ts', import.meta.url), { type: 'module' })
    const acabar = () => worker.terminate()
    worker.addEventListener('message', ({ data }: MessageEvent<RespostaDoWorker>) => {
      acabar()
      if ('imagem' in data) resolve(data.imagem)
      else reject(new Error(data.erro))
    })
    worker.addEventListener('error', ({ message }) => {
      acabar()
      reject(new Error(message))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(arquivo)
  })
}
