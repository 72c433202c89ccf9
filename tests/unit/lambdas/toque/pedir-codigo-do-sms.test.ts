import { expect, it, vi } from 'vitest'
import { pedirCodigoDoSms } from '#domain/toque/contract.ts'
import { usuarioKey } from '#lambdas/store/keys.ts'
import * as sms from '#lambdas/store/sms.ts'
import { ALWAYS, update, write } from '#lambdas/store/table.ts'
import { handler } from '#lambdas/toque/pedir-codigo-do-sms.lambda.ts'
import { ANA, BRUNO, HELENA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { cenaDoSms } from './sms-do-paciente.ts'

const cena = cenaDoSms()

it('sends the code to the account’s own number, and turns nothing on', async () => {
  expect(await cena.pedir()).toMatchObject({ status: 200, body: {} })
  expect(await cena.enviados()).toMatchObject([
    { text: expect.stringMatching(/^Acolhe: seu código é \d{6}\./) as unknown, ttl: 900 },
  ])
  expect(await sms.find(ANA.usuario.id)).toBeUndefined()
})

it('stops after five an hour, for a number too that another account gives', async () => {
  const antes = (await cena.enviados(BRUNO)).length
  for (let i = 0; i < 5; i++) {
    cena.passar()
    expect((await cena.pedir(BRUNO)).status).toBe(200)
  }
  expect((await cena.pedir(BRUNO)).status).toBe(429)
  const { telefone } = BRUNO.usuario
  await write(update(usuarioKey(ANA.usuario.id), { set: { telefone } }, ALWAYS))
  expect((await cena.pedir()).status).toBe(429)
  expect(await cena.enviados(BRUNO)).toHaveLength(antes + 5)
})

it('says that the number takes no messages, and that there are none in this stage', async () => {
  await cena.recusar(BRUNO)
  expect(await cena.pedir(BRUNO)).toMatchObject({ status: 409, body: { codigo: 'sms_nao_enviado' } })
  vi.stubEnv('SMS', '')
  expect((await cena.pedir()).status).toBe(404)
})

it('is for patients alone', async () =>
  expect((await invoke(handler, pedirCodigoDoSms, { como: HELENA })).status).toBe(403))
