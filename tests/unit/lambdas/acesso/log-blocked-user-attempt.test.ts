import { beforeEach, describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import { handler } from '#lambdas/acesso/log-blocked-user-attempt.lambda.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const { id } = ANA.usuario
let tabela: ReturnType<typeof tabelaViva>

beforeEach(() => {
  tabela = tabelaViva()
})

describe('log-blocked-user-attempt', () => {
  const entrada = { user_id_param: id, attempted_action: 'access_guard_full' }

  it('keeps the caller’s own only', async () => {
    const { body } = await invoke(handler, acesso.logBlockedUserAttempt, { como: ANA, entrada })
    expect(body).toEqual({ registrado: true })
    expect(tabela.of('barrado')).toEqual([
      {
        entidade: 'barrado',
        id: expect.any(String),
        usuario_id: id,
        acao: 'access_guard_full',
        em: expect.any(String),
        ttl: expect.any(Number),
      },
    ])
    const alheio = await invoke(handler, acesso.logBlockedUserAttempt, { como: CARLA, entrada })
    expect(alheio.body).toMatchObject({ codigo: 'nao_encontrado' })
    const anonimo = await invoke(handler, acesso.logBlockedUserAttempt, { entrada })
    expect(anonimo.body).toMatchObject({ codigo: 'nao_autenticado' })
  })
})
