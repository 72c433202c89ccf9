import { DomainError } from '#domain/erros.ts'
import type { Sessao } from './actor.ts'
import { prazo } from './prazos.ts'

/** For acts that ask who it is again: a sign-in from hours ago proves only who sat there then. @throws DomainError login_recente_necessario */
export function exigirRecente({ autenticadoEm }: Pick<Sessao, 'autenticadoEm'>, agora: Date): void {
  if (!(agora.getTime() - autenticadoEm.getTime() <= prazo('login_recente')))
    throw new DomainError('login_recente_necessario')
}
