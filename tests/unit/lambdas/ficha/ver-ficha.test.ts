import { beforeEach, expect, it } from 'vitest'
import { verFicha } from '#domain/ficha/contract.ts'
import { handler } from '#lambdas/ficha/ver-ficha.lambda.ts'
import { ANA, BRUNO, CARLA, HELENA, type Persona } from '#semente/personas.ts'
import { guardarFicha } from '../../../support/ficha-guardada.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

beforeEach(() => {
  tabelaViva(itemsOf(ANA, BRUNO, CARLA, HELENA))
})
const ler = (como: Persona) => invoke(handler, verFicha, { como })

it('is the caller’s own, and none until it was saved', async () => {
  expect((await ler(ANA)).body).toEqual({ ficha: null })
  const ficha = await guardarFicha()
  expect((await ler(ANA)).body).toEqual({ ficha })
  expect((await ler(BRUNO)).body).toEqual({ ficha: null })
})

it.each([CARLA, HELENA])('is for patients whose identity is at least under review: not %o', async (quem) =>
  expect((await ler(quem)).status).toBe(403),
)
