import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITES } from '#domain/acesso/limites.ts'
import * as limites from '#lambdas/store/limites.ts'
import { ANA } from '#semente/personas.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const { id } = ANA.usuario

beforeEach(() => void tabelaViva())

describe('limites', () => {
  it('of many at once exactly as many as the limit allows may go on', async () => {
    const alvo = { tipo: 'kyc_attempt', quem: id }
    const agora = new Date()
    const vereditos = await Promise.all(
      Array.from({ length: 8 }, () => limites.consumir(alvo, LIMITES.kyc_attempt, agora)),
    )
    expect(vereditos.filter(({ allowed }) => allowed)).toHaveLength(3)
  })

  it('opens again after the block, and `zerar` forgets', async () => {
    const alvo = { tipo: 'login_attempt', quem: id }
    const limite = LIMITES.login_attempt
    const agora = new Date('2026-05-01T12:00:00.000Z')
    for (let i = 0; i < 5; i++) await limites.exigir(alvo, limite, agora)
    await expect(limites.exigir(alvo, limite, agora)).rejects.toMatchObject({
      codigo: 'muitas_tentativas',
      detalhes: { retry_after: 1800 },
    })
    const depois = new Date(agora.getTime() + limite.blockDurationMs)
    expect(await limites.consumir(alvo, limite, depois)).toEqual({
      allowed: true,
      retryAfter: 0,
      attemptsRemaining: 4,
    })
    await limites.zerar(alvo)
    expect((await limites.verificar(alvo, limite, depois)).attemptsRemaining).toBe(5)
  })
})
