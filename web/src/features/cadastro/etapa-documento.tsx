import { useId } from 'react'
import { dataBr, formatarCpf } from '#domain/cadastro/campos.ts'
import { CADASTRO, DOCUMENTO } from '#domain/cadastro/textos.ts'
import { mesclar } from '#domain/kyc/aceitacao.ts'
import { DEBUG_OCR } from '#domain/kyc/captura-ocr.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EnvioDoDocumento } from '../../components/captura/envio-do-documento.tsx'
import { PainelOcr } from '../../components/captura/painel-ocr.tsx'
import { type Documento, leituras } from '../../components/captura/use-documento.ts'
import { ProgressBar } from '../../components/progress-bar.tsx'
import { Acoes, Passo } from './passo.tsx'
import styles from './passo.module.css'

interface EtapaDocumentoProps {
  readonly documento: Documento
  readonly semCamera: boolean
  readonly focar: boolean
  readonly onVoltar: () => void
  readonly onContinuar: () => void
}

/** Step 2 (P §2.8): the document is photographed, sent, read and validated. */
export function EtapaDocumento({ documento, semCamera, focar, onVoltar, onContinuar }: EtapaDocumentoProps) {
  const id = useId()
  const dica = dicaDoDocumento(documento)
  const { fase } = documento
  return (
    <Passo titulo={CADASTRO.passos[1]} texto={DOCUMENTO.texto} focar={focar}>
      <EnvioDoDocumento documento={documento} semCamera={semCamera} />
      <div aria-live="polite" className={styles.noticia}>
        {fase === 'validando' && <Validando progresso={documento.progresso} />}
        {fase === 'sucesso' && (
          <Alert tone="sucesso" title={DOCUMENTO.sucesso.titulo}>
            {DOCUMENTO.sucesso.descricao}
            <DadosLidos documento={documento} />
          </Alert>
        )}
        {fase === 'erro' && (
          <Alert
            tone="perigo"
            title={DOCUMENTO.erro.titulo}
            actions={
              <Button small variant="secondary" disabled={!documento.completo} onClick={documento.validar}>
                {DOCUMENTO.tentar}
              </Button>
            }
          >
            <p>{documento.erro}</p>
            <p>{DOCUMENTO.erro.descricao}</p>
          </Alert>
        )}
      </div>
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
export function dicaDoDocumento({
  tipo,
  completo,
  fase,
}: Pick<Documento, 'tipo' | 'completo' | 'fase'>): string | null {
  if (tipo === undefined) return DOCUMENTO.dicas.tipo
  if (fase === 'sucesso') return null
  if (fase === 'erro') return DOCUMENTO.dicas.erro
  return completo ? DOCUMENTO.dicas.espera : DOCUMENTO.dicas.fotos
}

function Validando({ progresso }: { readonly progresso: number }) {
  return (
    <Card as="section" dense>
      <div className={styles.espera}>
        <strong>{DOCUMENTO.validando.titulo}</strong>
        <span>{DOCUMENTO.validando.descricao}</span>
        <ProgressBar label={DOCUMENTO.validando.titulo} value={progresso} />
        <span className={styles.texto}>{DOCUMENTO.validando.tempo}</span>
      </div>
    </Card>
  )
}

/** What both sides say together, so that a misreading is noticed here. */
function DadosLidos({ documento }: { readonly documento: Documento }) {
  const { frente, verso } = leituras(documento.lados)
  const lidos = mesclar(frente?.extracted ?? {}, verso?.extracted ?? {})
  const linhas = [
    [DEBUG_OCR.nomes.nome, lidos.nome],
    [DEBUG_OCR.nomes.cpf, lidos.cpf && formatarCpf(lidos.cpf)],
    [DEBUG_OCR.nomes.rg, lidos.rg ?? lidos.numero_documento],
    [DEBUG_OCR.nomes.data_nascimento, lidos.data_nascimento && dataBr(lidos.data_nascimento)],
  ].filter(([, valor]) => valor)
  if (linhas.length === 0) return null
  return (
    <dl className={styles.lidos}>
      {linhas.map(([nome, valor]) => (
        <div key={nome}>
          <dt>{nome}:</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  )
}
