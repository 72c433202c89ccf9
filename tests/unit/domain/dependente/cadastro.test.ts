import { expect, it } from 'vitest'
import { conferirNoCadastro } from '#domain/dependente/cadastro.ts'
import { TEO } from '#semente/dependentes.ts'

const pessoa = { nome: TEO.nome, data_nascimento: TEO.data_nascimento, situacao: 'regular' } as const

it.each([
  [pessoa, { ok: true, cadastro: 'conferido' }],
  [
    { ...pessoa, nome: 'TEO N SAMPAIO' },
    { ok: true, cadastro: 'conferido' },
  ],
  [
    { ...pessoa, situacao: 'pendente_de_regularizacao' },
    { ok: true, cadastro: 'conferido' },
  ],
  ['protegido', { ok: true, cadastro: 'protegido' }],
] as const)('the registry says %o', (resposta, esperado) => {
  expect(conferirNoCadastro(TEO, resposta)).toEqual(esperado)
})

it.each([
  ['nao_confere', ['cpf', 'data_nascimento']],
  [{ ...pessoa, nome: 'Marta Lopes Vieira' }, ['nome']],
  [{ ...pessoa, data_nascimento: '2020-01-01' }, ['data_nascimento']],
  [{ ...pessoa, situacao: 'falecido' }, ['cpf']],
] as const)('the registry says %o, and the fields to correct', (resposta, campos) => {
  const conferido = conferirNoCadastro(TEO, resposta)
  expect(conferido.ok ? [] : conferido.campos.map(({ campo }) => campo)).toEqual(campos)
})
