import { Icon } from '../../../components/icon.tsx'
import { Portrait } from '../../../components/publico/portrait.tsx'
import cena from '../../../components/publico/cena.module.css'
import { classes } from '../../../lib/classes.ts'
import styles from './plantao.module.css'

/** A picture of the doctor's day: in the queue, the next patient, the payout. Decoration. */
export function Plantao() {
  return (
    <div className={classes(cena.cena, styles.cena)} aria-hidden="true">
      <svg viewBox="0 0 400 400" className={cena.fundo} preserveAspectRatio="xMidYMid slice">
        <circle cx="205" cy="185" r="150" />
        <circle cx="205" cy="185" r="110" />
      </svg>
      <Portrait person="yumi" className={styles.medica} />
      <div className={classes(cena.caixa, styles.fila)}>
        <span className={styles.luz} />
        <span>
          <strong>Disponível na fila</strong>
          <small>Clínica Médica · há 2:14</small>
        </span>
      </div>
      <div className={classes(cena.caixa, styles.consulta)}>
        <div className={cena.linha}>
          <strong>Próximo paciente</strong>
          <span className={classes(cena.etiqueta, styles.confianca)}>Confiança: 86%</span>
        </div>
        <div className={cena.detalhe}>Dor de garganta há 2 dias, sem febre</div>
        <div className={styles.repasse}>
          <Icon nome="dinheiro" /> Liberado ao finalizar
        </div>
      </div>
    </div>
  )
}
