import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from '../lib/classes.ts'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly variant?: ButtonVariant
  /** What the button says while its work runs ('Verificando...'); it cannot be pressed meanwhile. */
  readonly busy?: string | false
  /** As wide as its container. */
  readonly wide?: boolean
  readonly small?: boolean
  readonly ref?: Ref<HTMLButtonElement>
  readonly children: ReactNode
}

/** 48 px high (44 when `small`). While busy it keeps the focus and tells assistive technology. */
export function Button({
  variant = 'primary',
  busy = false,
  wide = false,
  small = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const working = busy !== false
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the caller chooses, `button` unless told
      type={working ? 'button' : type}
      aria-busy={working || undefined}
      aria-disabled={working || rest['aria-disabled']}
      onClick={working ? undefined : onClick}
      className={buttonClass(variant, wide, small)}
    >
      {working ? (
        <>
          <span className={styles.giro} aria-hidden="true" />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  )
}

/** The look of a button, for elements that are links. */
export function buttonClass(variant: ButtonVariant, wide = false, small = false): string {
  return classes(styles.botao, styles[variant], wide && styles.largo, small && styles.pequeno)
}
