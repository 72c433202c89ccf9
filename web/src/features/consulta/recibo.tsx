import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { STATUS } from '#domain/consulta/textos.ts'
import { formatarReais } from '#domain/pagamento/precos.ts'
import { ROTULOS_DO_PAGAMENTO } from '#domain/pagamento/textos.ts'
import { Icon } from '../../components/icon.tsx'
import styles from './consulta.module.css'

/** Where the money is, in one quiet line; what was charged is the receipt. */
export function Recibo({ consulta: { pagamento } }: { readonly consulta: Pick<ConsultaVista, 'pagamento'> }) {
  if (!pagamento) return null
  return (
    <p className={styles.recibo}>
      <Icon nome="cadeado" />
      <span>
        {STATUS.pagamento}: <strong>{formatarReais(pagamento.valor)}</strong>
        {' · '}
        {ROTULOS_DO_PAGAMENTO[pagamento.status]}
      </span>
    </p>
  )
}
