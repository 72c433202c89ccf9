import * as acesso from '#domain/acesso/contract.ts'
import {
  eTipoDeTentativa,
  limiteDe,
  type TipoDeTentativa,
  tipoDesconhecido,
} from '#domain/base/limites-da-especificacao.ts'
import { erroDoEmail } from '#domain/base/campos.ts'
import { DomainError } from '#domain/base/erros.ts'
import { sessaoDe } from '#lambdas/acesso/sessao.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import * as limites from '#lambdas/store/limites.ts'
import { doEmailNoIp } from './alvo-do-limite.ts'

/**
 * Checks or counts an attempt of the caller's own (P §7, estados §8): by id or e-mail of the session, or before any
 * sign-in for the password reset of an e-mail from this address. Overrides may only tighten.
 */
export const handler = publica(acesso.advancedRateLimitingV2, async (input, { now, request }) => {
  const { attempt_type, config, record_only } = input
  if (!eTipoDeTentativa(attempt_type)) {
    const motivo = tipoDesconhecido(attempt_type)
    throw new DomainError('campos_invalidos', { detail: motivo, campos: [{ campo: 'attempt_type', motivo }] })
  }
  const alvo = await alvoDe(attempt_type, input.identifier, request)
  const limite = limiteDe(attempt_type, config)
  return record_only === true ? limites.contar(alvo, limite, now) : limites.verificar(alvo, limite, now)
})

interface Origem {
  readonly ip: string
  readonly headers: Readonly<Record<string, string | undefined>>
}

async function alvoDe(tipo: TipoDeTentativa, identifier: string, origem: Origem): Promise<limites.Alvo> {
  const email = identifier.trim().toLowerCase()
  const sessao = await sessaoDe(origem.headers.authorization)
  if (!sessao && tipo !== 'password_reset') throw new DomainError('nao_autenticado')
  if (sessao && identifier !== sessao.id && email !== sessao.email) throw new DomainError('nao_encontrado')
  if (tipo !== 'password_reset' && sessao) return { tipo, quem: sessao.id }
  const doPedido = sessao?.email ?? email
  const motivo = erroDoEmail(doPedido)
  if (motivo) throw new DomainError('campos_invalidos', { campos: [{ campo: 'identifier', motivo }] })
  return doEmailNoIp(tipo, doPedido, origem.ip)
}
