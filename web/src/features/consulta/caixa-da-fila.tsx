import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { esperaEstimada } from '#domain/consulta/estimativa.ts'
import { STATUS } from '#domain/consulta/textos.ts'
import { AvisoDaPreferencia } from '../../components/aviso-da-preferencia.tsx'
import { Timer } from '../../components/clock.tsx'
import { emMinutos, soHora } from '../../lib/no-relogio-daqui.ts'
import { useEstadoDaConexao } from '../../lib/tempo-real/tempo-real.ts'
import { useMedicosOnline } from '../../lib/consultas/use-medicos-online.ts'
import styles from './consulta.module.css'
import { useEsperaMedida } from './use-consulta.ts'

/** Where one stands in the queue and for how long (P §2.14); says what happens when nobody comes. */
export function CaixaDaFila({ consulta }: { readonly consulta: ConsultaVista }) {
  const conexao = useEstadoDaConexao()
  const { posicao_na_fila, queued_at, vence_em } = consulta
  return (
    <div className={styles.fila}>
      <AvisoDaPreferencia preferencia={consulta.preferencia} />
      <output className={styles.lugar}>
        {/* The line is there before its text: nothing moves when the answer comes. */}
        {posicao_na_fila !== undefined && STATUS.lugar(posicao_na_fila)}
      </output>
      {conexao === 'sem_rede' ? <p>{STATUS.fila_parada}</p> : <Estimativa consulta={consulta} />}
      <Medida consulta={consulta} />
      {queued_at && (
        <p className={styles.discreto}>
          {STATUS.esperando} <Timer since={Date.parse(queued_at)} />
        </p>
      )}
      {vence_em && <p className={styles.discreto}>{STATUS.ate(soHora(vence_em))}</p>}
      {conexao === 'esperando' && <output className={styles.discreto}>{STATUS.ao_vivo_parado}</output>}
    </div>
  )
}

function Estimativa({ consulta }: { readonly consulta: ConsultaVista }) {
  const { data: online } = useMedicosOnline(consulta.especialidade_sugerida)
  if (online === undefined) return <div className={styles.estimativa} />
  const minutos = esperaEstimada(online)
  return (
    <p className={styles.estimativa}>
      <span>{STATUS.online(online)}</span>
      <span>{minutos === null ? STATUS.sem_estimativa : STATUS.espera(minutos)}</span>
    </p>
  )
}

/** The measured wait stands beside the estimate: the specification's rule knows nothing of the queue's length. */
function Medida({ consulta }: { readonly consulta: ConsultaVista }) {
  const medida = useEsperaMedida(consulta.especialidade_sugerida)
  if (!medida) return null
  const { p50_segundos, p90_segundos } = medida
  return (
    <p className={styles.discreto}>
      {STATUS.espera_medida(emMinutos(p50_segundos), emMinutos(p90_segundos))}
    </p>
  )
}
