import { expect, it } from 'vitest'
import { desligarSms } from '#domain/toque/contract.ts'
import * as sms from '#lambdas/store/sms.ts'
import { handler } from '#lambdas/toque/desligar-sms.lambda.ts'
import { ANA, BRUNO, HELENA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { cenaDoSms } from './sms-do-paciente.ts'

const cena = cenaDoSms()

it('turns one’s own off, again and again, and nobody else’s', async () => {
  await cena.pedir()
  await cena.ligar(await cena.codigo())
  expect((await invoke(handler, desligarSms, { como: BRUNO })).status).toBe(200)
  expect(await sms.find(ANA.usuario.id)).toBeDefined()
  for (const _ of [1, 2]) expect((await invoke(handler, desligarSms, { como: ANA })).status).toBe(200)
  expect(await sms.find(ANA.usuario.id)).toBeUndefined()
  expect((await invoke(handler, desligarSms, { como: HELENA })).status).toBe(403)
})
