import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import {
  type Alteracao,
  type AlteracaoPossivel,
  type CampoCritico,
  MOTIVOS_DA_ALTERACAO,
} from '#domain/cadastro/alteracao.ts'
import { esquemas } from '#domain/base/campos.ts'
import * as cadastro from '#domain/cadastro/contract.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import * as cognito from '#lambdas/aws/cognito.ts'
import type { Actor } from '#lambdas/runtime/actor.ts'
import { http } from '#lambdas/runtime/http.ts'
import { exigirProva } from '#lambdas/runtime/recente.ts'
import { logger } from '#lambdas/runtime/log.ts'
import * as alteracoes from '#lambdas/cadastro/store/alteracoes.ts'
import { hmac } from '#lambdas/store/hmac.ts'
import * as limites from '#lambdas/store/limites.ts'
import * as tokens from '#lambdas/store/tokens.ts'
import { avisarEnderecoAntigo } from './aviso.ts'
import { mandarConfirmacao } from './confirmacao.ts'
import { exigirDaAlteracao, modoDaAlteracao } from './exigencia.ts'

/**
 * Changes one field that says who the caller is (P §4.6, §7). The same request again answers what it answered, and
 * finishes what a crash left between the table and the user pool.
 */
export const handler = http(cadastro.criticalDataUpdate, async (input, { actor, now, request }) => {
  const { perfil } = actor
  exigirChave(request.headers['idempotency-key'], input.idempotency_key)
  const pedido = {
    campo: input.field_name,
    valor: valorDe(input.field_name, input.new_value),
    chave: await hmac('alteracao:chave', JSON.stringify([actor.id, input.idempotency_key])),
  }
  // The address is the way back into the account, so an unattended open session must not be enough to change it.
  if (pedido.campo === 'email') exigirProva(actor, now)
  const antes = await alteracoes.feita(actor.id, pedido)
  const feita = antes ?? (await alterar(actor, pedido, input.change_reason, now))
  // A repeat finds the address in the profile: while it is unproven the pool may not have heard of it.
  const faltaMover = !antes || (perfil.email === pedido.valor && !perfil.email_confirmado)
  if (pedido.campo === 'email' && faltaMover) await moverLogin(perfil, pedido, feita, now)
  const { requires_re_kyc, audit_id } = feita
  return { success: true as const, requires_re_kyc, audit_id }
})

async function alterar(actor: Actor, pedido: alteracoes.Pedido, motivo: string, now: Date) {
  const { perfil } = actor
  const alvo = { tipo: 'alteracao_tentada', quem: perfil.id }
  await limites.exigir(alvo, LIMITES_DO_SERVIDOR.alteracao_tentada, now)
  const aceita = motivo === MOTIVOS_DA_ALTERACAO.com_nova_verificacao
  const modo = permitida(await modoDaAlteracao(perfil, pedido.campo, aceita, now))
  await exigirDaAlteracao(modo, actor, now)
  if (perfil[pedido.campo] === pedido.valor)
    throw new DomainError('campos_invalidos', {
      campos: [{ campo: 'new_value', motivo: 'Informe um valor diferente do atual.' }],
    })
  return alteracoes.gravar(perfil, pedido, modo, now)
}

/**
 * @throws DomainError campo_bloqueado, with `requires_re_kyc` when the change would be allowed after a new identity
 * check
 */
function permitida(modo: Alteracao): AlteracaoPossivel {
  if (modo === 'pede_nova_verificacao')
    throw new DomainError('campo_bloqueado', { extra: { requires_re_kyc: true } })
  if (modo === 'bloqueado')
    throw new DomainError('campo_bloqueado', {
      detail: 'Este campo não pode ser alterado no momento.',
      extra: { requires_re_kyc: false },
    })
  return modo
}

/**
 * Changes the e-mail in the user pool; the new one must be confirmed again, and links mailed to the old one stop
 * working. When the pool refuses, the change is undone, so that the person signs in with the e-mail of their profile.
 */
async function moverLogin(
  antes: Usuario,
  pedido: alteracoes.Pedido,
  { em }: alteracoes.Feita,
  now: Date,
): Promise<void> {
  try {
    await cognito.mudarEmail(antes.id, pedido.valor, false)
  } catch (error) {
    logger.error('E-mail not moved in the pool', { error: error instanceof Error ? error.name : 'error' })
    if (antes.email !== pedido.valor) await alteracoes.desfazer(antes, pedido, now)
    throw error instanceof DomainError ? error : new DomainError('provedor_indisponivel')
  }
  await tokens.invalidar(antes.id, now)
  await mandarConfirmacao({ ...antes, email: pedido.valor }, now, `alteracao#${em}`)
  if (antes.email_confirmado && antes.email !== pedido.valor) await avisarEnderecoAntigo(antes, em)
}

/** @throws DomainError campos_invalidos unless header and body carry the same key */
function exigirChave(header: string | undefined, corpo: string): void {
  if (header === corpo) return
  const motivo = 'O cabeçalho e o corpo devem trazer a mesma chave.'
  throw new DomainError('campos_invalidos', { campos: [{ campo: 'idempotency-key', motivo }] })
}

/** The value in its stored form. @throws DomainError campos_invalidos with the field's own sentence */
function valorDe(campo: CampoCritico, valor: string): string {
  const lido = esquemas[campo].safeParse(valor)
  if (lido.success) return lido.data
  const motivo = lido.error.issues[0]?.message ?? ''
  throw new DomainError('campos_invalidos', { campos: [{ campo: 'new_value', motivo }] })
}
