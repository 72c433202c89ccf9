import { caminhoDe } from '#domain/base/rotas.ts'
import { estaNaSala } from '#domain/consulta/presenca-vista.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { STATUS } from '#domain/consulta/textos.ts'
import { useNow } from '../../components/clock.tsx'
import { Icon } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import styles from './consulta.module.css'

/** Asked for, not paid: the request screen takes it up. */
export const FaltaPagar = () => (
  <div className={styles.acoes}>
    <LinkButton to={caminhoDe('solicitacao')}>{STATUS.pagar}</LinkButton>
  </div>
)

/** The door of the room, once it exists (P §2.14; estados §3: from `assigned` on). */
export function EntradaDaSala({ consulta }: { readonly consulta: ConsultaVista }) {
  const la = estaNaSala(consulta.medico, new Date(useNow()))
  if (!consulta.room_url) return <output>{STATUS.sala_sendo_aberta}</output>
  return (
    <div className={styles.pilha}>
      <p>{fraseDaSala(consulta.ambos_conectados_em !== undefined, la)}</p>
      <LinkButton to={caminhoDe('sala_video', { id: consulta.id })} wide>
        <Icon nome="video" />
        {STATUS.entrar}
      </LinkButton>
    </div>
  )
}

/**
 * The patient is told that the doctor is there only while the doctor is in this very room, and that it began once they
 * have met: opening the page of the room alone starts it.
 */
function fraseDaSala(comecou: boolean, medicoLa: boolean): string {
  if (comecou) return medicoLa ? STATUS.sala_em_andamento : STATUS.sala_em_andamento_sem_medico
  return medicoLa ? STATUS.sala_pronta : STATUS.sala_sem_medico
}
