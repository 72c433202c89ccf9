import { type Alteracao, alteracaoDe, type CampoCritico } from '#domain/cadastro/alteracao.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import { exigirFator } from '#lambdas/runtime/exigir-fator.ts'
import * as doisFatores from '#lambdas/acesso/store/codigos-por-email.ts'
import type { Actor } from '#lambdas/runtime/actor.ts'
import { exigirProvaDeNovo } from '#lambdas/runtime/recente.ts'
import * as supressoes from '#lambdas/store/supressoes.ts'

/** What a change of this field needs now. `aceita`: a new identity check was agreed to. */
export async function modoDaAlteracao(
  perfil: Usuario,
  campo: CampoCritico,
  aceita: boolean,
  agora: Date,
): Promise<Alteracao> {
  const devolvido = campo === 'email' && (await supressoes.motivoDe(perfil.email, agora)) === 'devolvido'
  return alteracaoDe(perfil, campo, { aceita, devolvido })
}

/**
 * That the caller has shown what a change needs. Password or passkey stand for the code that cannot be mailed; neither
 * they nor that code stand for a second factor.
 * @throws DomainError segundo_fator_necessario, login_recente_necessario, autenticador_necessario
 */
export async function exigirDaAlteracao(modo: Alteracao, actor: Actor, agora: Date): Promise<void> {
  if (modo === 'livre') return
  if (modo === 'com_prova') exigirProvaDeNovo(actor, agora)
  await exigirFator(actor, actor.perfil)
  if (modo === 'com_prova') return
  if (!(await doisFatores.confirmado(actor.id, 'critical_data_change', agora)))
    throw new DomainError('segundo_fator_necessario')
}
