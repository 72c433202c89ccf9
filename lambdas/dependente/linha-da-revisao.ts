import type { Vinculo } from '#domain/dependente/vinculo.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'

/** A bond in review, as the list and the page of it say it. */
export function linhaDaRevisao(vinculo: Vinculo) {
  const { responsavel_id, dependente_id, relacao, motivos, enviada_em: desde = vinculo.updated_at } = vinculo
  return {
    responsavel_id,
    dependente_id,
    relacao,
    motivos,
    desde,
    ate: vencimento('revisao_do_vinculo', desde),
  }
}
