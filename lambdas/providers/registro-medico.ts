import type { RegistroDoConselho } from '#domain/medico/verificacao.ts'
import { type Inscricao, lembrado, lembrar } from '#lambdas/store/conselho.ts'
import { medicoPorCrm } from './conselho.ts'

/**
 * The council's word on a CRM, at most a day old; null when it knows none such, which is never kept: a number typed
 * wrong fills nothing, and a doctor registered today is found today.
 * @throws ConselhoIndisponivel
 */
export const registroMedico = async (inscricao: Inscricao, now: Date): Promise<RegistroDoConselho | null> =>
  (await lembrado(inscricao, now)) ?? registroMedicoAgora(inscricao, now)

/** The council's word at this moment: what the daily re-check asks for. @throws ConselhoIndisponivel */
export async function registroMedicoAgora(
  inscricao: Inscricao,
  now: Date,
): Promise<RegistroDoConselho | null> {
  const registro = await medicoPorCrm(inscricao.crm, inscricao.uf)
  if (registro) await lembrar(inscricao, registro, now)
  return registro
}
