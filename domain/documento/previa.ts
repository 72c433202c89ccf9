import { emSaoPaulo } from '../quando.ts'
import { tituloDoEmitido } from './adendo.ts'
import type { TipoDeDocumento } from './tipos.ts'

export interface Previa {
  readonly tipo: TipoDeDocumento
  /** It will be issued as an addendum. */
  readonly adendo?: boolean
  readonly conteudo: string
  readonly medicamentos?: string
  readonly observacoes?: string
  readonly retorno?: string
}

/**
 * The plain-text preview, in the order of D §2.11: header, type, date and time, content, medications, observations,
 * return, signature line, footer. Sections left empty do not appear; medications belong to a prescription only.
 */
export function previaDoDocumento(previa: Previa, agora: Date): string {
  const secao = (titulo: string, texto: string | undefined) =>
    texto?.trim() ? [`${titulo}:\n${texto.trim()}`] : []
  return [
    'DOCUMENTO MÉDICO (PRÉVIA SEM VALIDADE)',
    `Tipo: ${tituloDoEmitido(previa)}\nData e hora: ${emSaoPaulo(agora.toISOString())}`,
    ...secao('Conteúdo', previa.conteudo),
    ...(previa.tipo === 'receita' ? secao('Medicamentos e posologia', previa.medicamentos) : []),
    ...secao('Observações', previa.observacoes),
    ...secao('Retorno', previa.retorno),
    '_______________________________________\nAssinatura do médico',
    'Acolhe',
  ]
    .join('\n\n')
    .concat('\n')
}

/** File name of the preview: documento_{tipo}_{timestamp}.txt, timestamp in milliseconds (D §2.11). */
export const nomeDaPrevia = (tipo: TipoDeDocumento, agora: Date): string =>
  `documento_${tipo}_${agora.getTime()}.txt`
