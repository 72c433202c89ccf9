import type { InscricaoNoConselho } from '#domain/medico/verificacao.ts'
import { esquecer, type Inscricao, lembrado, lembrar } from '#lambdas/store/conselho.ts'
import { ehDoTitular, medicoPorCrm, type TitularDoCrm } from './cfm.ts'

/**
 * The council's record of a CRM, at most a day old; null when it knows none. `basta` decides whether a remembered
 * record is enough: one that would refuse the doctor is asked again, because it may have been put right at the council.
 * @throws ConselhoIndisponivel
 */
export async function inscricaoDoMedico(
  inscricao: Inscricao,
  now: Date,
  basta: (noConselho: InscricaoNoConselho) => boolean = () => true,
): Promise<InscricaoNoConselho | null> {
  const noConselho = await lembrado(inscricao, now)
  return noConselho && basta(noConselho) ? noConselho : inscricaoDoMedicoAgora(inscricao, now)
}

/**
 * The council's record at this moment: for the daily re-check, and where a doctor concludes a registration. Only an
 * active registration is cached: a mistyped number fills nothing, and a suspension or reinstatement is seen at once.
 * @throws ConselhoIndisponivel
 */
export async function inscricaoDoMedicoAgora(
  inscricao: Inscricao,
  now: Date,
): Promise<InscricaoNoConselho | null> {
  const noConselho = await medicoPorCrm(inscricao)
  if (noConselho?.situacao === 'ativo') await lembrar(inscricao, noConselho, now)
  else await esquecer(inscricao)
  return noConselho
}

/**
 * Like `inscricaoDoMedico`, and also whether the registration is this person's. Only asked for an active one:
 * the others are refused anyway.
 * @throws ConselhoIndisponivel
 */
export async function comTitular(
  noConselho: InscricaoNoConselho | null,
  inscricao: Inscricao,
  titular: TitularDoCrm,
  now: Date,
): Promise<InscricaoNoConselho | null> {
  if (noConselho?.situacao !== 'ativo') return noConselho
  if (await ehDoTitular(inscricao, titular)) return { ...noConselho, do_titular: true }
  // The council also answers false when it rejects our key; in that case asking for the CRM again fails here.
  const agora = await inscricaoDoMedicoAgora(inscricao, now)
  return agora && { ...agora, do_titular: false }
}
