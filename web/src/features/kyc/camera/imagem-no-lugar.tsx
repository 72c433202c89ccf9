import { useEffect, useRef, useState } from 'react'
import { IMAGEM_NO_LUGAR } from '#domain/kyc/captura/camera.ts'
import { erroDaImagem, IMAGEM } from '#domain/kyc/captura/imagem.ts'
import { config } from '../../../lib/config.ts'
import { Button } from '../../../components/button.tsx'
import styles from './camera-capture.module.css'

/** Chooses a picture for the camera's, only where the stage allows it: on one machine, for whoever has no camera. */
export function ImagemNoLugar({ onImagem }: { readonly onImagem: (imagem: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const permitida = usePermitida()
  const [erro, setErro] = useState<string | null>(null)
  if (!permitida) return null

  function escolher(imagem: File) {
    const recusada = erroDaImagem(imagem)
    setErro(recusada)
    if (recusada === null) onImagem(imagem)
  }

  return (
    <>
      {erro !== null && (
        <p className={styles.recusa} role="alert">
          {erro}
        </p>
      )}
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {IMAGEM_NO_LUGAR.botao}
      </Button>
      <input
        ref={input}
        type="file"
        accept={IMAGEM.tipos.join(',')}
        aria-label={IMAGEM_NO_LUGAR.campo}
        hidden
        onChange={({ target }) => {
          const [imagem] = target.files ?? []
          if (imagem) escolher(imagem)
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
