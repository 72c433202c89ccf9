import { CAMERA } from '#domain/kyc/captura/camera.ts'

/**
 * Shows a stream in a video element and waits for its first picture (P §9: up to 5 s; `play()` repeated up to twice,
 * 500 ms apart).
 * @throws DOMException of `play()`, TimeoutError when no picture comes
 */
export async function mostrar(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  video.srcObject = stream
  await tocar(video)
  await primeiraImagem(video)
}

async function tocar(video: HTMLVideoElement, repeticoes: number = CAMERA.repeticoes_do_play): Promise<void> {
  try {
    await video.play()
  } catch (error) {
    if (repeticoes <= 0) throw error
    await new Promise((resolve) => setTimeout(resolve, CAMERA.intervalo_do_play))
    await tocar(video, repeticoes - 1)
  }
}

function primeiraImagem(video: HTMLVideoElement): Promise<void> {
  if (video.videoWidth > 0) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const fim = new AbortController()
    const timer = setTimeout(() => {
      fim.abort()
      reject(new DOMException('no picture', 'TimeoutError'))
    }, CAMERA.espera_do_video)
    const olhar = () => {
      if (video.videoWidth === 0) return
      clearTimeout(timer)
      fim.abort()
      resolve()
    }
    for (const evento of ['loadedmetadata', 'playing', 'resize'])
      video.addEventListener(evento, olhar, { signal: fim.signal })
  })
}

/** Lets the camera go; its light goes out. */
export function pararCamera(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Whether there is something to switch to. Only known once a camera was allowed. */
export async function temOutraCamera(): Promise<boolean> {
  const dispositivos = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return dispositivos.filter(({ kind }) => kind === 'videoinput').length > 1
}
