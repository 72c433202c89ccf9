import { DomainError } from '#domain/base/erros.ts'
import * as contrato from '#domain/sala/contract.ts'
import { type Lugar, type Sala, seEncontraram, situacaoDentro } from '#domain/sala/sala.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import { enviar } from '#lambdas/aws/difusao.ts'
import { mensagemDePerfil } from '#lambdas/runtime/mensagem-de-perfil.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as salas from '#lambdas/store/salas.ts'
import { participanteDe } from './participante.ts'
import { notar } from './encontro.ts'
import { dizerSituacao } from './situacao.ts'

/**
 * Forwards a signal, unread, to the other participant's place in the room and nowhere else. A sender who lost their own
 * place is told so; when the other place is empty, the sender gets the room's situation.
 */
export const handler = mensagemDePerfil(contrato.sinal, async ({ consulta_id, dados }, { conexao, now }) => {
  const participante = await participanteDe(consulta_id, conexao.usuario_id)
  const { sala, papel, consulta } = participante
  const [meu, { lugar: outro, saiu }] = await Promise.all([
    salas.lugar(sala, papel),
    salas.doOutro(sala, papel, now),
  ])
  if (!meu) throw new DomainError('transicao_invalida', { detail: 'Entre na chamada novamente.' })
  if (meu.conexao_id !== conexao.id) {
    await dizerSituacao(conexao, { consulta_id, papel, situacao: 'assumida', outro: false })
    return
  }
  if (outro && !consulta.ambos_conectados_em && seEncontraram(meu, outro))
    await notar(participante, meu, outro, now)
  const relayed = outro && (await levar(sala, outro, dados))
  if (!relayed) await dizerSituacao(conexao, situacaoDentro(sala, papel, { lugar: undefined, saiu }))
})

async function levar(sala: Sala, { consulta_id, conexao_id, papel, usuario_id }: Lugar, dados: string) {
  const sinal = {
    canal: canalDaConsulta(consulta_id),
    evento: 'sinal',
    dados: { consulta_id, dados },
  } as const
  if (await enviar({ id: conexao_id, usuario_id }, sinal)) return true
  const perdido = await salas.largar(sala, papel, conexao_id)
  if (perdido) await consultas.deixouASala(perdido)
  return false
}
