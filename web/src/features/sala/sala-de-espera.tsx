import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { caminhoDe, rota } from '#domain/base/rotas.ts'
import { estaNaSala } from '#domain/consulta/presenca-vista.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { NADA_FOI_COBRADO } from '#domain/consulta/motivos.ts'
import { rotuloDaLista } from '#domain/consulta/status.ts'
import { formatarTelefone } from '#domain/base/campos.ts'
import { MOTIVOS_NO_HISTORICO, SALA } from '#domain/consulta/textos.ts'
import { rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { type PapelNaSala, salaAberta, salaPorVir } from '#domain/sala/sala.ts'
import { Alert } from '../../components/alert.tsx'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { useNow } from '../../components/clock.tsx'
import { Icon } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { PageLoading } from '../../components/page-loading.tsx'
import { dataEHora, soHora } from '../../lib/no-relogio-daqui.ts'
import { OpiniaoDoPaciente } from '../opiniao/opiniao-do-paciente.tsx'
import { ConversaNaPagina } from '../conversa/conversa-na-pagina.tsx'
import { RegistroDaConsulta } from '../registro/registro.tsx'
import { AcoesDoMedico } from './acoes-do-medico.tsx'
import { contraparteDe } from './contraparte.ts'
import { BarraDeControles, BotaoDeAparelho } from './controles.tsx'
import { FalhaDaSala, SemPermissao } from './falha-da-sala.tsx'
import { Finalizacao } from './finalizacao.tsx'
import { guardarPreferencias, usePreferencias } from './preferencias.ts'
import { ProntuarioDoPaciente } from './prontuario.tsx'
import { ResumoDoTeste } from './resumo-do-teste.tsx'
import styles from './sala-de-espera.module.css'
import { useBloqueados } from './use-bloqueados.ts'
import { eForaDaSala, useConsulta, useInicio, usePapelNaSala, useVoltaAFila } from './use-consulta-da-sala.ts'

interface SalaDeVideoProps {
  /** The document form, for the doctor, beside the room. */
  readonly prescricao: (consulta_id: string) => ReactNode
}

/** The video room (P §2.15, D §2.10): from here the call opens in a tab of its own. */
export function SalaDeVideo({ prescricao }: SalaDeVideoProps) {
  const { id } = useParams()
  if (!id) return <Navigate to="/" replace />
  return <Sala id={id} prescricao={prescricao} />
}

function Sala({ id, prescricao }: SalaDeVideoProps & { readonly id: string }) {
  const { data: consulta, error, refetch } = useConsulta(id)
  const papel = usePapelNaSala(consulta)
  const [escrevendo, setEscrevendo] = useState(false)
  // What was written once stays, also while the form is closed.
  const [escreveu, setEscreveu] = useState(false)
  const formulario = useRef<HTMLDivElement>(null)
  // It opens above its button, on a phone out of sight: one is led to it.
  useEffect(() => {
    if (escrevendo) formulario.current?.querySelector('select')?.focus()
  }, [escrevendo])
  useInicio(consulta)
  useVoltaAFila(consulta, papel)
  if (error && (!consulta || eForaDaSala(error)))
    return <FalhaDaSala id={id} error={error} onRepetir={() => void refetch()} />
  if (!consulta || papel === undefined)
    return (
      <>
        <h1 className="so-leitor">{rota('sala_video').titulo}</h1>
        <PageLoading>{SALA.carregando}</PageLoading>
      </>
    )
  if (papel === null) return <SemPermissao />

  const aberta = salaAberta(consulta.status)
  const { nome, registro, telefone, rotulo } = contraparteDe(consulta, papel)
  return (
    <>
      <PageHeader
        title={SALA.titulo}
        actions={
          <>
            <Badge tone="marca">{rotuloDaEspecialidade(consulta.especialidade_sugerida)}</Badge>
            {consulta.status === 'in_progress' ? (
              <Badge tone="sucesso" icon={null}>
                {SALA.em_andamento}
              </Badge>
            ) : (
              <Badge tone="info">{rotuloDaLista(consulta.status)}</Badge>
            )}
          </>
        }
      />
      <div className={styles.sala}>
        <div className={styles.principal}>
          <Card as="section" aria-label={rotulo}>
            <div className={styles.pessoa}>
              <span className={styles.figura}>
                <Icon nome="pessoa" />
              </span>
              <div>
                <h2 className={styles.nome}>{nome}</h2>
                {registro && <p className={styles.rotulo}>{registro}</p>}
                <p className={styles.rotulo}>{rotulo}</p>
                {telefone && (
                  <p className={styles.rotulo}>
                    {SALA.telefone} <a href={`tel:+55${telefone}`}>{formatarTelefone(telefone)}</a>
                  </p>
                )}
              </div>
            </div>
            {/* Who came and whether the room is ready is said when it changes. */}
            <div aria-live="polite">
              <Entrada consulta={consulta} papel={papel} />
            </div>
          </Card>
          {escreveu && (
            <div ref={formulario} hidden={!escrevendo}>
              {prescricao(consulta.id)}
            </div>
          )}
          {papel === 'paciente' && consulta.status === 'finished' && (
            <OpiniaoDoPaciente consulta_id={consulta.id} />
          )}
          <ConversaNaPagina
            consulta_id={consulta.id}
            eu={papel}
            acabou={consulta.ended_at !== undefined}
            dense
          />
          {papel === 'medico' && (
            <RegistroDaConsulta consulta_id={consulta.id} resumo={consulta.triagem_resumo_ia} />
          )}
        </div>
        <aside className={styles.lateral}>
          {aberta && <Controles consulta={consulta} papel={papel} />}
          <Card as="section" aria-label="Informações" dense>
            <dl className={styles.dados}>
              <dt>{SALA.iniciada}</dt>
              <dd>{consulta.started_at ? dataEHora(consulta.started_at) : SALA.nao_iniciada}</dd>
              <dt>{SALA.especialidade}</dt>
              <dd>{rotuloDaEspecialidade(consulta.especialidade_sugerida)}</dd>
            </dl>
          </Card>
          {papel === 'medico' && (
            <AcoesDoMedico
              consulta={consulta}
              escrevendo={escrevendo}
              onPrescricao={(abrir) => {
                setEscrevendo(abrir)
                setEscreveu(true)
              }}
            />
          )}
        </aside>
        {papel === 'medico' && aberta && (
          <div className={styles.prontuario}>
            <ProntuarioDoPaciente consulta={consulta} />
          </div>
        )}
      </div>
    </>
  )
}

interface ParteProps {
  readonly consulta: ConsultaVista
  readonly papel: PapelNaSala
}

function Entrada({ consulta, papel }: ParteProps) {
  const link = papel === 'medico' ? consulta.host_url : consulta.room_url
  if (!salaPorVir(consulta.status)) return <Encerrada consulta={consulta} papel={papel} />
  if (!link || !salaAberta(consulta.status))
    return (
      <div className={styles.entrada}>
        <h2>{SALA.preparando}</h2>
        <p className={styles.rotulo}>A sala abre nesta página assim que estiver pronta.</p>
      </div>
    )
  return (
    <div className={styles.entrada}>
      <h2>{SALA.pronta}</h2>
      <p className={styles.rotulo}>
        {papel === 'medico' ? presencaDoPaciente(consulta) : <PresencaDoMedico consulta={consulta} />}
      </p>
      {!consulta.ambos_conectados_em && <AntesDoEncontro consulta={consulta} papel={papel} />}
      <LinkButton to={link} newTab>
        <Icon nome="video" />
        {papel === 'medico' ? SALA.entrar_medico : SALA.entrar_paciente}
      </LinkButton>
    </div>
  )
}

/** Until the two have met, a doctor who is not in the call loses the consultation: each is told in time. */
function AntesDoEncontro({ consulta, papel }: ParteProps) {
  const { medico, medico_na_sala_em, vence_em } = consulta
  const medicoEsta = estaNaSala(medico, new Date(useNow()))
  if (papel === 'paciente')
    return medicoEsta ? null : <p className={styles.rotulo}>{SALA.se_o_medico_nao_vier}</p>
  if (medico_na_sala_em || !vence_em) return <p className={styles.rotulo}>{SALA.fique}</p>
  return <Alert tone="aviso">{SALA.entre_ate(soHora(vence_em))}</Alert>
}

const presencaDoPaciente = ({ paciente_na_sala_em }: ConsultaVista): string =>
  paciente_na_sala_em
    ? 'O paciente já entrou na chamada.'
    : 'O paciente ainda não entrou. A chamada abre em uma nova aba.'

/** Who came and left, or fell silent, is not said to be there. */
function PresencaDoMedico({ consulta }: { readonly consulta: ConsultaVista }) {
  if (estaNaSala(consulta.medico, new Date(useNow()))) return 'O médico já entrou na chamada.'
  return consulta.medico_na_sala_em
    ? 'O médico saiu da chamada e pode voltar. A chamada abre em uma nova aba.'
    : 'O médico ainda não entrou. A chamada abre em uma nova aba.'
}

/** The doctor learns why, as from the history; the patient, that nothing was charged, and why on the status page. */
const porQueAcabou = ({ motivo_fim }: ConsultaVista, papel: PapelNaSala): string | undefined =>
  papel === 'medico' ? motivo_fim && MOTIVOS_NO_HISTORICO[motivo_fim] : NADA_FOI_COBRADO

function Encerrada({ consulta, papel }: ParteProps) {
  const finalizada = consulta.status === 'finished'
  return (
    <div className={styles.entrada}>
      <h2>{finalizada ? 'Consulta finalizada' : 'Consulta encerrada'}</h2>
      <p className={styles.rotulo}>
        {finalizada ? 'O atendimento terminou e a sala foi fechada.' : porQueAcabou(consulta, papel)}
      </p>
      <div className={styles.saidas}>
        {papel === 'medico' ? (
          <>
            {finalizada && (
              <LinkButton to={caminhoDe('finalizar_consulta', { id: consulta.id })}>
                Gerar documentos
              </LinkButton>
            )}
            <LinkButton to={caminhoDe('fila_medico')} variant={finalizada ? 'secondary' : 'primary'}>
              Voltar à Fila
            </LinkButton>
          </>
        ) : (
          <>
            {finalizada && <LinkButton to={caminhoDe('meus_arquivos')}>Meus arquivos</LinkButton>}
            <LinkButton
              to={caminhoDe('status_consulta', { id: consulta.id })}
              variant={finalizada ? 'secondary' : 'primary'}
            >
              Ver consulta
            </LinkButton>
          </>
        )}
      </div>
    </div>
  )
}

function Controles({ consulta, papel }: ParteProps) {
  const { microfone, camera } = usePreferencias()
  const bloqueados = useBloqueados()
  const [perguntando, setPerguntando] = useState(false)
  return (
    <Card as="section" aria-label={SALA.controles} dense>
      <h2 className={styles.subtitulo}>{SALA.controles}</h2>
      {bloqueados && (
        <Alert announce tone="aviso">
          {SALA.bloqueados}
        </Alert>
      )}
      <BarraDeControles>
        <BotaoDeAparelho
          aparelho="microfone"
          ligado={microfone}
          onClick={() => guardarPreferencias({ microfone: !microfone })}
        />
        <BotaoDeAparelho
          aparelho="camera"
          ligado={camera}
          onClick={() => guardarPreferencias({ camera: !camera })}
        />
      </BarraDeControles>
      <p className={styles.dica}>É assim que você entra na próxima chamada.</p>
      <ResumoDoTeste />
      {papel === 'medico' && (
        <>
          <Button variant="danger" wide onClick={() => setPerguntando(true)}>
            {SALA.finalizar}
          </Button>
          <Finalizacao consulta_id={consulta.id} open={perguntando} onClose={() => setPerguntando(false)} />
        </>
      )}
    </Card>
  )
}
