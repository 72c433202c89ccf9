import { aceitarDocumento } from '#domain/kyc/documento/aceitacao.ts'
import { achadoDoDocumento } from '#domain/kyc/documento/achado.ts'
import { kycDocumento } from '#domain/kyc/contract.ts'
import { step } from '#lambdas/runtime/step.ts'
import { concluir, entrar } from './corrida/etapa.ts'
import { amostrasValem } from './fotos/amostras.ts'

/** Combines both sides: whether the document is acceptable, how sure its reading is, and whether its parts agree. */
export const handler = step(kycDocumento, async (pedido, { now }) => {
  const corrida = await entrar('ocr', pedido, now)
  if (!corrida.leitura_frente) throw new Error('The front was not read')
  const lido = aceitarDocumento(corrida.leitura_frente, corrida.leitura_verso ?? null)
  const achado = achadoDoDocumento(lido, amostrasValem() ? null : lido.amostra)
  return { veredito: await concluir('ocr', corrida, achado, now) }
})
