import {
  avaliar,
  AVISOS_DE_LIMITE,
  avisoDeTentativas,
  emMinutos,
  eTipoDeTentativa,
  LIMITE_DA_CHECAGEM_DE_ACESSO,
  LIMITES,
  limiteDe,
  type Registro,
  registrar,
  tipoDesconhecido,
} from '#domain/base/limites-da-especificacao.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const HORA = 3_600_000

it("keeps the specification's table", () => {
  expect(LIMITES).toEqual({
    kyc_attempt: { maxAttempts: 3, windowMs: HORA, blockDurationMs: HORA },
    api_call: { maxAttempts: 100, windowMs: 60_000, blockDurationMs: 60_000 },
    login_attempt: { maxAttempts: 5, windowMs: 900_000, blockDurationMs: 1_800_000 },
    password_reset: { maxAttempts: 3, windowMs: HORA, blockDurationMs: HORA },
    kyc_retry: { maxAttempts: 3, windowMs: 24 * HORA, blockDurationMs: 24 * HORA },
  })
  expect(LIMITE_DA_CHECAGEM_DE_ACESSO).toEqual({
    maxAttempts: 200,
    windowMs: 60_000,
    blockDurationMs: 30_000,
  })
})

it('knows its types and names the unknown one', () => {
  expect(eTipoDeTentativa('kyc_retry')).toBe(true)
  expect(eTipoDeTentativa('__proto__')).toBe(false)
  expect(tipoDesconhecido('toString')).toBe('Unknown attempt type: toString')
})

describe('limiteDe', () => {
  it('lets a caller tighten', () =>
    expect(limiteDe('api_call', { maxAttempts: 1, windowMs: 120_000, blockDurationMs: HORA })).toEqual({
      maxAttempts: 1,
      windowMs: 120_000,
      blockDurationMs: HORA,
    }))
  it('never lets a caller loosen', () => {
    const numero = fc.option(fc.oneof(fc.double(), fc.integer()), { nil: undefined })
    fc.assert(
      fc.property(numero, numero, numero, (maxAttempts, windowMs, blockDurationMs) => {
        const limite = limiteDe('kyc_attempt', { maxAttempts, windowMs, blockDurationMs })
        expect(limite.maxAttempts).toBeLessThanOrEqual(3)
        expect(limite.windowMs).toBeGreaterThanOrEqual(HORA)
        expect(limite.blockDurationMs).toBeGreaterThanOrEqual(HORA)
        expect(limite.maxAttempts).toBeGreaterThanOrEqual(1)
        expect(limite.windowMs).toBeLessThanOrEqual(24 * HORA)
        expect(limite.blockDurationMs).toBeLessThanOrEqual(24 * HORA)
      }),
    )
  })
})

describe('avaliar and registrar', () => {
  const limite = LIMITES.password_reset

  it('counts down, blocks, and starts afresh when the block is served', () => {
    let registro: Registro | null = null
    const restam: number[] = []
    for (let i = 0; i < 3; i++) {
      restam.push(avaliar(registro, limite, 1000).attemptsRemaining)
      registro = registrar(registro, limite, 1000)
    }
    expect(restam).toEqual([3, 2, 1])
    expect(registro).toEqual({ desde: 1000, tentativas: 3, bloqueadoAte: 1000 + HORA })
    expect(avaliar(registro, limite, 1000)).toEqual({
      allowed: false,
      retryAfter: 3600,
      attemptsRemaining: 0,
    })
    expect(avaliar(registro, limite, 999 + HORA)).toEqual({
      allowed: false,
      retryAfter: 1,
      attemptsRemaining: 0,
    })
    expect(avaliar(registro, limite, 1000 + HORA)).toEqual({
      allowed: true,
      retryAfter: 0,
      attemptsRemaining: 3,
    })
    expect(registrar(registro, limite, 1000 + HORA)).toEqual({
      desde: 1000 + HORA,
      tentativas: 1,
      bloqueadoAte: null,
    })
  })

  it('forgets a window that is over', () => {
    const registro = { desde: 0, tentativas: 2, bloqueadoAte: null }
    expect(avaliar(registro, limite, HORA - 1).attemptsRemaining).toBe(1)
    expect(avaliar(registro, limite, HORA).attemptsRemaining).toBe(3)
  })

  it('does not prolong a block by hammering', () => {
    const bloqueado = { desde: 0, tentativas: 3, bloqueadoAte: HORA }
    expect(registrar(bloqueado, limite, 10)).toBe(bloqueado)
  })

  it('refuses at once when the limit was tightened below what was used', () => {
    const registro = { desde: 0, tentativas: 2, bloqueadoAte: null }
    expect(avaliar(registro, { ...limite, maxAttempts: 1 }, 60_000)).toEqual({
      allowed: false,
      retryAfter: 3540,
      attemptsRemaining: 0,
    })
  })

  it('keeps to the maximum of a window, whenever the attempts come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 * HORA }), { maxLength: 60 }), (instantes) => {
        let registro: Registro | null = null
        const aceitas: number[] = []
        for (const agora of instantes.toSorted((a, b) => a - b)) {
          if (!avaliar(registro, limite, agora).allowed) continue
          aceitas.push(agora)
          registro = registrar(registro, limite, agora)
        }
        // a fixed window lets one late attempt stand before the three of the next: five need an hour
        const vaos = aceitas.slice(4).map((t, i) => t - (aceitas[i] ?? 0))
        expect(vaos.filter((vao) => vao < HORA)).toEqual([])
      }),
    )
  })
})

it('says waits in minutes, rounded up, 60 when unknown', () => {
  expect([1, 60, 61, 3600, 0, null, undefined].map(emMinutos)).toEqual([1, 1, 2, 60, 60, 60, 60])
  expect(AVISOS_DE_LIMITE.password_reset(2).descricao).toBe(
    'Limite de redefinição de senha atingido. Tente novamente em 2 minutos.',
  )
})

it('warns before the last attempts', () =>
  expect([3, 2, 1, 0].map(avisoDeTentativas)).toEqual([
    null,
    'Você tem mais 2 tentativas restantes',
    'Esta é sua última tentativa antes do bloqueio temporário',
    null,
  ]))
