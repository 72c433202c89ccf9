import { atosDosAdministradores } from '#domain/admin/contract-atos.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as atos from '#lambdas/store/atos.ts'
import { donosDe, nomesDe } from './nomes.ts'

/** What administrators did in a month, each with its reason. */
export const handler = semLimite(atosDosAdministradores, async ({ mes }) => {
  const doMes = await atos.doMes(mes)
  const donos = await donosDe(doMes.map(({ objeto }) => objeto))
  const nomes = await nomesDe([...doMes.map(({ ator_id }) => ator_id), ...donos.values()])
  return {
    atos: doMes.map((ato) => ({
      ...ato,
      ator: nomes.get(ato.ator_id) ?? ato.ator_id,
      de_quem: nomes.get(donos.get(ato.objeto) ?? '') ?? null,
    })),
  }
})
