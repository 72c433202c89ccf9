import { describe, expect, it } from 'vitest'
import { codigoCompleto, soCodigo } from '#domain/acesso/codigo.ts'
import { doisFatoresEntrada } from '#domain/acesso/codigo-por-email.ts'

describe('the code as typed', () => {
  it.each([
    ['12a3 45-6', '123456'],
    ['1234567890', '123456'],
    ['', ''],
    ['abc', ''],
  ])('%s is %s', (digitado, codigo) => {
    expect(soCodigo(digitado)).toBe(codigo)
  })

  it('is complete at exactly six digits', () => {
    expect(['12345', '123456', '1234567'].map(codigoCompleto)).toEqual([false, true, false])
  })
})

describe('doisFatoresEntrada', () => {
  const action_type = 'critical_data_change'
  it('is one of two requests', () => {
    expect(doisFatoresEntrada.safeParse({ action_type, verify: false, email: 'A@b.com' }).data).toEqual({
      action_type,
      verify: false,
      email: 'a@b.com',
    })
    expect(doisFatoresEntrada.safeParse({ action_type, verify: true, token: '123456' }).success).toBe(true)
    for (const errado of [
      { action_type, verify: true, email: 'a@b.com' },
      { action_type: 'outra', verify: true, token: '123456' },
      { action_type, token: '123456' },
    ])
      expect(doisFatoresEntrada.safeParse(errado).success).toBe(false)
  })
})
