import { ChavesDeAcesso } from '../features/acesso/chaves-de-acesso.tsx'
import { SegundoFator } from '../features/admin/segundo-fator.tsx'
import styles from './sessoes.module.css'

/** '/seguranca': the second factor, as an authenticator or as a passkey. */
export function Seguranca() {
  return (
    <div className={styles.tela}>
      <SegundoFator />
      <ChavesDeAcesso />
    </div>
  )
}
