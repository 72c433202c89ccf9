import { beforeEach, describe, expect, it } from 'vitest'
import { handler as reconciliar } from '#lambdas/consulta/reconciliar.lambda.ts'
import { consultar, haPouco } from '../../../support/consulta.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { comHelena, provarVencimentos, vencida } from './vencimentos.ts'
import { comPessoas, consulta, pagamento } from './cenario.ts'

const DIA = 86_400_000

beforeEach(comPessoas)

provarVencimentos(() => reconciliar({}, CONTEXT))

describe('a consultation in which both met', () => {
  const aberta = {
    status: 'in_progress',
    ...comHelena,
    started_at: haPouco(2_000_000),
    ambos_conectados_em: haPouco(1_900_000),
    vence_em: vencida,
  } as const

  it('is left for a person until 80 % of the hold, then until its end', async () => {
    const limite = new Date(Date.now() + 5 * DIA).toISOString()
    const { queued_at } = await consultar(aberta, { capture_before: limite })
    await reconciliar({}, CONTEXT)
    const entrada = Date.parse(queued_at ?? '')
    expect(await consulta()).toMatchObject({
      status: 'in_progress',
      vence_em: new Date(entrada + 0.8 * (Date.parse(limite) - entrada)).toISOString(),
    })
  })

  it('ends with the hold', async () => {
    await consultar(aberta, { capture_before: vencida })
    await reconciliar({}, CONTEXT)
    expect(await consulta()).toMatchObject({ status: 'cancelled', motivo_fim: 'retencao_perdida' })
    expect(await pagamento()).toBe('a_liberar')
  })
})
