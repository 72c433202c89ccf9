import { DomainError } from '#domain/base/erros.ts'
import { vencerVinculos } from '#domain/dependente/contract.ts'
import { NINGUEM_CONFERIU } from '#domain/dependente/textos.ts'
import type { Vinculo } from '#domain/dependente/vinculo.ts'
import { metrics } from '#lambdas/runtime/log.ts'
import { eachAlone, schedule } from '#lambdas/runtime/schedule.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import { esquecerImagens } from './imagens-da-prova.ts'
import { linhaDaRevisao } from './linha-da-revisao.ts'
import { mudar } from './mudar.ts'

/**
 * Calls the reviewer of bonds that wait too long, and ends those that were not proven in time and those whose
 * dependant came of age, which stopped counting by themselves.
 */
export const handler = schedule(vencerVinculos, async ({ now }) => {
  const esperam = (await vinculos.emRevisao()).filter(
    (vinculo) => linhaDaRevisao(vinculo).ate <= now.toISOString(),
  )
  if (esperam.length > 0) metrics.addMetric('VinculoRevisaoVencida', 'Count', esperam.length)
  await eachAlone(await vinculos.vencidos(now), (vinculo) => vencer(vinculo, now))
})

async function vencer(antes: Vinculo, now: Date): Promise<void> {
  await esquecerImagens(antes)
  // Who sent everything in time is owed a word.
  const semResposta = antes.status === 'em_revisao'
  const decisao = semResposta ? { motivo: NINGUEM_CONFERIU, em: now.toISOString() } : antes.decisao
  const fatos = { imagens: [], motivos: [], decisao }
  try {
    await mudar({ antes, ato: 'encerrar', papel: 'sistema', ator_id: 'sistema', fatos }, now)
  } catch (error) {
    // Decided or withdrawn at this moment: the next look sees it.
    if (!(error instanceof DomainError) || error.codigo !== 'conflito') throw error
  }
}
