import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MedidaDaRede, REDE_INICIAL, type RitmoDaRede, seguirRede } from '#domain/sala/rede.ts'

const FIRME: MedidaDaRede = { perda: 0, volta_ms: 40, saida_kbps: 1500 }
const MEDIA: MedidaDaRede = { perda: 0.05, volta_ms: 700, saida_kbps: 300 }
const FRACA: MedidaDaRede = { perda: 0.3, volta_ms: 200, saida_kbps: 400 }

function seguir(medida: MedidaDaRede, segundos: number, de: RitmoDaRede = REDE_INICIAL): RitmoDaRede {
  let ritmo = de
  for (let segundo = 0; segundo < segundos; segundo++) ritmo = seguirRede(ritmo, medida)
  return ritmo
}

/** Seconds of this until the call is as asked. */
function ate(so_audio: boolean, medida: MedidaDaRede, de: RitmoDaRede): number {
  let ritmo = de
  for (let segundos = 1; segundos <= 1000; segundos++) {
    ritmo = seguirRede(ritmo, medida)
    if (ritmo.so_audio === so_audio) return segundos
  }
  return Infinity
}

describe('the network of a call', () => {
  it.each([
    ['that loses one in three', FRACA],
    ['that takes seconds', { ...FIRME, volta_ms: 1_800 }],
    ['that carries no picture', { ...FIRME, saida_kbps: 60 }],
  ])('%s for six seconds leaves the voice alone', (_, medida) => {
    expect(ate(true, medida, REDE_INICIAL)).toBe(6)
  })

  it('that fails for a moment changes nothing', () => {
    let ritmo = REDE_INICIAL
    for (let vez = 0; vez < 50; vez++) ritmo = seguir(FIRME, 1, seguir(FRACA, 5, ritmo))
    expect(ritmo.so_audio).toBe(false)
  })

  it('brings the picture back by itself, later each time', () => {
    let ritmo = REDE_INICIAL
    const esperas = Array.from({ length: 5 }, () => {
      const so = seguir(FRACA, 6, ritmo)
      const segundos = ate(false, FIRME, so)
      ritmo = seguir(FIRME, segundos, so)
      return segundos
    })
    expect(esperas).toEqual([15, 30, 60, 120, 120])
  })

  it('neither good nor bad stays as it was', () => {
    expect(seguir(MEDIA, 500).so_audio).toBe(false)
    expect(seguir(MEDIA, 500, seguir(FRACA, 6)).so_audio).toBe(true)
  })

  it('is judged by what the browser says, and by that alone', () => {
    const calada = { perda: 0, volta_ms: null, saida_kbps: null }
    expect(seguir(calada, 500).so_audio).toBe(false)
    // Without pictures nothing tries how much could be sent.
    expect(ate(false, { ...calada, saida_kbps: 60 }, seguir(FRACA, 6))).toBe(15)
  })

  it('never goes to and fro within six seconds, whatever is measured', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(FIRME, MEDIA, FRACA), { maxLength: 300 }), (medidas) => {
        let ritmo = REDE_INICIAL
        let desde = 0
        for (const [antes, medida] of medidas.entries()) {
          const { so_audio } = ritmo
          ritmo = seguirRede(ritmo, medida)
          if (ritmo.so_audio === so_audio) continue
          expect(antes + 1 - desde).toBeGreaterThanOrEqual(6)
          desde = antes + 1
        }
      }),
    )
  })
})
