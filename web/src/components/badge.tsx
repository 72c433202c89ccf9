import type { ReactNode } from 'react'
import { classes } from '../lib/classes.ts'
import styles from './badge.module.css'
import { Icon, type IconName } from './icon.tsx'

export type Tone = 'neutro' | 'marca' | 'sucesso' | 'aviso' | 'perigo' | 'info'

const ICONS: Record<Tone, IconName | null> = {
  neutro: null,
  marca: null,
  sucesso: 'certo',
  aviso: 'relogio',
  perigo: 'erro',
  info: 'info',
}

interface BadgeProps {
  readonly tone?: Tone
  /** The tone's own icon unless told; `null` for a word that carries its own sign. */
  readonly icon?: IconName | null
  readonly children: ReactNode
}

/** A state in a word. Colour and icon only repeat it. */
export function Badge({ tone = 'neutro', icon = ICONS[tone], children }: BadgeProps) {
  return (
    <span className={classes(styles.etiqueta, styles[tone])}>
      {icon && <Icon nome={icon} />}
      {children}
    </span>
  )
}
