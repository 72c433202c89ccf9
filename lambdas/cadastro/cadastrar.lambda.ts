import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { SENHA_CONHECIDA, senhaConhecida } from '#domain/acesso/senhas-conhecidas.ts'
import { MENSAGENS } from '#domain/base/campos.ts'
import * as cadastro from '#domain/cadastro/contract.ts'
import type { CadastroEntrada } from '#domain/cadastro/entrada.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import { sessaoDe } from '#lambdas/acesso/sessao.ts'
import type { Request } from '#lambdas/runtime/http.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import { hmac } from '#lambdas/store/hmac.ts'
import * as limites from '#lambdas/store/limites.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { mandarConfirmacao } from './confirmacao.ts'
import { abrirConta, criarPerfil } from './conta.ts'
import { exigirIdade } from './idade.ts'

/**
 * Sign-up (estados §1): with a password a new account; without one the missing profile of the session that asks.
 * The browser then signs in by itself.
 */
export const handler = publica(cadastro.cadastrar, async (input, { now, request, repetida }) => {
  exigirIdade(input.data_nascimento, now)
  const { password, ...dados } = input
  if (password !== undefined && senhaConhecida(password))
    throw new DomainError('campos_invalidos', { campos: [{ campo: 'password', motivo: SENHA_CONHECIDA }] })
  if (!repetida) {
    const alvo = { tipo: 'cadastro_email', quem: await hmac('email', input.email) }
    await limites.exigir(alvo, LIMITES_DO_SERVIDOR.cadastro_email, now)
  }
  const usuario =
    password === undefined
      ? await completar(input, request, now)
      : await abrirConta({ ...dados, password }, now, repetida)
  const confirmacao_enviada = await mandarConfirmacao(usuario, now, 'cadastro')
  return { id: usuario.id, email: usuario.email, confirmacao_enviada }
})

async function completar(dados: CadastroEntrada, { headers }: Request, agora: Date): Promise<Usuario> {
  const sessao = await sessaoDe(headers.authorization)
  if (!sessao)
    throw new DomainError('campos_invalidos', {
      campos: [{ campo: 'password', motivo: MENSAGENS.password }],
    })
  if (sessao.email.toLowerCase() !== dados.email) throw new DomainError('nao_encontrado')
  if (await usuarios.find(sessao.id)) throw new DomainError('ja_existe')
  return criarPerfil(sessao.id, dados, agora)
}
