import { describe, expect, it } from 'vitest'
import {
  enderecoDoAutenticador,
  podeAdministrar,
  situacaoDoSegundoFator,
} from '#domain/acesso/segundo-fator.ts'

describe('the second factor', () => {
  it.each([
    ['oferecido', false, false, 'desligado', true],
    ['exigido', false, false, 'por_ligar', false],
    ['oferecido', true, false, 'entrar_de_novo', false],
    ['exigido', true, false, 'entrar_de_novo', false],
    ['oferecido', true, true, 'em_dia', true],
    ['exigido', true, true, 'em_dia', true],
  ] as const)('%s, has one: %s, was asked for it: %s: %s', (regra, tem, usado, situacao, pode) => {
    const lida = situacaoDoSegundoFator(tem, usado, regra)
    expect(lida).toBe(situacao)
    expect(podeAdministrar(lida)).toBe(pode)
  })

  it('is told to the application as the key format says', () => {
    expect(enderecoDoAutenticador('ana@exemplo.com.br', 'JBSWY3DP')).toBe(
      'otpauth://totp/Acolhe:ana%40exemplo.com.br?secret=JBSWY3DP&issuer=Acolhe',
    )
  })
})
