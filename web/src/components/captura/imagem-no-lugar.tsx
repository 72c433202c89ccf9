import { useEffect, useRef, useState } from 'react'
import { IMAGEM_NO_LUGAR } from '#domain/kyc/captura.ts'
import { config } from '../../lib/config.ts'
import { Button } from '../button.tsx'

/** Chooses a picture for the camera's, only where the stage allows it: on one machine, for whoever has no camera. */
export function ImagemNoLugar({ onImagem }: { readonly onImagem: (imagem: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const permitida = usePermitida()
  if (!permitida) return null
  return (
    <>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {IMAGEM_NO_LUGAR.botao}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        aria-label={IMAGEM_NO_LUGAR.campo}
        hidden
        onChange={({ target }) => {
          const [imagem] = target.files ?? []
          if (imagem) onImagem(imagem)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}

/** Whether the stage allows it; not while that is unknown. */
function usePermitida(): boolean {
  const [permitida, setPermitida] = useState(false)
  useEffect(() => {
    let aqui = true
    config().then(
      ({ imagem_no_lugar_da_camera: sim = false }) => {
        if (aqui) setPermitida(sim)
      },
      // Without the stage's settings there is the camera alone.
      () => undefined,
    )
    return () => {
      aqui = false
    }
  }, [])
  return permitida
}
