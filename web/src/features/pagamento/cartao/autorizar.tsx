import { PAGAMENTO } from '#domain/pagamento/textos.ts'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon.tsx'
import styles from './cartao.module.css'

/** End of every card form: whose security it is, and the one button. */
export function Autorizar({
  enviando,
  pronto = true,
}: {
  readonly enviando: boolean
  readonly pronto?: boolean
}) {
  return (
    <div className={styles.fim}>
      <p className={styles.seguro}>
        <Icon nome="cadeado" />
        {PAGAMENTO.seguro}
      </p>
      <Button type="submit" wide disabled={!pronto} busy={enviando && 'Autorizando...'}>
        {PAGAMENTO.autorizar}
      </Button>
    </div>
  )
}
