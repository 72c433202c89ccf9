import * as acesso from '#domain/acesso/contract.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import * as cognito from '#lambdas/aws/cognito.ts'
import { sessaoDe } from '#lambdas/acesso/sessao.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import * as aparelhos from '#lambdas/acesso/store/aparelhos.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import * as tokens from '#lambdas/store/tokens.ts'
import { sairDeTudo } from '#lambdas/acesso/store/saidas.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { comToken } from './com-token.ts'

/**
 * The person proves that the e-mail is theirs. Without a session of the account they get a sign-in link of their own,
 * and whoever had created the account with their address loses access: sessions, password, passkeys, authenticator
 * and earlier links stop working (estados §1). Not once an identity was sent for checking: a mailbox proves no
 * person, and the address may be mistyped. Then the link waits until they sign in.
 */
export const handler = publica(acesso.confirmarEmail, async ({ token }, { now, request }) =>
  comToken({ uso: 'confirmacao', token, agora: now }, async (usuario) => {
    const { id, email } = usuario
    if (usuario.email_confirmado) {
      // The link is given back when the pool did not follow: then only the pool is left to do.
      await cognito.mudarEmail(id, email, true)
      return { email, entrada: null }
    }
    const sessao = await sessaoDe(request.headers.authorization)
    const naSessao = sessao?.id === id
    if (!naSessao && (await contas.temIdentidade(usuario))) throw precisaEntrar()
    if (!naSessao) await expulsar(usuario, now)
    await contas.confirmarEmail(usuario, now, naSessao)
    await cognito.mudarEmail(id, email, true)
    if (naSessao) return { email, entrada: null }
    // Used up last: a failure before this leaves the link valid.
    await tokens.invalidar(id, now)
    return { email, entrada: await tokens.emitir({ uso: 'link', usuario_id: id, email }, now) }
  }),
)

const precisaEntrar = (): DomainError =>
  new DomainError('nao_autenticado', {
    detail: 'Entre na sua conta para confirmar este e-mail: só quem é dela pode fazer isso.',
  })

async function expulsar({ id }: Usuario, agora: Date): Promise<void> {
  await cognito.inutilizarSenha(id)
  await cognito.encerrarSessoes(id)
  await sairDeTudo(id, agora)
  const { autenticador, chaves } = await fatores.doUsuario(id)
  if (autenticador) await cognito.dispensarAutenticador(id)
  if (autenticador || chaves > 0) await fatores.retirar({ usuario_id: id, ator_id: id, motivo: null }, agora)
  await aparelhos.esquecerTodos(id)
  await usuarios.registrarSenha(id, false, agora)
}
