import type { DocumentoStatus } from './machine.ts'

/** Document types, by the label the patient's files show (P §3; encaminhamento is the doctor side's, D §2.11). */
export const TIPOS_DE_DOCUMENTO = {
  receita: 'Receita Médica',
  atestado: 'Atestado Médico',
  relatorio: 'Relatório',
  encaminhamento: 'Encaminhamento',
  exame: 'Solicitação de Exame',
  prontuario: 'Prontuário',
} as const

export type TipoDeDocumento = keyof typeof TIPOS_DE_DOCUMENTO

export const TIPO_IDS = Object.keys(TIPOS_DE_DOCUMENTO) as readonly TipoDeDocumento[]

/**
 * What the finish screen offers, in its order and with its labels (D §2.11); after the specification's four the two
 * that the patient's files list besides them (P §3).
 */
export const TIPOS_DO_MEDICO = [
  { tipo: 'receita', rotulo: 'Receita Médica' },
  { tipo: 'atestado', rotulo: 'Atestado Médico' },
  { tipo: 'relatorio', rotulo: 'Relatório Médico' },
  { tipo: 'encaminhamento', rotulo: 'Encaminhamento' },
  { tipo: 'exame', rotulo: 'Solicitação de Exame' },
  { tipo: 'prontuario', rotulo: 'Prontuário' },
] as const satisfies readonly { readonly tipo: TipoDeDocumento; readonly rotulo: string }[]

/** The title a document carries: the doctor's wording where there is one. */
export const tituloDoDocumento = (tipo: TipoDeDocumento): string =>
  TIPOS_DO_MEDICO.find((t) => t.tipo === tipo)?.rotulo ?? TIPOS_DE_DOCUMENTO[tipo]

/** Status badges of the patient's files (P §3). */
export const ROTULOS_DO_DOCUMENTO: Readonly<Record<DocumentoStatus, string>> = {
  created: 'Criado',
  signed: 'Assinado',
  delivered: 'Entregue',
  descartado: 'Descartado',
}

/** Status box of the finish screen (D §2.11): client states and their words. */
export const ESTADOS_NA_TELA = {
  creating: 'Criando documento...',
  awaiting_signature: 'Pendente',
  signed: 'Concluído',
  descartado: 'Descartado',
} as const

type EstadoNaTela = keyof typeof ESTADOS_NA_TELA

/** Every stored spelling of a document that is signed and not delivered: `closed` reads as signed (leituras §12). */
export const GRAFIAS_DE_ASSINADO: readonly string[] = ['signed', 'closed'] satisfies [DocumentoStatus, string]

type Guardado = Readonly<Record<string, unknown>>

/** A stored document with its status in our own spelling. */
export const comStatusLido = (guardado: Guardado): Guardado =>
  GRAFIAS_DE_ASSINADO.some((grafia) => grafia === guardado['status'])
    ? { ...guardado, status: 'signed' }
    : guardado

/** What the finish screen shows for a server status (D §4): created waits, signed and delivered are done. */
export function estadoNaTela(status: DocumentoStatus): EstadoNaTela {
  if (status === 'descartado') return status
  return status === 'created' ? 'awaiting_signature' : 'signed'
}

/** The path of a document that has no file yet (D §3). */
export const SEM_ARQUIVO = 'temp_url'

/** Whether there is a file to download (P §2.16). */
export const temArquivo = (fileUrl: string | null | undefined): boolean =>
  !!fileUrl && fileUrl !== SEM_ARQUIVO
