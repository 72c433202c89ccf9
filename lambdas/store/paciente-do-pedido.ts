import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Vinculo } from '#domain/dependente/vinculo.ts'
import { DomainError } from '#domain/base/erros.ts'
import * as vinculos from './vinculos.ts'

/** The patient somebody acts for: themselves, or a dependant they answer for. */
export interface PacienteDoPedido {
  readonly id: string
  /** YYYY-MM-DD. */
  readonly data_nascimento: string
  /** Left out for oneself. */
  readonly vinculo?: Vinculo
}

/**
 * Whom a request names as its patient; left out, the caller. Anybody else's is answered like one that does not exist,
 * and so is a dependant the caller does not answer for now.
 * @throws DomainError nao_encontrado
 */
export async function pacienteDoPedido(
  { id, perfil }: { readonly id: string; readonly perfil: Pick<Usuario, 'data_nascimento' | 'access_tier'> },
  paciente_id: string | undefined,
  agora: Date,
): Promise<PacienteDoPedido> {
  if (paciente_id === undefined || paciente_id === id) return { id, data_nascimento: perfil.data_nascimento }
  const vinculo = perfil.access_tier === 'full' && (await vinculos.vigente(id, paciente_id, agora))
  if (!vinculo) throw new DomainError('nao_encontrado')
  return { id: vinculo.dependente_id, data_nascimento: vinculo.data_nascimento, vinculo }
}
