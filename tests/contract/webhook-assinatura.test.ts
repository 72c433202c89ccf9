import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { provarCorpo } from '#lambdas/runtime/prova-do-corpo.ts'

/** The test vector of the Standard Webhooks specification. */
const VETOR = {
  chave: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  em: 1614265330,
  corpo: '{"test": 2432232314}',
  assinatura: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
} as const
const OUTRA = 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='
const certos = {
  'webhook-id': VETOR.id,
  'webhook-timestamp': String(VETOR.em),
  'webhook-signature': VETOR.assinatura,
}

const provar = (headers: Readonly<Record<string, string>>, corpo: string = VETOR.corpo, depois = 0) =>
  provarCorpo(headers, corpo, new Date((VETOR.em + depois) * 1000))

beforeEach(() => {
  process.env['SEGREDOS'] = JSON.stringify({ integracao: 'acolhe/contract/integracao' })
  mockClient(SecretsManagerClient)
    .on(GetSecretValueCommand)
    .resolves({ SecretString: JSON.stringify({ chave: VETOR.chave }) })
})

describe('the proof of a call-back from outside (Standard Webhooks)', () => {
  it('takes the published vector, also among signatures of other keys', async () => {
    expect(await provar(certos)).toBe(VETOR.id)
    expect(await provar({ ...certos, 'webhook-signature': `${OUTRA} ${VETOR.assinatura}` })).toBe(VETOR.id)
  })

  it.each([-300, 300])('holds %i s away from now', async (depois) => {
    expect(await provar(certos, VETOR.corpo, depois)).toBe(VETOR.id)
  })

  it.each<[caso: string, headers: Readonly<Record<string, string>>, corpo?: string, depois?: number]>([
    ['sent again later', certos, VETOR.corpo, 301],
    ['dated ahead', certos, VETOR.corpo, -301],
    ['with another body', certos, `${VETOR.corpo} `],
    ['with another id', { ...certos, 'webhook-id': 'msg_outro' }],
    ['with another instant', { ...certos, 'webhook-timestamp': String(VETOR.em + 1) }],
    ['with an instant that is none', { ...certos, 'webhook-timestamp': 'agora' }],
    ['with a dot in its id', { ...certos, 'webhook-id': `${VETOR.id}.1` }],
    ['of another key', { ...certos, 'webhook-signature': OUTRA }],
    ['of another version', { ...certos, 'webhook-signature': VETOR.assinatura.replace('v1', 'v1a') }],
    ['cut short', { ...certos, 'webhook-signature': VETOR.assinatura.slice(0, 20) }],
    ['with no signature', { 'webhook-id': VETOR.id, 'webhook-timestamp': String(VETOR.em) }],
    ['with nothing', {}],
  ])('a request %s is nobody’s', async (_caso, headers, corpo, depois) => {
    await expect(provar(headers, corpo, depois)).rejects.toMatchObject({ codigo: 'assinatura_invalida' })
  })
})
