import type { Modo } from '#domain/acesso/entrada.ts'
import { LIMITES_DO_SERVIDOR } from '#domain/acesso/limites-do-servidor.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { enviarLink } from '#lambdas/providers/links.ts'
import * as limites from '#lambdas/store/limites.ts'
import type { UsoDoToken } from '#lambdas/store/tokens.ts'
import * as unicos from '#lambdas/store/unicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { doIp } from './alvos.ts'
import { uniforme } from './uniforme.ts'

interface Pedido {
  readonly email: string
  readonly mode: Modo
  readonly ip: string
  readonly agora: Date
}

/**
 * Mails what `escolhe` says to the account of an e-mail, if there is one, and always takes and answers the same.
 * @throws DomainError muitas_tentativas, provedor_indisponivel
 */
export async function responder(
  { email, mode, ip, agora }: Pedido,
  escolhe: (usuario: Usuario) => UsoDoToken | undefined,
): Promise<{ recebido: true }> {
  await limites.exigir(await doIp('mensagem_ip', ip), LIMITES_DO_SERVIDOR.mensagem_ip, agora)
  return uniforme(async () => {
    const usuario = await contaDoEmail(email, agora)
    const uso = usuario && escolhe(usuario)
    if (usuario && uso && (await podeReceber(usuario.id, agora))) await enviarLink(uso, usuario, mode, agora)
    return { recebido: true }
  })
}

/** With an unproven e-mail the one useful link is its confirmation, which also lets the person in (estados §1). */
export const ouConfirmacao =
  (uso: UsoDoToken) =>
  (usuario: Usuario): UsoDoToken =>
    usuario.email_confirmado ? uso : 'confirmacao'

async function contaDoEmail(email: string, agora: Date): Promise<Usuario | undefined> {
  const id = await unicos.dono('email', email, 'paciente', agora)
  return id === undefined ? undefined : usuarios.find(id)
}

async function podeReceber(id: string, agora: Date): Promise<boolean> {
  const alvo = { tipo: 'mensagem_destino', quem: id }
  return (await limites.consumir(alvo, LIMITES_DO_SERVIDOR.mensagem_destino, agora)).allowed
}
