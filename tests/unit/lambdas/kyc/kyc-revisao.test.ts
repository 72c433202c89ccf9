import { expect, it } from 'vitest'
import { kycRevisao } from '#domain/kyc/contract-revisao.ts'
import { handler } from '#lambdas/kyc/kyc-revisao.lambda.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { CARLA, LUCIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { CORRIDA } from './corrida.ts'
import { aRevisar, emAnalise } from './em-analise.ts'

const { id: usuario_id, nome, cpf, data_nascimento } = CARLA.usuario
const ver = (como = LUCIA, quem = usuario_id) =>
  invoke(handler, kycRevisao, { como, entrada: { usuario_id: quem } })

interface Evidencias {
  readonly imagens: readonly { readonly finalidade: string; readonly url: string }[]
  readonly etapas: readonly { readonly etapa: string; readonly veredito: string }[]
}

it('shows the evidence through links of five minutes, and keeps that it was looked at', async () => {
  await aRevisar()
  const { status, body } = await ver()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    usuario_id,
    corrida_id: CORRIDA,
    nome,
    cpf_final: cpf.slice(-2),
    data_nascimento,
    tipo: 'paciente',
    validade: 300,
    falta: [],
  })
  expect(JSON.stringify(body)).not.toContain(cpf)
  const { imagens, etapas } = body as Evidencias
  expect(imagens.map(({ finalidade }) => finalidade)).toEqual([
    'documento_frente',
    'documento_verso',
    'selfie',
  ])
  for (const { url } of imagens) {
    expect(url).toContain('X-Amz-Expires=300')
    expect(url).not.toContain('quarentena')
  }
  expect(etapas.map(({ etapa, veredito }) => [etapa, veredito])).toEqual([
    ['uploading', 'aprovado'],
    ['ocr', 'em_analise'],
    ['liveness', 'aprovado'],
    ['facematch', 'aprovado'],
    ['fraud', 'aprovado'],
    ['consultario', 'aprovado'],
    ['decision', 'em_analise'],
  ])
  expect(await auditoria.lista(usuario_id)).toMatchObject([
    { ator_id: LUCIA.usuario.id, acao: 'ler', objeto: `kyc:${usuario_id}` },
  ])
  expect(await atos.doMes(new Date().toISOString().slice(0, 7))).toMatchObject([
    { ator_id: LUCIA.usuario.id, acao: 'kyc_ver', objeto: `kyc:${usuario_id}`, motivo: null },
  ])
})

it.each([
  ['uploading', ['leitura_frente', 'leitura_verso', 'ocr', 'liveness', 'facematch', 'fraud', 'consultario']],
  ['ocr', ['liveness', 'facematch', 'fraud', 'consultario']],
  ['fraud', ['consultario']],
])('says what an approval still lacks after %s', async (ate, falta) => {
  await emAnalise(ate)
  expect(await ver()).toMatchObject({ status: 200, body: { falta } })
})

it('is missing where nothing waits, and nothing for whoever is no admin', async () => {
  await emAnalise()
  expect(await ver(LUCIA, 'ninguem')).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
  expect(await ver(CARLA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
  expect(await auditoria.lista(usuario_id)).toEqual([])
})
