import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { AVISOS_DO_CADASTRO, CADASTRO, NOVA_TENTATIVA, REVISAO, SELFIE } from '#domain/cadastro/textos.ts'
import { AVISOS_DO_KYC } from '#domain/kyc/painel-das-etapas.ts'
import { eEtapa } from '#domain/kyc/progresso.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { CameraCapture } from '../../kyc/camera/camera-capture.tsx'
import { Foto } from '../../kyc/camera/foto.tsx'
import type { Kyc } from '../../kyc/kyc.ts'
import { PainelDeEtapas } from '../../kyc/vida/painel-etapas.tsx'
import { ProvaDeVida } from '../../kyc/vida/prova-de-vida.tsx'
import type { Documento } from '../../kyc/documento/use-documento.ts'
import type { Verificacao } from '../../kyc/use-verificacao.ts'
import { Countdown } from '../../../components/clock.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { config } from '../../../lib/config.ts'
import { semModoSeguro } from '../../../lib/pagina/modo-seguro.ts'
import { avisar } from '../aviso-de-falha.ts'
import { Acoes, Passo } from './passo.tsx'
import styles from './passo.module.css'
import { documentoAceito, nadaMuda, selfieRecusada, situacaoDaSelfie } from '../situacao.ts'

/** What a registration says in its own words. */
interface TextosDaSelfie {
  readonly titulo: string
  readonly texto: string
  /** Said when the run is approved. */
  readonly aprovada: string
  /** The last button once the registration may go on, and until then. */
  readonly botao: string
  readonly esperando: string
}

/** The picture, and the run its video was made for where the stage asks for one. */
export interface SelfieTirada {
  readonly selfie: File
  readonly correlation_id?: string
}

interface PassoSelfieProps {
  readonly textos: TextosDaSelfie
  /** Goes on only when approved, and shows the stages from the start (D §2.5). */
  readonly soAprovada?: boolean
  readonly kyc: Kyc
  readonly verificacao: Verificacao
  readonly modoSeguro: boolean
  readonly focar: boolean
  /** What the last button says while it works. */
  readonly finalizando: boolean
  /** How far the document is, when a run used it up and it is being sent again. */
  readonly documento: Pick<Documento, 'aCaminho'>
  readonly onSelfie: (prova: SelfieTirada) => void
  readonly onVoltar: () => void
  /** What was typed is the problem: to where it is corrected. */
  readonly onRevisarDados: () => void
  readonly onFinalizar: () => void
  /** Something may have changed at the server. */
  readonly onReler: () => void
  /** Safe mode: leaves without a run. */
  readonly onSemSelfie: () => void
}

/** Step 3 (P §2.8): the selfie, the run's seven stages live, and its outcome. */
export function PassoSelfie(props: PassoSelfieProps) {
  const { kyc, verificacao, modoSeguro, finalizando, textos, soAprovada = false } = props
  const id = useId()
  const [selfie, setSelfie] = useState<File>()
  const situacao = situacaoDaSelfie(kyc, verificacao.fase)
  const decidida = situacao === 'aprovada' || situacao === 'em_analise'
  // Pictures that nobody could examine yet open nothing: the run goes on by itself, and the registration waits for it.
  const pronta = situacao === 'aprovada' || (decidida && !soAprovada && kyc.access_tier !== 'blocked')
  const livre = situacao === 'livre' || situacao === 'rejeitada'
  const pedeSelfie = livre && !nadaMuda(kyc)

  const noticia = useFocoNaNoticia(situacao)

  function usar(prova: SelfieTirada) {
    setSelfie(prova.selfie)
    props.onSelfie(prova)
  }
  function finalizar() {
    if (pronta) props.onFinalizar()
    else if (modoSeguro && livre) props.onSemSelfie()
    else avisar(AVISOS_DO_CADASTRO.pendente, 'destructive')
  }

  return (
    <Passo titulo={textos.titulo} texto={pedeSelfie ? textos.texto : undefined} focar={props.focar}>
      <div ref={noticia} tabIndex={-1} className={styles.noticia}>
        <Desfecho {...props} situacao={situacao} />
        {situacao === 'rodando' && <Rodando kyc={kyc} verificacao={verificacao} selfie={selfie} />}
      </div>
      {pedeSelfie && !modoSeguro && <Camera {...props} onProva={usar} />}
      {livre && modoSeguro && <SemCamera />}
      {(decidida || situacao === 'rejeitada' || (soAprovada && situacao === 'livre')) && (
        <PainelDeEtapas andamento={kyc} />
      )}
      <Acoes id={id} dica={dicaDaSelfie(decidida || nadaMuda(kyc), situacao === 'rodando', modoSeguro)}>
        <Button variant="secondary" onClick={props.onVoltar} disabled={situacao === 'rodando' || decidida}>
          {CADASTRO.voltar}
        </Button>
        <Button
          aria-disabled={!pronta && !(modoSeguro && livre)}
          aria-describedby={id}
          busy={finalizando && SELFIE.finalizando}
          onClick={finalizar}
        >
          {pronta ? textos.botao : textos.esperando}
        </Button>
      </Acoes>
    </Passo>
  )
}

/** The buttons of the previous state disappear, so the focus moves to the news. */
function useFocoNaNoticia(situacao: string) {
  const noticia = useRef<HTMLDivElement>(null)
  const antes = useRef(situacao)
  useEffect(() => {
    if (antes.current !== situacao) noticia.current?.focus()
    antes.current = situacao
  }, [situacao])
  return noticia
}

