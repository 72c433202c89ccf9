import { type Canal, canalDe, destinoDe } from '#domain/tempo-real/canal.ts'
import { type Conexao, MAXIMO_DE_CANAIS } from '#domain/tempo-real/conexao.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { enviar } from '#lambdas/providers/difusao.ts'
import { mensagem } from '#lambdas/runtime/mensagem.ts'
import * as canais from '#lambdas/store/canais.ts'
import { podeAcompanhar } from './direito.ts'

/** Listens to a channel from now on. What may not be listened to is answered like what does not exist. */
export const handler = mensagem(tempoReal.assinarCanal, async ({ canal: nome }, { conexao, now }) => {
  const canal = canalDe(nome)
  const assinado = canal !== null && (await assinar(canal, conexao, now))
  await enviar(conexao, { canal: nome, evento: assinado ? 'assinado' : 'recusado', dados: {} })
})

async function assinar(canal: Canal, { id, usuario_id }: Conexao, now: Date): Promise<boolean> {
  const [pode, atuais] = await Promise.all([podeAcompanhar(canal, usuario_id), canais.daConexao(id)])
  const destino = destinoDe(canal, usuario_id)
  const outros = atuais.filter((inscricao) => inscricao.destino !== destino)
  if (!pode || outros.length >= MAXIMO_DE_CANAIS) return false
  if (!(await canais.inscrever({ destino, conexao_id: id, usuario_id }, now))) return false
  // A right lost between the two lines above is noticed here; one lost later, by whoever is told of the change.
  if (await podeAcompanhar(canal, usuario_id)) return true
  await canais.cancelar(destino, id)
  return false
}
