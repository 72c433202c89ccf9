import { beforeEach, expect, it } from 'vitest'
import { verToque } from '#domain/toque/contract.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import * as aparelhos from '#lambdas/toque/store/aparelhos.ts'
import { handler } from '#lambdas/toque/ver-toque.lambda.ts'
import { ANA, BRUNO, HELENA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { inscricaoDe } from './ligado.ts'

beforeEach(() => {
  tabelaViva(itemsOf(ANA, BRUNO, HELENA))
  segredosVivos()
})

it('shows one’s own devices without their addresses, and the stage’s key, which is always the same', async () => {
  const sessao = await sessaoGuardada(ANA.usuario.id)
  const { id, ligado_em } = await aparelhos.ligar(ANA.usuario.id, sessao, inscricaoDe('a'), new Date())
  // Turned on in a sign-in that is over: it rings no more, and the page must not say that it does.
  const acabada = await sessaoGuardada(ANA.usuario.id)
  await sessoes.encerrar(ANA.usuario.id, acabada, new Date())
  await aparelhos.ligar(ANA.usuario.id, acabada, inscricaoDe('b'), new Date())
  const { body } = await invoke(handler, verToque, { como: ANA })
  expect(body).toEqual({
    chave: expect.stringMatching(/^B[\w-]{86}$/) as unknown,
    aparelhos: [{ id, ligado_em }],
  })
  const doBruno = await invoke(handler, verToque, { como: BRUNO })
  expect(doBruno.body).toEqual({ ...(body as object), aparelhos: [] })
})

it('is for doctors too', async () =>
  expect((await invoke(handler, verToque, { como: HELENA })).status).toBe(200))
