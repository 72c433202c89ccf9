import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { handler as medir } from '#lambdas/consulta/medir-espera.lambda.ts'
import * as evidencias from '#lambdas/opiniao/store/evidencias.ts'
import { handler as somar } from '#lambdas/opiniao/somar-evidencias.lambda.ts'
import { ANA } from '#semente/personas.ts'
import { consultar } from '../../../support/consulta.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { comPessoas } from '../consulta/cenario.ts'
import { BOA, finalizada, opinar } from './cenario.ts'

const DIA = 24 * 60 * 60 * 1000
const HOJE = new Date()
const em = (dias: number) => new Date(HOJE.getTime() + dias * DIA)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: HOJE })
  await comPessoas()
})
afterEach(() => {
  vi.useRealTimers()
})

const consultaId = (i: number) => `c0000000-0000-4000-8000-000000000${String(i).padStart(3, '0')}`
const aceita = (consulta_id: string) =>
  medir(
    {
      Records: [
        { messageId: 'm', body: JSON.stringify({ detail: { consulta_id, para: 'assigned' } }) } as never,
      ],
    },
    CONTEXT,
  )

async function somadas(dias: number) {
  vi.setSystemTime(em(dias))
  await somar({}, CONTEXT)
  return (await evidencias.somadas())?.evidencias.map(({ alegacao, n }) => [alegacao, n])
}

/** The consultation is accepted after its wait, and rated, each told twice. */
async function atendida(i: number) {
  await consultar({ ...finalizada, id: consultaId(i) })
  for (const vez of [1, 2]) {
    await aceita(consultaId(i))
    expect((await opinar(BOA, ANA, consultaId(i))).status, `time ${vez}`).toBe(200)
  }
}

it('proves both claims from a hundred opinions and waits, each counted once, for ninety days', async () => {
  for (let i = 1; i < 100; i++) await atendida(i)
  expect(await somadas(1)).toEqual([])
  vi.setSystemTime(HOJE)
  await atendida(100)
  // Once a day: what came after is seen on the next.
  expect(await somadas(1)).toEqual([])
  expect(await somadas(2)).toEqual([
    ['nota', 100],
    ['tempo_medio', 100],
  ])
  expect(await somadas(91)).toEqual([])
})
