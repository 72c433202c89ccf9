import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pagamentosParados } from '#domain/admin/contract-atos.ts'
import { handler } from '#lambdas/admin/pagamentos-parados.lambda.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { NEW, put, write } from '#lambdas/store/table.ts'
import { ANA, HELENA, LUCIA } from '#semente/personas.ts'
import { CONSULTA, consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const VENCE = '2026-11-21T10:00:00.000Z'
const listar = (como = LUCIA) => invoke(handler, pagamentosParados, { como })

beforeEach(() => {
  tabelaViva(itemsOf(ANA, LUCIA, HELENA))
})

it('lists a refused charge with what is held and what may be done', async () => {
  const { created_at } = await consultar(
    { status: 'finished', assigned_to: HELENA.usuario.id },
    { status: 'falhou', motivo_recusa: 'card_declined', tentativas: 2, vence_em: VENCE },
  )
  const parte = { consulta_id: CONSULTA, medico_id: undefined }
  await write(
    pagamentos.lancamentoWrite(parte, {
      id: 'autorizado#pi_1',
      tipo: 'autorizado',
      valor: 15_000,
      em: created_at,
    }),
  )
  const { status, body } = await listar()
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      pagamentos: [
        {
          consulta_id: CONSULTA,
          status: 'falhou',
          motivo_recusa: 'card_declined',
          tentativas: 2,
          retido: 15_000,
          capture_before: null,
          medico: null,
          repasses_recusados: 0,
          motivo_do_repasse: null,
          desde: created_at,
          proxima_tentativa: VENCE,
          atos: ['tentar_de_novo', 'dar_baixa'],
        },
      ],
    },
  })
})

it('lists a payout that waits, and nothing that goes on by itself', async () => {
  await consultar(
    { status: 'finished', assigned_to: HELENA.usuario.id },
    { status: 'a_repassar', vence_em: VENCE },
  )
  await consultar({ id: 'outra', status: 'finished' }, { status: 'a_capturar', vence_em: VENCE })
  const { body } = await listar()
  expect(body).toMatchObject({
    pagamentos: [{ consulta_id: CONSULTA, status: 'a_repassar', atos: ['repassar'] }],
  })
})

it('names whose payout was refused and why, before those that only wait for their account', async () => {
  const doMedico = { status: 'a_repassar', medico_id: HELENA.usuario.id } as const
  await consultar({ id: 'outra', status: 'finished' }, { ...doMedico, vence_em: '2026-11-20T10:00:00.000Z' })
  await consultar({ status: 'finished' }, { ...doMedico, vence_em: VENCE })
  const recusado = await pagamentos.find(CONSULTA)
  if (!recusado) throw new Error('There is no payment')
  await pagamentos.contarRepasseRecusado(recusado, 'transfers_not_allowed')
  const { nome, telefone } = HELENA.usuario
  expect((await listar()).body).toMatchObject({
    pagamentos: [
      {
        consulta_id: CONSULTA,
        medico: { nome, telefone },
        repasses_recusados: 1,
        motivo_do_repasse: 'transfers_not_allowed',
      },
      { consulta_id: 'outra', medico: { nome, telefone }, repasses_recusados: 0, motivo_do_repasse: null },
    ],
  })
})

it('lists a refused charge before the payouts, however many wait', async () => {
  await consultar({ status: 'finished' }, { status: 'falhou', vence_em: '2026-11-21T16:00:00.000Z' })
  const modelo = await pagamentos.find(CONSULTA)
  if (!modelo) throw new Error('There is no payment')
  for (let nth = 0; nth < 500; nth++)
    await write(
      put(
        pagamentos.itemOf({ ...modelo, consulta_id: `c${nth}`, status: 'a_repassar', vence_em: VENCE }),
        NEW,
      ),
    )
  const body = z.parse(pagamentosParados.saida, (await listar()).body)
  expect(body.pagamentos).toHaveLength(501)
  expect(body.pagamentos[0]).toMatchObject({ consulta_id: CONSULTA, status: 'falhou' })
})

it('is nothing for whoever is no admin', async () => {
  expect(await listar(HELENA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
})
