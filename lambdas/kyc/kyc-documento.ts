import { aceitarDocumento, type DocumentoLido } from '#domain/kyc/aceitacao.ts'
import { kycDocumento } from '#domain/kyc/contract.ts'
import { logoAbaixo } from '#domain/kyc/decisao.ts'
import { DIVERGENCIAS, SEM_CONFERENCIA } from '#domain/kyc/mecanica.ts'
import { step } from '#lambdas/runtime/step.ts'
import { type Achado, concluir, entrar } from './etapa.ts'

/** Both sides in one: whether the document serves, how well it was read, and whether its parts agree. */
export const handler = step(kycDocumento, async (pedido, { now }) => {
  const corrida = await entrar('ocr', pedido, now)
  if (!corrida.leitura_frente) throw new Error('The front was not read')
  const lido = aceitarDocumento(corrida.leitura_frente, corrida.leitura_verso ?? null)
  return { veredito: await concluir('ocr', corrida, achadoDe(lido), now) }
})

function achadoDe({ nota, mensagem, motivos, divergencias, conferido }: DocumentoLido): Achado {
  if (mensagem !== null) return { nota, motivos: [mensagem, ...motivos] }
  const duvidas =
    divergencias.length > 0
      ? divergencias.map((campo) => DIVERGENCIAS[campo])
      : conferido
        ? []
        : [SEM_CONFERENCIA]
  // Read well, and not to be believed before a person saw it.
  return duvidas.length > 0
    ? { nota: Math.min(nota, logoAbaixo('ocr')), motivos: duvidas, revisao: true }
    : { nota, motivos: [] }
}
