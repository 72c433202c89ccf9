import { FaceLivenessDetectorCore } from '@aws-amplify/ui-react-liveness'
import type { ComponentProps } from 'react'
import { type FalhaDoVideo, falhaDoVideo, TEXTOS_DO_DETECTOR } from '#domain/kyc/captura/video.ts'
import { MODELO_DE_ROSTO } from '#domain/kyc/rosto/prova-de-vida.ts'
import { credenciaisDoVideo } from './credenciais-do-video.ts'
import { Alert } from '../../../components/alert.tsx'
import './detector-de-vida.css'
import styles from './detector-de-vida.module.css'
import { traduzirRotulos } from './rotulos-do-detector.ts'

type Textos = NonNullable<ComponentProps<typeof FaceLivenessDetectorCore>['displayText']>
/** The older names of four of them are misspelt; a sentence that is missing does not compile. */
const textos: Required<Omit<Textos, `photosensitivyWarning${string}`>> = TEXTOS_DO_DETECTOR

interface DetectorDeVidaProps {
  readonly sessao: string
  readonly regiao: string
  /** Where its WebAssembly is. */
  readonly pasta: string
  readonly identity_pool_id: string
  readonly onConcluida: () => void
  readonly onFalha: (falha: FalhaDoVideo) => void
  readonly onCancelar: () => void
}

/** In place of its own, whose details open from a button that screen readers are told is a dialog. */
const AvisoDasCores = () => (
  <Alert tone="aviso" title={textos.photosensitivityWarningHeadingText}>
    {textos.photosensitivityWarningInfoText}
  </Alert>
)

/**
 * Amplify's detector: it frames the face and streams the video straight to Rekognition. Loaded only when it is used.
 */
export function DetectorDeVida(props: DetectorDeVidaProps) {
  const { sessao, regiao, pasta, identity_pool_id, onConcluida, onFalha, onCancelar } = props
  return (
    <div ref={traduzirRotulos} data-amplify-theme="acolhe" className={styles.detector}>
      <FaceLivenessDetectorCore
        sessionId={sessao}
        region={regiao}
        displayText={textos}
        components={{ PhotosensitiveWarning: AvisoDasCores }}
        config={{
          binaryPath: pasta,
          faceModelUrl: MODELO_DE_ROSTO,
          credentialProvider: () => credenciaisDoVideo(identity_pool_id),
        }}
        onAnalysisComplete={async () => onConcluida()}
        onError={({ state }) => onFalha(falhaDoVideo(state))}
        onUserCancel={onCancelar}
      />
    </div>
  )
}
