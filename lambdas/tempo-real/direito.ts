import { DomainError } from '#domain/base/erros.ts'
import { ACESSO_AO_CANAL, type Canal } from '#domain/tempo-real/canal.ts'
import { type EntradaDaConexao, requireAccess } from '#lambdas/runtime/actor.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { papelNa } from '#lambdas/store/participante.ts'
import * as medicos from '#lambdas/store/medicos.ts'

/**
 * Whether somebody may listen to the channel in this sign-in, by what is stored now: their own account always; a
 * consultation as its patient or doctor, by the same rule as reading it; a queue as a doctor verified in its specialty.
 */
export async function podeAcompanhar(canal: Canal, entrada: EntradaDaConexao): Promise<boolean> {
  const { usuario_id } = entrada
  try {
    await requireAccess(ACESSO_AO_CANAL[canal.tipo], entrada)
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
  if (canal.tipo === 'kyc-updates') return true
  if (canal.tipo === 'fila') return medicos.eVerificado(usuario_id, canal.especialidade)
  const consulta = await consultas.find(canal.consulta_id)
  return consulta !== undefined && (await papelNa(consulta, usuario_id)) !== null
}
