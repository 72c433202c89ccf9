import type { ReactNode } from 'react'
import styles from './desenho-do-passo.module.css'

type Passo = 'cadastro' | 'triagem' | 'consulta' | 'documento'

const DESENHOS: Record<Passo, ReactNode> = {
  cadastro: (
    <>
      <rect className={styles.folha} x="30" y="26" width="104" height="68" rx="10" />
      <circle className={styles.pele} cx="58" cy="52" r="11" />
      <path className={styles.marca} d="M38 82c2-12 10-17 20-17s18 5 20 17z" />
      <path className={styles.linha} d="M88 48h32M88 62h22M88 76h28" />
      <circle className={styles.selo} cx="136" cy="88" r="16" />
      <path className={styles.sinal} d="M129 88l5 5 9-10" />
    </>
  ),
  triagem: (
    <>
      <path
        className={styles.folha}
        d="M28 34a10 10 0 0110-10h66a10 10 0 0110 10v28a10 10 0 01-10 10H54l-16 12V72a10 10 0 01-10-10z"
      />
      <path className={styles.pulso} d="M40 50h14l6-13 9 24 7-15 4 4h20" />
      <path
        className={styles.suave}
        d="M86 80h58a10 10 0 0110 10v12a10 10 0 01-10 10h-2v10l-12-10H86a10 10 0 01-10-10V90a10 10 0 0110-10z"
      />
      <path className={styles.ponto} d="M97 96h.1M115 96h.1M133 96h.1" />
    </>
  ),
  consulta: (
    <>
      <rect className={styles.folha} x="26" y="22" width="128" height="84" rx="12" />
      <path className={styles.tela} d="M34 34a6 6 0 016-6h100a6 6 0 016 6v60a6 6 0 01-6 6H40a6 6 0 01-6-6z" />
      <path className={styles.jaleco} d="M56 100c2-20 14-27 30-27s28 7 30 27z" />
      <circle className={styles.pele} cx="86" cy="55" r="16" />
      <path className={styles.cabelo} d="M69 54c-1-14 7-21 17-21s18 7 17 21c-5-9-10-12-17-12s-12 3-17 12z" />
      <rect className={styles.mini} x="120" y="74" width="30" height="36" rx="7" />
      <circle className={styles.pele2} cx="135" cy="88" r="6" />
      <path className={styles.marca} d="M125 110c1-9 5-12 10-12s9 3 10 12z" />
    </>
  ),
  documento: (
    <>
      <path className={styles.folha} d="M48 18h58l26 26v68a6 6 0 01-6 6H48a6 6 0 01-6-6V24a6 6 0 016-6z" />
      <path className={styles.dobra} d="M106 18v20a6 6 0 006 6h20z" />
      <path className={styles.linha} d="M56 46h36M56 60h60M56 74h50" />
      <path className={styles.assinatura} d="M56 100c8-4 14-18 18-18s-4 18 2 18 8-8 12-8 2 8 12 6" />
      <circle className={styles.selo} cx="130" cy="98" r="18" />
      <path className={styles.sinal} d="M122 98l6 6 10-12" />
    </>
  ),
}

/** One of the four steps, drawn. */
export function DesenhoDoPasso({ passo }: { readonly passo: Passo }) {
  return (
    <svg
      viewBox="0 0 180 132"
      aria-hidden="true"
      focusable="false"
      className={`${styles.desenho} ${styles[passo]}`}
    >
      {DESENHOS[passo]}
    </svg>
  )
}
