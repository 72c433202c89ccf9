import { DomainError } from '#domain/base/erros.ts'
import { vencerVinculos } from '#domain/dependente/contract.ts'
import type { Vinculo } from '#domain/dependente/vinculo.ts'
import { eachAlone, schedule } from '#lambdas/runtime/schedule.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import { esquecerImagens } from './imagens-da-prova.ts'
import { mudar } from './mudar.ts'

/** Bonds that were not proven in time, and those whose dependant came of age, which stopped counting by themselves. */
export const handler = schedule(vencerVinculos, async ({ now }) => {
  await eachAlone(await vinculos.vencidos(now), (vinculo) => vencer(vinculo, now))
})

async function vencer(antes: Vinculo, now: Date): Promise<void> {
  await esquecerImagens(antes)
  const fatos = { imagens: [], motivos: [] }
  try {
    await mudar({ antes, ato: 'encerrar', papel: 'sistema', ator_id: 'sistema', fatos }, now)
  } catch (error) {
    // Decided or withdrawn at this moment: the next look sees it.
    if (!(error instanceof DomainError) || error.codigo !== 'conflito') throw error
  }
}
