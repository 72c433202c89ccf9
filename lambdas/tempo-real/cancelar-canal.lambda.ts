import { canalDe, destinoDe } from '#domain/tempo-real/canal.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { enviar } from '#lambdas/aws/difusao.ts'
import { mensagem } from '#lambdas/runtime/mensagem.ts'
import * as canais from '#lambdas/store/canais.ts'

/** Unsubscribes from a channel. */
export const handler = mensagem(tempoReal.cancelarCanal, async ({ canal: nome }, { conexao }) => {
  const canal = canalDe(nome)
  if (canal) {
    const { id: conexao_id, usuario_id } = conexao
    await canais.cancelar({ destino: destinoDe(canal, usuario_id), conexao_id, usuario_id })
  }
  await enviar(conexao, { canal: nome, evento: 'cancelado', dados: {} })
})
