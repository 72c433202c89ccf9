import { darOpiniao } from '#domain/opiniao/contract.ts'
import type { Dita } from '#domain/opiniao/opiniao.ts'
import { handler as dar } from '#lambdas/opiniao/dar-opiniao.lambda.ts'
import { ALWAYS, put, write } from '#lambdas/store/table.ts'
import { ANA, CARLA, type Persona } from '#semente/personas.ts'
import { CONSULTA, haPouco } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { juntos } from '../consulta/cenario.ts'

export const BOA: Dita = { nota: 5, duvidas: 'sim' }
export const finalizada = { ...juntos, status: 'finished', ended_at: haPouco(1_000) } as const

/** What is said of the consultation, by its patient unless told otherwise. */
export const opinar = (dita: Dita = BOA, quem: Persona = ANA, id = CONSULTA) =>
  invoke(dar, darOpiniao, { como: quem, entrada: { id, ...dita } })

/** A patient who may do everything, and has nothing to do with the consultation. */
export async function outraPaciente(): Promise<Persona> {
  const outra: Persona = {
    ...CARLA,
    usuario: { ...CARLA.usuario, kyc_status: 'approved', access_tier: 'full' },
  }
  await write(...itemsOf(outra).map((item) => put(item, ALWAYS)))
  return outra
}
