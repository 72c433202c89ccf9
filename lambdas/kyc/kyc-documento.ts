import { aceitarDocumento, type DocumentoLido } from '#domain/kyc/aceitacao.ts'
import { kycDocumento } from '#domain/kyc/contract.ts'
import { logoAbaixo } from '#domain/kyc/decisao.ts'
import { E_AMOSTRA } from '#domain/kyc/textos.ts'
import { env } from '#lambdas/runtime/env.ts'
import { step } from '#lambdas/runtime/step.ts'
import { type Achado, concluir, entrar } from './etapa.ts'

/** Both sides in one: whether the document serves, how sure its reading is, and whether its parts agree. */
export const handler = step(kycDocumento, async (pedido, { now }) => {
  const corrida = await entrar('ocr', pedido, now)
  if (!corrida.leitura_frente) throw new Error('The front was not read')
  const lido = aceitarDocumento(corrida.leitura_frente, corrida.leitura_verso ?? null)
  return { veredito: await concluir('ocr', corrida, achadoDe(lido), now) }
})

/** Samples are drawn on one machine, for whoever tries the product there. */
const AMOSTRAS_VALEM = 'local'

function achadoDe({ nota, mensagem, motivos, duvidas, amostra }: DocumentoLido): Achado {
  if (amostra && env('ESTAGIO') !== AMOSTRAS_VALEM) return { nota: 0, motivos: [E_AMOSTRA] }
  if (mensagem !== null) return { nota, motivos: [mensagem, ...motivos] }
  // Read well, and not to be believed before a person saw it.
  return duvidas.length > 0
    ? { nota: Math.min(nota, logoAbaixo('ocr')), motivos: duvidas, revisao: true }
    : { nota, motivos: [] }
}
