import { logoAbaixo } from '../decisao/decisao.ts'
import { E_AMOSTRA, TALVEZ_AMOSTRA } from '../textos.ts'
import type { DocumentoLido } from './aceitacao.ts'
import type { Amostra } from './amostra.ts'

interface AchadoDoDocumento {
  readonly nota: number
  readonly motivos: readonly string[]
  readonly revisao?: true
}

/** What the `ocr` stage makes of a document as read. `amostra`: what keeps a sample out, null where samples count. */
export function achadoDoDocumento(
  { nota, mensagem, motivos, duvidas }: DocumentoLido,
  amostra: Amostra | null,
): AchadoDoDocumento {
  if (amostra === true) return { nota: 0, motivos: [E_AMOSTRA] }
  if (mensagem !== null) return { nota, motivos: [mensagem, ...motivos] }
  // Read well, and not to be believed before a person saw it.
  const todas = amostra === 'talvez' ? [...duvidas, TALVEZ_AMOSTRA] : duvidas
  return todas.length > 0
    ? { nota: Math.min(nota, logoAbaixo('ocr')), motivos: todas, revisao: true }
    : { nota, motivos: [] }
}
