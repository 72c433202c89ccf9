import { beforeEach, describe, expect, it } from 'vitest'
import { handler as expirar } from '#lambdas/consulta/expirar.lambda.ts'
import { CONSULTA, consultar } from '../../../support/consulta.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { comPessoas } from './cenario.ts'
import { provarVencimentos, vencida } from './vencimentos.ts'

beforeEach(comPessoas)

provarVencimentos(() => expirar({ consulta_id: CONSULTA }, CONTEXT))

describe('expirar', () => {
  it('answers the state, also of what is gone', async () => {
    await consultar({ vence_em: vencida })
    expect(await expirar({ consulta_id: CONSULTA }, CONTEXT)).toEqual({ status: 'expired' })
    expect(await expirar({ consulta_id: 'nenhuma' }, CONTEXT)).toEqual({ status: 'inexistente' })
  })
})
