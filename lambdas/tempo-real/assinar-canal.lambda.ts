import { type Canal, canalDe, destinoDe } from '#domain/tempo-real/canal.ts'
import { type Conexao, MAXIMO_DE_CANAIS } from '#domain/tempo-real/conexao.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { enviar } from '#lambdas/aws/difusao.ts'
import { mensagem } from '#lambdas/runtime/mensagem.ts'
import * as canais from '#lambdas/store/canais.ts'
import { versaoAgora } from '#lambdas/store/versao.ts'
import { podeAcompanhar } from './direito.ts'

/** Subscribes to a channel. A channel that may not be listened to is answered like one that does not exist. */
export const handler = mensagem(tempoReal.assinarCanal, async ({ canal: nome }, { conexao, now }) => {
  const canal = canalDe(nome)
  const assinado = canal !== null && (await assinar(canal, conexao, now))
  if (!assinado) return void (await enviar(conexao, { canal: nome, evento: 'recusado', dados: {} }))
  // Read once every later change is told: what equals it misses nothing.
  const versao =
    canal.tipo === 'consulta' ? await versaoAgora(canal.consulta_id, conexao.usuario_id, now) : undefined
  await enviar(conexao, { canal: nome, evento: 'assinado', dados: versao === undefined ? {} : { versao } })
})

async function assinar(canal: Canal, { id, usuario_id }: Conexao, now: Date): Promise<boolean> {
  const [pode, atuais] = await Promise.all([podeAcompanhar(canal, usuario_id), canais.daConexao(id)])
  const destino = destinoDe(canal, usuario_id)
  const inscricao = { destino, conexao_id: id, usuario_id }
  const outros = atuais.filter((inscricao) => inscricao.destino !== destino)
  if (!pode || outros.length >= MAXIMO_DE_CANAIS) return false
  if (!(await canais.inscrever(inscricao, now))) return false
  // Notices a right that was lost between check and subscription; a later loss is handled when its change is broadcast
  // (`reautorizar.ts`).
  if (await podeAcompanhar(canal, usuario_id)) return true
  await canais.cancelar(inscricao)
  return false
}
