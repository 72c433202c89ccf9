import { useCallback, useEffect, useRef, useState } from 'react'
import { type ErroDaCamera, erroDaCamera } from '#domain/kyc/captura/camera.ts'
import { lerPreferencias } from './preferencias.ts'
import { guardarTeste } from './teste-guardado.ts'
import { type Medidor, medirVolume } from './volume.ts'

type MotivoDoTeste = 'permissao' | 'ocupado' | 'ausente' | 'falha'

export type EstadoDoTeste =
  | { readonly fase: 'parado' | 'pedindo' }
  | { readonly fase: 'erro'; readonly motivo: MotivoDoTeste }
  | {
      readonly fase: 'testando'
      readonly stream: MediaStream
      readonly camera: boolean
      readonly microfone: boolean
      /** The microphone heard something since the test began. */
      readonly ouviu: boolean
      /** 0 to 100. */
      readonly volume: number
    }

interface Teste {
  readonly estado: EstadoDoTeste
  /** Cameras, microphones and speakers there are, as soon as the browser tells; known also after the test. */
  readonly disponiveis: readonly MediaDeviceInfo[]
  readonly testar: () => void
  readonly parar: () => void
}

/** Louder than a quiet room. */
const VOZ = 8

/** Camera and microphone, shown and measured on this device only; both are let go when the test or the screen ends. */
export function useTeste(): Teste {
  const [estado, setEstado] = useState<EstadoDoTeste>({ fase: 'parado' })
  const [disponiveis, setDisponiveis] = useState<readonly MediaDeviceInfo[]>([])
  const aberto = useRef<{ stream: MediaStream; medidor: Medidor | undefined }>(undefined)
  // Only the latest request counts; the stream of an earlier one is released.
  const pedido = useRef(0)

  const soltar = useCallback(() => {
    pedido.current += 1
    aberto.current?.medidor?.parar()
    pararTudo(aberto.current?.stream)
    aberto.current = undefined
  }, [])
  useEffect(() => soltar, [soltar])

  async function testar() {
    soltar()
    const meu = pedido.current
    setEstado({ fase: 'pedindo' })
    try {
      const stream = await abrir()
      // Their names are told only after one was allowed.
      const todos = await navigator.mediaDevices.enumerateDevices().catch(() => [])
      if (meu !== pedido.current) {
        pararTudo(stream)
        return
      }
      const microfone = stream.getAudioTracks().length > 0
      const camera = stream.getVideoTracks().length > 0
      setEstado({ fase: 'testando', stream, camera, microfone, ouviu: false, volume: 0 })
      setDisponiveis(todos)
      guardarTeste({ camera, microfone: false })
      let ouviu = false
      const medidor = microfone
        ? medirVolume(stream, (volume) => {
            if (!ouviu && volume >= VOZ) {
              ouviu = true
              guardarTeste({ microfone: true })
            }
            setEstado((antes) => (antes.fase === 'testando' ? { ...antes, volume, ouviu } : antes))
          })
        : undefined
      aberto.current = { stream, medidor }
    } catch (error) {
      if (meu !== pedido.current) return
      guardarTeste({ camera: false, microfone: false })
      setEstado({ fase: 'erro', motivo: motivoDe(error) })
    }
  }

  return {
    estado,
    disponiveis,
    testar: () => void testar(),
    parar: () => {
      soltar()
      setEstado({ fase: 'parado' })
    },
  }
}

/** Both, as chosen for the call; whichever is there when one is missing. */
async function abrir(): Promise<MediaStream> {
  // Absent outside secure contexts, whatever the types say.
  const dispositivos: MediaDevices | undefined = navigator.mediaDevices
  if (dispositivos === undefined) throw new DOMException('no media devices', 'NotSupportedError')
  const { microfone_id, camera_id } = lerPreferencias()
  const audio = escolhido(microfone_id)
  const video = escolhido(camera_id)
  try {
    return await dispositivos.getUserMedia({ audio, video })
  } catch (error) {
    if (motivoDe(error) !== 'ausente') throw error
    return dispositivos.getUserMedia({ audio }).catch(() => dispositivos.getUserMedia({ video }))
  }
}

const escolhido = (id: string | undefined) => (id ? { deviceId: { ideal: id } } : true)

const MOTIVOS: Partial<Record<ErroDaCamera, MotivoDoTeste>> = {
  permissao: 'permissao',
  ocupada: 'ocupado',
  ausente: 'ausente',
}

const motivoDe = (error: unknown): MotivoDoTeste =>
  (error instanceof Error && MOTIVOS[erroDaCamera(error.name)]) || 'falha'

function pararTudo(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
