import { expect, it } from 'vitest'
import { releitura } from '../../../../web/src/features/consulta/releitura.ts'

const valor = 15_000

it('reads an open consultation again, the oftener the less is told', () => {
  const consulta = { status: 'queued', pagamento: { status: 'autorizado', valor } } as const
  expect(releitura(undefined, 'conectada')).toBe(false)
  expect(releitura(consulta, 'conectada')).toBe(15_000)
  expect(releitura({ ...consulta, status: 'in_progress' }, 'conectada')).toBe(30_000)
  expect(releitura(consulta, 'sem_rede')).toBe(5_000)
})

it.each([
  ['cancelled', 'a_liberar', 'liberado'],
  ['expired', 'a_liberar', 'liberado'],
  ['finished', 'a_capturar', 'capturado'],
] as const)('%s is read again until its money has arrived: %s, then %s', (status, aCaminho, chegou) => {
  expect(releitura({ status, pagamento: { status: aCaminho, valor } }, 'conectada')).toBe(15_000)
  expect(releitura({ status, pagamento: { status: chegou, valor } }, 'conectada')).toBe(false)
  expect(releitura({ status, pagamento: null }, 'esperando')).toBe(false)
})
