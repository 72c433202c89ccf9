import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Dita, NOTAS, RESPOSTAS_SOBRE_DUVIDAS } from '#domain/opiniao/opiniao.ts'
import { comMais, DE_CADA_VEZ, lida, type Soma } from '#domain/opiniao/soma.ts'
import { mediaEscrita } from '#domain/opiniao/textos.ts'

const dita = fc.record({
  nota: fc.constantFrom(...NOTAS),
  duvidas: fc.constantFrom(...RESPOSTAS_SOBRE_DUVIDAS),
})
const somaDe = (ditas: readonly Dita[]) => ditas.reduce<Soma | undefined>(comMais, undefined)

describe('the sum a doctor reads', () => {
  it('is of whole tens, and says nothing of those after them', () => {
    fc.assert(
      fc.property(fc.array(dita, { maxLength: 35 }), (ditas) => {
        const mostradas = ditas.slice(0, ditas.length - (ditas.length % DE_CADA_VEZ))
        const esperadas = {
          n: mostradas.length,
          notas: NOTAS.map((nota) => mostradas.filter((d) => d.nota === nota).length),
          duvidas: Object.fromEntries(
            RESPOSTAS_SOBRE_DUVIDAS.map((r) => [r, mostradas.filter((d) => d.duvidas === r).length]),
          ),
          media: mostradas.reduce((soma, { nota }) => soma + nota, 0) / mostradas.length,
        }
        expect(lida(somaDe(ditas))).toEqual(mostradas.length === 0 ? null : esperadas)
      }),
    )
  })

  it('counts those not shown yet too', () => {
    const nove = Array.from({ length: 9 }, (): Dita => ({ nota: 5, duvidas: 'sim' }))
    expect(somaDe(nove)).toMatchObject({ contadas: { n: 9, notas: [0, 0, 0, 0, 9] }, mostradas: null })
    expect(lida(somaDe([...nove, { nota: 1, duvidas: 'nao' }]))).toMatchObject({ n: 10, media: 4.6 })
  })

  it('has its mean written as one writes it', () => {
    expect([mediaEscrita(4.87), mediaEscrita(5)]).toEqual(['4,9', '5,0'])
  })
})
