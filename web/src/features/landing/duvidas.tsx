import { Icon } from '../../components/icon.tsx'
import { DUVIDAS } from './conteudo.ts'
import styles from './duvidas.module.css'
import { Secao } from './secao.tsx'

/** Questions people ask before they trust; the browser's own disclosure, searchable and without script. */
export function Duvidas() {
  return (
    <Secao id="faq" titulo="Dúvidas frequentes" clara>
      <div className={styles.lista}>
        {DUVIDAS.map((duvida) => (
          <details key={duvida.pergunta} className={styles.item} name="duvidas">
            <summary className={styles.pergunta}>
              {duvida.pergunta}
              <Icon nome="mais" className={styles.sinal} />
            </summary>
            <p className={styles.resposta}>{duvida.resposta}</p>
          </details>
        ))}
      </div>
    </Secao>
  )
}
