import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { handler as emitirBilhete } from '#lambdas/tempo-real/emitir-bilhete.lambda.ts'
import { ANA, CARLA, HELENA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { bilheteDe } from './cenario.ts'

const AGORA = new Date('2026-11-20T10:00:00.000Z')

let tabela: ReturnType<typeof tabelaViva>
beforeEach(() => {
  vi.useFakeTimers({ now: AGORA, toFake: ['Date'] })
  tabela = tabelaViva(itemsOf(ANA, CARLA, HELENA))
})
afterEach(() => {
  vi.useRealTimers()
})

describe('POST /tempo-real/ticket', () => {
  it.each([
    ['full', ANA],
    ['blocked', CARLA],
    ['a doctor', HELENA],
  ])('gives %s a ticket of 30 seconds and keeps only its hash', async (_quem, como) => {
    const { ticket, expira_em } = await bilheteDe(como)
    expect(ticket).toMatch(/^[\w-]{43}$/)
    expect(expira_em).toBe('2026-11-20T10:00:30.000Z')
    expect(tabela.of('bilhete')).toEqual([
      {
        entidade: 'bilhete',
        usuario_id: como.usuario.id,
        emitido_em: AGORA.toISOString(),
        expira_em,
        ttl: AGORA.getTime() / 1000 + 30,
      },
    ])
    expect(JSON.stringify([...tabela.items])).not.toContain(ticket)
  })

  it('refuses nobody and a session without a profile', async () => {
    expect(await invoke(emitirBilhete, tempoReal.emitirBilhete)).toMatchObject({
      status: 401,
      body: { codigo: 'nao_autenticado' },
    })
    expect(
      await invoke(emitirBilhete, tempoReal.emitirBilhete, { como: { id: 'sem-perfil' } }),
    ).toMatchObject({
      status: 404,
      body: { codigo: 'perfil_inexistente' },
    })
  })
})

describe('behind the CDN', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('the API answers nothing to whoever comes past it, not even who is signed in', async () => {
    vi.stubEnv('SEGREDO_DA_CDN', 'segredo')
    expect(await invoke(emitirBilhete, tempoReal.emitirBilhete, { como: ANA })).toMatchObject({
      status: 403,
      body: { codigo: 'sem_permissao' },
    })
    const headers = { 'x-acolhe-origem': 'segredo' }
    expect(await invoke(emitirBilhete, tempoReal.emitirBilhete, { como: ANA, headers })).toMatchObject({
      status: 200,
    })
  })
})
