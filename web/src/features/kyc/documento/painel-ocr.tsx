import { dataBr } from '#domain/base/campos.ts'
import { formatarCpf } from '#domain/base/cpf.ts'
import {
  aceito,
  corDaQualidade,
  DEBUG_OCR,
  houveLeitura,
  resumoDoPainel,
} from '#domain/kyc/documento/resultado-da-leitura.ts'
import { type Lado, LADOS } from '#domain/kyc/documento/documentos.ts'
import { classes } from '../../../lib/classes.ts'
import { Badge } from '../../../components/badge.tsx'
import { Icon } from '../../../components/icon.tsx'
import type { LeituraDoLado } from '../kyc.ts'
import styles from './painel-ocr.module.css'

interface PainelOcrProps {
  readonly leituras: Readonly<Partial<Record<Lado, LeituraDoLado>>>
}

/** The 'Debug OCR' panel (P §2.9): what was read of each side, how well, how fast, and why not. */
export function PainelOcr({ leituras }: PainelOcrProps) {
  return (
    <details className={styles.painel}>
      <summary className={styles.resumo}>
        {DEBUG_OCR.titulo}
        <Icon nome="abaixo" className={styles.seta} />
      </summary>
      <div className={styles.conteudo}>
        <p className={styles.geral}>{resumoDoPainel(leituras)}</p>
        {LADOS.map((lado) => {
          const leitura = leituras[lado]
          return leitura && <LadoLido key={lado} lado={lado} leitura={leitura} />
        })}
      </div>
    </details>
  )
}

function LadoLido({ lado, leitura }: { readonly lado: Lado; readonly leitura: LeituraDoLado }) {
  const passou = aceito(leitura)
  const { extracted } = leitura
  const valores = {
    nome: extracted.nome,
    cpf: extracted.cpf && formatarCpf(extracted.cpf),
    rg: extracted.rg ?? extracted.numero_documento,
    data_nascimento:
      extracted.data_nascimento && (dataBr(extracted.data_nascimento) ?? extracted.data_nascimento),
  }
  return (
    <div className={styles.lado}>
      <div className={styles.topo}>
        <h4>{DEBUG_OCR.lados[lado]}</h4>
        <Badge tone={passou ? 'sucesso' : 'perigo'}>{passou ? DEBUG_OCR.sucesso : DEBUG_OCR.falhou}</Badge>
      </div>
      <p>
        {DEBUG_OCR.qualidade}:{' '}
        {houveLeitura(leitura) ? (
          <strong className={styles[corDaQualidade(leitura.confidence)]}>
            {Math.round(leitura.confidence * 100)}%
          </strong>
        ) : (
          DEBUG_OCR.nao_medida
        )}
      </p>
      <h5>{DEBUG_OCR.campos}</h5>
      <ul className={styles.campos}>
        {(['nome', 'cpf', 'rg', 'data_nascimento'] as const).map((campo) => (
          <li key={campo} className={classes(valores[campo] === undefined && styles.falta)}>
            <Icon nome={valores[campo] === undefined ? 'fechar' : 'certo'} />
            <span>
              {DEBUG_OCR.nomes[campo]}: {valores[campo] ?? DEBUG_OCR.nao_lido}
            </span>
          </li>
        ))}
      </ul>
      {leitura.timing && (
        <>
          <h5>{DEBUG_OCR.tempos}</h5>
          <dl className={styles.tempos}>
            {(['signUrlMs', 'visionCallMs', 'totalMs'] as const).map((tempo) => (
              <div key={tempo}>
                <dt>{DEBUG_OCR.tempo[tempo]}</dt>
                <dd>{Math.round(leitura.timing?.[tempo] ?? 0)} ms</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {leitura.error !== null && (
        <p>
          {DEBUG_OCR.erro}: {leitura.error}
        </p>
      )}
      {leitura.reasons.length > 0 && (
        <>
          <h5>{DEBUG_OCR.motivos}</h5>
          <ul className={styles.motivos}>
            {leitura.reasons.map((motivo) => (
              <li key={motivo}>{motivo}</li>
            ))}
          </ul>
        </>
      )}
      {leitura.caminho !== '' && (
        <p className={styles.caminho}>
          {DEBUG_OCR.caminho}: <code>{leitura.caminho}</code>
        </p>
      )}
    </div>
  )
}
