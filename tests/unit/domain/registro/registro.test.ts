import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faltaNoRegistro } from '#domain/registro/minimo.ts'
import { escreveAte, podeEscrever } from '#domain/registro/prazo.ts'
import { EM_BRANCO, type Campos } from '#domain/registro/registro.ts'
import { secoesDoRegistro } from '#domain/registro/textos.ts'

const FARINGITE = { codigo: 'J029', descricao: 'Faringite aguda não especificada' }
const COMPLETO: Campos = { ...EM_BRANCO, queixa: 'Dor', hipoteses: [FARINGITE], conduta: 'Repouso' }
const campos = (campos: Campos) => faltaNoRegistro(campos).map(({ campo }) => campo)

describe('the minimum', () => {
  it('is complaint, hypothesis and conduct', () => {
    expect(campos(EM_BRANCO)).toEqual(['queixa', 'hipoteses', 'conduta'])
    expect(campos(COMPLETO)).toEqual([])
  })

  it('takes a reason instead of a hypothesis', () => {
    expect(campos({ ...COMPLETO, hipoteses: [], sem_hipotese: 'Aguarda exame.' })).toEqual([])
    expect(campos({ ...COMPLETO, hipoteses: [], sem_hipotese: ' \n' })).toEqual(['hipoteses'])
  })

  it('names exactly what is blank, whatever else is written', () => {
    const texto = fc.constantFrom('', '  ', 'x')
    const hipoteses = fc.constantFrom<Campos['hipoteses'][]>([], [FARINGITE])
    fc.assert(
      fc.property(
        fc.record({ queixa: texto, conduta: texto, sem_hipotese: texto, historia: texto, hipoteses }),
        (dito) => {
          expect(campos({ ...EM_BRANCO, ...dito })).toEqual([
            ...(dito.queixa === 'x' ? [] : ['queixa']),
            ...(dito.hipoteses.length > 0 || dito.sem_hipotese === 'x' ? [] : ['hipoteses']),
            ...(dito.conduta === 'x' ? [] : ['conduta']),
          ])
        },
      ),
    )
  })
})

describe('the time to write', () => {
  const ended_at = '2026-11-21T12:00:00.000Z'
  it('has no end while the consultation goes on, and then 24 h', () => {
    expect([podeEscrever({}, new Date()), escreveAte({})]).toEqual([true, null])
    expect(escreveAte({ ended_at })).toBe('2026-11-22T12:00:00.000Z')
    expect(podeEscrever({ ended_at }, new Date('2026-11-22T11:59:59.999Z'))).toBe(true)
    expect(podeEscrever({ ended_at }, new Date('2026-11-22T12:00:00.000Z'))).toBe(false)
  })
})

describe('a record in words', () => {
  it('leaves out what is blank and names the main hypothesis only among several', () => {
    expect(secoesDoRegistro({ ...COMPLETO, retorno_dias: 1, retorno: ' Se piorar. ' })).toEqual([
      ['Queixa', 'Dor'],
      ['Hipótese (CID-10)', 'J02.9 · Faringite aguda não especificada'],
      ['Conduta', 'Repouso'],
      ['Retorno', 'Em 1 dia: Se piorar.'],
    ])
    const outra = { codigo: 'R51', descricao: 'Cefaléia' }
    expect(secoesDoRegistro({ ...EM_BRANCO, hipoteses: [FARINGITE, outra] })).toEqual([
      ['Hipótese (CID-10)', 'J02.9 · Faringite aguda não especificada (principal)\nR51 · Cefaléia'],
    ])
    expect(secoesDoRegistro({ ...EM_BRANCO, sem_hipotese: 'Aguarda exame.' })).toEqual([
      ['Hipótese (CID-10)', 'Sem hipótese definida: Aguarda exame.'],
    ])
  })
})
