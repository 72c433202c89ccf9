import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanupTempFiles, kycEu } from '#domain/kyc/contract.ts'
import { handler as limpar } from '#lambdas/kyc/cleanup-temp-files.lambda.ts'
import { handler as decision } from '#lambdas/kyc/kyc-decision.lambda.ts'
import { handler as eu } from '#lambdas/kyc/kyc-eu.lambda.ts'
import { handler as retomar } from '#lambdas/kyc/kyc-retomar.lambda.ts'
import { metrics } from '#lambdas/runtime/log.ts'
import * as encerramentos from '#lambdas/cadastro/store/encerramentos.ts'
import { kycKey } from '#lambdas/store/keys.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import { CARLA } from '#semente/personas.ts'
import { CONTEXT, invoke } from '../../../support/invoke.ts'
import { type Cenario, cenario, foto } from './cenario.ts'
import { aRevisar } from './em-analise.ts'
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

  it('leaves to a person what only a person can judge, and calls them when they are late', async () => {
    mundo = await aRevisar()
    const execucoes = executarDeVerdade(mundo)
    const HORA = 60 * MINUTO
    const { em_analise_desde: desde = '' } = mundo.kyc(id) ?? {}
    const horas = () => (venceEm() - Date.parse(String(desde))) / HORA
    expect(horas()).toBe(48)
    const medido = vi.spyOn(metrics, 'addMetric')
    const chamados = () => medido.mock.calls.filter(([nome]) => nome === 'KycRevisaoVencida').length
    await depois(47 * HORA)
    expect([chamados(), horas()]).toEqual([0, 48])
    await depois(HORA + MINUTO)
    expect([chamados(), Math.round(horas())]).toEqual([1, 54])
    await depois(MINUTO)
    expect(chamados()).toBe(1)
    await depois(6 * HORA)
    expect([chamados(), Math.round(horas())]).toEqual([2, 60])
    medido.mockRestore()
    expect(execucoes).toEqual([])
    expect(corridaDe(mundo, CARLA)).toMatchObject({ status: 'em_analise', vez: 1 })
    expect(mundo.kyc(id)).toMatchObject({ current_state: 'em_analise', em_analise_desde: desde })
  })

  it('does not try such a run again that still falls due for a retry', async () => {
    mundo = await aRevisar()
    const execucoes = executarDeVerdade(mundo)
    const { pk, sk } = kycKey(id)
    const item = mundo.items.get(`${pk}|${sk}`)
    if (!item) throw new Error('no identity check')
    const agora = new Date().toISOString()
    mundo.items.set(`${pk}|${sk}`, { ...item, gsi4sk: `${agora}#kyc#${id}` })
    await depois(MINUTO)
    expect(execucoes).toEqual([])
    expect(venceEm() - Date.parse(String(item['em_analise_desde']))).toBe(48 * 60 * MINUTO)
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

  it('clears the side that was read from a picture it forgets, so that nobody goes on from it', async () => {
    const [frente, verso] = [
      await mundo.enviar(CARLA, 'documento_frente', await foto('#123456')),
      await mundo.enviar(CARLA, 'documento_verso', await foto('#654321')),
    ]
    const lido = { sha256: 'f', aceito: true, documento_tipo: 'CNH' } as const
    await kyc.guardarLado(id, 'frente', { caminho: frente, ...lido }, new Date())
    await kyc.guardarLado(id, 'verso', { caminho: verso, ...lido }, new Date())
    const documento = async () => {
      const { body } = await invoke(eu, kycEu, { como: CARLA })
      return (body as { documento: object }).documento
    }
    await depois(23 * 60 * MINUTO)
    expect(await documento()).toMatchObject({ frente, verso })
    expect(mundo.kyc(id)).toMatchObject({ state_data: { documento_aceito: true } })
    await depois(2 * 60 * MINUTO)
    expect(await documento()).toEqual({
      documento_tipo: null,
      frente: null,
      verso: null,
      frente_basta: false,
    })
    expect(mundo.kyc(id)).toMatchObject({ state_data: { documento_aceito: false } })
    expect([...mundo.fotos.keys()]).toEqual([])
  })

  it('clears nothing of a side whose picture could not be given up with it', async () => {
    const caminho = await mundo.enviar(CARLA, 'documento_frente', await foto('#123456'))
    await kyc.guardarLado(id, 'frente', { caminho, sha256: 'f', aceito: true }, new Date())
    vi.useFakeTimers({ now: Date.now() + 25 * 60 * MINUTO, toFake: ['Date'] })
    mundo.falhar()
    await retomar({}, CONTEXT)
    expect(mundo.fotos.has(caminho)).toBe(true)
    expect(mundo.kyc(id)).toMatchObject({ lado_frente: { caminho } })
    await retomar({}, CONTEXT)
    expect(mundo.fotos.has(caminho)).toBe(false)
    expect(mundo.kyc(id)).not.toHaveProperty('lado_frente')
  })

  it('keeps pictures that a run in analysis has not looked at, day after day', async () => {
    const { document_files, selfie_path } = await iniciarCorrida(mundo, CARLA)
    for (let dia = 1; dia <= 2; dia++) {
      await etapa(decision, { ...PEDIDO, falhou: 'uploading', erro: 'InternalError' })
      await depois(25 * 60 * MINUTO)
      expect([...mundo.fotos.keys()]).toEqual([...document_files, selfie_path])
    }
    const execucoes = executarDeVerdade(mundo)
    await etapa(decision, { ...PEDIDO, falhou: 'uploading', erro: 'InternalError' })
    await depois(25 * 60 * MINUTO)
    await Promise.all(execucoes.map(({ fim }) => fim))
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'approved', access_tier: 'full' })
  })
})

describe('a form that is posted again', () => {
  const SELFIE = async () => mundo.enviar(CARLA, 'selfie', await foto('#111111'))
  /** Posted again: whether it is there while the form works and after that, and what is remembered of the form. */
  const destino = async (caminho: string) => {
    mundo.fotos.set(caminho, await foto('#222222'))
    await depois(14 * MINUTO)
    const antes = mundo.fotos.has(caminho)
    await depois(2 * MINUTO)
    return { antes, depois: mundo.fotos.has(caminho), formularios: mundo.of('kyc_formulario') }
  }
  const SUMIU = { antes: true, depois: false, formularios: [] }

  it('after the clean-up leaves nothing once it works no more', async () => {
    const caminho = await SELFIE()
    const entrada = { bucket_name: 'kyc-uploads', max_age_hours: 0, prefix: 'temp_' }
    await invoke(limpar, cleanupTempFiles, { como: CARLA, entrada })
    expect(await destino(caminho)).toEqual(SUMIU)
  })

  it('nor after the account was closed and erased', async () => {
    const caminho = await SELFIE()
    mundo.fotos.delete(caminho)
    await encerramentos.apagarRestos(id)
    expect(await envios.find(id, caminho)).toBeUndefined()
    expect(await destino(caminho)).toEqual(SUMIU)
  })

  it('nor after its picture was validated', async () => {
    const { selfie_path } = await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO)
    expect(await destino(selfie_path)).toEqual(SUMIU)
  })

  it('leaves an upload that is still somebody’s alone', async () => {
    const caminho = await SELFIE()
    await depois(16 * MINUTO)
    expect(mundo.fotos.has(caminho)).toBe(true)
    expect(mundo.of('kyc_formulario')).toEqual([])
  })
})
