import { ONBOARDING } from '#domain/medico/textos-onboarding.ts'
import { Icon } from '../../../components/icon.tsx'
import { classes } from '../../../lib/classes.ts'
import styles from './onboarding.module.css'
import { PASSOS, type Passo } from './passos.ts'

/** 'Etapa n de 5' and its five numbered circles (D §2.5). */
export function Circulos({ atual }: { readonly atual: Passo }) {
  return (
    <div className={styles.cabeca}>
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
