import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { avaliar, LIMITES, type Registro, registrar } from '#domain/base/limites-da-especificacao.ts'
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

  it('lets exactly as many of fifty through, and says to the others when to come back', async () => {
    const alvo = { tipo: 'token_ip', quem: id }
    const limite = { maxAttempts: 12, windowMs: 60_000, blockDurationMs: 600_000 }
    const agora = new Date()
    const vereditos = await Promise.all(
      Array.from({ length: 50 }, () => limites.consumir(alvo, limite, agora)),
    )
    const aceitos = vereditos.filter(({ allowed }) => allowed)
    expect(aceitos.map(({ attemptsRemaining }) => attemptsRemaining).toSorted((a, b) => a - b)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ])
    expect(await limites.verificar(alvo, limite, agora)).toEqual({
      allowed: false,
      retryAfter: 600,
      attemptsRemaining: 0,
    })
  })

  it('gives back what turned out to be no attempt, with the block it began', async () => {
    const alvo = { tipo: 'kyc_attempt', quem: id }
    const agora = new Date()
    await limites.devolver(alvo)
    for (let i = 0; i < 3; i++) await limites.exigir(alvo, LIMITES.kyc_attempt, agora)
    await limites.devolver(alvo)
    expect(await limites.verificar(alvo, LIMITES.kyc_attempt, agora)).toEqual({
      allowed: true,
      retryAfter: 0,
      attemptsRemaining: 1,
    })
  })

  it('counts as the rule says, whatever the times between attempts', async () => {
    const limite = { maxAttempts: 3, windowMs: 10_000, blockDurationMs: 25_000 }
    const passos = fc.array(fc.tuple(fc.nat(12_000), fc.constantFrom('consumir', 'contar')), {
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(passos, async (historia) => {
        tabelaViva()
        let agora = Date.parse('2026-05-01T12:00:00.000Z')
        let registro: Registro | null = null
        for (const [espera, ato] of historia) {
          agora += espera
          const antes = avaliar(registro, limite, agora)
          if (antes.allowed) registro = registrar(registro, limite, agora)
          const depois = avaliar(registro, limite, agora)
          const devido =
            ato === 'consumir' && antes.allowed ? { ...depois, allowed: true, retryAfter: 0 } : depois
          const somar = ato === 'consumir' ? limites.consumir : limites.contar
          const dado = await somar({ tipo: 'x', quem: id }, limite, new Date(agora))
          expect(dado).toEqual(devido)
        }
      }),
      { numRuns: 60, seed: 20_261_121 },
    )
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
