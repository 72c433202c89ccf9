import { beforeEach, describe, expect, it, vi } from 'vitest'
import { vencer } from '#lambdas/consulta/vencidas.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import type * as modulo from '#lambdas/store/salas.ts'
import * as salas from '#lambdas/store/salas.ts'
import { CONSULTA, consultar, haPouco } from '../../../support/consulta.ts'
import { comHelena, vencida } from './vencimentos.ts'
import { comPessoas, consulta, medicoLivre, pagamento } from './cenario.ts'

vi.mock('#lambdas/store/salas.ts', async (original) => {
  const real = await original<typeof modulo>()
  return { ...real, lugar: vi.fn(real.lugar) }
})

beforeEach(comPessoas)

describe('two minutes that run out at the very moment the doctor comes', () => {
  const aberta = {
    status: 'in_progress',
    ...comHelena,
    started_at: haPouco(119_000),
    vence_em: vencida,
  } as const
  /** Between the look at the doctor's place, which is empty, and what is written then. */
  const entretanto = (agir: () => Promise<unknown>) =>
    vi.mocked(salas.lugar).mockImplementationOnce(async () => {
      await agir()
      return undefined
    })

  it.each([
    ['the doctor alone', 'medico', false],
    ['with them the meeting', 'medico', true],
  ] as const)('%s: the consultation stays theirs', async (_quem, papel, juntos) => {
    const lida = await consultar(aberta)
    entretanto(async () => consultas.conectou(lida, papel, juntos, new Date()))
    expect(await vencer(CONSULTA, new Date())).toMatchObject({ status: 'in_progress', medicos_excluidos: [] })
    expect(await medicoLivre()).toBe(false)
  })

  it('the return: whoever comes a moment later has no room any more, and nothing of it is stored', async () => {
    const lida = await consultar(aberta)
    expect(await vencer(CONSULTA, new Date())).toMatchObject({ status: 'queued' })
    expect(await consultas.conectou(lida, 'medico', true, new Date())).toBeUndefined()
    expect((await consulta())?.medico_na_sala_em).toBeUndefined()
    expect([await pagamento(), await medicoLivre()]).toEqual(['autorizado', true])
  })
})
