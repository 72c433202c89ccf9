import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRAZOS } from '#domain/base/prazos.ts'
import {
  acrescimo,
  ANEL,
  type Arco,
  lugarNoAnel,
  noArco,
  parteDoAnel,
  trechos,
} from '#domain/consulta/anel.ts'
import { arcoDe, GRUPO, idNoAnel, larguraDoArco, partesAoAlcance } from '#domain/consulta/oferta.ts'
import { acaso } from '#semente/gerar/acaso.ts'

const AGORA = new Date('2026-11-25T12:00:00.000Z')
const ha = (ms: number) => new Date(AGORA.getTime() - ms).toISOString()
const id = fc.uuid()
const espera = fc.integer({ min: 0, max: PRAZOS.consulta_na_fila.ms })
const livres = fc.integer({ min: 0, max: 30_000 })
const arco: fc.Arbitrary<Arco> = fc.record({
  de: fc.integer({ min: 0, max: ANEL - 1 }),
  largura: fc.integer({ min: 1, max: ANEL }),
})
const lugar = fc.integer({ min: 0, max: ANEL - 1 })

describe('whom a consultation is offered to', () => {
  it('is everybody, while they are no more than a group', () => {
    fc.assert(
      fc.property(id, id, espera, fc.integer({ min: 0, max: GRUPO }), (consulta, medico, ms, quantos) => {
        const oferta = arcoDe({ id: consulta, queued_at: ha(ms) }, quantos, AGORA)
        expect(noArco(oferta, lugarNoAnel(medico))).toBe(true)
      }),
    )
  })

  it('is the preferred doctor alone in the first step, and then as many as of any other', () => {
    const passo = PRAZOS.passo_da_oferta.ms
    fc.assert(
      fc.property(id, id, id, espera, livres, (consulta, preferido, medico, ms, quantos) => {
        fc.pre(medico !== preferido)
        const dela = { id: consulta, queued_at: ha(ms), medico_preferido: preferido }
        const oferta = arcoDe(dela, quantos, AGORA)
        expect(noArco(oferta, lugarNoAnel(preferido))).toBe(true)
        const comum = arcoDe({ id: consulta, queued_at: ha(ms) }, quantos, AGORA).largura
        expect(oferta.largura).toBe(ms < passo ? 1 : comum)
        // Two ids have one place once in four thousand million.
        expect(ms < passo && noArco(oferta, lugarNoAnel(medico))).toBe(false)
      }),
    )
  })

  it('is everybody within the stated time, however many they are', () => {
    fc.assert(
      fc.property(id, id, livres, (consulta, medico, quantos) => {
        const oferta = arcoDe({ id: consulta, queued_at: ha(PRAZOS.oferta_a_todos.ms) }, quantos, AGORA)
        expect(noArco(oferta, lugarNoAnel(medico))).toBe(true)
      }),
    )
  })

  it('only ever grows while as many are free, and takes nobody away', () => {
    fc.assert(
      fc.property(id, id, espera, espera, livres, (consulta, medico, ms, mais, quantos) => {
        const de = (tempo: number) => arcoDe({ id: consulta, queued_at: ha(tempo) }, quantos, AGORA)
        const [antes, depois] = [de(ms), de(ms + mais)]
        const onde = lugarNoAnel(medico)
        const novo = acrescimo(antes, depois)
        // What was offered and what comes to it are the whole, without anybody twice.
        expect(noArco(depois, onde)).toBe(noArco(antes, onde) || (novo !== undefined && noArco(novo, onde)))
        expect(noArco(antes, onde) && novo !== undefined && noArco(novo, onde)).toBe(false)
      }),
    )
  })

  it('is read in stretches that hold the arc and nothing else', () => {
    fc.assert(
      fc.property(arco, lugar, (oferta, onde) => {
        expect(trechos(oferta).some(([de, ate]) => de <= onde && onde <= ate)).toBe(noArco(oferta, onde))
      }),
    )
  })

  it('is found in the part of the ring that is read for the preferred doctor', () => {
    fc.assert(
      fc.property(id, id, livres, fc.integer({ min: 1, max: 32 }), (consulta, preferido, quantos, partes) => {
        const parte = parteDoAnel(idNoAnel({ id: consulta, medico_preferido: preferido }), partes)
        expect(partesAoAlcance(preferido, quantos, partes)).toContain(parte)
      }),
    )
  })

  it('is found in the parts of the ring that are read for a doctor', () => {
    fc.assert(
      fc.property(
        id,
        id,
        fc.integer({ min: 0, max: PRAZOS.oferta_a_todos.ms - 1 }),
        livres,
        fc.integer({ min: 1, max: 64 }),
        (consulta, medico, ms, quantos, partes) => {
          fc.pre(noArco(arcoDe({ id: consulta, queued_at: ha(ms) }, quantos, AGORA), lugarNoAnel(medico)))
          expect(partesAoAlcance(medico, quantos, partes)).toContain(parteDoAnel(consulta, partes))
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('fairness, among 2,000 free doctors and 20,000 arrivals', () => {
  const sorteio = acaso(7)
  const sorteado = () => `${sorteio().toString(16)}-${sorteio().toString(16)}`
  const medicos = Array.from({ length: 2000 }, () => lugarNoAnel(sorteado())).toSorted((a, b) => a - b)
  const chegadas = Array.from({ length: 20_000 }, () => lugarNoAnel(sorteado()))
  const largura = larguraDoArco(0, medicos.length)
  const quantosAntesDe = (onde: number) => {
    let [de, ate] = [0, medicos.length]
    while (de < ate) {
      const meio = (de + ate) >> 1
      if ((medicos[meio] ?? 0) < onde) de = meio + 1
      else ate = meio
    }
    return de
  }
  const grupoDe = (de: number, quanto: number) =>
    trechos({ de, largura: quanto }).reduce(
      (soma, [primeiro, ultimo]) => soma + quantosAntesDe(ultimo + 1) - quantosAntesDe(primeiro),
      0,
    )

  it('an arrival finds a group, almost always at once and always after a step', () => {
    const primeiros = chegadas.map((de) => grupoDe(de, largura))
    const media = primeiros.reduce((soma, n) => soma + n, 0) / primeiros.length
    expect(media).toBeGreaterThan(GRUPO * 0.9)
    expect(media).toBeLessThan(GRUPO * 1.1)
    expect(primeiros.filter((n) => n === 0).length).toBeLessThan(chegadas.length / 1000)
    const umPasso = larguraDoArco(PRAZOS.passo_da_oferta.ms, medicos.length)
    expect(chegadas.every((de) => grupoDe(de, umPasso) > 0)).toBe(true)
  })

  it('no doctor is left out: each is offered about as many as every other', () => {
    const vezes = medicos.map((medico) => chegadas.filter((de) => noArco({ de, largura }, medico)).length)
    const esperado = (chegadas.length * GRUPO) / medicos.length
    // Five standard deviations of a fair draw.
    const folga = 5 * Math.sqrt(esperado)
    expect(Math.min(...vezes)).toBeGreaterThan(esperado - folga)
    expect(Math.max(...vezes)).toBeLessThan(esperado + folga)
  })
})
