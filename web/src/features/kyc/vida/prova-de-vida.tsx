import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FALHAS_DO_VIDEO, type FalhaDoVideo, VIDEO_DA_PROVA } from '#domain/kyc/captura/video.ts'
import { criarProvaDeVida } from '#domain/kyc/contract.ts'
import { call } from '../../../lib/api.ts'
import { carregar } from '../../../lib/carregar.ts'
import { config } from '../../../lib/config.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { Suporte } from '../../../components/suporte.tsx'
import { novaCorrelacao } from '../kyc.ts'
import styles from './prova-de-vida.module.css'

/** Folder of the detector's WebAssembly, in the builds of the stages that ask for a video; null in the others. */
declare const PROVA_DE_VIDA: string | null

interface ProvaDeVidaProps {
  /** The video was seen; the run it was made for. */
  readonly onFeita: (correlation_id: string) => void
  readonly onOutraSelfie: () => void
}

/** The video proof of life: what will happen, the video itself, and how to try again when it did not come about. */
export function ProvaDeVida({ onFeita, onOutraSelfie }: ProvaDeVidaProps) {
  const id = useId()
  const [correlation_id] = useState(novaCorrelacao)
  const [falha, setFalha] = useState<FalhaDoVideo>()
  const preparo = useMutation({ mutationFn: () => preparar(correlation_id) })
  const { titulo, texto, dicas, cores, comecar, preparando, outra_selfie, falhou } = VIDEO_DA_PROVA

  // A session is good for one video: whoever comes back begins another.
  function encerrar(motivo?: FalhaDoVideo) {
    setFalha(motivo)
    preparo.reset()
  }

  if (preparo.data) {
    const { Detector, ...sessao } = preparo.data
    return (
      <section aria-label={titulo} ref={focar} tabIndex={-1}>
        <Detector
          {...sessao}
          onConcluida={() => {
            encerrar()
            onFeita(correlation_id)
          }}
          onFalha={encerrar}
          onCancelar={() => encerrar()}
        />
      </section>
    )
  }
  const motivo = falha ? FALHAS_DO_VIDEO[falha] : preparo.error?.message
  return (
    <section aria-labelledby={id} ref={focar} tabIndex={-1} className={styles.prova}>
      <h3 id={id}>{titulo}</h3>
      {motivo !== undefined && (
        <Alert tone="perigo" title={falhou} announce>
          {motivo}
        </Alert>
      )}
      <p>{texto}</p>
      <ul className={styles.dicas}>
        {dicas.map((dica) => (
          <li key={dica}>{dica}</li>
        ))}
      </ul>
      <p className={styles.cores}>{cores}</p>
      <Suporte assunto="Prova de vida: sensibilidade à luz" />
      <div className={styles.acoes}>
        <Button
          busy={preparo.isPending && preparando}
          onClick={() => {
            setFalha(undefined)
            preparo.mutate()
          }}
        >
          {comecar}
        </Button>
        <Button variant="secondary" disabled={preparo.isPending} onClick={onOutraSelfie}>
          {outra_selfie}
        </Button>
      </div>
    </section>
  )
}

/** What had the focus is gone with what stood there before. */
const focar = (secao: HTMLElement | null) => secao?.focus()

/** The detector first: a session that nobody can stream to costs an attempt. */
async function preparar(correlation_id: string) {
  const pasta = PROVA_DE_VIDA
  const { prova_de_vida: estagio } = await config()
  if (pasta === null || estagio === undefined) throw new Error(FALHAS_DO_VIDEO.interna)
  const { DetectorDeVida: Detector } = await carregar(() => import('./detector-de-vida.tsx'))
  const { sessao, regiao } = await call(criarProvaDeVida, { correlation_id })
  return { Detector, sessao, regiao, pasta, identity_pool_id: estagio.identity_pool_id }
}
