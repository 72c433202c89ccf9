import { beforeEach, expect, it } from 'vitest'
import { MAXIMO_DE_APARELHOS } from '#domain/toque/aparelho.ts'
import { ligarToque } from '#domain/toque/contract.ts'
import { handler } from '#lambdas/toque/ligar-toque.lambda.ts'
import * as aparelhos from '#lambdas/toque/store/aparelhos.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { inscricaoDe } from './ligado.ts'

let sessao: string
beforeEach(async () => {
  tabelaViva(itemsOf(ANA, HELENA))
  sessao = await sessaoGuardada(ANA.usuario.id)
})
const ligar = (entrada: Readonly<Record<string, unknown>>) =>
  invoke(handler, ligarToque, { como: ANA, sessao, entrada })

it('keeps a device once, of the sign-in it was turned on in', async () => {
  const inscricao = inscricaoDe('a')
  const { status, body } = await ligar(inscricao)
  expect(status).toBe(200)
  await ligar(inscricao)
  expect(await aparelhos.doUsuario(ANA.usuario.id)).toEqual([
    expect.objectContaining({ ...inscricao, id: (body as { id: string }).id, sessao_id: sessao }),
  ])
})

it('keeps the newest of too many', async () => {
  for (let n = 0; n <= MAXIMO_DE_APARELHOS; n++)
    await aparelhos.ligar(ANA.usuario.id, sessao, inscricaoDe(`n${n}`), new Date(Date.now() + n))
  const guardados = await aparelhos.doUsuario(ANA.usuario.id)
  expect(guardados).toHaveLength(MAXIMO_DE_APARELHOS)
  expect(guardados.map(({ endpoint }) => endpoint)).not.toContain(inscricaoDe('n0').endpoint)
})

it.each([
  ['an address the server must not call', { endpoint: 'https://exemplo.com/interno' }],
  ['one inside the network', { endpoint: 'http://169.254.169.254/latest/meta-data' }],
  ['the service of the embedded cloud where there is none', { endpoint: 'http://127.0.0.1:9/push/v1/a' }],
  ['a key that is no point of the curve', { p256dh: `B${'_'.repeat(86)}` }],
])('refuses %s', async (_, errada) => {
  const { status, body } = await ligar({ ...inscricaoDe('a'), ...errada })
  expect(status).toBe(400)
  expect(body).toMatchObject({ codigo: 'campos_invalidos', campos: [{ campo: 'endpoint' }] })
  expect(await aparelhos.doUsuario(ANA.usuario.id)).toEqual([])
})

it('is for patients and doctors whose sign-in is known, each with their own', async () => {
  const entrada = { ...inscricaoDe('a') }
  for (const como of [HELENA, ANA])
    expect((await invoke(handler, ligarToque, { como, entrada })).status).toBe(401)
  const dela = await sessaoGuardada(HELENA.usuario.id)
  expect((await invoke(handler, ligarToque, { como: HELENA, sessao: dela, entrada })).status).toBe(200)
  expect(await aparelhos.doUsuario(HELENA.usuario.id)).toMatchObject([{ sessao_id: dela }])
  expect(await aparelhos.doUsuario(ANA.usuario.id)).toEqual([])
})
