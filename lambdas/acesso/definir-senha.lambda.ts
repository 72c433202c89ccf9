import * as acesso from '#domain/acesso/contract.ts'
import { SENHA_CONHECIDA, senhaConhecida } from '#domain/acesso/senhas-conhecidas.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import * as cognito from '#lambdas/aws/cognito.ts'
import { sessaoDe } from '#lambdas/acesso/sessao.ts'
import type { Request } from '#lambdas/runtime/http.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import { exigirRecente } from '#lambdas/runtime/recente.ts'
import * as tokens from '#lambdas/store/tokens.ts'
import { novaSenha } from '#lambdas/acesso/store/saidas.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { exigirFator } from '#lambdas/runtime/exigir-fator.ts'
import { comToken, deQuem } from './com-token.ts'
import { conferirSenha, senhaErrada } from './senha-atual.ts'

/**
 * Sets the password, on the proof of a mailed link or of the current password; every session ends. A request without a
 * new password only asks whether the link is valid. A session token alone changes no password.
 */
export const handler = publica(acesso.definirSenha, async ({ token, atual, password }, { now, request }) => {
  // Without a new password the link is only looked at, and stays valid.
  if (password === undefined) return deQuem(await tokens.conferir('redefinicao', token ?? '', now))
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
  await exigirFator(sessao, usuario)
  // An account that was only ever opened by links has no current password.
  if (usuario.password_set) {
    if (atual === undefined) throw senhaErrada('atual')
    // Whoever has an authenticator gave its code at this sign-in (`exigirFator`).
    await conferirSenha({ email: usuario.email, senha: atual, campo: 'atual' }, request, agora)
  }
  return usuario
}

async function trocarSenha({ id, email }: Usuario, password: string, agora: Date) {
  await cognito.definirSenha(id, password)
  await cognito.encerrarSessoes(id)
  await novaSenha(id, agora)
  // Used up last: a failure before this leaves the link valid.
  await tokens.invalidar(id, agora)
  return { email }
}
