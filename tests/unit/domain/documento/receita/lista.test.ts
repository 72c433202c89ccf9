import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caracteresForaDoDocumento } from '#domain/documento/caracteres.ts'
import { controladasEm } from '#domain/documento/controle.ts'
import { procurarMedicamento, queCombinam } from '#domain/documento/receita/busca.ts'
import { LIMITES_DO_ITEM, VIAS } from '#domain/documento/receita/item.ts'
import { MEDICAMENTOS } from '#domain/documento/receita/lista.ts'
import { ultimaReceita } from '#domain/documento/receita/repetir.ts'
import { FREQUENCIAS, sugestoesDe } from '#domain/documento/receita/sugestoes.ts'

describe('MEDICAMENTOS', () => {
  it.each(MEDICAMENTOS.map(({ medicamento, apresentacao }) => [medicamento, apresentacao]))(
    '%s, %s may be prescribed here, and printed',
    (medicamento = '', apresentacao = '') => {
      expect(controladasEm(`${medicamento} ${apresentacao}`)).toEqual([])
      expect(caracteresForaDoDocumento(medicamento + apresentacao)).toEqual([])
      expect(medicamento.length).toBeLessThanOrEqual(LIMITES_DO_ITEM.medicamento)
      expect(apresentacao.length).toBeLessThanOrEqual(LIMITES_DO_ITEM.apresentacao)
      expect(VIAS).toContain(sugestoesDe(apresentacao).via)
    },
  )

  it('has each once', () => {
    const ditos = MEDICAMENTOS.map(({ medicamento, apresentacao }) => `${medicamento} ${apresentacao}`)
    expect(new Set(ditos).size).toBe(ditos.length)
  })
})

describe('procurarMedicamento', () => {
  const nomes = (texto: string) =>
    procurarMedicamento(texto).map(({ medicamento, apresentacao }) => `${medicamento} ${apresentacao}`)

  it('finds by the beginnings of words, without accents, what begins with it first', () => {
    expect(nomes('acido ace')[0]).toBe('Ácido acetilsalicílico 100 mg, comprimido')
    expect(nomes('dipi gotas')[0]).toBe('Dipirona 500 mg/mL, solução oral em gotas')
    expect(nomes('dipirona').map((nome) => nome.split(' ')[0])).toEqual([
      ...Array<string>(4).fill('Dipirona'),
      'Escopolamina,',
    ])
    expect(nomes(' ')).toEqual([])
    expect(nomes('zzz')).toEqual([])
  })

  it('finds every medicine by its whole name, whatever the case', () =>
    fc.assert(
      fc.property(fc.constantFrom(...MEDICAMENTOS), fc.boolean(), ({ medicamento, apresentacao }, alto) => {
        const texto = `${medicamento} ${apresentacao}`
        expect(procurarMedicamento(alto ? texto.toUpperCase() : texto)).toContainEqual({
          medicamento,
          apresentacao,
        })
      }),
    ))
})

it('queCombinam offers all while nothing is typed, then what the words begin', () => {
  expect(queCombinam(FREQUENCIAS, '')).toEqual(FREQUENCIAS)
  expect(queCombinam(FREQUENCIAS, '8 em')).toEqual(['de 8 em 8 horas'])
  expect(queCombinam(FREQUENCIAS, 'quando quiser')).toEqual([])
})

describe('ultimaReceita', () => {
  type Dado = Parameters<typeof ultimaReceita>[0][number]
  const helena = { nome: 'Helena', crm: '1', uf: 'SP' }
  const documento = (dados: Partial<Dado>): Dado => ({
    id: 'd',
    consulta_id: 'c',
    tipo: 'receita',
    status: 'signed',
    created_at: '2026-11-20T12:00:00.000Z',
    conteudo: 'Uso oral.',
    medico: helena,
    ...dados,
  })
  const item = { medicamento: 'Loratadina', via: 'oral' } as const
  const emitido = { ...item, titulo: 'Loratadina', modo: 'Por via oral.' }

  it('is the newest of this doctor, a colleague’s and other documents aside', () => {
    const outras = [
      documento({ tipo: 'atestado', conteudo: 'A' }),
      documento({ conteudo: 'B', medico: { ...helena, uf: 'RJ' } }),
      documento({ conteudo: 'C', adendo: { consulta_em: '2026-11-19T12:00:00.000Z' } }),
    ]
    expect(ultimaReceita(outras, helena)).toBeUndefined()
    expect(
      ultimaReceita([...outras, documento({ medicamentos: 'Soro' }), documento({ conteudo: 'D' })], helena),
    ).toEqual({ conteudo: 'Uso oral.', itens: [], medicamentos: 'Soro' })
  })

  it('gives items back as they were typed, and as free text what is no item', () => {
    const livre = { medicamento: 'Gelo\nno local', titulo: 'Gelo\nno local', modo: '' }
    expect(ultimaReceita([documento({ itens: [emitido, livre], medicamentos: '…' })], helena)).toEqual({
      conteudo: 'Uso oral.',
      itens: [item],
      medicamentos: 'Gelo\nno local',
    })
    expect(ultimaReceita([documento({ itens: [emitido] })], helena)).toMatchObject({
      itens: [item],
      medicamentos: '',
    })
  })
})