/** What stands above the last button. */
function dicaDaSelfie(decidida: boolean, rodando: boolean, modoSeguro: boolean): string | null {
  if (decidida) return null
  if (rodando) return SELFIE.espera
  return modoSeguro ? SELFIE.sem_verificacao : SELFIE.obrigatoria
}

interface DesfechoProps extends PassoSelfieProps {
  readonly situacao: ReturnType<typeof situacaoDaSelfie>
}

/** How it came out, and what can be done about it. */
function Desfecho({ situacao, kyc, verificacao, textos, onVoltar, onRevisarDados }: DesfechoProps) {
  if (situacao === 'aprovada') return <Alert tone="sucesso" icon={null} title={textos.aprovada} />
  if (situacao === 'em_analise')
    return (
      <Alert tone="info" title={SELFIE.em_analise.titulo}>
        {SELFIE.em_analise.descricao}
      </Alert>
    )
  if (situacao === 'rodando') return null
  if (verificacao.erro !== null)
    return (
      <Alert tone="perigo" title={AVISOS_DO_KYC.erro.titulo}>
        {verificacao.erro}
      </Alert>
    )
  if (situacao === 'livre') return null
  return (
    <Alert
      tone="perigo"
      title={selfieRecusada(kyc) ? SELFIE.recusada : AVISOS_DO_CADASTRO.rejeitada.titulo}
      actions={
        <>
          {kyc.passos.includes('dados') && (
            <Button small onClick={onRevisarDados}>
              {REVISAO.titulo}
            </Button>
          )}
          {kyc.passos.includes('documento') && documentoAceito(kyc) && (
            <Button small variant="secondary" onClick={onVoltar}>
              {SELFIE.novas_fotos}
            </Button>
          )}
        </>
      }
    >
      <Motivos motivos={kyc.reasons} />
    </Alert>
  )
}

function Motivos({ motivos }: { readonly motivos: readonly string[] }) {
  if (motivos.length === 0) return <p>{AVISOS_DO_KYC.erro.padrao}</p>
  return (
    <ul className={styles.lista}>
      {motivos.map((motivo) => (
        <li key={motivo}>{motivo}</li>
      ))}
    </ul>
  )
}

interface RodandoProps {
  readonly kyc: Kyc
  readonly verificacao: Verificacao
  readonly selfie: File | undefined
}

/** The run: the picture it is about, how far the upload is, the stages. */
function Rodando({ kyc, verificacao, selfie }: RodandoProps) {
  const noServidor = eEtapa(kyc.current_state)
  return (
    <>
      {selfie && <Foto arquivo={selfie} alt="Sua selfie" className={styles.foto} />}
      <div className={styles.espera}>
        <output className={styles.forte}>{SELFIE.verificando}</output>
        {verificacao.fase !== 'complete' && verificacao.fase !== 'idle' && !noServidor && (
          <ProgressBar label="Envio" value={verificacao.progresso} showLabel />
        )}
      </div>
      <PainelDeEtapas andamento={noServidor ? kyc : { etapa: 'uploading', stepResults: {} }} />
    </>
  )
}

interface CameraProps extends Pick<PassoSelfieProps, 'kyc' | 'documento' | 'onVoltar' | 'onReler'> {
  readonly onProva: (prova: SelfieTirada) => void
}

/** The camera, unless the document is missing or the hour's runs are used up. */
function Camera({ kyc, documento, onProva, onVoltar, onReler }: CameraProps) {
  const { usados, maximo, proximo_em } = kyc.envios
  if (usados >= maximo && proximo_em !== null) {
    return (
      <Alert tone="aviso" title={AVISOS_DO_KYC.limite}>
        {NOVA_TENTATIVA.proxima} <Countdown until={Date.parse(proximo_em)} format="extenso" onEnd={onReler} />
      </Alert>
    )
  }
  if (documentoAceito(kyc)) return <SelfieEVideo onProva={onProva} />
  if (documento.aCaminho) return <output className={styles.texto}>{SELFIE.reenviando}</output>
  return (
    <Alert
      tone="aviso"
      title={AVISOS_DO_KYC.documento_necessario.titulo}
      actions={
        <Button small onClick={onVoltar}>
          {SELFIE.novas_fotos}
        </Button>
      }
    >
      {AVISOS_DO_KYC.documento_necessario.descricao}
    </Alert>
  )
}

/** The selfie, and after it the video where the stage asks for one. */
function SelfieEVideo({ onProva }: Pick<CameraProps, 'onProva'>) {
  const estagio = useQuery({ queryKey: ['config'], queryFn: config, staleTime: Infinity })
  const [selfie, setSelfie] = useState<File>()
  if (selfie)
    return (
      <ProvaDeVida
        onFeita={(correlation_id) => onProva({ selfie, correlation_id })}
        onOutraSelfie={() => setSelfie(undefined)}
      />
    )
  const pedeVideo = estagio.data?.prova_de_vida !== undefined
  return (
    <CameraCapture uso="rosto" onFoto={(foto) => (pedeVideo ? setSelfie(foto) : onProva({ selfie: foto }))} />
  )
}

function SemCamera() {
  return (
    <Alert
      tone="aviso"
      actions={
        <Button
          small
          variant="secondary"
          onClick={() => window.location.assign(semModoSeguro(window.location.href))}
        >
          {SELFIE.sair_do_modo_seguro}
        </Button>
      }
    >
      {SELFIE.modo_seguro}
    </Alert>
  )
}
