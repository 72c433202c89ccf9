import type { RegistroDoConselho } from '#domain/medico/verificacao.ts'
import { esquecer, type Inscricao, lembrado, lembrar } from '#lambdas/store/conselho.ts'
import { medicoPorCrm } from './conselho.ts'

/**
 * The council's word on a CRM, at most a day old; null when it knows none such. `basta`: whether a remembered answer
 * is enough; what it would deny is asked anew, because the doctor may have put it right with the council.
 * @throws ConselhoIndisponivel
 */
export async function registroMedico(
  inscricao: Inscricao,
  now: Date,
  basta: (registro: RegistroDoConselho) => boolean = () => true,
): Promise<RegistroDoConselho | null> {
  const registro = await lembrado(inscricao, now)
  return registro && basta(registro) ? registro : registroMedicoAgora(inscricao, now)
}

/**
 * The council's word at this moment: what the daily re-check asks for. Only an active registration is remembered: a
 * number typed wrong fills nothing, and who was suspended or reinstated today is so today.
 * @throws ConselhoIndisponivel
 */
export async function registroMedicoAgora(
  inscricao: Inscricao,
  now: Date,
): Promise<RegistroDoConselho | null> {
  const registro = await medicoPorCrm(inscricao.crm, inscricao.uf)
  if (registro?.situacao === 'ativo') await lembrar(inscricao, registro, now)
  else await esquecer(inscricao)
  return registro
}
