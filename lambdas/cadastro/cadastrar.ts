import { LIMITES_DO_SERVIDOR } from '#domain/acesso/limites-do-servidor.ts'
import { MENSAGENS } from '#domain/cadastro/campos.ts'
import * as cadastro from '#domain/cadastro/contract.ts'
import type { CadastroEntrada } from '#domain/cadastro/entrada.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/erros.ts'
import * as cognito from '#lambdas/providers/cognito.ts'
import { http, type Request } from '#lambdas/runtime/http.ts'
import { hmac } from '#lambdas/store/hmac.ts'
import * as limites from '#lambdas/store/limites.ts'
import { primeiraVez } from '#lambdas/store/repeticoes.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { mandarConfirmacao } from './confirmacao.ts'
import { abrirConta, criarPerfil } from './conta.ts'
import { exigirIdade } from './idade.ts'
import { chaveDaRepeticao } from './repeticao.ts'

/**
 * Sign-up (estados §1): with a password a new account; without one the missing profile of the session that asks.
 * The browser then signs in by itself.
 */
export const handler = http(cadastro.cadastrar, async (input, { now, request }) => {
  exigirIdade(input.data_nascimento, now)
  const { password, ...dados } = input
  const chave = await chaveDaRepeticao(request.headers, dados)
  const repetida = chave !== undefined && !(await primeiraVez('cadastro', chave, now))
  if (!repetida) {
    const alvo = { tipo: 'cadastro_ip', quem: await hmac('ip', request.ip) }
    await limites.exigir(alvo, LIMITES_DO_SERVIDOR.cadastro_ip, now)
  }
  const usuario =
    password === undefined
      ? await completar(input, request, now)
      : await abrirConta({ ...dados, password }, now, repetida)
  const confirmacao_enviada = await mandarConfirmacao(usuario, now, 'cadastro')
  return { id: usuario.id, email: usuario.email, confirmacao_enviada }
})

async function completar(dados: CadastroEntrada, { headers }: Request, agora: Date): Promise<Usuario> {
  const sessao = await cognito.sessaoDe(headers.authorization)
  if (!sessao)
    throw new DomainError('campos_invalidos', {
      campos: [{ campo: 'password', motivo: MENSAGENS.password }],
    })
  if (sessao.email.toLowerCase() !== dados.email) throw new DomainError('nao_encontrado')
  if (await usuarios.find(sessao.id)) throw new DomainError('ja_existe')
  return criarPerfil(sessao.id, dados, agora)
}
