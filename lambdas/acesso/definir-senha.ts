import * as acesso from '#domain/acesso/contract.ts'
import { SENHA_CONHECIDA, senhaConhecida } from '#domain/acesso/senhas-conhecidas.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/erros.ts'
import * as cognito from '#lambdas/providers/cognito.ts'
import { sessaoDe } from '#lambdas/providers/sessao.ts'
import type { Request } from '#lambdas/runtime/http.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import { exigirRecente } from '#lambdas/runtime/recente.ts'
import { semSegundoFator } from '#lambdas/runtime/segundo-fator.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import * as tokens from '#lambdas/store/tokens.ts'
import { novaSenha } from '#lambdas/store/saidas.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { comToken } from './com-token.ts'
import { conferirSenha, senhaErrada } from './senha-atual.ts'

/**
 * Sets the password, by a mailed link or by the one there is; every session ends. Who holds a token and knows nothing
 * else changes no password.
 */
export const handler = publica(acesso.definirSenha, async ({ token, atual, password }, { now, request }) => {
  if (senhaConhecida(password))
    throw new DomainError('campos_invalidos', { campos: [{ campo: 'password', motivo: SENHA_CONHECIDA }] })
  const trocar = (usuario: Usuario) => trocarSenha(usuario, password, now)
  if (token !== undefined) return comToken({ uso: 'redefinicao', token, agora: now }, trocar)
  return trocar(await quemProva(atual, request, now))
})

/** @throws DomainError nao_autenticado, login_recente_necessario, autenticador_necessario, campos_invalidos */
async function quemProva(atual: string | undefined, request: Request, agora: Date): Promise<Usuario> {
  const sessao = await sessaoDe(request.headers.authorization)
  if (!sessao) throw new DomainError('nao_autenticado')
  const usuario = await usuarios.find(sessao.id)
  if (!usuario) throw new DomainError('perfil_inexistente')
  exigirRecente(sessao, agora)
  if (!sessao.segundoFator && (await fatores.temFator(sessao.id))) throw semSegundoFator('entrar_de_novo')
  // Whoever came by links alone has none to show.
  if (usuario.password_set) {
    if (atual === undefined) throw senhaErrada('atual')
    // The code of who has one was asked for when they signed in.
    await conferirSenha({ email: usuario.email, senha: atual, campo: 'atual' }, request, agora)
  }
  return usuario
}

async function trocarSenha({ id, email }: Usuario, password: string, agora: Date) {
  await cognito.definirSenha(id, password)
  await cognito.encerrarSessoes(id)
  await novaSenha(id, agora)
  // Last: until here a failure leaves the link good.
  await tokens.invalidar(id, agora)
  return { email }
}
