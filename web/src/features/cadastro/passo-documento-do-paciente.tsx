import { useId } from 'react'
import { CADASTRO, DOCUMENTO } from '#domain/cadastro/textos.ts'
import { Button } from '../../components/button.tsx'
import { ResultadoDoDocumento } from './passos/resultado-do-documento.tsx'
import { EnvioDoDocumento } from '../kyc/documento/envio-do-documento.tsx'
import { PainelOcr } from '../kyc/documento/painel-ocr.tsx'
import { type Documento, leituras } from '../kyc/documento/use-documento.ts'
import { AvisoDoDocumento } from './passos/aviso-do-documento.tsx'
import { Acoes, Passo } from './passos/passo.tsx'

interface PassoDocumentoDoPacienteProps {
  readonly documento: Documento
  /** Why the document is asked for once more; null when it is not. */
  readonly aviso: string | null
  /** What was typed stands against it as well. */
  readonly revisar: boolean
  readonly semCamera: boolean
  readonly focar: boolean
  readonly onVoltar: () => void
  readonly onContinuar: () => void
}

/** Step 2 (P §2.8): the document is photographed, sent, read and validated. */
export function PassoDocumentoDoPaciente(props: PassoDocumentoDoPacienteProps) {
  const { documento, aviso, revisar, semCamera, focar, onVoltar, onContinuar } = props
  const id = useId()
  const dica = dicaDoDocumento(documento)
  const { fase } = documento
  return (
    <Passo titulo={CADASTRO.passos[1]} texto={DOCUMENTO.texto} focar={focar}>
      {fase !== 'sucesso' && <AvisoDoDocumento aviso={aviso} revisar={revisar} onRevisar={onVoltar} />}
      <EnvioDoDocumento documento={documento} semCamera={semCamera} />
      <ResultadoDoDocumento documento={documento} />
      <PainelOcr leituras={leituras(documento.lados)} />
      <Acoes id={id} dica={dica}>
        <Button variant="secondary" onClick={onVoltar}>
          {CADASTRO.voltar}
        </Button>
        <Button
          disabled={dica !== null && fase !== 'validando'}
          aria-describedby={id}
          busy={fase === 'validando' && DOCUMENTO.continuando}
          onClick={onContinuar}
        >
          {CADASTRO.continuar}
        </Button>
      </Acoes>
    </Passo>
  )
}

/** Why 'Continuar' waits; null when it does not. */
function dicaDoDocumento({
  tipo,
  completo,
  fase,
}: Pick<Documento, 'tipo' | 'completo' | 'fase'>): string | null {
  if (tipo === undefined) return DOCUMENTO.dicas.tipo
  if (fase === 'sucesso') return null
  if (fase === 'erro') return DOCUMENTO.dicas.erro
  return completo ? DOCUMENTO.dicas.espera : DOCUMENTO.dicas.fotos
}
