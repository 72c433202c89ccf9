import { useSemRede } from '../lib/use-sem-rede.ts'
import styles from './barra-de-conexao.module.css'
import { Icon } from './icon.tsx'
import { AREA } from './textos-da-area.ts'

/** The one place that says there is no network: below the header, on every screen of somebody signed in. */
export function BarraDeConexao() {
  const semRede = useSemRede()
  return (
    <output className={styles.lugar}>
      {semRede && (
        <span className={styles.barra}>
          <Icon nome="alerta" />
          {AREA.sem_conexao}
        </span>
      )}
    </output>
  )
}
