import { Icon } from '../../components/icon.tsx'
import { COMO_FUNCIONA, PASSOS } from './conteudo.ts'
import styles from './como-funciona.module.css'
import { DesenhoDoPasso } from './desenho-do-passo.tsx'
import { Secao } from '../../components/publico/secao.tsx'

/** The four steps, and what the product is not for. */
export function ComoFunciona() {
  return (
    <Secao
      id="como-funciona"
      titulo={COMO_FUNCIONA}
      texto="Do sintoma ao documento assinado, em quatro passos."
      clara
    >
      <ol className={styles.passos}>
        {PASSOS.map((passo, index) => (
          <li key={passo.titulo} className={styles.passo}>
            <DesenhoDoPasso passo={passo.desenho} />
            <div className={styles.titulo}>
              <span className={styles.numero} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{passo.titulo}</h3>
            </div>
            <p className={styles.texto}>{passo.texto}</p>
          </li>
        ))}
      </ol>
      <p className={styles.emergencia}>
        <Icon nome="alerta" />
        <span>
          <strong>É uma emergência?</strong> Dor forte no peito, falta de ar ou perda súbita de força, fala ou
          visão não podem esperar: <a href="tel:192">ligue 192 (SAMU)</a>.
        </span>
      </p>
    </Secao>
  )
}
