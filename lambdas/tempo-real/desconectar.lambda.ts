import { type Lugar, salaDe, situacaoDentro } from '#domain/sala/sala.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { enviar } from '#lambdas/aws/difusao.ts'
import { socket } from '#lambdas/runtime/socket.ts'
import * as canais from '#lambdas/store/canais.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as conexoes from '#lambdas/store/conexoes.ts'
import * as salas from '#lambdas/store/salas.ts'

/**
 * Forgets the connection, its subscriptions and its place in a call, and tells the other participant whether the page
 * was closed or only the line broke. A doctor's presence is left to its timers: the page may come back, or be open in
 * another tab.
 */
export const handler = socket(tempoReal.desconectar, async (_input, { conexao, now, partiu }) => {
  await conexoes.fechar(conexao)
  await canais.esquecer(conexao.id)
  for (const lugar of await salas.esquecer(conexao.id, partiu ? now : undefined)) {
    await consultas.deixouASala(lugar)
    await avisarOutro(lugar, now, partiu)
  }
})

async function avisarOutro(
  { consulta_id, aceita_em, papel }: Lugar,
  now: Date,
  partiu: boolean,
): Promise<void> {
  const consulta = await consultas.find(consulta_id)
  const sala = consulta && salaDe(consulta)
  if (sala?.aceita_em !== aceita_em) return
  const outro = await salas.outro(sala, papel, now)
  if (!outro) return
  const situacao = situacaoDentro(sala, outro.papel, { lugar: undefined, saiu: partiu })
  await enviar(
    { id: outro.conexao_id, usuario_id: outro.usuario_id },
    { canal: canalDaConsulta(consulta_id), evento: 'sala.status', dados: { ...situacao } },
  )
}
