import { beforeEach, describe, expect, it, vi } from 'vitest'
import { meusDependentes } from '#domain/dependente/contract.ts'
import { handler as meus } from '#lambdas/dependente/meus-dependentes.lambda.ts'
import { handler as vencer } from '#lambdas/dependente/vencer-vinculos.lambda.ts'
import { metrics } from '#lambdas/runtime/log.ts'
import { write } from '#lambdas/store/table.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import { ANA } from '#semente/personas.ts'
import { TEO, vinculoConfirmado } from '#semente/dependentes.ts'
import { CONTEXT, invoke } from '../../../support/invoke.ts'
import type { Cenario } from '../kyc/cenario.ts'
import { adicionado, emAnalise, guardado, mundoComTeo } from './cenario.ts'

const DIA = 24 * 60 * 60 * 1000
let mundo: Cenario
beforeEach(() => {
  mundo = mundoComTeo()
  return () => vi.useRealTimers()
})
const ver = async () =>
  ((await invoke(meus, meusDependentes, { como: ANA })).body as { dependentes: unknown[] }).dependentes
/** The product's clock, so many days from now. */
const daquiA = (dias: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dias * DIA })

it('calls the reviewer of a bond that waits for more than 48 hours, until it is decided or ends', async () => {
  const dependente_id = await emAnalise(mundo)
  const medido = vi.spyOn(metrics, 'addMetric')
  const chamados = () => medido.mock.calls.filter(([nome]) => nome === 'VinculoRevisaoVencida').length
  daquiA(1)
  await vencer({}, CONTEXT)
  expect(chamados()).toBe(0)
  daquiA(2)
  await vencer({}, CONTEXT)
  expect(chamados()).toBe(1)
  daquiA(30)
  await vencer({}, CONTEXT)
  expect(await guardado(dependente_id)).toMatchObject({ status: 'encerrado' })
  await vencer({}, CONTEXT)
  expect(chamados()).toBe(2)
  medido.mockRestore()
})

describe('a bond ends', () => {
  it('by itself when nothing was proven for a month, and not before', async () => {
    const dependente_id = await adicionado()
    daquiA(29)
    await vencer({}, CONTEXT)
    expect(await guardado(dependente_id)).toMatchObject({ status: 'pendente' })
    daquiA(2)
    await vencer({}, CONTEXT)
    expect(await guardado(dependente_id)).toMatchObject({ status: 'encerrado' })
  })

  it('when the dependant comes of age, however late the timer is', async () => {
    const quaseAdulto = { ...TEO, data_nascimento: '2009-01-10' }
    const { id } = ANA.usuario
    await write(vinculos.vinculoWrite(vinculoConfirmado(quaseAdulto, id, new Date()), undefined))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-10T02:00:00Z') })
    expect(await vinculos.vigente(id, TEO.dependente_id, new Date())).toBeDefined()
    vi.setSystemTime(Date.parse('2027-01-10T12:00:00Z'))
    expect(await vinculos.vigente(id, TEO.dependente_id, new Date())).toBeUndefined()
    expect(await ver()).toEqual([])
    await vencer({}, CONTEXT)
    expect(await guardado(TEO.dependente_id)).toMatchObject({ status: 'encerrado' })
  })
})
