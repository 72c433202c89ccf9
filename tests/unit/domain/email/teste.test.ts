import { assert, emailAddress, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { aliasDeTeste, falhaDoTeste } from '#domain/email/teste.ts'

it('an alias is the entered address with +test and the instant before its @', () => {
  expect(aliasDeTeste('ana@exemplo.com.br', new Date(1_795_278_553_936))).toBe(
    'ana+test1795278553936@exemplo.com.br',
  )
  assert(
    property(emailAddress(), integer({ min: 0, max: 4_000_000_000_000 }), (email, ms) => {
      const alias = aliasDeTeste(email, new Date(ms))
      expect(alias.replace(`+test${ms}`, '')).toBe(email)
      expect(alias.split('@').at(-1)).toBe(email.split('@').at(-1))
    }),
  )
})

it('an error that hints at the mail credentials outranks every other', () => {
  expect(falhaDoTeste('535 User already registered').description).toMatch(/configurações SMTP/)
})
