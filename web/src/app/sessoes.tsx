import { ChavesDeAcesso } from '../features/acesso/chaves-de-acesso.tsx'
import { SessoesAbertas } from '../features/conta/sessoes-abertas.tsx'
import styles from './sessoes.module.css'

/** '/sessoes': where the account is open, and the devices that open it. */
export function Sessoes() {
  return (
    <div className={styles.tela}>
      <SessoesAbertas />
      <ChavesDeAcesso />
    </div>
  )
}
