import { forcaDaSenha } from '#domain/base/campos.ts'
import styles from './password-strength.module.css'

const SEGMENTOS = { fraca: 1, ok: 2, forte: 3 } as const

/** How strong a password is while one types (P §5); nothing before the first character. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const forca = forcaDaSenha(password)
  return (
    <div className={styles.forca} data-forca={forca} hidden={password === ''}>
      <span className={styles.barras} aria-hidden="true">
        {[1, 2, 3].map((n) => (
          <span key={n} data-cheia={n <= SEGMENTOS[forca]} />
        ))}
      </span>
      <output className={styles.texto}>{password === '' ? '' : `Força da senha: ${forca}`}</output>
    </div>
  )
}
