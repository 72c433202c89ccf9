import { useState } from 'react'
import styles from './admin.module.css'

/** With hyphens or without. */
const UUID = /([0-9a-f]{8})[0-9a-f-]{24,28}/g

/** An identifier by its first letters, as in 'kyc:be409cc3…'; the whole of it when it is touched. */
export function Identificador({ valor }: { readonly valor: string }) {
  const [inteiro, setInteiro] = useState(false)
  const curto = valor.replace(UUID, '$1…')
  if (curto === valor) return valor
  return (
    <button
      type="button"
      className={styles.identificador}
      aria-expanded={inteiro}
      title={valor}
      onClick={() => setInteiro(!inteiro)}
    >
      {inteiro ? valor : curto}
    </button>
  )
}
