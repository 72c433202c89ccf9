import { createHmac } from 'node:crypto'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { verIce } from '#domain/sala/contract.ts'
import { handler as ice } from '#lambdas/sala/ver-ice.ts'
import { ANA, BRUNO, HELENA, IGOR, LUCIA, type Persona } from '#semente/personas.ts'
import { CONSULTA, consultar, haPouco } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const secretsManager = mockClient(SecretsManagerClient)

beforeEach(() => {
  tabelaViva(itemsOf(ANA, BRUNO, HELENA, IGOR, LUCIA))
})

const emAndamento = (dados: Partial<Consulta> = {}) =>
  consultar({ status: 'in_progress', assigned_to: HELENA.usuario.id, started_at: haPouco(1000), ...dados })

describe('GET /sala/{consulta_id}/ice', () => {
  const pedir = (como: Persona) => invoke(ice, verIce, { como, entrada: { consulta_id: CONSULTA } })

  it('has no servers where both are on one machine', async () => {
    await emAndamento()
    expect(await pedir(ANA)).toMatchObject({ status: 200, body: { ice_servers: [] } })
    expect(await pedir(HELENA)).toMatchObject({ status: 200, body: { ice_servers: [] } })
  })

  it('says so where they are not, and none is configured', async () => {
    await emAndamento()
    process.env['ESTAGIO'] = 'prod'
    try {
      expect(await pedir(ANA)).toMatchObject({
        status: 503,
        body: {
          codigo: 'provedor_indisponivel',
          detail: 'A chamada de vídeo ainda não está configurada neste ambiente. Avise o suporte.',
        },
      })
    } finally {
      process.env['ESTAGIO'] = 'local'
    }
  })

  it('gives the stage’s servers, the relays with a credential of this person’s for two hours', async () => {
    await emAndamento()
    secretsManager
      .on(GetSecretValueCommand, { SecretId: 'acolhe/unit/turn' })
      .resolves({ SecretString: '{"chave":"segredo-do-turn"}' })
    vi.stubEnv('ICE', 'stun:turn.acolhe.app:3478,turns:turn.acolhe.app:5349?transport=tcp')
    const antes = Math.floor(Date.now() / 1000)
    const { status, body } = await pedir(ANA)
    vi.unstubAllEnvs()
    expect(status).toBe(200)
    const [stun, turn] = (body as { ice_servers: { urls: string[]; username: string; credential: string }[] })
      .ice_servers
    expect(stun).toEqual({ urls: ['stun:turn.acolhe.app:3478'] })
    const [ate, quem] = (turn?.username ?? '').split(':')
    expect(turn?.urls).toEqual(['turns:turn.acolhe.app:5349?transport=tcp'])
    expect(quem).toBe(ANA.usuario.id)
    expect(Number(ate) - antes).toBeGreaterThanOrEqual(7200)
    expect(Number(ate) - Math.floor(Date.now() / 1000)).toBeLessThanOrEqual(7200)
    expect(turn?.credential).toBe(
      createHmac('sha1', 'segredo-do-turn')
        .update(turn?.username ?? '')
        .digest('base64'),
    )
  })

  it("answers another's consultation as a missing one, and an ended one as closed", async () => {
    await emAndamento()
    expect(await pedir(IGOR)).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
  })
})
