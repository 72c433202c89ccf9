import { describe, expect, it } from 'vitest'
import { codigoEscrito, linhasDoAtestado } from '#domain/documento/atestado.ts'
import { previaDoDocumento } from '#domain/documento/previa.ts'

const EM = '2026-11-26T02:30:00.000Z'

describe('what a certificate says by fields', () => {
  it('counts the days in figures and in words, from the day in São Paulo', () => {
    expect(linhasDoAtestado({ dias: 15 }, EM)).toEqual([
      ['Afastamento', '15 (quinze) dias, a partir de 25/11/2026, inclusive.'],
    ])
    expect(linhasDoAtestado({ dias: 1 }, EM)[0]?.[1]).toBe('1 (um) dia, a partir de 25/11/2026, inclusive.')
  })

  it('gives the diagnosis by its code alone, and says at whose wish', () => {
    const [linha] = linhasDoAtestado({ cid: 'J069' }, EM)
    expect(linha?.[1]).toMatch(/^J06\.9\. Consta a pedido do paciente/)
    expect(linhasDoAtestado({}, EM)).toEqual([])
  })

  it('reads a code however it is typed', () => {
    expect(['j06.9', ' J 069 ', 'J069'].map(codigoEscrito)).toEqual(['J069', 'J069', 'J069'])
  })

  it('stands in the preview of a certificate, and of nothing else', () => {
    const previa = (tipo: 'atestado' | 'relatorio') =>
      previaDoDocumento({ tipo, conteudo: 'Texto.', atestado: { dias: 2 } }, new Date(EM))
    expect(previa('atestado')).toContain('Afastamento:\n2 (dois) dias, a partir de 25/11/2026, inclusive.')
    expect(previa('relatorio')).not.toContain('Afastamento')
  })
})
