import { meusDependentes } from '#domain/dependente/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import { vista } from './vista.ts'

/** The caller's dependants, without those given up or grown up. */
export const handler = semLimite(meusDependentes, async (_input, { actor, now }) => ({
  dependentes: (await vinculos.doResponsavel(actor.id))
    .map((vinculo) => vista(vinculo, now))
    .filter(({ status }) => status !== 'encerrado'),
}))
