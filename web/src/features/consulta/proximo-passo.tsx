import type { ConsultaVista } from '#domain/consulta/consulta.ts'
import { presencaDe } from '#domain/consulta/espera.ts'
import { STATUS } from '#domain/consulta/textos.ts'
import { useNow } from '../../components/clock.tsx'
import { Icon } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import styles from './consulta.module.css'

/** Asked for, not paid: the request screen takes it up. */
export const FaltaPagar = () => (
  <div className={styles.acoes}>
    <LinkButton to="/solicitacao">{STATUS.pagar}</LinkButton>
  </div>
)

/** The door of the room, once it exists (P §2.14; estados §3: from `assigned` on). */
export function EntradaDaSala({ consulta }: { readonly consulta: ConsultaVista }) {
  const la = presencaDe(consulta.medico?.last_seen_at, new Date(useNow())) === 'online'
  if (!consulta.room_url) return <output>{STATUS.sala_sendo_aberta}</output>
  return (
    <div className={styles.pilha}>
      <p>{fraseDaSala(consulta.status === 'in_progress', la)}</p>
      <LinkButton to={`/sala-video/${consulta.id}`} wide>
        <Icon nome="video" />
        {STATUS.entrar}
      </LinkButton>
    </div>
  )
}

/** The doctor is said to be there only while they are. */
function fraseDaSala(comecou: boolean, medicoLa: boolean): string {
  if (comecou) return medicoLa ? STATUS.sala_em_andamento : STATUS.sala_em_andamento_sem_medico
  return medicoLa ? STATUS.sala_pronta : STATUS.sala_sem_medico
}
