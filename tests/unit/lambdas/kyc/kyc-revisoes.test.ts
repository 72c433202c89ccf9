import { expect, it } from 'vitest'
import { kycRevisoes } from '#domain/kyc/contract-revisao.ts'
import { MOTIVOS_DA_CORRIDA } from '#domain/kyc/motivos.ts'
import { handler } from '#lambdas/kyc/kyc-revisoes.lambda.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import { kycKey } from '#lambdas/store/keys.ts'
import { ALWAYS, put, write } from '#lambdas/store/table.ts'
import { dueAttributes } from '#lambdas/store/vencimentos.ts'
import { CARLA, LUCIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { cenario } from './cenario.ts'
import { aRevisar, emAnalise } from './em-analise.ts'

const listar = (como = LUCIA) => invoke(handler, kycRevisoes, { como })

it('lists who waits, since when, why, and until when it must be decided', async () => {
  const mundo = await emAnalise()
  const { em_analise_desde = '', gsi4sk } = mundo.kyc(CARLA.usuario.id) ?? {}
  const { status, body } = await listar()
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      revisoes: [
        {
          usuario_id: CARLA.usuario.id,
          tipo: 'paciente',
          desde: em_analise_desde,
          ate: new Date(Date.parse(String(em_analise_desde)) + 48 * 3_600_000).toISOString(),
          vez: 1,
          reasons: [MOTIVOS_DA_CORRIDA.indisponivel],
          proxima_tentativa: String(gsi4sk).split('#')[0],
        },
      ],
    },
  })
})

it('promises no retry of what only a person can judge', async () => {
  await aRevisar()
  expect(await listar()).toMatchObject({ body: { revisoes: [{ vez: 1, proxima_tentativa: null }] } })
})

it('shows who waits for a person, however many are to be retried before', async () => {
  const mundo = await aRevisar()
  const { em_analise_desde } = mundo.kyc(CARLA.usuario.id) ?? {}
  await Promise.all(
    Array.from({ length: 501 }, async (_, n) =>
      write(
        put(
          {
            ...kycKey(`espera-${n}`),
            entidade: 'kyc',
            user_id: `espera-${n}`,
            current_state: 'em_analise',
            state_data: {},
            locked_fields: '[]',
            updated_at: em_analise_desde,
            em_analise_desde,
            ...dueAttributes(new Date().toISOString(), 'kyc', `espera-${n}`),
          },
          ALWAYS,
        ),
      ),
    ),
  )
  expect((await kyc.emAnalise()).map((um) => um.kyc.user_id)).toContain(CARLA.usuario.id)
})

it('is nothing for whoever is no admin', async () => {
  cenario(CARLA)
  expect(await listar(CARLA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
})
