import { CONTATO } from '#domain/base/contato.ts'
import { PAGINAS_LEGAIS } from '#domain/legal/paginas.ts'
import { Logo } from '../logo.tsx'
import { alegar } from './alegacoes.ts'
import styles from './rodape.module.css'
import secao from './secao.module.css'

export function Rodape() {
  return (
    <footer className={styles.rodape}>
      <div className={`${secao.faixa} ${styles.grade}`}>
        <div className={styles.marca}>
          <Logo />
          <p>Seu prontuário é confidencial e acessado apenas por você e pelo médico responsável.</p>
        </div>
        <nav aria-label="Documentos legais" className={styles.coluna}>
          {Object.values(PAGINAS_LEGAIS).map(({ titulo, caminho }) => (
            <a key={caminho} href={caminho}>
              {titulo}
            </a>
          ))}
        </nav>
        <address className={styles.coluna}>
          <a href={`mailto:${CONTATO.email}`}>{CONTATO.email}</a>
          <span>{CONTATO.telefone}</span>
        </address>
      </div>
      <div className={`${secao.faixa} ${styles.base}`}>
        <span>© Acolhe</span>
        {alegar('agencia') !== undefined && <span>{alegar('agencia')}</span>}
      </div>
    </footer>
  )
}
