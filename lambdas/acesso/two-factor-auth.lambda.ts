import * as acesso from '#domain/acesso/contract.ts'
import { MENSAGENS_DO_CODIGO } from '#domain/acesso/codigo-por-email.ts'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import { enviar as enviarMensagem } from '#lambdas/aws/correio.ts'
import { http, type Request } from '#lambdas/runtime/http.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import * as csrf from '#lambdas/acesso/store/csrf.ts'
import * as doisFatores from '#lambdas/acesso/store/codigos-por-email.ts'
import * as limites from '#lambdas/store/limites.ts'
import { sessaoDoNavegador } from './navegador.ts'

/** Mails a security code to the caller's own address, or checks one (P §7). */
export const handler = http(acesso.twoFactorAuth, async (input, { actor, now, request }) => {
  if (!input.verify && input.email !== actor.perfil.email) throw new DomainError('nao_encontrado')
  const pedido = {
    usuario_id: actor.id,
    acao: input.action_type,
    sessao: sessaoDoNavegador(request.headers),
  }
  if (input.verify) return conferir(pedido, input.token, now)
  await exigirCsrf(pedido, request, now)
  return enviar(pedido, actor.perfil, now)
})

async function exigirCsrf(pedido: doisFatores.Pedido, { headers }: Request, now: Date): Promise<void> {
  const token = headers['csrf-token']
  if (token === undefined || !(await csrf.consumir(pedido, token, now)))
    throw new DomainError('csrf_invalido')
}

/**
 * Mailed here and not by an event: only a hash of the code is stored, so an event would have nothing to carry (the same
 * holds for links, `acesso/links.ts`).
 */
async function enviar(pedido: doisFatores.Pedido, { email, nome }: Usuario, now: Date) {
  const alvo = { tipo: 'codigo_2fa', quem: pedido.usuario_id }
  await limites.exigir(alvo, LIMITES_DO_SERVIDOR.codigo_2fa, now)
  const { codigo, id } = await doisFatores.emitir(pedido, now)
  const expires_in = Math.floor(prazo('codigo_2fa') / 1000)
  const destino = await enviarMensagem({
    para: email,
    carta: { nome: 'codigo_2fa', dados: { nome, codigo, minutos: Math.floor(expires_in / 60) } },
    idempotencia: `codigo_2fa#${id}`,
  })
  if (destino === 'suprimida') throw new DomainError('email_suprimido')
  return { message: MENSAGENS_DO_CODIGO.enviado, expires_in }
}

async function conferir(pedido: doisFatores.Pedido, token: string, now: Date) {
  const verified = await doisFatores.conferir(pedido, token, now)
  return { verified, message: verified ? MENSAGENS_DO_CODIGO.certo : MENSAGENS_DO_CODIGO.errado }
}
