import * as acesso from '#domain/acesso/contract.ts'
import { DomainError } from '#domain/base/erros.ts'
import * as entrada from '#lambdas/aws/cognito-entrada.ts'
import { type Call, http } from '#lambdas/runtime/http.ts'
import * as doisFatores from '#lambdas/acesso/store/codigos-por-email.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import * as desafios from './desafio.ts'
import { conferirSenha } from './senha-atual.ts'
import { contar, esquecer, tentativaDe } from './tentativas.ts'

type Chamada = Call<typeof acesso.confirmarIdentidade.acesso>

/** The caller proves again who they are. For a while, this session alone may do the acts that require it. */
export const handler = http(acesso.confirmarIdentidade, async (pedido, chamada) => {
  switch (pedido.por) {
    case 'senha':
      return porSenha(pedido.senha, chamada)
    case 'codigo':
      return porCodigo(pedido.desafio, pedido.codigo, chamada)
    case 'email':
      return porEmail(chamada)
  }
})

async function porSenha(senha: string, { actor, request, now }: Chamada) {
  const { email } = actor.perfil
  const falta = await conferirSenha({ email, senha, campo: 'senha' }, request, now)
  if (falta) return { passo: 'codigo' as const, desafio: await desafios.fechar({ ...falta, email }) }
  return provado(actor, false, now)
}

async function porCodigo(fechado: string, codigo: string, { actor, request, now }: Chamada) {
  const { sessao, usuario, email } = await desafios.abrir(fechado)
  if (email !== actor.perfil.email) throw new DomainError('entrada_vencida')
  const tentativa = await tentativaDe(email, request, now)
  await contar(tentativa, now)
  const { renovacao } = await entrada.comCodigo(usuario, sessao, codigo)
  await esquecer(tentativa)
  await entrada.revogar(renovacao)
  return provado(actor, true, now)
}

/**
 * A mailed code proves no more than a mailed link did: it is not enough for an account with a password, a second factor
 * or a role.
 */
async function porEmail({ actor, now }: Chamada) {
  const { id, password_set } = actor.perfil
  const temOutra = password_set || (await fatores.temFator(actor.perfil)) || (await usuarios.isAdmin(id))
  if (temOutra || !(await doisFatores.confirmado(id, 'critical_data_change', now)))
    throw new DomainError('segundo_fator_necessario')
  return provado(actor, false, now)
}

async function provado({ id, sessao_id = '' }: Chamada['actor'], segundo_fator: boolean, now: Date) {
  if (!(await sessoes.confirmar(id, sessao_id, segundo_fator, now))) throw new DomainError('nao_autenticado')
  return { passo: 'provado' as const }
}
