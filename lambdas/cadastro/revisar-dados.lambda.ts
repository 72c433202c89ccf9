import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import * as cadastro from '#domain/cadastro/contract.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import * as cognito from '#lambdas/aws/cognito.ts'
import type { Actor } from '#lambdas/runtime/actor.ts'
import { http } from '#lambdas/runtime/http.ts'
import { logger } from '#lambdas/runtime/log.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as doisFatores from '#lambdas/acesso/store/codigos-por-email.ts'
import { hmac } from '#lambdas/store/hmac.ts'
import * as limites from '#lambdas/store/limites.ts'
import * as tokens from '#lambdas/store/tokens.ts'
import { avisarEnderecoAntigo } from './aviso.ts'
import { mandarConfirmacao } from './confirmacao.ts'
import { exigirDaAlteracao, modoDaAlteracao } from './exigencia.ts'
import { exigirIdade } from './idade.ts'
import { meuPerfil } from './perfil.ts'

/**
 * 'Revisar dados': own data is corrected until the identity is approved or a check is using it (estados §1). The answer
 * tells whether a CPF or an e-mail is taken, so it counts against the limits of the precheck; a confirmed e-mail is
 * only replaced with a security code, or with a new proof where no code would arrive.
 */
export const handler = http(cadastro.revisarDados, async (revisao, { actor, now }) => {
  const antes = actor.perfil
  if (antes.kyc_status === 'approved')
    throw new DomainError('campo_bloqueado', { extra: { requires_re_kyc: true } })
  if (antes.access_tier !== 'blocked') throw new DomainError('verificacao_pendente')
  if (revisao.data_nascimento !== undefined) exigirIdade(revisao.data_nascimento, now)
  await contarConsultas(antes, revisao, now)
  const comCodigo = await exigirCodigo(actor, revisao, now)
  const codigo = comCodigo ? [doisFatores.usoWrite(antes.id, 'critical_data_change', now)] : []
  const depois = await contas.revisar(antes, revisao, now, codigo)
  // Also when nothing changed here: a repeat finishes what a crash left between the two systems.
  if (revisao.email !== undefined) await moverLogin(antes, depois, now)
  if (depois.email !== antes.email) {
    await tokens.invalidar(antes.id, now)
    if (antes.email_confirmado) await avisarEnderecoAntigo(antes, depois.updated_at)
  }
  if (revisao.email !== undefined && !depois.email_confirmado)
    await mandarConfirmacao(depois, now, `revisao#${depois.updated_at}`)
  return meuPerfil(depois, actor)
})

/**
 * The new e-mail in the user pool; when the pool refuses, nothing was corrected.
 * @throws DomainError duplicado, provedor_indisponivel
 */
async function moverLogin(antes: Usuario, depois: Usuario, now: Date): Promise<void> {
  try {
    await cognito.mudarEmail(antes.id, depois.email, depois.email_confirmado)
  } catch (error) {
    logger.error('E-mail not moved in the pool', { error: error instanceof Error ? error.name : 'error' })
    if (antes.email !== depois.email) await contas.desfazer(antes, depois, now)
    throw error instanceof DomainError ? error : new DomainError('provedor_indisponivel')
  }
}

/** @throws DomainError muitas_tentativas */
async function contarConsultas(antes: Usuario, { cpf, email }: contas.Revisao, now: Date): Promise<void> {
  const novos = [
    ['precheck_cpf', cpf !== antes.cpf && cpf],
    ['precheck_email', email !== antes.email && email],
  ] as const
  for (const [tipo, valor] of novos)
    if (valor) await limites.exigir({ tipo, quem: await hmac(tipo, valor) }, LIMITES_DO_SERVIDOR[tipo], now)
}

/**
 * Whether the change takes a security code, which is there.
 * @throws DomainError segundo_fator_necessario, login_recente_necessario, autenticador_necessario
 */
async function exigirCodigo(actor: Actor, { email }: contas.Revisao, now: Date): Promise<boolean> {
  if (email === undefined || email === actor.perfil.email) return false
  const modo = await modoDaAlteracao(actor.perfil, 'email', false, now)
  await exigirDaAlteracao(modo, actor, now)
  return modo === 'com_codigo'
}
