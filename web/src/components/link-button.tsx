import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type ButtonVariant, buttonClass } from './button.tsx'

interface LinkButtonProps {
  /** Path in the product, or a whole address (`https:`, `tel:`, `mailto:`). */
  readonly to: string
  /** Navigation state carried to the next screen. */
  readonly state?: unknown
  readonly variant?: ButtonVariant
  readonly wide?: boolean
  readonly small?: boolean
  /** Opens in a new tab. */
  readonly newTab?: boolean
  readonly children: ReactNode
}

/** Navigation that looks like a button. */
export function LinkButton({
  to,
  state,
  variant = 'primary',
  wide,
  small,
  newTab,
  children,
}: LinkButtonProps) {
  const className = buttonClass(variant, wide, small)
  const tab = newTab === true ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  if (/^(https?|tel|mailto):/.test(to))
    return (
      <a href={to} className={className} {...tab}>
        {children}
      </a>
    )
  return (
    <Link to={to} state={state} className={className} {...tab}>
      {children}
    </Link>
  )
}
