import type { ReactNode } from 'react'
import { classes } from '../lib/classes.ts'
import styles from './card.module.css'

interface CardProps {
  /** The element it is: a list item in a list, an article for a thing of its own. */
  readonly as?: 'div' | 'section' | 'article' | 'li'
  /** Less room around dense content. */
  readonly dense?: boolean
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
  readonly children: ReactNode
}

/** A sheet on the page; its children stand below each other. */
export function Card({ as: Tag = 'div', dense = false, children, ...aria }: CardProps) {
  return (
    <Tag {...aria} className={classes(styles.caixa, dense && styles.denso)}>
      {children}
    </Tag>
  )
}
