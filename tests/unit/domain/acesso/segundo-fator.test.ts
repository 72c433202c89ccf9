import { describe, expect, it } from 'vitest'
import { podeAdministrar, situacaoDoSegundoFator } from '#domain/acesso/segundo-fator.ts'

const DESDE = '2026-11-22T10:00:00.500Z'
const em = (hora: string) => new Date(`2026-11-22T${hora}Z`)

describe('the administrators’ second factor', () => {
  it.each([
    ['oferecido', undefined, em('10:00:00'), 'desligado', true],
    ['exigido', undefined, em('10:00:00'), 'por_ligar', false],
    ['oferecido', DESDE, em('09:59:59'), 'entrar_de_novo', false],
    ['exigido', DESDE, em('09:59:59'), 'entrar_de_novo', false],
    // The second in which it began counts as before.
    ['exigido', DESDE, em('10:00:00'), 'entrar_de_novo', false],
    ['exigido', DESDE, em('10:00:01'), 'em_dia', true],
    ['oferecido', DESDE, em('10:00:01'), 'em_dia', true],
    // A token without the time of its sign-in shows nothing.
    ['exigido', DESDE, new Date(Number.NaN), 'entrar_de_novo', false],
  ] as const)('%s, since %s, signed in at %s: %s', (regra, desde, entrada, situacao, pode) => {
    const lida = situacaoDoSegundoFator(desde, entrada, regra)
    expect(lida).toBe(situacao)
    expect(podeAdministrar(lida)).toBe(pode)
  })
})
