import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { PONTOS } from '../../bancadas/caos/pontos.ts'
import { PRAZOS_DO_CAOS, rodada } from '../../bancadas/caos/rodada.ts'

/** The moments of `npm run caos` where money or a signature is between two systems. */
const AQUI = [
  'autorizado no cartão, antes do aviso',
  'finalizada, antes da captura',
  'arquivo fixado, antes da assinatura',
  'assinado no provedor, antes de embutir',
  'arquivo assinado guardado, antes de ser dito',
]

let cloud: CloudProcess

beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false, prazos: PRAZOS_DO_CAOS })
})
afterAll(async () => {
  await cloud.close()
})

it('killed in the middle, the journey goes on and nothing happens twice', { timeout: 240_000 }, async () => {
  const pontos = PONTOS.filter(({ nome }) => AQUI.includes(nome))
  const resultados = await rodada(cloud, pontos, 1)
  expect(resultados.map(({ ponto, achados }) => [ponto, achados])).toEqual(AQUI.map((ponto) => [ponto, []]))
})
