import { beforeEach, describe, expect, it } from 'vitest'
import { verEspera } from '#domain/consulta/contract.ts'
import { handler } from '#lambdas/consulta/ver-espera.ts'
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
    expect((await ver(ANA, 'cardiologia')).body).toEqual({ medida: null })
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
    expect((await ver()).body).toEqual({ medida: { p50_segundos: 60, p90_segundos: 60, amostras: 200 } })
  })

  it('is for patients who may be in the queue', async () => {
    expect(await ver(BRUNO)).toMatchObject({ status: 403, body: { codigo: 'verificacao_pendente' } })
  })
})
