import { beforeEach, describe, expect, it, vi } from 'vitest'
import { handler as decision } from '#lambdas/kyc/kyc-decision.ts'
import { handler as retomar } from '#lambdas/kyc/kyc-retomar.ts'
import { CARLA } from '#semente/personas.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { type Cenario, cenario, foto } from './cenario.ts'
import {
  CORRIDA,
  corridaDe,
  etapa,
  executarDeVerdade,
  iniciarCorrida,
  percorrer,
  pedidoDe,
} from './corrida.ts'

const { id } = CARLA.usuario
const PEDIDO = pedidoDe(CARLA)
const MINUTO = 60_000
let mundo: Cenario
beforeEach(() => {
  vi.useRealTimers()
  mundo = cenario(CARLA)
})

const venceEm = () => Date.parse(String(mundo.kyc(id)?.gsi4sk).split('#')[0] ?? '')

/** Everything `ms` later, as the schedule finds it. */
async function depois(ms: number): Promise<void> {
  vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] })
  await retomar({}, CONTEXT)
}

describe('kyc-retomar', () => {
  it('tries a run in analysis again by itself, with the pictures it has', async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'fraud')
    await etapa(decision, { ...PEDIDO, falhou: 'consultario' })
    const execucoes = executarDeVerdade(mundo)
    mundo.textract.reset()
    await depois(14 * MINUTO)
    expect(execucoes.length).toBe(0)
    await depois(2 * MINUTO)
    await Promise.all(execucoes.map(({ fim }) => fim))
    expect(execucoes.map(({ name }) => name)).toEqual([`${id}-${CORRIDA}-2`])
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'approved', access_tier: 'full' })
    expect(mundo.kyc(id)).not.toHaveProperty('em_analise_desde')
    expect(corridaDe(mundo, CARLA)).toMatchObject({ vez: 2, status: 'approved' })
  })

  it('waits longer each time, and remembers since when', async () => {
    await iniciarCorrida(mundo, CARLA)
    await etapa(decision, { ...PEDIDO, falhou: 'ocr' })
    const desde = mundo.kyc(id)?.em_analise_desde
    const esperas: number[] = []
    for (let i = 0; i < 7; i++) {
      esperas.push(Math.round((venceEm() - Date.now()) / MINUTO))
      await depois(venceEm() - Date.now() + 1000)
      await etapa(decision, { ...PEDIDO, falhou: 'ocr' })
    }
    expect(esperas).toEqual([15, 30, 60, 120, 240, 360, 360])
    expect(mundo.kyc(id)?.em_analise_desde).toBe(desde)
  })

  it('puts off a run that stopped half-way', async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'liveness')
    await depois(MINUTO)
    expect(mundo.kyc(id)).toMatchObject({ current_state: 'liveness' })
    await depois(2 * MINUTO)
    expect(mundo.kyc(id)).toMatchObject({ current_state: 'em_analise' })
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'pending', access_tier: 'restricted' })
    expect(corridaDe(mundo, CARLA)).toMatchObject({ status: 'em_analise' })
  })

  it('deletes pictures that were never validated within a day', async () => {
    const caminho = await mundo.enviar(CARLA, 'selfie', await foto('#123456'))
    await depois(23 * 60 * MINUTO)
    expect(mundo.fotos.has(caminho)).toBe(true)
    await depois(2 * 60 * MINUTO)
    expect(mundo.fotos.has(caminho)).toBe(false)
    expect(mundo.of('kyc_envio')).toEqual([])
  })
})
