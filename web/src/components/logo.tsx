import styles from './logo.module.css'

/** The mark and the name; the mark alone is decoration, the name is the text. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 34 34" aria-hidden="true" focusable="false" className={styles.marca}>
        <rect width="34" height="34" rx="11" />
        <path d="M8 19.5C8 13 12.5 8.5 17 8.5s9 4.5 9 11" />
        <circle cx="17" cy="20.5" r="3.6" />
      </svg>
      Acolhe
    </span>
  )
}
