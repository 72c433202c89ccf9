import { Perguntas } from '../../components/publico/perguntas.tsx'
import { Secao } from '../../components/publico/secao.tsx'
import { DUVIDAS } from './conteudo.ts'

/** Questions people ask before they trust. */
export function Duvidas() {
  return (
    <Secao
      id="faq"
      titulo="Dúvidas frequentes"
      texto="O que as pessoas perguntam antes de confiar."
      clara
      aoLado
    >
      <Perguntas perguntas={DUVIDAS} />
    </Secao>
  )
}
