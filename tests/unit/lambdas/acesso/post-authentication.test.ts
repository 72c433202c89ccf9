import { describe, expect, it } from 'vitest'
import { LIMITES } from '#domain/acesso/limites.ts'
import { handler } from '#lambdas/acesso/post-authentication.ts'
import * as limites from '#lambdas/store/limites.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { disparar } from './gatilho.ts'

describe('post-authentication', () => {
  it('forgets the attempts of who got in, and of nobody else', async () => {
    tabelaViva()
    const agora = new Date()
    const de = (quem: string) => ({ tipo: 'login_attempt', quem })
    for (const { usuario } of [ANA, CARLA])
      for (let i = 0; i < 5; i++) await limites.consumir(de(usuario.id), LIMITES.login_attempt, agora)
    expect(await disparar(handler, ANA.usuario.id)).toEqual({})
    const restam = async (quem: string) =>
      (await limites.verificar(de(quem), LIMITES.login_attempt, agora)).attemptsRemaining
    expect(await restam(ANA.usuario.id)).toBe(5)
    expect(await restam(CARLA.usuario.id)).toBe(0)
  })
})
