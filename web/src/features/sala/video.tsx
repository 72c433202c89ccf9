import { useCallback, useEffect, useRef, useState } from 'react'
import { CHAMADA } from '#domain/sala/textos.ts'
import { Button } from '../../components/button.tsx'
import { usePreferencias } from './preferencias.ts'
import { soarEm } from './soar-em.ts'
import styles from './chamada.module.css'

interface VideoProps {
  readonly stream: MediaStream
  readonly label: string
  /** The own picture: mirrored, and never heard. */
  readonly own?: boolean
}

/** A live picture. Where the browser does not let sound start by itself, one button starts it. */
export function Video({ stream, label, own = false }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [blocked, setBlocked] = useState(false)
  const { saida_id } = usePreferencias()
  const play = useCallback(() => {
    video.current?.play().then(
      () => setBlocked(false),
      // A stream that is replaced while it starts is no refusal.
      (error: unknown) => setBlocked(error instanceof Error && error.name === 'NotAllowedError'),
    )
  }, [])
  useEffect(() => {
    const { current } = video
    if (!current) return undefined
    current.srcObject = stream
    play()
    return () => {
      current.srcObject = null
    }
  }, [stream, play])
  useEffect(() => {
    if (video.current && !own) void soarEm(video.current, saida_id)
  }, [own, saida_id])
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live conversation has no captions to offer */}
      <video
        ref={video}
        className={own ? styles.espelho : styles.filme}
        aria-label={label}
        autoPlay
        playsInline
        muted={own}
      />
      {blocked && (
        <div className={styles.som} role="alert">
          <p>{CHAMADA.som_bloqueado}</p>
          <Button small onClick={play}>
            {CHAMADA.ativar_som}
          </Button>
        </div>
      )}
    </>
  )
}
