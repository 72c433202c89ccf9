import { beforeEach, expect, it } from 'vitest'
import { falhasParadas } from '#domain/admin/contract-atos.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { handler } from '#lambdas/admin/falhas-paradas.lambda.ts'
import { ANA, LUCIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { filasFalsas } from './filas-falsas.ts'

interface Resposta {
  readonly filas: readonly { readonly consumidor: string; readonly mensagens: number }[]
}

beforeEach(() => {
  tabelaViva(itemsOf(ANA, LUCIA))
})

const evento = JSON.stringify({
  'detail-type': 'consulta.status',
  time: '2026-11-20T10:00:00Z',
  detail: { paciente_id: 'p1' },
})

it('lists every consumer’s queue, and only names and times of what rests there', async () => {
  filasFalsas({ avisar: [evento], difundir: ['{"record":{"segredo":"x"}}'] })
  const { body } = await invoke(handler, falhasParadas, { como: LUCIA })
  const { filas } = body as Resposta
  const consumidores = FUNCOES.filter(({ tipo }) => tipo === 'evento' || tipo === 'stream')
  expect(filas.map(({ consumidor }) => consumidor).sort()).toEqual(
    consumidores.map(({ nome }) => nome).sort(),
  )
  expect(filas.find(({ consumidor }) => consumidor === 'avisar')).toEqual({
    consumidor: 'avisar',
    resumo: expect.any(String) as string,
    mensagens: 1,
    reenviavel: true,
    amostra: [{ evento: 'consulta.status', em: '2026-11-20T10:00:00Z' }],
  })
  expect(filas.find(({ consumidor }) => consumidor === 'difundir')).toMatchObject({
    mensagens: 1,
    reenviavel: false,
    amostra: [{ evento: 'mudança da tabela', em: null }],
  })
  expect(JSON.stringify(body)).not.toMatch(/segredo|p1/)
  expect(filas.filter(({ mensagens }) => mensagens > 0)).toHaveLength(2)
})

it('is nothing for whoever is no admin', async () => {
  filasFalsas()
  expect(await invoke(handler, falhasParadas, { como: ANA })).toMatchObject({ status: 403 })
})
