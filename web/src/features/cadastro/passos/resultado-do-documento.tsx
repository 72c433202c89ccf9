import { dataBr } from '#domain/base/campos.ts'
import { formatarCpf } from '#domain/base/cpf.ts'
import { DOCUMENTO } from '#domain/cadastro/textos.ts'
import { mesclar } from '#domain/kyc/documento/aceitacao.ts'
import { DEBUG_OCR } from '#domain/kyc/documento/resultado-da-leitura.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { type Documento, leituras } from '../../kyc/documento/use-documento.ts'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import styles from './passo.module.css'

/** What became of the document: being read, read, or why not (P §2.8). */
export function ResultadoDoDocumento({ documento }: { readonly documento: Documento }) {
  const { fase } = documento
  return (
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
  )
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

/** What the sides say together, so that a misreading is noticed here. */
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
