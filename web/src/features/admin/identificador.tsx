import { useState } from 'react'
import styles from './admin.module.css'

/** With hyphens or without; the serial number of a certificate is as long. */
const UUID = /([0-9a-f]{8})[0-9a-f-]{24,28}/gi

/**
 * An identifier, shown as its owner's name or its first letters, as in 'consulta:be409cc3…'; touching it shows all of
 * it.
 */
export function Identificador({ valor, nome }: { readonly valor: string; readonly nome?: string }) {
  const [inteiro, setInteiro] = useState(false)
  const curto = nome ?? valor.replace(UUID, '$1…')
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
