import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { cena } from '../../bancadas/fila/cena.ts'

/** The scene of `npm run fila`, small: what must hold of it whatever the machine's speed. */
const TAMANHO = {
  medicos: 20,
  consultas: 30,
  emMs: 5_000,
  somem: 3,
  batimentoMs: 3_000,
  contaMs: 20_000,
  folgaMs: 17_000,
  repouso: false,
} as const

let cloud: CloudProcess

beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false, prazos: { contado_na_fila: TAMANHO.contaMs } })
})
afterAll(async () => {
  await cloud.close()
})

it('every consultation is shown to each doctor there, won once and never lost; who vanished is gone', {
  timeout: 300_000,
}, async () => {
  const { esperas, naoMostradas, aceites, perdidas, presenca } = await cena(cloud, TAMANHO)
  expect(naoMostradas).toBe(0)
  expect(esperas.length).toBeGreaterThanOrEqual(30 * 3)
  expect(aceites).toEqual(Array.from({ length: TAMANHO.consultas }, () => 1))
  expect(perdidas).toBe(0)
  expect(presenca).toEqual([])
})
