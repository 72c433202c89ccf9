import { beforeEach, describe, expect, it } from 'vitest'
import { verEspera } from '#domain/consulta/contract.ts'
import { handler } from '#lambdas/consulta/ver-espera.lambda.ts'
import { esperaKey } from '#lambdas/store/keys.ts'
import { ANA, BRUNO } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const espera = (minutos: number, index: number) => ({
  ...esperaKey('clinica_medica', new Date(Date.now() - (index + 1) * 60_000).toISOString(), `c${index}`),
  entidade: 'espera',
  espera_ms: minutos * 60_000,
})
const ver = (como = ANA, especialidade = 'clinica_medica') =>
  invoke(handler, verEspera, { como, entrada: { especialidade } })

describe('ver-espera', () => {
  beforeEach(() => {
    tabelaViva([...itemsOf(ANA, BRUNO), ...[9, 1, 4, 2, 3].map(espera)])
  })

  it('answers what half and nine in ten of the last hour waited', async () => {
    expect(await ver()).toMatchObject({
      status: 200,
      body: { medida: { p50_segundos: 180, p90_segundos: 540, amostras: 5 } },
    })
  })

  it('answers nothing where too few were accepted', async () => {
    expect((await ver(ANA, 'cardiologia')).body).toEqual({ medida: null, habitual: null })
  })

  it('tells what the last week was like where nobody was accepted in the last hour', async () => {
    const ontem = (index: number) => ({
      ...espera(2, index),
      ...esperaKey('cardiologia', new Date(Date.now() - 86_400_000 + index).toISOString(), `o${index}`),
    })
    tabelaViva([...itemsOf(ANA), ...[0, 1, 2, 3, 4].map(ontem)])
    expect((await ver(ANA, 'cardiologia')).body).toEqual({
      medida: null,
      habitual: { p50_segundos: 120, p90_segundos: 120, amostras: 5 },
    })
  })

  it('reads the newest of a busy hour alone', async () => {
    const segundos = (n: number, espera_ms: number) => ({
      ...esperaKey('clinica_medica', new Date(Date.now() - n * 1000).toISOString(), `s${n}`),
      entidade: 'espera',
      espera_ms,
    })
    const novas = Array.from({ length: 200 }, (_, n) => segundos(n + 1, 60_000))
    const antigas = Array.from({ length: 50 }, (_, n) => segundos(n + 1000, 600_000))
    tabelaViva([...itemsOf(ANA), ...novas, ...antigas])
    expect((await ver()).body).toMatchObject({
      medida: { p50_segundos: 60, p90_segundos: 60, amostras: 200 },
    })
  })

  it('is for patients who may be in the queue', async () => {
    expect(await ver(BRUNO)).toMatchObject({ status: 403, body: { codigo: 'verificacao_pendente' } })
  })
})
