import * as acesso from '#domain/acesso/contract.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import * as cognito from '#lambdas/providers/cognito.ts'
import { sessaoDe } from '#lambdas/providers/sessao.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as tokens from '#lambdas/store/tokens.ts'
import { sairDeTudo } from '#lambdas/store/saidas.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { comToken } from './com-token.ts'

/**
 * The person proves the e-mail is theirs. Outside a session of the account they are let in by a link of their own,
 * and whoever had prepared the account is out: sessions, password and earlier links stop working (estados §1).
 */
export const handler = publica(acesso.confirmarEmail, async ({ token }, { now, request }) =>
  comToken({ uso: 'confirmacao', token, agora: now }, async (usuario) => {
    const { id, email } = usuario
    if (usuario.email_confirmado) return { email, entrada: null }
    const sessao = await sessaoDe(request.headers.authorization)
    const naSessao = sessao?.id === id
    if (!naSessao) await expulsar(usuario, now)
    await contas.confirmarEmail(usuario, now)
    await cognito.mudarEmail(id, email, true)
    if (naSessao) return { email, entrada: null }
    // Last: until here a failure leaves this link good.
    await tokens.invalidar(id, now)
    return { email, entrada: await tokens.emitir({ uso: 'link', usuario_id: id, email }, now) }
  }),
)

async function expulsar({ id }: Usuario, agora: Date): Promise<void> {
  await cognito.inutilizarSenha(id)
  await cognito.encerrarSessoes(id)
  await sairDeTudo(id, agora)
  await usuarios.registrarSenha(id, false, agora)
}
