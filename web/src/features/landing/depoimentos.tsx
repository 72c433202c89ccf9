import { Icon } from '../../components/icon.tsx'
import { alegar, AVISO_DE_EXEMPLO } from '../../components/publico/alegacoes.ts'
import { DEPOIMENTOS } from './conteudo.ts'
import styles from './depoimentos.module.css'
import { Nota, Secao } from '../../components/publico/secao.tsx'

const ESTRELAS = [1, 2, 3, 4, 5] as const

/** Four sample testimonials, five stars each. */
export function Depoimentos() {
  const titulo = alegar('depoimentos')
  if (titulo === undefined) return null
  return (
    <Secao titulo={titulo}>
      <ul className={styles.grade}>
        {DEPOIMENTOS.map((depoimento) => (
          <li key={depoimento.nome}>
            <figure className={styles.depoimento}>
              <div className={styles.estrelas}>
                <span className="so-leitor">5 de 5 estrelas</span>
                {ESTRELAS.map((estrela) => (
                  <Icon key={estrela} nome="estrela" cheio />
                ))}
              </div>
              <blockquote className={styles.texto}>{depoimento.texto}</blockquote>
              <figcaption className={styles.autor}>
                <strong>{depoimento.nome}</strong>
                <span>{depoimento.cidade}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Nota>{AVISO_DE_EXEMPLO}</Nota>
    </Secao>
  )
}
