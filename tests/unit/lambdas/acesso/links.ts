import { vi } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import type { Operation } from '#domain/base/contrato.ts'
import * as confirmarEmail from '#lambdas/acesso/confirmar-email.lambda.ts'
import * as pedirLink from '#lambdas/acesso/pedir-link.lambda.ts'
import * as pedirRedefinicao from '#lambdas/acesso/pedir-redefinicao.lambda.ts'
import * as reenviar from '#lambdas/acesso/reenviar-confirmacao.lambda.ts'
import type { HttpHandler } from '#lambdas/runtime/http.ts'
import * as contas from '#lambdas/store/contas.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { correioVivo, poolVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

/** Ana, who proved her e-mail, and Carla, who did not: both can sign in. */
export async function cenaDosLinks() {
  vi.stubEnv('PRAZOS', JSON.stringify({ resposta_uniforme: 1 }))
  const cena = { tabela: tabelaViva(), pool: poolVivo(), correio: correioVivo() }
  segredosVivos()
  for (const { usuario } of [ANA, CARLA]) {
    await contas.criar(usuario, new Date())
    cena.pool.com(usuario.id, usuario.email)
  }
  return cena
}

const chamar = async (
  handler: HttpHandler,
  operation: Operation,
  entrada: Record<string, unknown>,
  { headers, ip }: { readonly headers?: Record<string, string>; readonly ip?: string } = {},
) => {
  const { status, body } = await invoke(handler, operation, { entrada, headers, ip })
  return { status, body }
}

/** Asks for each of the mailed links. */
export const pedir = {
  link: (email: string, ip?: string) =>
    chamar(pedirLink.handler, acesso.pedirLink, { email, mode: 'paciente' }, { ip }),
  redefinicao: (email: string) =>
    chamar(pedirRedefinicao.handler, acesso.pedirRedefinicao, { email, mode: 'medico' }),
  confirmacao: (email: string) =>
    chamar(reenviar.handler, acesso.reenviarConfirmacao, { email, mode: 'paciente' }),
}

export const confirmar = (token: string, headers: Record<string, string> = {}) =>
  chamar(confirmarEmail.handler, acesso.confirmarEmail, { token }, { headers })

/** What every request for a link is answered, whoever asks. */
export const RECEBIDO = { status: 200, body: { recebido: true } }
