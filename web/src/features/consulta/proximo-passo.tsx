import { caminhoDe } from '#domain/base/rotas.ts'
import { estaNaSala } from '#domain/consulta/presenca-vista.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { STATUS } from '#domain/consulta/textos.ts'
import { useNow } from '../../components/clock.tsx'
import { Icon } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { soHora } from '../../lib/no-relogio-daqui.ts'
import styles from './consulta.module.css'

/** Asked for, not paid: the request screen takes it up. */
export const FaltaPagar = ({ vence_em }: Pick<ConsultaVista, 'vence_em'>) => (
  <div className={styles.acoes}>
    {vence_em && <p>{STATUS.pagar_ate(soHora(vence_em))}</p>}
    <LinkButton to={caminhoDe('solicitacao')}>{STATUS.pagar}</LinkButton>
  </div>
)

/** The door of the room, once it exists (P §2.14; estados §3: from `assigned` on). */
export function EntradaDaSala({ consulta }: { readonly consulta: ConsultaVista }) {
  const la = estaNaSala(consulta.medico, new Date(useNow()))
  return (
    <div className={styles.pilha}>
      <output>
        {consulta.room_url
          ? fraseDaSala(consulta.ambos_conectados_em !== undefined, la)
          : STATUS.sala_sendo_aberta}
      </output>
      {consulta.room_url && (
        <LinkButton to={caminhoDe('sala_video', { id: consulta.id })} wide>
          <Icon nome="video" />
          {STATUS.entrar}
        </LinkButton>
      )}
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
