import type { TipoDeAnexo } from '#domain/conversa/anexo.ts'
import type { Anexo } from '#domain/conversa/mensagem.ts'
import { RECUSAS } from '#domain/conversa/recusas.ts'
import { cabecalhoDoAnexo } from '#domain/conversa/webp.ts'
import { DomainError } from '#domain/base/erros.ts'
import { MOTIVOS_DA_RECUSA } from '#domain/kyc/imagem/admissao.ts'
import { copiaLimpa, ImagemInvalida } from '#lambdas/kyc/fotos/imagem.ts'
import { examinarPdf } from './exame-do-pdf.ts'

/** What is kept of a file, and what is known of it. */
interface Conferido extends Pick<Anexo, 'tipo' | 'paginas'> {
  readonly bytes: Uint8Array
}

/** A picture becomes an upright JPEG without metadata; a PDF stays as it is. @throws DomainError arquivo_invalido */
export async function conferir(bytes: Uint8Array, tipo: TipoDeAnexo): Promise<Conferido> {
  if (tipo === 'application/pdf') {
    const exame = examinarPdf(bytes)
    if (!exame.ok) throw invalido(RECUSAS.pdf[exame.recusa])
    return { bytes, tipo, paginas: exame.paginas }
  }
  try {
    return { bytes: await copiaLimpa(bytes, cabecalhoDoAnexo), tipo: 'image/jpeg' }
  } catch (error) {
    if (!(error instanceof ImagemInvalida)) throw error
    throw invalido(error.recusa === 'formato' ? RECUSAS.outro_tipo : MOTIVOS_DA_RECUSA[error.recusa])
  }
}

export const invalido = (detail: string): DomainError => new DomainError('arquivo_invalido', { detail })
