import { aceitarDocumento, type DocumentoLido } from '#domain/kyc/aceitacao.ts'
import { kycDocumento } from '#domain/kyc/contract.ts'
import { MINIMOS, passou } from '#domain/kyc/decisao.ts'
import { DIVERGENCIAS } from '#domain/kyc/mecanica.ts'
import { TEXTOS_DO_DOCUMENTO } from '#domain/kyc/textos.ts'
import { step } from '#lambdas/runtime/step.ts'
import { type Achado, concluir, entrar } from './etapa.ts'

/** Of a document that contradicts itself: read well, and not to be believed before a person saw it. */
const A_CONFERIR = MINIMOS.ocr - 0.01

/** Both sides in one: whether the document serves, how well it was read, and whether its parts agree. */
export const handler = step(kycDocumento, async (pedido, { now }) => {
  const corrida = await entrar('ocr', pedido, now)
  if (!corrida.leitura_frente) throw new Error('The front was not read')
  const lido = aceitarDocumento(corrida.leitura_frente, corrida.leitura_verso ?? null)
  return { veredito: await concluir('ocr', corrida, achadoDe(lido), now) }
})

function achadoDe({ nota, mensagem, motivos, divergencias }: DocumentoLido): Achado {
  if (!passou('ocr', nota)) {
    // Accepted side by side, but read too poorly for a decision.
    const recusa = mensagem ?? TEXTOS_DO_DOCUMENTO.ilegivel.ambos
    return { nota, motivos: [recusa, ...motivos] }
  }
  if (divergencias.length === 0) return { nota, motivos: [] }
  const ditas = divergencias.map((campo) => DIVERGENCIAS[campo])
  return { nota: Math.min(nota, A_CONFERIR), motivos: ditas, revisao: true }
}
