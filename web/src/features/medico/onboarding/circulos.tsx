import { ONBOARDING } from '#domain/medico/textos-onboarding.ts'
import { Icon } from '../../../components/icon.tsx'
import { classes } from '../../../lib/classes.ts'
import styles from './onboarding.module.css'
import { PASSOS, type Passo } from './passos.ts'

interface CirculosProps {
  readonly atual: Passo
  /** It is not known yet which one it is: only their place is kept. */
  readonly esperando: boolean
}

/** 'Etapa n de 5' and its five numbered circles (D §2.5). */
export function Circulos({ atual, esperando }: CirculosProps) {
  return (
    <div className={styles.cabeca} style={esperando ? { visibility: 'hidden' } : undefined}>
      <p className={styles.etapa}>{ONBOARDING.etapa(atual)}</p>
      <ol className={styles.circulos}>
        {PASSOS.map((passo) => (
          <li
            key={passo}
            aria-current={passo === atual ? 'step' : undefined}
            className={classes(
              styles.circulo,
              passo < atual && styles.feito,
              passo === atual && styles.atual,
            )}
          >
            <span aria-hidden="true">{passo < atual ? <Icon nome="certo" /> : passo}</span>
            <span className="so-leitor">
              {`${passo}. ${ONBOARDING.passos[passo - 1]}${passo < atual ? ' (concluída)' : ''}`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
