import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { functionArn, type StatesFixture, startStates } from './local/states-fixture.ts'

const file = path.resolve(import.meta.dirname, '../../step-functions/expiracao.asl.json')
const definition = JSON.parse(
  readFileSync(file, 'utf8').replaceAll('${ExpirarArn}', functionArn('expirar')),
) as object

let fixture: StatesFixture
let calls: { arn: string; payload: unknown; at: number }[] = []
let failures = 0

beforeAll(async () => {
  fixture = await startStates(
    { expiracao: definition },
    {
      invokeLambda: async (arn, payload) => {
        calls.push({ arn, payload, at: Date.now() })
        if (failures-- > 0) throw new Error('the table was away')
        return { status: 'expired' }
      },
    },
  )
})
beforeEach(() => {
  calls = []
  failures = 0
})
afterAll(() => fixture.close())

const input = (ms: number) => ({
  consulta_id: 'c1',
  correlacao: 'req_1',
  vence_em: new Date(Date.now() + ms).toISOString(),
})

describe('the expiry workflow', () => {
  it('waits for the instant, then performs what is due, with the ids and nothing else', async () => {
    const started = Date.now()
    const ended = await fixture.run('expiracao', input(300))
    expect(ended).toMatchObject({ status: 'SUCCEEDED', output: JSON.stringify({ status: 'expired' }) })
    expect(calls.map(({ arn, payload }) => ({ arn, payload }))).toEqual([
      { arn: functionArn('expirar'), payload: { consulta_id: 'c1', correlacao: 'req_1' } },
    ])
    // A timer of the machine may wake a millisecond early.
    expect(calls[0]?.at ?? 0).toBeGreaterThanOrEqual(started + 299)
  })

  it('does not wait for what is already due', async () => {
    expect((await fixture.run('expiracao', input(-60_000))).status).toBe('SUCCEEDED')
    expect(calls).toHaveLength(1)
  })

  it('expires also what no session set off', async () => {
    const { correlacao: _, ...semSessao } = input(-60_000)
    expect((await fixture.run('expiracao', semSessao)).status).toBe('SUCCEEDED')
    expect(calls.map(({ payload }) => payload)).toEqual([{ consulta_id: 'c1', correlacao: null }])
  })

  it('tries again when the function failed', async () => {
    failures = 1
    expect((await fixture.run('expiracao', input(0))).status).toBe('SUCCEEDED')
    expect(calls).toHaveLength(2)
  })
})
