import { expect, it } from 'vitest'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { duracaoEmMinutos, encerradas } from '#domain/medico/historico.ts'

const INICIO = '2026-11-20T15:00:00.000Z'
const depois = (segundos: number) => new Date(Date.parse(INICIO) + segundos * 1000).toISOString()

it('the duration is start to end, to the nearest minute, never below one, and none without both', () => {
  const duracao = (segundos: number) => duracaoEmMinutos({ started_at: INICIO, ended_at: depois(segundos) })
  expect([5, 60, 89, 90, 1_500].map(duracao)).toEqual([1, 1, 1, 2, 25])
  expect(duracaoEmMinutos({ ended_at: depois(60) })).toBeNull()
  expect(duracaoEmMinutos({ started_at: INICIO })).toBeNull()
})

it('keeps finished and cancelled ones, in their order, 50 at most', () => {
  const consulta = (id: string, status: Consulta['status']) => ({ id, status }) as Consulta
  const lista = [
    consulta('aberta', 'in_progress'),
    consulta('a', 'finished'),
    consulta('b', 'cancelled'),
    ...Array.from({ length: 60 }, (_, n) => consulta(`c${n}`, 'finished')),
  ]
  const ids = encerradas(lista).map(({ id }) => id)
  expect(ids).toHaveLength(50)
  expect(ids.slice(0, 3)).toEqual(['a', 'b', 'c0'])
})
