import { caminhoDe } from '#domain/base/rotas.ts'
import { FILA } from '#domain/consulta/textos.ts'
import type { Saida } from '#domain/base/contrato.ts'
import type { medicoEu } from '#domain/medico/contract.ts'
import { type Especialidade, eEspecialidade, rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { PRAZOS } from '#domain/base/prazos.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Timer } from '../../components/clock.tsx'
import { Icon } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { Select } from '../../components/select.tsx'
import { classes } from '../../lib/classes.ts'
import { useSemRede } from '../../lib/use-sem-rede.ts'
import styles from './fila.module.css'
import type { Presenca } from './minha-presenca.ts'

/** The doctor's own registration, as the server tells it. */
export type Medico = Saida<typeof medicoEu>

interface MedicoNaFilaProps {
  readonly nome: string
  readonly medico: Pick<Medico, 'crm' | 'uf'>
  readonly presenca: Presenca
  /** Epoch milliseconds of the reading of the presence. */
  readonly lidaEm: number
  readonly verificadas: readonly Especialidade[]
  readonly selecionada: Especialidade | ''
  /** What is missing to go in. */
  readonly falta?: string | undefined
  readonly entrando: boolean
  readonly pausando: boolean
  readonly onSelecionar: (especialidade: Especialidade | '') => void
  readonly onEntrar: () => void
  readonly onPausar: () => void
}

/** Who the doctor is, where they stand, and the way in and out of the queue (D §2.7). */
export function MedicoNaFila(props: MedicoNaFilaProps) {
  const { nome, medico, presenca, verificadas, selecionada } = props
  const dentro = presenca.status !== 'offline'
  return (
    <Card as="section" aria-label={nome}>
      <div className={styles.medico}>
        <div className={styles.quem}>
          <h2>{nome}</h2>
          <span className={styles.discreto}>{FILA.crm(medico.crm, medico.uf)}</span>
          <Situacao presenca={presenca} lidaEm={props.lidaEm} />
        </div>
        {verificadas.length > 1 && (
          <div className={styles.especialidade}>
            <Select
              label={FILA.especialidade}
              placeholder={FILA.selecione}
              error={props.falta}
              value={selecionada}
              disabled={dentro || props.entrando}
              options={verificadas.map((id) => ({ value: id, label: rotuloDaEspecialidade(id) }))}
              onChange={({ target }) => props.onSelecionar(eEspecialidade(target.value) ? target.value : '')}
            />
          </div>
        )}
        <div className={styles.acao}>
          <Acao {...props} />
        </div>
      </div>
    </Card>
  )
}

/** One button in one place: the focus stays on it, and a second click of a double one meets it at work. */
function Acao({ presenca, verificadas, entrando, pausando, onEntrar, onPausar }: MedicoNaFilaProps) {
  if (presenca.status === 'em_consulta')
    return presenca.consulta_id ? (
      <LinkButton to={caminhoDe('sala_video', { id: presenca.consulta_id })} wide>
        <Icon nome="video" />
        {FILA.voltar_para_a_sala}
      </LinkButton>
    ) : null
  const online = presenca.status === 'online'
  return (
    <Button
      wide
      variant={online ? 'secondary' : 'primary'}
      disabled={!online && verificadas.length === 0}
      busy={(entrando && FILA.entrando_agora) || (pausando && FILA.pausando)}
      onClick={online ? onPausar : onEntrar}
    >
      {online ? FILA.pausar : FILA.entrar}
    </Button>
  )
}

function Situacao({ presenca, lidaEm }: Pick<MedicoNaFilaProps, 'presenca' | 'lidaEm'>) {
  // Who does not beat is not available, whatever was read before.
  const parado = useSemRede() && presenca.status === 'online'
  if (parado)
    return (
      <p className={styles.situacao}>
        <span className={classes(styles.ponto, styles.offline)} aria-hidden="true" />
        {FILA.sem_rede}
      </p>
    )
  return (
    <p className={styles.situacao}>
      <span className={classes(styles.ponto, styles[presenca.status])} aria-hidden="true" />
      {textoDe(presenca, lidaEm)}
    </p>
  )
}

function textoDe(presenca: Presenca, lidaEm: number) {
  if (presenca.status === 'em_consulta') return FILA.em_consulta
  if (presenca.status === 'offline') return FILA.inativo
  return (
    <span>
      {FILA.disponivel('')}
      <Timer since={inicioDe(presenca, lidaEm)} />
    </span>
  )
}

/**
 * Epoch milliseconds on this machine's clock at which the time in the queue began. The server's instants are taken as
 * they are unless this clock is plainly wrong: somebody in the queue was seen within the last minute.
 */
function inicioDe(presenca: Pick<Presenca, 'entrou_em' | 'last_seen_at'>, lidaEm: number): number {
  if (!presenca.entrou_em || !presenca.last_seen_at) return lidaEm
  const [entrou, visto] = [Date.parse(presenca.entrou_em), Date.parse(presenca.last_seen_at)]
  const idade = lidaEm - visto
  return idade >= 0 && idade <= PRAZOS.contado_na_fila.ms ? entrou : lidaEm - (visto - entrou)
}
