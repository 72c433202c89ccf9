import type { ConsultaVista } from '#domain/consulta/consulta.ts'
import { STATUS } from '#domain/consulta/textos.ts'
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
  if (!consulta.room_url) return <output>{STATUS.sala_sendo_aberta}</output>
  return (
    <div className={styles.pilha}>
      <p>{consulta.status === 'assigned' ? STATUS.sala_pronta : STATUS.sala_em_andamento}</p>
      <LinkButton to={`/sala-video/${consulta.id}`} wide>
        <Icon nome="video" />
        {STATUS.entrar}
      </LinkButton>
    </div>
  )
}
