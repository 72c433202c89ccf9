import { useEffect, useEffectEvent } from 'react'
import {
  ERROS_DA_CAMERA,
  type ErroDaCamera,
  TEXTOS_DA_CAMERA,
  TOAST_DA_CAMERA,
} from '#domain/kyc/captura/camera.ts'
import { classes } from '../../../lib/classes.ts'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon.tsx'
import { toast } from '../../../components/toast-store.ts'
import styles from './camera-capture.module.css'
import type { UsoDaCamera } from './camera-lembrada.ts'
import { Foto } from './foto.tsx'
import { ImagemNoLugar } from './imagem-no-lugar.tsx'
import { useCamera } from './use-camera.ts'

interface CameraCaptureProps {
  readonly uso: UsoDaCamera
  /** The picture the person chose to use. */
  readonly onFoto: (foto: File) => void
  /** 'Cancelar' also leaves, such as a dialog; the camera is reset either way. */
  readonly onCancelar?: () => void
  /** Asks for the camera at once: the person already pressed a button to come here. */
  readonly automatico?: boolean
}

/** Takes one picture (P §2.9). */
export function CameraCapture({ uso, onFoto, onCancelar, automatico = false }: CameraCaptureProps) {
  const { estado, lado, video, abrir, capturar, usarImagem, repetir, trocar, cancelar } = useCamera(
    uso,
    avisar,
  )
  const abrirLogo = useEffectEvent(() => {
    if (automatico) abrir()
  })
  useEffect(() => abrirLogo(), [])
  const espelho = uso === 'rosto' && lado === 'user'

  function sair() {
    cancelar()
    onCancelar?.()
  }

  return (
    <div className={styles.camera}>
      <div className={classes(styles.visor, styles[uso])}>
        <video
          ref={video}
          playsInline
          muted
          aria-label={TEXTOS_DA_CAMERA.pronta}
          hidden={estado.fase !== 'ready'}
          className={classes(styles.imagem, espelho && styles.espelho)}
        />
        {estado.fase === 'ready' && <Guia uso={uso} />}
        {estado.fase === 'captured' && (
          <Foto arquivo={estado.foto} alt={TEXTOS_DA_CAMERA.foto} className={styles.imagem} />
        )}
        {estado.fase === 'idle' && (
          <p className={styles.aviso}>
            <Icon nome="camera" className={styles.icone} />
            {TEXTOS_DA_CAMERA.idle}
          </p>
        )}
        {estado.fase === 'asking' && (
          <p className={styles.aviso}>
            <Icon nome="camera" className={styles.icone} />
            {TEXTOS_DA_CAMERA.asking}
          </p>
        )}
        {estado.fase === 'error' && (
          <p className={classes(styles.aviso, styles.erro)} role="alert">
            <Icon nome="erro" className={styles.icone} />
            {ERROS_DA_CAMERA[estado.erro]}
          </p>
        )}
      </div>
      <output className="so-leitor">{falaDe(estado.fase, uso)}</output>
      <div className={styles.acoes}>
        <Principal
          fase={estado.fase}
          onAbrir={abrir}
          onCapturar={capturar}
          onUsar={() => {
            if (estado.fase !== 'captured') return
            cancelar()
            onFoto(estado.foto)
          }}
        />
        {estado.fase === 'captured' && (
          <Button variant="secondary" onClick={repetir}>
            {TEXTOS_DA_CAMERA.repetir}
          </Button>
        )}
        {estado.fase === 'ready' && estado.podeTrocar && (
          <Button variant="secondary" onClick={trocar}>
            <Icon nome="atualizar" />
            {TEXTOS_DA_CAMERA.trocar}
          </Button>
        )}
        {estado.fase !== 'captured' && <ImagemNoLugar onImagem={usarImagem} />}
        {estado.fase !== 'captured' && (estado.fase !== 'idle' || onCancelar) && (
          <Button variant="quiet" onClick={sair}>
            {TEXTOS_DA_CAMERA.cancelar}
          </Button>
        )}
      </div>
    </div>
  )
}

interface PrincipalProps {
  readonly fase: ReturnType<typeof useCamera>['estado']['fase']
  readonly onAbrir: () => void
  readonly onCapturar: () => void
  readonly onUsar: () => void
}

/** One button through all states, so that the focus stays where it is. */
function Principal({ fase, onAbrir, onCapturar, onUsar }: PrincipalProps) {
  const acoes = {
    idle: [TEXTOS_DA_CAMERA.abrir, onAbrir],
    asking: [TEXTOS_DA_CAMERA.abrir, onAbrir],
    ready: [TEXTOS_DA_CAMERA.capturar, onCapturar],
    captured: [TEXTOS_DA_CAMERA.usar, onUsar],
    error: [TEXTOS_DA_CAMERA.repetir, onAbrir],
  } as const
  const [texto, onClick] = acoes[fase]
  return (
    <Button busy={fase === 'asking' && 'Aguarde...'} onClick={onClick}>
      {texto}
    </Button>
  )
}

/** Where the face or the document goes. */
function Guia({ uso }: { readonly uso: UsoDaCamera }) {
  return (
    <>
      <span className={uso === 'rosto' ? styles.oval : styles.moldura} aria-hidden="true" />
      <p className={styles.legenda}>{TEXTOS_DA_CAMERA[uso]}</p>
    </>
  )
}

/** What a screen reader hears on each change; the error speaks for itself. */
function falaDe(fase: PrincipalProps['fase'], uso: UsoDaCamera): string {
  if (fase === 'asking') return TEXTOS_DA_CAMERA.asking
  if (fase === 'ready') return `${TEXTOS_DA_CAMERA.pronta}. ${TEXTOS_DA_CAMERA[uso]}`
  return fase === 'captured' ? TEXTOS_DA_CAMERA.capturada : ''
}

function avisar(erro: ErroDaCamera) {
  toast({
    title: TOAST_DA_CAMERA.titulo,
    description: erro === 'acesso' ? TOAST_DA_CAMERA.padrao : ERROS_DA_CAMERA[erro],
    variant: 'destructive',
  })
}
