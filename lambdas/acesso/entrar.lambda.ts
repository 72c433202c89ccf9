import * as acesso from '#domain/acesso/contract.ts'
import { RECUSA_DO_LINK } from '#domain/acesso/segundo-fator.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import * as entrada from '#lambdas/aws/cognito-entrada.ts'
import { type ChamadaPublica, publica } from '#lambdas/runtime/publica.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { comToken } from './com-token.ts'
import { exigirMesmaOrigem } from './cookies.ts'
import * as desafios from './desafio.ts'
import { abrirSessao } from './sessao-aberta.ts'
import { contar, esquecer, tentativaDe } from './tentativas.ts'
import { respostaUniforme } from './resposta-uniforme.ts'

/** The one way in: by password, by the code it waits for, or by a mailed link. */
export const handler = publica(acesso.entrar, async (pedido, chamada) => {
  exigirMesmaOrigem(chamada.request)
  switch (pedido.por) {
    case 'senha':
      return respostaUniforme(() => porSenha(pedido.email, pedido.senha, chamada))
    case 'codigo':
      return porCodigo(pedido.desafio, pedido.codigo, chamada)
    case 'link':
      return porLink(pedido.email, pedido.token, chamada)
  }
})

async function porSenha(email: string, senha: string, chamada: ChamadaPublica) {
  const { request, now } = chamada
  const tentativa = await tentativaDe(email, request, now)
  await contar(tentativa, now)
  const passo = await entrada.comSenha(email, senha)
  if (passo.passo === 'codigo') {
    const { sessao, usuario } = passo
    return { passo: 'codigo' as const, desafio: await desafios.fechar({ sessao, usuario, email }) }
  }
  await esquecer(tentativa)
  return abrirSessao(passo.tokens, { metodo: 'senha', segundo_fator: false }, chamada)
}

/** A wrong code counts like a wrong password: whoever gets as far as guessing the code already knows the password. */
async function porCodigo(fechado: string, codigo: string, chamada: ChamadaPublica) {
  const { request, now } = chamada
  const { sessao, usuario, email } = await desafios.abrir(fechado)
  const tentativa = await tentativaDe(email, request, now)
  await contar(tentativa, now)
  const tokens = await entrada.comCodigo(usuario, sessao, codigo)
  await esquecer(tentativa)
  return abrirSessao(tokens, { metodo: 'senha', segundo_fator: true }, chamada)
}

async function porLink(email: string, token: string, chamada: ChamadaPublica) {
  const { now } = chamada
  return comToken({ uso: 'link', token, agora: now }, async (usuario) => {
    if (usuario.email !== email || usuario.closed_at !== undefined) throw new DomainError('link_invalido')
    await recusarComFator(usuario)
    const tokens = await entrada.semSenha(usuario, now)
    return abrirSessao(tokens, { metodo: 'link', segundo_fator: false }, chamada)
  })
}

/**
 * A link would bypass the second factor. Only somebody who holds the mailed token gets this answer, so that others
 * cannot find out who has a second factor or is an administrator.
 * @throws DomainError autenticador_necessario
 */
async function recusarComFator(usuario: Usuario): Promise<void> {
  if ((await fatores.temFator(usuario)) || (await usuarios.isAdmin(usuario.id)))
    throw new DomainError('autenticador_necessario', { detail: RECUSA_DO_LINK })
}
