import { ACEITE_NO_CADASTRO as TEXTOS } from '#domain/legal/aceite.ts'
import { PAGINAS_LEGAIS } from '#domain/legal/paginas.ts'

const { termos, privacidade, telemedicina } = PAGINAS_LEGAIS

/** What the button beside it accepts; each page opens in a tab of its own, so that the form stays. */
export const AceiteLegal = () => (
  <p>
    {TEXTOS.antes} <Pagina {...termos} />
    {TEXTOS.entre} <Pagina {...privacidade} /> {TEXTOS.depois} <Pagina {...telemedicina} />.
  </p>
)

const Pagina = ({ titulo, caminho }: { readonly titulo: string; readonly caminho: string }) => (
  <a href={caminho} target="_blank" rel="noopener noreferrer">
    {titulo}
  </a>
)
