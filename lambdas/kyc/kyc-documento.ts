import { aceitarDocumento } from '#domain/kyc/aceitacao.ts'
import { kycDocumento } from '#domain/kyc/contract.ts'
import { passou } from '#domain/kyc/decisao.ts'
import { TEXTOS_DO_DOCUMENTO } from '#domain/kyc/textos.ts'
import { step } from '#lambdas/runtime/step.ts'
import { concluir, entrar } from './etapa.ts'

/** Both sides in one: whether the document serves, and how well it was read. */
export const handler = step(kycDocumento, async (pedido, { now }) => {
  const corrida = await entrar('ocr', pedido, now)
  if (!corrida.leitura_frente) throw new Error('The front was not read')
  const { nota, mensagem, motivos } = aceitarDocumento(corrida.leitura_frente, corrida.leitura_verso ?? null)
  // Accepted side by side, but read too poorly for a decision.
  const recusa = mensagem ?? TEXTOS_DO_DOCUMENTO.ilegivel.ambos
  const achado = { nota, motivos: passou('ocr', nota) ? [] : [recusa, ...motivos] }
  return { veredito: await concluir('ocr', corrida, achado, now) }
})
