import { useEffect, useRef } from 'react'
import { TESTE } from '#domain/consulta/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Icon } from '../../components/icon.tsx'
import { ProgressBar } from '../../components/progress-bar.tsx'
import { classes } from '../../lib/classes.ts'
import { guardarPreferencias } from './preferencias.ts'
import { SelecaoDeAparelho } from './selecao-de-aparelho.tsx'
import { TesteDeRede } from './teste-de-rede.tsx'
import { TesteDeSom } from './teste-de-som.tsx'
import styles from './teste.module.css'
import { type EstadoDoTeste, useTeste } from './use-teste.ts'

/** While one waits: does this device see, hear and sound, and does its network let a call through? Optional. */
export function TesteDeDispositivo({ consulta_id }: { readonly consulta_id: string }) {
  const { estado, disponiveis, testar, parar } = useTeste()
  return (
    <Card as="section" aria-labelledby="teste-de-dispositivo">
      <h2 id="teste-de-dispositivo">{TESTE.titulo}</h2>
      <p className={styles.discreto}>{TESTE.convite}</p>
      {estado.fase === 'erro' && (
        <Alert announce tone="aviso">
          {TESTE.erros[estado.motivo]}
        </Alert>
      )}
      {estado.fase === 'testando' && <Medidas estado={estado} disponiveis={disponiveis} onOutro={testar} />}
      <div className={styles.acoes}>
        {estado.fase === 'testando' ? (
          <Button variant="secondary" onClick={parar}>
            {TESTE.parar}
          </Button>
        ) : (
          <Button variant="secondary" onClick={testar} busy={estado.fase === 'pedindo' && TESTE.pedindo}>
            <Icon nome="camera" />
            {TESTE.testar}
          </Button>
        )}
      </div>
      <TesteDeSom disponiveis={disponiveis} />
      <TesteDeRede consulta_id={consulta_id} />
    </Card>
  )
}

interface MedidasProps {
  readonly estado: Extract<EstadoDoTeste, { fase: 'testando' }>
  readonly disponiveis: readonly MediaDeviceInfo[]
  /** Another device was chosen, here and for the call. */
  readonly onOutro: () => void
}

function Medidas({ estado, disponiveis, onOutro }: MedidasProps) {
  const { stream, camera, microfone, ouviu, volume } = estado
  const escolher = (mudanca: Parameters<typeof guardarPreferencias>[0]) => {
    guardarPreferencias(mudanca)
    onOutro()
  }
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <div className={styles.teste}>
      <video
        ref={video}
        className={classes(styles.espelho, !camera && styles.sem)}
        aria-label={TESTE.imagem}
        autoPlay
        muted
        playsInline
      />
      <div className={styles.medidas}>
        <output>{camera ? <Badge tone="sucesso">{TESTE.camera_ok}</Badge> : TESTE.camera_falta}</output>
        {microfone && <ProgressBar label={TESTE.nivel} value={volume} />}
        <output>
          {microfone ? (
            <Badge tone={ouviu ? 'sucesso' : 'aviso'}>
              {ouviu ? TESTE.microfone_ok : TESTE.microfone_mudo}
            </Badge>
          ) : (
            TESTE.microfone_falta
          )}
        </output>
        <SelecaoDeAparelho
          aparelho="camera"
          disponiveis={disponiveis}
          onEscolher={(camera_id) => escolher({ camera_id })}
        />
        <SelecaoDeAparelho
          aparelho="microfone"
          disponiveis={disponiveis}
          onEscolher={(microfone_id) => escolher({ microfone_id })}
        />
      </div>
    </div>
  )
}
