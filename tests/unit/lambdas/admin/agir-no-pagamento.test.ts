import { beforeEach, expect, it } from 'vitest'
import { agirNoPagamento } from '#domain/admin/contract-atos.ts'
import { handler } from '#lambdas/admin/agir-no-pagamento.lambda.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { ANA, HELENA, LUCIA } from '#semente/personas.ts'
import { CONSULTA, consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const motivo = 'Paciente provou que já pagou por fora.'
const LONGE = '2030-01-01T00:00:00.000Z'

beforeEach(() => {
  tabelaViva(itemsOf(ANA, LUCIA, HELENA))
})

const parado = (status: 'falhou' | 'a_repassar' | 'a_capturar') =>
  consultar(
    { status: 'finished', assigned_to: HELENA.usuario.id },
    { status, medico_id: HELENA.usuario.id, vence_em: LONGE },
  )
const agir = (ato: string, { como = LUCIA, consulta_id = CONSULTA } = {}) =>
  invoke(handler, agirNoPagamento, { como, entrada: { consulta_id, ato, motivo } })
const feitos = async () =>
  (await atos.doMes(new Date().toISOString().slice(0, 7))).map(
    ({ ator_id, acao, objeto, motivo: porque }) => ({
      ator_id,
      acao,
      objeto,
      motivo: porque,
    }),
  )
const feito = (acao: string) => ({
  ator_id: LUCIA.usuario.id,
  acao,
  objeto: `pagamento:${CONSULTA}`,
  motivo,
})

it('closes a refused charge without charging: the settlement releases what is held', async () => {
  await parado('falhou')
  expect(await agir('dar_baixa')).toMatchObject({ status: 200, body: { status: 'a_liberar' } })
  expect(await pagamentos.find(CONSULTA)).toMatchObject({ status: 'a_liberar' })
  expect(await feitos()).toEqual([feito('pagamento_dar_baixa')])
})

it('has a refused charge tried again', async () => {
  await parado('falhou')
  expect(await agir('tentar_de_novo')).toMatchObject({ status: 200, body: { status: 'a_capturar' } })
  expect(await feitos()).toEqual([feito('pagamento_tentar_de_novo')])
})

it('has a waiting payout looked at with the next round', async () => {
  await parado('a_repassar')
  expect(await agir('repassar')).toMatchObject({ status: 200, body: { status: 'a_repassar' } })
  const { vence_em = LONGE } = (await pagamentos.find(CONSULTA)) ?? {}
  expect(Date.parse(vence_em)).toBeLessThanOrEqual(Date.now())
  expect(await feitos()).toEqual([feito('pagamento_repassar')])
})

it('writes nothing when the act is not possible, the payment is missing, or it is no admin', async () => {
  await parado('a_capturar')
  for (const ato of ['dar_baixa', 'tentar_de_novo', 'repassar'])
    expect(await agir(ato)).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
  expect(await agir('dar_baixa', { consulta_id: 'nenhuma' })).toMatchObject({ status: 404 })
  expect(await agir('dar_baixa', { como: HELENA })).toMatchObject({ status: 403 })
  expect(await pagamentos.find(CONSULTA)).toMatchObject({ status: 'a_capturar' })
  expect(await feitos()).toEqual([])
})
