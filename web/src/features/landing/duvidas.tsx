import { Perguntas } from '../../components/publico/perguntas.tsx'
import { Secao } from '../../components/publico/secao.tsx'
import { DUVIDAS } from './conteudo.ts'

/** Questions people ask before they trust. */
export function Duvidas() {
  return (
    <Secao id="faq" titulo="Dúvidas frequentes" clara>
      <Perguntas perguntas={DUVIDAS} />
    </Secao>
  )
}
