import { describe, expect, it } from 'vitest'
import { fimDoVinculo, vinculoVale } from '#domain/dependente/vinculo.ts'

const confirmado = { status: 'confirmado', relacao: 'mae', data_nascimento: '2010-11-26' } as const

describe('a bond', () => {
  it.each([
    ['2028-11-25', true],
    ['2028-11-26', false],
    ['2040-01-01', false],
  ])('on %s, around the 18th birthday', (hoje, vale) => {
    expect(vinculoVale(confirmado, hoje)).toBe(vale)
  })

  it.each(['pendente', 'em_revisao', 'recusado', 'encerrado'] as const)('is none while %s', (status) => {
    expect(vinculoVale({ ...confirmado, status }, '2020-01-01')).toBe(false)
  })

  it('is none where there is none', () => {
    expect(vinculoVale(undefined, '2020-01-01')).toBe(false)
  })

  it('of a ward who is an adult has no end', () => {
    const curador = { ...confirmado, relacao: 'curador', data_nascimento: '1990-01-01' } as const
    expect(fimDoVinculo(curador)).toBeUndefined()
    expect(vinculoVale(curador, '2040-01-01')).toBe(true)
  })

  it('of whoever was born on 29 February ends on 1 March of a year without one', () => {
    expect(fimDoVinculo({ relacao: 'pai', data_nascimento: '2012-02-29' })).toBe('2030-03-01')
  })
})
