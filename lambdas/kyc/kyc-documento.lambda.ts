import { aceitarDocumento, type DocumentoLido } from '#domain/kyc/documento/aceitacao.ts'
import { kycDocumento } from '#domain/kyc/contract.ts'
import { logoAbaixo } from '#domain/kyc/decisao.ts'
import { E_AMOSTRA, TALVEZ_AMOSTRA } from '#domain/kyc/textos.ts'
import { env } from '#lambdas/runtime/env.ts'
import { step } from '#lambdas/runtime/step.ts'
import { type Achado, concluir, entrar } from './etapa.ts'

/** Combines both sides: whether the document is acceptable, how sure its reading is, and whether its parts agree. */
export const handler = step(kycDocumento, async (pedido, { now }) => {
  const corrida = await entrar('ocr', pedido, now)
  if (!corrida.leitura_frente) throw new Error('The front was not read')
  const lido = aceitarDocumento(corrida.leitura_frente, corrida.leitura_verso ?? null)
  return { veredito: await concluir('ocr', corrida, achadoDe(lido), now) }
})

/** Samples are drawn on one machine, for whoever tries the product there. */
const AMOSTRAS_VALEM = 'local'

function achadoDe({ nota, mensagem, motivos, duvidas, amostra }: DocumentoLido): Achado {
  const impedida = env('ESTAGIO') === AMOSTRAS_VALEM ? null : amostra
  if (impedida === true) return { nota: 0, motivos: [E_AMOSTRA] }
  if (mensagem !== null) return { nota, motivos: [mensagem, ...motivos] }
  // Read well, and not to be believed before a person saw it.
  const todas = impedida === 'talvez' ? [...duvidas, TALVEZ_AMOSTRA] : duvidas
  return todas.length > 0
    ? { nota: Math.min(nota, logoAbaixo('ocr')), motivos: todas, revisao: true }
    : { nota, motivos: [] }
}
