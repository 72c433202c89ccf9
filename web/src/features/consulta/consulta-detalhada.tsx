import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import { CONTA } from '#domain/cadastro/textos-da-conta.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { ROTULOS_DE_PRESENCA, presencaDe, type PresencaVista } from '#domain/consulta/presenca-vista.ts'
import { MOTIVOS } from '#domain/consulta/motivos.ts'
import { rotuloDoPaciente } from '#domain/consulta/status.ts'
import { STATUS } from '#domain/consulta/textos.ts'
import { RESPONSAVEL } from '#domain/dependente/textos.ts'
import { salaAberta } from '#domain/sala/sala.ts'
import { TOQUE } from '#domain/toque/textos-das-telas.ts'
import { rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { Alert, EmergencyAlert } from '../../components/alert.tsx'
import { Badge, type Tone } from '../../components/badge.tsx'
import { Card } from '../../components/card.tsx'
import { useNow } from '../../components/clock.tsx'
import { Icon } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { pedeModoSeguro } from '../../lib/pagina/modo-seguro.ts'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'
import { usePerfil } from '../../lib/sessao/use-perfil.ts'
import { OpiniaoDoPaciente } from '../opiniao/opiniao-do-paciente.tsx'
import { ConversaNaPagina } from '../conversa/conversa-na-pagina.tsx'
import { RegistroDoPaciente } from '../registro/registro-do-paciente.tsx'
import { AvisosPorSms } from '../toque/avisos-por-sms.tsx'
import { ToqueNaFila } from '../toque/toque-na-fila.tsx'
import { useChamado } from '../toque/use-chamado.ts'
import { CaixaDaFila } from './caixa-da-fila.tsx'
import { Cancelar } from './cancelar.tsx'
import styles from './consulta.module.css'
import { Fim } from './fim.tsx'
import { EntradaDaSala, FaltaPagar } from './proximo-passo.tsx'
import { Recibo } from './recibo.tsx'
import { TOM_DO_STATUS } from './tom.ts'

interface ParteProps {
  readonly consulta: ConsultaVista
}
interface ConsultaDetalhadaProps extends ParteProps {
  readonly Teste: TesteDeDispositivo
}

/** Whether this device and its network are ready for the call. */
export type TesteDeDispositivo = ComponentType<{ readonly consulta_id: string }>

/** Everything the patient sees of one consultation, by its status (estados §3). */
export function ConsultaDetalhada({ consulta, Teste }: ConsultaDetalhadaProps) {
  const { status } = consulta
  const { search } = useLocation()
  // The doctor's page starts the consultation at once: until the two have met, the patient still waits.
  const esperando = status === 'queued' || (salaAberta(status) && !consulta.ambos_conectados_em)
  return (
    <div className={styles.pilha}>
      {consulta.motivo_fim === 'red_flag' && <EmergencyAlert>{MOTIVOS.red_flag}</EmergencyAlert>}
      <StatusAgora consulta={consulta} />
      {consulta.paciente === null && status === 'finished' && <OpiniaoDoPaciente consulta_id={consulta.id} />}
      {esperando && consulta.paciente === null && (
        <DeQuemEspera
          status={status === 'queued' ? 'queued' : 'assigned'}
          medicoNaSala={consulta.medico?.na_sala === true}
        />
      )}
      {esperando && !pedeModoSeguro(search) && <Teste consulta_id={consulta.id} />}
      {consulta.paciente === null && consulta.status_gravado === undefined && (
        <ConversaNaPagina
          consulta_id={consulta.id}
          eu="paciente"
          antes={status === 'pending' || status === 'queued'}
          acabou={consulta.ended_at !== undefined}
        />
      )}
      {Boolean(consulta.triagem_resumo_ia) && (
        <Card as="section" aria-labelledby="resumo-da-triagem">
          <h2 id="resumo-da-triagem">{STATUS.resumo_da_triagem}</h2>
          <p className={styles.linhas}>{consulta.triagem_resumo_ia}</p>
        </Card>
      )}
      {consulta.paciente === null && consulta.ended_at && consulta.ambos_conectados_em && (
        <RegistroDoPaciente consulta_id={consulta.id} />
      )}
      {/* A doctor who follows the link reads, the act is the patient's. */}
      {consulta.paciente === null && <Cancelar consulta={consulta} />}
    </div>
  )
}

/** Called back, on the page and off it. */
function DeQuemEspera(esperada: Parameters<typeof useChamado>[0]) {
  useChamado(esperada)
  return (
    <>
      <SemEmail />
      <ToqueNaFila textos={TOQUE} />
      <AvisosPorSms />
    </>
  )
}

/** Who waits counts on a mail that the other ways of being called speak of: nothing is sent to this address. */
function SemEmail() {
  const problema = usePerfil().data?.email_com_problema
  if (!problema) return null
  const { titulo, texto, conta } = STATUS.sem_email
  return (
    <Alert
      tone="aviso"
      title={titulo}
      actions={
        <LinkButton small variant="secondary" to={caminhoDe('conta')}>
          {conta}
        </LinkButton>
      }
    >
      <p>{texto}</p>
      <p>{CONTA.email_com_problema[problema]}</p>
    </Alert>
  )
}

function StatusAgora({ consulta }: ParteProps) {
  const { status } = consulta
  return (
    <Card as="section" aria-label={STATUS.titulo}>
      <div className={styles.etiquetas}>
        <output>
          <Badge tone={TOM_DO_STATUS[status]}>{rotuloDoPaciente(status)}</Badge>
        </output>
        <Badge tone="marca">{rotuloDaEspecialidade(consulta.especialidade_sugerida)}</Badge>
      </div>
      {consulta.dependente && (
        <p>
          {RESPONSAVEL.paciente}: <strong>{consulta.dependente.nome}</strong>
        </p>
      )}
      {consulta.medico && <MedicoDaConsulta medico={consulta.medico} aoVivo={esperandoOuDentro(status)} />}
      <Corpo consulta={consulta} />
      <Tempos consulta={consulta} />
      <Recibo consulta={consulta} />
    </Card>
  )
}

function Corpo({ consulta }: ParteProps) {
  switch (consulta.status) {
    case 'pending':
      // In a status nobody knows it reads as pending, and nothing can be done with it.
      return consulta.status_gravado === undefined && <FaltaPagar vence_em={consulta.vence_em} />
    case 'queued':
      return <CaixaDaFila consulta={consulta} />
    case 'assigned':
    case 'in_progress':
      return <EntradaDaSala consulta={consulta} />
    case 'finished':
    case 'expired':
    case 'cancelled':
      return <Fim consulta={consulta} />
  }
}

const esperandoOuDentro = (status: ConsultaVista['status']): boolean =>
  status === 'assigned' || status === 'in_progress'

const TOM_DA_PRESENCA: Record<PresencaVista, Tone> = {
  online: 'sucesso',
  ausente: 'aviso',
  offline: 'neutro',
}

interface MedicoDaConsultaProps {
  readonly medico: NonNullable<ConsultaVista['medico']>
  /** Presence is said while they are expected, not in an old consultation. */
  readonly aoVivo: boolean
}

function MedicoDaConsulta({ medico, aoVivo }: MedicoDaConsultaProps) {
  return (
    <div className={styles.medico}>
      <span className={styles.retrato} aria-hidden="true">
        <Icon nome="pessoa" />
      </span>
      <div className={styles.nome}>
        <strong>{STATUS.medico(medico.nome_oficial)}</strong>
        <span className={styles.discreto}>{`CRM ${medico.crm}/${medico.uf}`}</span>
      </div>
      {aoVivo && <Presenca vistoEm={medico.last_seen_at} />}
    </div>
  )
}

function Presenca({ vistoEm }: { readonly vistoEm: string | null }) {
  const presenca = presencaDe(vistoEm, new Date(useNow()))
  return <Badge tone={TOM_DA_PRESENCA[presenca]}>{ROTULOS_DE_PRESENCA[presenca]}</Badge>
}

function Tempos({ consulta }: ParteProps) {
  const fim = consulta.status === 'finished' ? STATUS.finalizada : STATUS.encerrada
  const linhas = [
    [STATUS.solicitada, consulta.created_at],
    [STATUS.iniciada, consulta.started_at],
    [fim, consulta.ended_at],
  ] as const
  return (
    <dl className={styles.tempos}>
      {linhas.map(
        ([rotulo, em]) =>
          em && (
            <div key={rotulo}>
              <dt>{rotulo}</dt>
              <dd>
                <time dateTime={em}>{dataEHora(em)}</time>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
