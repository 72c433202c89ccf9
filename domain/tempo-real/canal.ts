import { type PerfilNaConexao, perfil } from '../base/contrato.ts'
import { type Especialidade, eEspecialidade } from '../base/especialidades.ts'

/**
 * What a person can listen to (P §7, D §7.5): news of their own account, one
 * consultation they take part in, the queue of a specialty.
 */
export type Canal =
  | { readonly tipo: 'kyc-updates' }
  | { readonly tipo: 'consulta'; readonly consulta_id: string }
  | { readonly tipo: 'fila'; readonly especialidade: Especialidade }

/**
 * Who may listen to channels of each kind; whether one is theirs is asked besides (`lambdas/tempo-real/direito.ts`).
 */
export const ACESSO_AO_CANAL = {
  'kyc-updates': perfil(['paciente', 'medico'], 'blocked'),
  consulta: perfil(['paciente', 'medico'], 'full'),
  fila: perfil(['medico'], 'full'),
} as const satisfies Record<Canal['tipo'], PerfilNaConexao>

/** A channel's name on the wire. */
export type NomeDeCanal = 'kyc-updates' | `consulta:${string}` | `fila:${Especialidade}`

export const CANAL_DA_CONTA = 'kyc-updates' satisfies NomeDeCanal
export const canalDaConsulta = (consulta_id: string): NomeDeCanal => `consulta:${consulta_id}`
export const canalDaFila = (especialidade: Especialidade): NomeDeCanal => `fila:${especialidade}`

/** The channel a name means; null when it names none. */
export function canalDe(nome: string): Canal | null {
  if (nome === CANAL_DA_CONTA) return { tipo: 'kyc-updates' }
  const consulta_id = /^consulta:([A-Za-z0-9_-]{1,64})$/.exec(nome)?.[1]
  if (consulta_id !== undefined) return { tipo: 'consulta', consulta_id }
  const especialidade = /^fila:(\w{1,60})$/.exec(nome)?.[1]
  if (especialidade !== undefined && eEspecialidade(especialidade)) return { tipo: 'fila', especialidade }
  return null
}

/**
 * To whom a message goes. It is the channel's name, except for `kyc-updates`: that one name means, for each person, the
 * destination of their own account.
 */
export type Destino = `usuario:${string}` | Exclude<NomeDeCanal, 'kyc-updates'>

export const destinoDaConta = (usuario_id: string): Destino => `usuario:${usuario_id}`

/** Where somebody's subscription to a channel is kept. */
export function destinoDe(canal: Canal, usuario_id: string): Destino {
  if (canal.tipo === 'kyc-updates') return destinoDaConta(usuario_id)
  return canal.tipo === 'consulta' ? `consulta:${canal.consulta_id}` : `fila:${canal.especialidade}`
}

/** The name on the wire of a destination. */
export const canalDoDestino = (destino: Destino): NomeDeCanal =>
  eDaConta(destino) ? CANAL_DA_CONTA : destino

const eDaConta = (destino: Destino): destino is `usuario:${string}` => destino.startsWith('usuario:')
