import { type Canal, canalDe, destinoDe } from '#domain/tempo-real/canal.ts'
import { MAXIMO_DE_CANAIS } from '#domain/tempo-real/conexao.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { enviar } from '#lambdas/aws/difusao.ts'
import type { EntradaDaConexao } from '#lambdas/runtime/actor.ts'
import { mensagem } from '#lambdas/runtime/mensagem.ts'
import * as canais from '#lambdas/store/canais.ts'
import { versaoAgora } from '#lambdas/store/versao.ts'
import { podeAcompanhar } from './direito.ts'

/** Subscribes to a channel. A channel that may not be listened to is answered like one that does not exist. */
export const handler = mensagem(
  tempoReal.assinarCanal,
  async ({ canal: nome }, { conexao, entrada, now }) => {
    const canal = canalDe(nome)
    const assinado = canal !== null && (await assinar(canal, conexao.id, entrada, now))
    if (!assinado) return void (await enviar(conexao, { canal: nome, evento: 'recusado', dados: {} }))
    // Read once every later change is told: what equals it misses nothing.
    const versao =
      canal.tipo === 'consulta' ? await versaoAgora(canal.consulta_id, conexao.usuario_id, now) : undefined
    await enviar(conexao, { canal: nome, evento: 'assinado', dados: versao === undefined ? {} : { versao } })
  },
)

async function assinar(
  canal: Canal,
  conexao_id: string,
  entrada: EntradaDaConexao,
  now: Date,
): Promise<boolean> {
  const { usuario_id } = entrada
  const [pode, atuais] = await Promise.all([podeAcompanhar(canal, entrada), canais.daConexao(conexao_id)])
  const destino = destinoDe(canal, usuario_id)
  const inscricao = { destino, conexao_id, usuario_id }
  const outros = atuais.filter((inscricao) => inscricao.destino !== destino)
  if (!pode || outros.length >= MAXIMO_DE_CANAIS) return false
  if (!(await canais.inscrever(inscricao, now))) return false
  // Notices a right that was lost between check and subscription; a later loss is handled when its change is broadcast
  // (`reautorizar.ts`).
  if (await podeAcompanhar(canal, entrada)) return true
  await canais.cancelar(inscricao)
  return false
}
