import { DomainError } from '#domain/base/erros.ts'
import type { Sessao } from './actor.ts'
import { prazo } from './prazos.ts'

type Quem = Pick<Sessao, 'autenticadoEm'>

const recente = ({ autenticadoEm }: Quem, agora: Date): boolean =>
  agora.getTime() - autenticadoEm.getTime() <= prazo('login_recente')

/**
 * For acts that require a recent sign-in: one from hours ago only proves who sat there then.
 * @throws DomainError login_recente_necessario
 */
export function exigirRecente(quem: Quem, agora: Date): void {
  if (!recente(quem, agora)) throw new DomainError('login_recente_necessario')
}

/**
 * Like `exigirRecente`, but a new proof in the same session is enough (`confirmar-identidade`).
 * @throws DomainError login_recente_necessario
 */
export function exigirProva(quem: Quem, agora: Date): void {
  if (!recente(quem, agora)) throw semProva()
}

/**
 * Like `exigirProva`, but the sign-in itself does not count: whoever stole a session that was just opened has neither
 * the password nor the passkey.
 * @throws DomainError login_recente_necessario
 */
export function exigirProvaDeNovo(quem: Quem & Pick<Sessao, 'provouDeNovo'>, agora: Date): void {
  if (!quem.provouDeNovo || !recente(quem, agora)) throw semProva()
}

const semProva = (): DomainError =>
  new DomainError('login_recente_necessario', {
    detail: 'Digite a sua senha de novo para continuar, ou entre outra vez na sua conta.',
  })
