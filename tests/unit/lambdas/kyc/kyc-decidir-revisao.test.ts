import { expect, it } from 'vitest'
import { kycDecidirRevisao } from '#domain/kyc/contract-revisao.ts'
import { handler } from '#lambdas/kyc/kyc-decidir-revisao.lambda.ts'
import * as atos from '#lambdas/store/atos.ts'
import { repeticao } from '#lambdas/kyc/store/corridas.ts'
import { write } from '#lambdas/store/table.ts'
import { CARLA, LUCIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { CORRIDA, corridaDe } from './corrida.ts'
import { aRevisar, comSinais, emAnalise, revisor } from './em-analise.ts'

const { id: usuario_id } = CARLA.usuario
const motivo = 'Documento e selfie são da mesma pessoa.'
const revisar = (decisao: string, { como = LUCIA, corrida_id = CORRIDA } = {}) =>
  invoke(handler, kycDecidirRevisao, { como, entrada: { usuario_id, corrida_id, decisao, motivo } })
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

/** Another who administers, with another CPF and telephone. */
const OUTRA = {
  ...LUCIA,
  usuario: { ...LUCIA.usuario, id: 'outra-revisora', cpf: '11144477735', telefone: '11955550000' },
}

it('takes two people to approve who has signs of fraud; the first decides nothing', async () => {
  const mundo = await comSinais()
  await revisor(OUTRA.usuario)
  expect(await revisar('aprovar')).toMatchObject({
    status: 200,
    body: { kyc_status: 'pending', access_tier: 'restricted', falta_outra_pessoa: true },
  })
  expect(mundo.usuario(usuario_id)).toMatchObject({ kyc_status: 'pending' })
  expect(corridaDe(mundo, CARLA)).toMatchObject({ status: 'em_analise' })
  expect(await revisar('aprovar')).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
  expect(await revisar('aprovar', { como: OUTRA })).toMatchObject({
    status: 200,
    body: { kyc_status: 'approved', falta_outra_pessoa: false },
  })
  expect(mundo.usuario(usuario_id)).toMatchObject({ kyc_status: 'approved', access_tier: 'full' })
  expect(new Set(await feitos())).toEqual(
    new Set([
      [LUCIA.usuario.id, 'kyc_aprovar_primeiro', `kyc:${usuario_id}`, motivo],
      [OUTRA.usuario.id, 'kyc_aprovar', `kyc:${usuario_id}`, motivo],
    ]),
  )
})

it('takes one to refuse, and a second account of the first is nobody else', async () => {
  const mundo = await comSinais()
  const segunda = { ...OUTRA, usuario: { ...OUTRA.usuario, cpf: LUCIA.usuario.cpf } }
  await revisor(segunda.usuario)
  await revisar('aprovar')
  expect(await revisar('aprovar', { como: segunda })).toMatchObject({ status: 403 })
  expect(mundo.usuario(usuario_id)).toMatchObject({ kyc_status: 'pending' })
  expect(await revisar('rejeitar')).toMatchObject({ status: 200, body: { kyc_status: 'rejected' } })
})

it('forgets the first approval when the check is carried out once more', async () => {
  const mundo = await comSinais()
  await revisor(OUTRA.usuario)
  await revisar('aprovar')
  const { vez, resultados } = { vez: 1, resultados: {} }
  await write(repeticao({ usuario_id, id: CORRIDA, vez, resultados }, new Date()))
  expect(corridaDe(mundo, CARLA)).not.toHaveProperty('aprovacao_previa')
})

it.each([
  ['CPF', { cpf: CARLA.usuario.cpf }],
  ['telephone', { telefone: CARLA.usuario.telefone }],
])('lets nobody decide about their own second account, told by its %s', async (_nome, igual) => {
  const mundo = await aRevisar()
  const dona = { ...OUTRA, usuario: { ...OUTRA.usuario, ...igual } }
  await revisor(dona.usuario)
  for (const decisao of ['aprovar', 'rejeitar'])
    expect(await revisar(decisao, { como: dona })).toMatchObject({ status: 403 })
  expect(mundo.usuario(usuario_id)).toMatchObject({ kyc_status: 'pending' })
  expect(await feitos()).toEqual([])
})
