import { beforeEach, describe, expect, it } from 'vitest'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { type Sala, salaDe } from '#domain/sala/sala.ts'
import * as salas from '#lambdas/store/salas.ts'
import { HELENA } from '#semente/personas.ts'
import { consultar, haPouco } from '../../../support/consulta.ts'
import { comPessoas, consulta, pagamento } from './cenario.ts'

export const vencida = haPouco(1)
export const comHelena = { assigned_to: HELENA.usuario.id, assigned_at: haPouco(120_001) } as const

const voltou: Partial<Consulta> = {
  status: 'queued',
  medicos_excluidos: [HELENA.usuario.id],
  devolucoes: [{ em: expect.any(String) as string, medico_id: HELENA.usuario.id, motivo: 'medico_ausente' }],
}

const prazos: [string, Partial<Consulta>, Partial<Consulta>, string][] = [
  [
    'an unpaid one expires',
    { status: 'pending' },
    { status: 'expired', motivo_fim: 'sem_pagamento' },
    'a_liberar',
  ],
  [
    'a waiting one expires',
    { status: 'queued' },
    { status: 'expired', motivo_fim: 'sem_medico' },
    'a_liberar',
  ],
  [
    'one whose doctor does not come returns to the queue without them',
    { status: 'assigned', ...comHelena },
    voltou,
    'autorizado',
  ],
  [
    'so does one that was started by opening the page of the room, the patient waiting in it',
    {
      status: 'in_progress',
      ...comHelena,
      started_at: haPouco(119_000),
      paciente_na_sala_em: haPouco(110_000),
    },
    voltou,
    'autorizado',
  ],
  [
    'so does one whose doctor went away before the two met',
    {
      status: 'in_progress',
      assigned_to: HELENA.usuario.id,
      assigned_at: haPouco(400_000),
      started_at: haPouco(399_000),
      medico_na_sala_em: haPouco(390_000),
      medico_visto_em: haPouco(120_001),
    },
    voltou,
    'autorizado',
  ],
]

/** What falls due is done by whoever looks first: the workflow and the reconciler alike. */
export function provarVencimentos(run: () => Promise<unknown>): void {
  describe('what falls due', () => {
    beforeEach(comPessoas)

    it.each(prazos)('%s', async (_name, dados, esperado, dinheiro) => {
      await consultar({ ...dados, vence_em: vencida })
      await run()
      expect(await consulta()).toMatchObject(esperado)
      expect(await pagamento()).toBe(dinheiro)
    })

    it.each([
      ['assigned', 120_001, {}],
      ['in_progress', 120_001, {}],
      ['in_progress', 1_800_001, { ambos_conectados_em: haPouco(1_800_001) }],
    ] as const)('of a doctor who beats in the room is put off (%s), not done', async (status, ha, dados) => {
      const comecou = { assigned_at: haPouco(ha), started_at: haPouco(ha), ...dados }
      const antes = await consultar({ status, ...comHelena, ...comecou, vence_em: vencida })
      const sala = salaDe({ ...antes, status }) as Sala
      await salas.entrar(sala, 'medico', { conexao_id: 'da-helena' }, new Date(Date.now() - 20_000))
      await run()
      const depois = await consulta()
      expect(depois).toMatchObject({ status, medico_visto_em: (await salas.lugar(sala, 'medico'))?.visto_em })
      expect(Date.parse(depois?.vence_em ?? '')).toBeGreaterThan(Date.now())
    })

    it('does it once, however often and late it runs', async () => {
      await consultar({ vence_em: vencida })
      await run()
      const first = await consulta()
      await run()
      expect(await consulta()).toEqual(first)
    })

    it('leaves alone what is not due', async () => {
      const dados = await consultar()
      await run()
      expect(await consulta()).toEqual(dados)
    })
  })
}
