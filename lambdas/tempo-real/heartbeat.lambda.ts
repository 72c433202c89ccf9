import * as tempoReal from '#domain/tempo-real/contract.ts'
import { enviar } from '#lambdas/aws/difusao.ts'
import { mensagemDePerfil } from '#lambdas/runtime/mensagem-de-perfil.ts'
import * as presencas from '#lambdas/store/presencas.ts'

/** A doctor's heartbeat over the open connection: the same as `doctor-presence` over HTTP (D §7.1). */
export const handler = mensagemDePerfil(
  tempoReal.heartbeat,
  async ({ especialidade, continuar }, { conexao, entrada, now }) => {
    await presencas.bater(conexao.usuario_id, especialidade, now, { continuar, sessao_id: entrada.sessao })
    await enviar(conexao, { evento: 'presente', dados: { especialidade, em: now.toISOString() } })
  },
)
