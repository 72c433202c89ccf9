import { ACEITE_NA_CONTA as TEXTOS, VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import { PAGINAS_LEGAIS } from '#domain/legal/paginas.ts'
import { Card } from '../../components/card.tsx'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import styles from './conta.module.css'

/** Which version of the legal pages the person accepted at sign-up, and where to read the present one. */
export function AceiteNoCadastro({ aceite }: { readonly aceite: Perfil['aceite_legal'] }) {
  return (
    <Card as="section" aria-labelledby="aceite">
      <h2 id="aceite" className={styles.titulo}>
        {TEXTOS.titulo}
      </h2>
      <p>
        {aceite ? (
          <>
            {TEXTOS.texto(aceite.versao)} <time dateTime={aceite.em}>{dataEHora(aceite.em)}</time>.
          </>
        ) : (
          TEXTOS.sem
        )}
      </p>
      {aceite && aceite.versao !== VERSAO_LEGAL && <p>{TEXTOS.mudaram(VERSAO_LEGAL)}</p>}
      <ul className={styles.links}>
        {Object.values(PAGINAS_LEGAIS).map(({ titulo, caminho }) => (
          <li key={caminho}>
            <a href={caminho}>{titulo}</a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
