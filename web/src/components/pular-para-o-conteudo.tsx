import styles from './pular-para-o-conteudo.module.css'

/** The first thing the keyboard reaches on every page: past what all of them begin with, to its `main`. */
export const PularParaOConteudo = () => (
  <a href="#conteudo" className={styles.pular}>
    Pular para o conteúdo
  </a>
)
