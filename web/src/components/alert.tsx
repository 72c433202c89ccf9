import type { ReactNode } from 'react'
import { classes } from '../lib/classes.ts'
import styles from './alert.module.css'
import { Icon, type IconName } from './icon.tsx'
import { LinkButton } from './link-button.tsx'

export type AlertTone = 'info' | 'sucesso' | 'aviso' | 'perigo'

const ICONS: Record<AlertTone, IconName> = { info: 'info', sucesso: 'certo', aviso: 'alerta', perigo: 'erro' }

interface AlertProps {
  readonly tone?: AlertTone
  /** `null` for a title that carries its own sign. */
  readonly icon?: IconName | null
  readonly title?: string
  /** Buttons or links that act on it. */
  readonly actions?: ReactNode
  /** Announced at once by screen readers; only for what just happened. */
  readonly announce?: boolean
  readonly children?: ReactNode
}

/** Something to know, where it matters. */
export function Alert({
  tone = 'info',
  icon = ICONS[tone],
  title,
  actions,
  announce = false,
  children,
}: AlertProps) {
  return (
    <div className={classes(styles.alerta, styles[tone])} role={announce ? 'alert' : undefined}>
      <div className={styles.dito}>
        {icon && <Icon nome={icon} className={styles.icone} />}
        <div className={styles.texto}>
          {title && <strong className={styles.titulo}>{title}</strong>}
          {children}
        </div>
      </div>
      {actions && <div className={styles.acoes}>{actions}</div>}
    </div>
  )
}

interface EmergencyAlertProps {
  /** The sentence to the letter, such as 'Sinais de alerta detectados. …'. */
  readonly children: ReactNode
}

/** Outranks everything on its screen: full width, first, and the ambulance in one touch. */
export function EmergencyAlert({ children }: EmergencyAlertProps) {
  return (
    <div className={classes(styles.alerta, styles.perigo, styles.emergencia)} role="alert">
      <div className={styles.dito}>
        <Icon nome="alerta" className={styles.icone} />
        <strong className={styles.texto}>{children}</strong>
      </div>
      <div className={styles.acoes}>
        <LinkButton to="tel:192" variant="danger" wide>
          <Icon nome="telefone" />
          Ligar para o SAMU 192
        </LinkButton>
      </div>
    </div>
  )
}
