import {
  anosDeValidadeDaCin,
  anosDeValidadeDaCnh,
  camposObrigatorios,
  deveConter,
  documentos,
  TIPOS_DE_DOCUMENTO,
} from '#domain/kyc/documento/documentos.ts'
import { expect, test } from 'vitest'

const chaves = (tipo: (typeof TIPOS_DE_DOCUMENTO)[number], lado: 'frente' | 'verso', obrigatorios: boolean) =>
  documentos[tipo][lado].filter(({ required }) => required === obrigatorios).map(({ key }) => key)

test('the catalogue is the specification’s', () => {
  expect(chaves('rg_antigo', 'verso', true)).toEqual([
    'nome',
    'filiacao',
    'naturalidade',
    'data_nascimento',
    'numero_rg',
    'data_expedicao',
    'assinatura_autoridade',
  ])
  expect(chaves('rg_antigo', 'verso', false)).toEqual(['local_emissao', 'cpf'])
  expect(chaves('rg_novo_cin', 'verso', true)).toEqual([
    'impressao_digital',
    'qrcode',
    'mrz',
    'orgao_expedidor',
    'local_data_expedicao',
  ])
  expect(chaves('cnh_antiga', 'frente', false)).toEqual(['renach', 'cpf_ou_rg'])
  expect(chaves('cnh_nova_2022', 'verso', true)).toEqual(['qrcode', 'mrz', 'autoridade_emissora'])
  for (const tipo of TIPOS_DE_DOCUMENTO)
    for (const campo of [...documentos[tipo].frente, ...documentos[tipo].verso])
      expect(campo.label).not.toBe('')
})

test('names the rules the documents are made by (P §9)', () => {
  const notas = TIPOS_DE_DOCUMENTO.flatMap((tipo) => documentos[tipo].notas).join(' ')
  for (const norma of ['Decreto 9.278/2018', 'Resolução CONTRAN 598/2016', 'Decreto 10.977/2022'])
    expect(notas).toContain(norma)
})

test('a choice asks for what its documents have in common', () => {
  expect(camposObrigatorios('RG', 'frente').map(({ key }) => key)).toEqual(['foto'])
  expect(camposObrigatorios('RG', 'verso')).toEqual([])
  expect(camposObrigatorios('CNH', 'verso').map(({ key }) => key)).toEqual(['qrcode'])
  expect(deveConter('RG', 'frente')).toBe('Deve conter: Foto')
  expect(deveConter('RG', 'verso')).toBeNull()
  expect(deveConter('CNH', 'frente')).toBe('Deve conter: Foto, Nome e mais campos')
})

test('a CIN’s validity depends on the age at issue', () => {
  expect([0, 11, 12, 59, 60, 90].map(anosDeValidadeDaCin)).toEqual([5, 5, 10, 10, null, null])
})

test('a licence’s validity depends on the age at issue, and before 2021 it was shorter', () => {
  const em = (emissao: string) =>
    [18, 49, 50, 64, 65, 69, 70].map((idade) => anosDeValidadeDaCnh(idade, emissao))
  expect(em('2021-04-12')).toEqual([10, 10, 5, 5, 5, 5, 3])
  expect(em('2021-04-11')).toEqual([5, 5, 5, 5, 3, 3, 3])
})
