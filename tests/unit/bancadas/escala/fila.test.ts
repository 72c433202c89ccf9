import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acaso } from '#semente/gerar/acaso.ts'
import { Agenda } from '../../../../bancadas/escala/fila/agenda.ts'
import { type Dia, simularDia } from '../../../../bancadas/escala/fila/dia.ts'
import { erroDe, EsperasRecentes, estimar } from '../../../../bancadas/escala/fila/estimativas.ts'
import { resumir } from '../../../../bancadas/escala/fila/resultado.ts'

const MINUTO = 60_000
/** What minutes lose as fractions of milliseconds. */
const RESTO = 1e-9
const DIA: Dia = {
  chegadas: 200,
  porHora: Array.from({ length: 24 }, () => 1 / 24),
  medicosPorHora: Array.from({ length: 24 }, () => 3),
  atendimento: { media: 12, variacao: 0.5 },
  reacao: 0.5,
  sumico: { chance: 0.1, minutos: 10 },
  desistencia: { chance: 0.1, minutos: 10 },
}

describe('the agenda', () => {
  it('gives back what was put in, in order of time, equals in order of entry', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), (instantes) => {
        const agenda = new Agenda<number>()
        for (const [i, em] of instantes.entries()) agenda.marcar(em, i)
        const saiu: (readonly [number, number])[] = []
        for (let p = agenda.proximo(); p; p = agenda.proximo()) saiu.push([p.em, p.fato])
        expect(saiu).toEqual(
          instantes.map((em, i) => [em, i] as const).sort(([a, i], [b, j]) => a - b || i - j),
        )
      }),
      { numRuns: 100 },
    )
  })
})

describe('a day of the queue', () => {
  it('is the same for the same seed and another for another', () => {
    const dia = (semente: number) => JSON.stringify(simularDia(DIA, acaso(semente)))
    expect(dia(7)).toBe(dia(7))
    expect(dia(7)).not.toBe(dia(8))
  })

  it('ends every arrival once, and nobody waits without end', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 0, max: 6 }), (semente, medicos) => {
        const medicosPorHora = DIA.medicosPorHora.map(() => medicos)
        const chegadas = simularDia({ ...DIA, medicosPorHora }, acaso(semente))
        expect(chegadas.filter(({ espera }) => espera < 0)).toEqual([])
        // Once, and anew for each doctor who let it go.
        const cedo = chegadas.filter(({ fim, espera }) => fim === 'expirada' && espera < 15 - RESTO)
        expect(cedo).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  it('without doctors everybody expires or gives up; with plenty nobody expires', () => {
    const sem = simularDia({ ...DIA, medicosPorHora: DIA.medicosPorHora.map(() => 0) }, acaso(1))
    expect(sem.filter(({ fim }) => fim === 'aceita')).toEqual([])
    const muitos = {
      ...DIA,
      medicosPorHora: DIA.medicosPorHora.map(() => 60),
      sumico: { chance: 0, minutos: 1 },
    }
    expect(simularDia(muitos, acaso(1)).filter(({ fim }) => fim === 'expirada')).toEqual([])
  })

  it('more doctors never make it worse by much, fewer show in the expired', () => {
    const expiram = (medicos: number) =>
      resumir(simularDia({ ...DIA, medicosPorHora: DIA.medicosPorHora.map(() => medicos) }, acaso(3)))
        .expiradas
    expect(expiram(1)).toBeGreaterThan(expiram(2))
    expect(expiram(2)).toBeGreaterThan(expiram(6))
  })
})

describe('offers to groups', () => {
  it('let nobody wait longer than offers to everybody would, however many doctors there are', () => {
    const muitos = { ...DIA, sumico: { chance: 0, minutos: 1 }, desistencia: { chance: 0, minutos: 1 } }
    const grande = { ...muitos, chegadas: 60_000, medicosPorHora: DIA.medicosPorHora.map(() => 650) }
    const esperas = simularDia(grande, acaso(5)).map(({ espera }) => espera)
    expect(esperas.length).toBeGreaterThan(50_000)
    // To be offered at once and to press accept: what remains of an exponential wait when nobody has to queue.
    const ordem = esperas.toSorted((a, b) => a - b)
    for (const parte of [0.5, 0.9, 0.99])
      expect(ordem[Math.floor(parte * ordem.length)]).toBeLessThan(-Math.log(1 - parte) * DIA.reacao * 1.05)
  })
})

describe('the estimates', () => {
  it('say what the product says', () => {
    expect(estimar(0, 0, null)).toEqual({ porOnline: null, maiorMaisQuinze: 15, medida: null })
    expect(estimar(4, 6 * MINUTO, 3)).toEqual({ porOnline: 4, maiorMaisQuinze: 21, medida: 3 })
  })

  it('the measured one needs five acceptances of the last hour', () => {
    const recentes = new EsperasRecentes()
    for (let i = 0; i < 4; i++) recentes.anotar(i * MINUTO, 2 * MINUTO)
    expect(recentes.mediana(5 * MINUTO)).toBeNull()
    recentes.anotar(6 * MINUTO, 4 * MINUTO)
    expect(recentes.mediana(7 * MINUTO)).toBe(2)
    expect(recentes.mediana(70 * MINUTO)).toBeNull()
  })

  it('are judged only where they said something', () => {
    expect(erroDe([null, 5, 10], [3, 4, 14])).toEqual({ cobertura: 2 / 3, medio: 2.5, vies: -1.5, p90: 4 })
    expect(erroDe([null], [3]).cobertura).toBe(0)
  })
})
