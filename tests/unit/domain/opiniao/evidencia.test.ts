import { describe, expect, it } from 'vitest'
import { CONTADAS } from '#domain/base/alegacoes.ts'
import { type ContagemDoDia, evidenciaDe } from '#domain/opiniao/evidencia.ts'
import { evidenciaDita } from '#domain/opiniao/textos-da-evidencia.ts'

const AGORA = new Date('2026-11-26T15:00:00.000Z')
const MINUTO = 60_000
const dia = (n: number, soma: number, em = '2026-11-20'): ContagemDoDia => ({ dia: em, n, soma })
const nota = (...dias: ContagemDoDia[]) => evidenciaDe('nota', dias, AGORA)

describe('what the counts prove', () => {
  it('is the claim, from how many and of when, from a hundred on', () => {
    expect(nota(dia(99, 495))).toBeUndefined()
    expect(nota(dia(60, 300, '2026-11-03'), dia(67, 335))).toEqual({
      alegacao: 'nota',
      n: 120,
      de: '2026-11-03',
      ate: '2026-11-25',
    })
  })

  it('is nothing where the mean does not hold what the claim says', () => {
    expect(nota(dia(1000, 4900))).toBeDefined()
    expect(nota(dia(1000, 4899))).toBeUndefined()
    const espera = (media: number) => evidenciaDe('tempo_medio', [dia(200, 200 * media)], AGORA)
    expect(espera(15 * MINUTO)).toBeDefined()
    expect(espera(15 * MINUTO + 1)).toBeUndefined()
  })

  it('counts neither today nor what is older than ninety days in São Paulo', () => {
    expect(nota(dia(99, 495), dia(100, 500, '2026-11-26'))).toBeUndefined()
    expect(nota(dia(99, 495), dia(100, 500, '2026-08-27'))).toBeUndefined()
    expect(nota(dia(99, 495), dia(1, 5, '2026-08-28'))).toMatchObject({ n: 100, de: '2026-08-28' })
    // Still the day before in São Paulo, whose day before is the last that counts.
    const madrugada = new Date('2026-11-21T02:00:00.000Z')
    expect(evidenciaDe('nota', [dia(100, 500)], madrugada)).toBeUndefined()
  })

  it.each(CONTADAS)('nothing counted proves nothing: %s', (nome) => {
    expect(evidenciaDe(nome, [], AGORA)).toBeUndefined()
  })

  it('is said with its number and its period', () => {
    expect(evidenciaDita({ alegacao: 'nota', n: 1230, de: '2026-08-28', ate: '2026-11-25' })).toBe(
      'Nota média de ao menos 1.230 opiniões, de 28/08/2026 a 25/11/2026.',
    )
    expect(evidenciaDita({ alegacao: 'tempo_medio', n: 480, de: '2026-08-28', ate: '2026-11-25' })).toBe(
      'Espera média, da fila ao aceite, de ao menos 480 consultas, de 28/08/2026 a 25/11/2026.',
    )
  })
})
