import { describe, expect, it } from 'vitest'
import {
  formatarCodigo,
  formatarNumero,
  formatarValidade,
  numeroPlausivel,
  validadePlausivel,
} from '../../../../web/src/features/pagamento/cartao/numero.ts'

describe('card fields', () => {
  it.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242x4242', '4242 4242 4242 4242'],
    ['1'.repeat(30), '1111 1111 1111 1111 111'],
  ])('number %s reads %s', (digitado, visto) => expect(formatarNumero(digitado)).toBe(visto))

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['12/34', '12/34'],
    ['123456', '12/34'],
  ])('expiry %s reads %s', (digitado, visto) => expect(formatarValidade(digitado)).toBe(visto))

  it('the code has at most four digits', () => expect(formatarCodigo('12a345')).toBe('1234'))

  it.each([
    ['4242 4242 4242 4242', true],
    ['4242 4242 4242 4241', false],
    ['5555 5555 5555 4444', true],
    ['0', false],
    ['', false],
  ])('number %s is plausible: %s', (numero, certo) => expect(numeroPlausivel(numero)).toBe(certo))

  it.each([
    ['11/26', true],
    ['10/26', false],
    ['01/27', true],
    ['13/30', false],
    ['00/30', false],
    ['1/30', false],
    ['', false],
  ])('expiry %s is plausible in November 2026: %s', (validade, certo) =>
    expect(validadePlausivel(validade, new Date('2026-11-10T12:00:00Z'))).toBe(certo),
  )
})
