import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { enderecoEntrada, erroDoEndereco } from '#domain/medico/endereco.ts'

const RECUSA = 'Informe rua, número, cidade e UF.'

describe('professional address', () => {
  it.each(['Rua das Acácias, 120, conjunto 34, São Paulo/SP', 'Estrada do Porto, s/n, Ilhéus/BA'])(
    'takes %s',
    (endereco) => expect(erroDoEndereco(endereco)).toBeNull(),
  )
  it.each(['', 'Rua A, 1', 'Rua das Acácias, São Paulo', '123456789012345', `Rua ${'a'.repeat(200)}, 1, SP`])(
    'refuses %s',
    (endereco) => expect(erroDoEndereco(endereco)).toBe(RECUSA),
  )
  it('is stored on one line', () => {
    expect(z.parse(enderecoEntrada, '  Rua das  Acácias, 120,\nSão Paulo/SP ')).toBe(
      'Rua das Acácias, 120, São Paulo/SP',
    )
  })
})
