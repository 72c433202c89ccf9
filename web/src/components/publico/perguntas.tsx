import { useId } from 'react'
import { Icon } from '../icon.tsx'
import styles from './perguntas.module.css'

export interface Pergunta {
  readonly pergunta: string
  readonly resposta: string
}

/** Questions with their answers, one open at a time; the browser's own disclosure, searchable and without script. */
export function Perguntas({ perguntas }: { readonly perguntas: readonly Pergunta[] }) {
  const grupo = useId()
  return (
    <div className={styles.lista}>
      {perguntas.map(({ pergunta, resposta }) => (
        <details key={pergunta} className={styles.item} name={grupo}>
          <summary className={styles.pergunta}>
            {pergunta}
            <Icon nome="mais" className={styles.sinal} />
          </summary>
          <p className={styles.resposta}>{resposta}</p>
        </details>
      ))}
    </div>
  )
}
