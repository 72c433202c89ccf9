import * as acesso from '#domain/acesso/contract.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/erros.ts'
import * as cognito from '#lambdas/providers/cognito.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import * as limites from '#lambdas/store/limites.ts'
import * as tokens from '#lambdas/store/tokens.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { doLogin } from './alvos.ts'
import { comToken } from './com-token.ts'

/** Sets the password, by a mailed link or a sign-in of at most 15 minutes ago; every session ends. */
export const handler = publica(acesso.definirSenha, async ({ token, password }, { now, request }) => {
  const trocar = (usuario: Usuario) => trocarSenha(usuario, password, now)
  if (token !== undefined) return comToken({ uso: 'redefinicao', token, agora: now }, trocar)
  return trocar(await quemEntrouAgora(request.headers.authorization, now))
})

async function quemEntrouAgora(authorization: string | undefined, agora: Date): Promise<Usuario> {
  const sessao = await cognito.sessaoDe(authorization)
  if (!sessao) throw new DomainError('nao_autenticado')
  if (agora.getTime() - sessao.autenticadoEm.getTime() > prazo('login_recente'))
    throw new DomainError('login_recente_necessario')
  const usuario = await usuarios.find(sessao.id)
  if (!usuario) throw new DomainError('perfil_inexistente')
  return usuario
}

async function trocarSenha({ id, email }: Usuario, password: string, agora: Date) {
  await cognito.definirSenha(id, password)
  await cognito.encerrarSessoes(id)
  await limites.zerar(await doLogin(id, false))
  await usuarios.registrarTrocaDeSenha(id, agora)
  // Last: until here a failure leaves the link good.
  await tokens.invalidar(id, agora)
  return { email }
}
