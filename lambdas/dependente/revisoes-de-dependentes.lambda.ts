import { revisoesDeDependentes } from '#domain/dependente/contract-revisao.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import { linhaDaRevisao } from './linha-da-revisao.ts'

/** The reviewer's list: who waits, since when, why, and until when somebody should have decided. */
export const handler = semLimite(revisoesDeDependentes, async () => ({
  revisoes: (await vinculos.emRevisao()).map(linhaDaRevisao),
}))
