import { canalDe, destinoDe } from '#domain/tempo-real/canal.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { enviar } from '#lambdas/providers/difusao.ts'
import { mensagem } from '#lambdas/runtime/mensagem.ts'
import * as canais from '#lambdas/store/canais.ts'

/** Listens to a channel no longer. */
export const handler = mensagem(tempoReal.cancelarCanal, async ({ canal: nome }, { conexao }) => {
  const canal = canalDe(nome)
  if (canal) await canais.cancelar(destinoDe(canal, conexao.usuario_id), conexao.id)
  await enviar(conexao, { canal: nome, evento: 'cancelado', dados: {} })
})
