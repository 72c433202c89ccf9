import { describe, expect, it } from 'vitest'
import { DECLARACAO } from '#domain/dependente/declaracao.ts'
import { dependenteEntrada, erroDoNascimento, errosDoDependente } from '#domain/dependente/entrada.ts'
import { ERROS_DO_DEPENDENTE } from '#domain/dependente/textos.ts'
import { TEO } from '#semente/dependentes.ts'

const HOJE = '2026-11-26'
const { dependente_id: _id, ...dados } = TEO
const digitado = { ...dados, declaracao: { versao: DECLARACAO.versao, aceita: true } } as const

describe('a new dependant', () => {
  it('is taken as typed, the CPF without its marks', () => {
    const cpf = `${TEO.cpf.slice(0, 3)}.${TEO.cpf.slice(3, 6)}.${TEO.cpf.slice(6, 9)}-${TEO.cpf.slice(9)}`
    expect(dependenteEntrada.parse({ ...digitado, cpf })).toMatchObject({ nome: TEO.nome, cpf: TEO.cpf })
  })

  it.each([
    [{ nome: 'Téo' }],
    [{ cpf: '11111111111' }],
    [{ relacao: 'vizinho' }],
    [{ declaracao: { versao: DECLARACAO.versao, aceita: false } }],
    [{ declaracao: { versao: '2020-01', aceita: true } }],
    [{ declaracao: undefined }],
    [{ data_nascimento: '2022-02-30' }],
  ])('is refused with %o', (mudanca) => {
    expect(dependenteEntrada.safeParse({ ...digitado, ...mudanca }).success).toBe(false)
  })

  it.each([
    ['2008-11-26', 'mae', ERROS_DO_DEPENDENTE.maior],
    ['2008-11-27', 'mae', null],
    ['2026-11-26', 'pai', null],
    ['1960-01-01', 'curador', null],
    ['2020-01-01', 'curador', ERROS_DO_DEPENDENTE.curador_de_menor],
  ] as const)('born on %s, for a %s', (nascimento, relacao, erro) => {
    expect(erroDoNascimento(nascimento, relacao, HOJE)).toBe(erro)
  })

  it('is not born in the future', () => {
    expect(erroDoNascimento('2026-11-27', 'mae', HOJE)).not.toBeNull()
  })

  it('has another CPF than whoever answers for them', () => {
    expect(errosDoDependente(digitado, { cpf: TEO.cpf }, HOJE)).toEqual([
      { campo: 'cpf', motivo: ERROS_DO_DEPENDENTE.cpf_proprio },
    ])
    expect(errosDoDependente(digitado, { cpf: '52998224725' }, HOJE)).toEqual([])
  })
})
