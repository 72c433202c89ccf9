import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { anosImpossiveis, fichaEntrada, LIMITES_DA_FICHA } from '#domain/ficha/entrada.ts'
import { ERROS_DA_FICHA } from '#domain/ficha/textos.ts'
import { ANA, BRUNO } from '#semente/personas.ts'

const VAZIA = { versao: 0, medicamentos: [], condicoes: [], cirurgias: [] }
const ler = (mais: object) => z.safeParse(fichaEntrada, { ...VAZIA, ...mais })
const recusas = (mais: object) => {
  const lida = ler(mais)
  return lida.success ? [] : lida.error.issues.map(({ path, message }) => [path.join('.'), message])
}

describe('the health profile as it is filled in', () => {
  it('asks for nothing', () => expect(ler({}).success).toBe(true))

  it.each([ANA, BRUNO])('takes what %o told', ({ ficha }) => expect(recusas({ ...ficha })).toEqual([]))

  it('keeps text in one line without room around it, and an empty part not at all', () => {
    const lida = ler({
      medicamentos: [{ nome: '  Losartana\n 50 ', dose: '  ', frequencia: '1x  ao dia' }],
    })
    expect(lida.data?.medicamentos).toEqual([
      { nome: 'Losartana 50', dose: undefined, frequencia: '1x ao dia' },
    ])
  })

  const item = (substancia: string) => ({ substancia })
  it.each([
    ['alergias', { alergias: 'nenhuma' }, ERROS_DA_FICHA.alergias],
    ['alergias.resposta', { alergias: { resposta: 'talvez', itens: [] } }, ERROS_DA_FICHA.alergias],
    ['alergias.itens', { alergias: { resposta: 'lista', itens: [] } }, ERROS_DA_FICHA.alergias_sem_lista],
    [
      'alergias.itens',
      { alergias: { resposta: 'nenhuma', itens: [item('látex')] } },
      ERROS_DA_FICHA.alergias_sem_lista,
    ],
    [
      'alergias.itens.0.substancia',
      { alergias: { resposta: 'lista', itens: [item('   ')] } },
      ERROS_DA_FICHA.substancia,
    ],
    ['medicamentos.0.nome', { medicamentos: [{ nome: '' }] }, ERROS_DA_FICHA.medicamento],
    ['condicoes.0.nome', { condicoes: [{}] }, ERROS_DA_FICHA.condicao],
    ['cirurgias.0.ano', { cirurgias: [{ nome: 'apendicite', ano: 85 }] }, ERROS_DA_FICHA.ano],
    ['sexo', { sexo: 'x' }, ERROS_DA_FICHA.sexo],
    ['gravidez', { gravidez: { resposta: 'nao' } }, ERROS_DA_FICHA.gravidez_de_quem],
    ['gravidez', { sexo: 'M', gravidez: { resposta: 'sim' } }, ERROS_DA_FICHA.gravidez_de_quem],
    ['gravidez.semanas', { sexo: 'F', gravidez: { resposta: 'sim', semanas: 43 } }, ERROS_DA_FICHA.semanas],
    [
      'gravidez.semanas',
      { sexo: 'F', gravidez: { resposta: 'nao', semanas: 10 } },
      ERROS_DA_FICHA.semanas_sem_gravidez,
    ],
    ['peso_kg', { peso_kg: 1.9 }, ERROS_DA_FICHA.peso_kg],
    ['peso_kg', { peso_kg: 70.25 }, ERROS_DA_FICHA.peso_kg],
    ['peso_kg', { peso_kg: Number.NaN }, ERROS_DA_FICHA.peso_kg],
    ['altura_cm', { altura_cm: 1.7 }, ERROS_DA_FICHA.altura_cm],
    ['versao', { versao: -1 }, ERROS_DA_FICHA.versao],
    ['condicoes', { condicoes: 'asma' }, ERROS_DA_FICHA.lista],
  ])('says at %s what is wrong and what to do', (campo, mais, motivo) =>
    expect(recusas(mais)).toEqual([[campo, motivo]]),
  )

  it('keeps no more than it says', () => {
    const { itens, nome } = LIMITES_DA_FICHA
    const uma = { nome: 'x'.repeat(nome) }
    const cheia = Array.from({ length: itens }, () => uma)
    expect(recusas({ condicoes: cheia, cirurgias: cheia, medicamentos: cheia })).toEqual([])
    expect(recusas({ condicoes: [...cheia, uma] })).toEqual([['condicoes', ERROS_DA_FICHA.muitos(itens)]])
    expect(recusas({ condicoes: [{ nome: 'x'.repeat(nome + 1) }] })).toEqual([
      ['condicoes.0.nome', ERROS_DA_FICHA.longo(nome)],
    ])
  })

  it('takes every weight of one decimal', () =>
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 4000 }), (decimos) => {
        expect(recusas({ peso_kg: decimos / 10 })).toEqual([])
      }),
    ))

  it('knows only years of the person’s life', () => {
    const vida = { nascimento: '1990-03-14', hoje: '2026-11-26' }
    const cirurgias = [1989, 1990, 2026, 2027].map((ano) => ({ nome: 'x', ano }))
    expect(anosImpossiveis({ cirurgias: [...cirurgias, { nome: 'y' }] }, vida)).toEqual([
      { campo: 'cirurgias.0.ano', motivo: 'Confira o ano: de 1990 a 2026.' },
      { campo: 'cirurgias.3.ano', motivo: 'Confira o ano: de 1990 a 2026.' },
    ])
  })
})
