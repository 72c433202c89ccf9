import { expect, it } from 'vitest'
import { kycRevisar } from '#domain/kyc/contract-revisao.ts'
import { handler } from '#lambdas/kyc/kyc-revisar.ts'
import * as atos from '#lambdas/store/atos.ts'
import { CARLA, LUCIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { CORRIDA, corridaDe } from './corrida.ts'
import { aRevisar, emAnalise } from './em-analise.ts'

const { id: usuario_id } = CARLA.usuario
const motivo = 'Documento e selfie são da mesma pessoa.'
const revisar = (decisao: string, { como = LUCIA, corrida_id = CORRIDA } = {}) =>
  invoke(handler, kycRevisar, { como, entrada: { usuario_id, corrida_id, decisao, motivo } })
const feitos = async () =>
  (await atos.doMes(new Date().toISOString().slice(0, 7))).map(
    ({ acao, objeto, motivo: porque, ator_id }) => [ator_id, acao, objeto, porque],
  )

it('approves: person, machine and run in one write, with who decided and why', async () => {
  const mundo = await aRevisar()
  expect(await revisar('aprovar')).toMatchObject({
    status: 200,
    body: { kyc_status: 'approved', access_tier: 'full' },
  })
  expect(mundo.usuario(usuario_id)).toMatchObject({ kyc_status: 'approved', access_tier: 'full' })
  expect(mundo.kyc(usuario_id)).toMatchObject({ current_state: 'approved' })
  expect(mundo.kyc(usuario_id)).not.toHaveProperty('gsi4pk')
  expect(corridaDe(mundo, CARLA)).toMatchObject({
    status: 'approved',
    kyc_status: 'approved',
    reasons: [],
    revisor_id: LUCIA.usuario.id,
  })
  expect(mundo.of('marca').length + mundo.of('kyc_marca').length).toBeGreaterThan(0)
  expect(await feitos()).toEqual([[LUCIA.usuario.id, 'kyc_aprovar', `kyc:${usuario_id}`, motivo]])
})

it('rejects with the reason the person reads', async () => {
  const mundo = await emAnalise()
  expect(await revisar('rejeitar')).toMatchObject({
    status: 200,
    body: { kyc_status: 'rejected', access_tier: 'blocked' },
  })
  expect(mundo.usuario(usuario_id)).toMatchObject({ kyc_status: 'rejected', access_tier: 'blocked' })
  expect(corridaDe(mundo, CARLA)).toMatchObject({ status: 'rejected', reasons: [motivo] })
  expect(await feitos()).toEqual([[LUCIA.usuario.id, 'kyc_rejeitar', `kyc:${usuario_id}`, motivo]])
})

it('decides once: of two reviewers the second finds nothing that waits', async () => {
  await emAnalise()
  await revisar('rejeitar')
  expect(await revisar('aprovar')).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
  expect(await feitos()).toHaveLength(1)
})

it.each(['uploading', 'ocr', 'liveness', 'facematch', 'fraud'])(
  'never approves a run whose stages after %s were not carried out',
  async (ate) => {
    const mundo = await emAnalise(ate)
    expect(await revisar('aprovar')).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
    expect(mundo.usuario(usuario_id)).toMatchObject({ kyc_status: 'pending' })
    expect(await feitos()).toEqual([])
  },
)

it('refuses another run than the one looked at, and who is no admin', async () => {
  const mundo = await aRevisar()
  expect(await revisar('rejeitar', { corrida_id: 'outra' })).toMatchObject({
    status: 409,
    body: { codigo: 'conflito' },
  })
  expect(await revisar('aprovar', { como: CARLA })).toMatchObject({ status: 403 })
  expect(mundo.usuario(usuario_id)).toMatchObject({ kyc_status: 'pending' })
  expect(await feitos()).toEqual([])
})
