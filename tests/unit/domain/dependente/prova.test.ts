import { describe, expect, it } from 'vitest'
import { blocosDeTextract } from '#domain/kyc/texto/blocos.ts'
import { lerDocumento } from '#domain/kyc/documento/leitura.ts'
import { oQueFaltaNaProva } from '#domain/dependente/prova.ts'
import { MOTIVOS_DA_PROVA } from '#domain/dependente/textos.ts'
import { ANA } from '#semente/personas.ts'
import { TEO } from '#semente/dependentes.ts'
import { cinDe } from '../../../support/cin.ts'

const { relacao: _relacao, ...teo } = TEO
const lida = (filiacao: readonly string[], de = teo, procurado = teo) => ({
  leitura: lerDocumento(blocosDeTextract(cinDe(de, filiacao)), {
    lado: 'frente',
    hoje: '2026-11-26',
    titular: procurado,
  }),
  indicios: [] as const,
  amostra: false,
})
const PAIS = ['MARCOS SAMPAIO', 'ANA BEATRIZ NOGUEIRA']
const mae = { relacao: 'mae', cadastro: 'conferido' } as const

describe('a child’s document', () => {
  it('proves the bond with the parent it names', () => {
    expect(oQueFaltaNaProva(mae, ANA.usuario, [lida(PAIS)])).toEqual([])
  })

  it('does so with the name abbreviated, as documents print it', () => {
    expect(oQueFaltaNaProva(mae, ANA.usuario, [lida(['MARCOS SAMPAIO', 'ANA B NOGUEIRA'])])).toEqual([])
  })

  it('does so in spite of a weak sign, which messengers and scanners leave', () => {
    expect(oQueFaltaNaProva(mae, ANA.usuario, [{ ...lida(PAIS), indicios: ['fundo_uniforme'] }])).toEqual([])
  })

  it.each([
    [
      'names other parents',
      mae,
      [lida(['MARCOS SAMPAIO', 'MARIA LOPES VIEIRA'])],
      MOTIVOS_DA_PROVA.outra_filiacao,
    ],
    ['names none', mae, [lida([])], MOTIVOS_DA_PROVA.sem_filiacao],
    ['was not read', mae, [], MOTIVOS_DA_PROVA.de_outra_pessoa],
    ['says it is a sample', mae, [{ ...lida(PAIS), amostra: true }], MOTIVOS_DA_PROVA.imagem],
    [
      'is another child’s',
      mae,
      [lida(PAIS, { ...teo, nome: 'Pedro Nogueira Sampaio', data_nascimento: '2019-01-02' })],
      MOTIVOS_DA_PROVA.de_outra_pessoa,
    ],
    ['is no photo', mae, [{ ...lida(PAIS), indicios: ['grade_de_tela'] as const }], MOTIVOS_DA_PROVA.imagem],
    [
      'is not what the registry told',
      { ...mae, cadastro: 'protegido' } as const,
      [lida(PAIS)],
      MOTIVOS_DA_PROVA.protegido,
    ],
    [
      'says nothing of a guardian',
      { ...mae, relacao: 'tutor' } as const,
      [lida(PAIS)],
      MOTIVOS_DA_PROVA.relacao,
    ],
  ])('does not where it %s', (_, vinculo, lados, motivo) => {
    expect(oQueFaltaNaProva(vinculo, ANA.usuario, lados)).toContain(motivo)
  })
})
