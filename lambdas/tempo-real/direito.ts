import type { Canal } from '#domain/tempo-real/canal.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { papelNa } from '#lambdas/store/participante.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

/**
 * Whether this person may listen to the channel, by what is stored now: their own account always; a consultation as its
 * patient or doctor, by the same rule as reading it; a queue as a doctor verified in its specialty.
 */
export async function podeAcompanhar(canal: Canal, usuario_id: string): Promise<boolean> {
  const perfil = await usuarios.find(usuario_id)
  if (!perfil) return false
  if (canal.tipo === 'kyc-updates') return true
  if (perfil.access_tier !== 'full') return false
  if (canal.tipo === 'fila')
    return perfil.tipo === 'medico' && (await medicos.eVerificado(usuario_id, canal.especialidade))
  const consulta = await consultas.find(canal.consulta_id)
  return consulta !== undefined && (await papelNa(consulta, usuario_id)) !== null
}
