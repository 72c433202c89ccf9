import { beforeEach, expect, it } from 'vitest'
import { desligarToque } from '#domain/toque/contract.ts'
import { handler } from '#lambdas/toque/desligar-toque.lambda.ts'
import * as aparelhos from '#lambdas/toque/store/aparelhos.ts'
import { ANA, BRUNO } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { inscricaoDe } from './ligado.ts'

beforeEach(() => {
  tabelaViva(itemsOf(ANA, BRUNO))
})

it('forgets one’s own device, however often it is asked, and nobody else’s', async () => {
  const { id } = await aparelhos.ligar(ANA.usuario.id, 's1', inscricaoDe('a'), new Date())
  expect((await invoke(handler, desligarToque, { como: BRUNO, entrada: { id } })).status).toBe(200)
  expect(await aparelhos.doUsuario(ANA.usuario.id)).toHaveLength(1)
  const desligar = () => invoke(handler, desligarToque, { como: ANA, entrada: { id } })
  expect(await desligar()).toMatchObject({ status: 200, body: {} })
  expect(await desligar()).toMatchObject({ status: 200, body: {} })
  expect(await aparelhos.doUsuario(ANA.usuario.id)).toEqual([])
})
