import styles from './progress-bar.module.css'

interface ProgressBarProps {
  readonly label: string
  /** 0 to 100. */
  readonly value: number
  /** Shows the label and the figure above the bar. */
  readonly showLabel?: boolean
}

/** How far something has come. */
export function ProgressBar({ label, value, showLabel = false }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div className={styles.caixa}>
      {showLabel && (
        <div className={styles.linha} aria-hidden="true">
          <span>{label}</span>
          <span className={styles.numero}>{percent}%</span>
        </div>
      )}
      <progress className={styles.barra} aria-label={label} value={percent} max={100} />
    </div>
  )
}
