import * as z from 'zod/mini'
import { CONTADAS } from '#domain/base/alegacoes.ts'
import { hojeEm } from '#domain/base/campos.ts'
import { somarEvidencias } from '#domain/opiniao/contract.ts'
import { contagemDoDiaSchema, evidenciaDe, periodo } from '#domain/opiniao/evidencia.ts'
import { schedule } from '#lambdas/runtime/schedule.ts'
import { contagens } from '#lambdas/store/contagens.ts'
import * as evidencias from './store/evidencias.ts'

/**
 * Sums up what the public pages may claim, so that a page view reads one item. Only whole days count, so once a day is
 * enough; it is asked every minute like every schedule, whose silence is an alarm.
 */
export const handler = schedule(somarEvidencias, async ({ now }) => {
  const hoje = hojeEm(now)
  if ((await evidencias.somadas())?.dia === hoje) return
  const provadas = await Promise.all(
    CONTADAS.map(async (nome) =>
      evidenciaDe(nome, z.parse(z.array(contagemDoDiaSchema), await contagens(nome, periodo(now))), now),
    ),
  )
  await evidencias.guardar(
    hoje,
    provadas.filter((evidencia) => evidencia !== undefined),
  )
})
