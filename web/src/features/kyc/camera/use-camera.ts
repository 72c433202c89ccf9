import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
  CAMERA,
  type ErroDaCamera,
  erroDaCamera,
  type LadoDaCamera,
  recorte,
} from '#domain/kyc/captura/camera.ts'
import { cameraLembrada, lembrarCamera, type UsoDaCamera } from './camera-lembrada.ts'
import { mostrar, pararCamera, temOutraCamera } from './camera-video.ts'

/** P §4.7: idle, asking, ready, captured (retry returns to ready) or error; cancel resets to idle. */
type EstadoDaCamera =
  | { readonly fase: 'idle' | 'asking' }
  | { readonly fase: 'ready'; readonly podeTrocar: boolean }
  | { readonly fase: 'captured'; readonly foto: File }
  | { readonly fase: 'error'; readonly erro: ErroDaCamera }

interface Camera {
  readonly estado: EstadoDaCamera
  readonly lado: LadoDaCamera
  readonly video: RefObject<HTMLVideoElement | null>
  readonly abrir: () => void
  readonly capturar: () => void
  /** Takes a chosen picture for the camera's. */
  readonly usarImagem: (imagem: File) => void
  readonly repetir: () => void
  readonly trocar: () => void
  readonly cancelar: () => void
}

/** A selfie is 3:4 and mirrored, as one sees oneself; a document is the whole frame, readable. */
const RETRATO: Record<UsoDaCamera, number | null> = { rosto: CAMERA.proporcao, documento: null }

/** The camera from the request for permission to the picture. It is let go when the component goes. */
export function useCamera(uso: UsoDaCamera, onErro: (erro: ErroDaCamera) => void): Camera {
  const [estado, setEstado] = useState<EstadoDaCamera>({ fase: 'idle' })
  const [lado, setLado] = useState<LadoDaCamera>(() => cameraLembrada(uso))
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream>(undefined)
  // Only the latest request counts; the stream of an earlier one is released.
  const pedido = useRef(0)

  const soltar = useCallback(() => {
    pedido.current += 1
    pararCamera(stream.current)
    stream.current = undefined
  }, [])
  useEffect(() => soltar, [soltar])

  function falhar(erro: ErroDaCamera) {
    soltar()
    setEstado({ fase: 'error', erro })
    onErro(erro)
  }

  async function ligar(para: LadoDaCamera, aoFalhar?: ErroDaCamera) {
    soltar()
    const meu = pedido.current
    setEstado({ fase: 'asking' })
    try {
      const nova = await pedir(para)
      if (meu !== pedido.current) {
        pararCamera(nova)
        return
      }
      stream.current = nova
      for (const track of nova.getTracks())
        track.addEventListener('ended', () => {
          if (stream.current === nova) falhar('acesso')
        })
      if (video.current) await mostrar(video.current, nova)
      const podeTrocar = await temOutraCamera()
      if (meu === pedido.current) setEstado({ fase: 'ready', podeTrocar })
    } catch (error) {
      if (meu === pedido.current) falhar(aoFalhar ?? motivo(error))
    }
  }

  async function capturar() {
    const meu = pedido.current
    try {
      if (!video.current) throw new Error('no video')
      const foto = await fotografar(quadroDe(video.current), uso, lado === 'user' && uso === 'rosto')
      if (meu === pedido.current) setEstado({ fase: 'captured', foto })
    } catch {
      if (meu === pedido.current) falhar('captura')
    }
  }

  async function usarImagem(imagem: File) {
    soltar()
    const meu = pedido.current
    try {
      const bitmap = await createImageBitmap(imagem)
      const foto = await fotografar(
        { fonte: bitmap, largura: bitmap.width, altura: bitmap.height },
        uso,
        false,
      )
      if (meu === pedido.current) setEstado({ fase: 'captured', foto })
    } catch {
      if (meu === pedido.current) falhar('captura')
    }
  }

  return {
    estado,
    lado,
    video,
    abrir: () => void ligar(lado),
    capturar: () => void capturar(),
    usarImagem: (imagem) => void usarImagem(imagem),
    repetir: () => {
      if (stream.current?.active === true) void ligarDeNovo()
      else void ligar(lado)
    },
    trocar: () => {
      const outro = lado === 'user' ? 'environment' : 'user'
      lembrarCamera(uso, outro)
      setLado(outro)
      void ligar(outro, 'troca')
    },
    cancelar: () => {
      soltar()
      setEstado({ fase: 'idle' })
    },
  }

  async function ligarDeNovo() {
    const podeTrocar = await temOutraCamera()
    setEstado({ fase: 'ready', podeTrocar })
  }
}

async function pedir(lado: LadoDaCamera): Promise<MediaStream> {
  // Absent outside secure contexts, whatever the types say.
  const dispositivos: MediaDevices | undefined = navigator.mediaDevices
  if (dispositivos === undefined) throw new DOMException('no media devices', 'NotSupportedError')
  return dispositivos.getUserMedia({
    audio: false,
    video: {
      facingMode: { ideal: lado },
      width: { ideal: CAMERA.largura },
      height: { ideal: CAMERA.altura },
    },
  })
}

/** What browsers throw here is not always an Error, but always has a name. */
function motivo(error: unknown): ErroDaCamera {
  const nomeado = typeof error === 'object' && error !== null && 'name' in error
  return nomeado ? erroDaCamera(String(error.name)) : 'acesso'
}

/** One picture, and how large it is in pixels. */
interface Quadro {
  readonly fonte: CanvasImageSource
  readonly largura: number
  readonly altura: number
}

const quadroDe = (video: HTMLVideoElement): Quadro => ({
  fonte: video,
  largura: video.videoWidth,
  altura: video.videoHeight,
})

async function fotografar(
  { fonte, largura, altura }: Quadro,
  uso: UsoDaCamera,
  espelhar: boolean,
): Promise<File> {
  const parte = recorte(largura, altura, RETRATO[uso])
  const canvas = document.createElement('canvas')
  canvas.width = parte.largura
  canvas.height = parte.altura
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no 2d context')
  if (espelhar) {
    context.translate(parte.largura, 0)
    context.scale(-1, 1)
  }
  context.drawImage(fonte, parte.x, parte.y, parte.largura, parte.altura, 0, 0, parte.largura, parte.altura)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', CAMERA.qualidade)
  })
  if (blob === null) throw new Error('no picture')
  const nome = uso === 'rosto' ? 'selfie' : 'documento'
  return new File([blob], `${nome}.jpg`, { type: 'image/jpeg' })
}
