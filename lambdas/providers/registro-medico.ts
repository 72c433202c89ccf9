import type { RegistroDoConselho } from '#domain/medico/verificacao.ts'
import { esquecer, type Inscricao, lembrado, lembrar } from '#lambdas/store/conselho.ts'
import { ehDoTitular, medicoPorCrm, type TitularDoCrm } from './cfm.ts'

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
  const registro = await medicoPorCrm(inscricao)
  if (registro?.situacao === 'ativo') await lembrar(inscricao, registro, now)
  else await esquecer(inscricao)
  return registro
}

/**
 * The same, and whether the registration is this person's. Only an active one is asked about: the others are refused
 * anyway.
 * @throws ConselhoIndisponivel
 */
export async function comTitular(
  registro: RegistroDoConselho | null,
  inscricao: Inscricao,
  titular: TitularDoCrm,
  now: Date,
): Promise<RegistroDoConselho | null> {
  if (registro?.situacao !== 'ativo') return registro
  if (await ehDoTitular(inscricao, titular)) return { ...registro, do_titular: true }
  // It says no to a key it does not take as well, and then it does not answer this either.
  const agora = await registroMedicoAgora(inscricao, now)
  return agora && { ...agora, do_titular: false }
}
