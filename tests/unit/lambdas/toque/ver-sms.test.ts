import { expect, it, vi } from 'vitest'
import { verSms } from '#domain/toque/contract.ts'
import { usuarioKey } from '#lambdas/store/keys.ts'
import { ALWAYS, update, write } from '#lambdas/store/table.ts'
import { handler } from '#lambdas/toque/ver-sms.lambda.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { cenaDoSms } from './sms-do-paciente.ts'

const cena = cenaDoSms()
const ver = async () => (await invoke(handler, verSms, { como: ANA })).body

it('says at which number, and whether it is on there', async () => {
  const { telefone } = ANA.usuario
  expect(await ver()).toEqual({ sms: { telefone, ligado: false } })
  await cena.pedir()
  await cena.ligar(await cena.codigo())
  expect(await ver()).toEqual({ sms: { telefone, ligado: true } })
  await write(update(usuarioKey(ANA.usuario.id), { set: { telefone: '11988887777' } }, ALWAYS))
  expect(await ver()).toEqual({ sms: { telefone: '11988887777', ligado: false } })
})

it('is nothing where the stage sends none, and is for patients alone', async () => {
  vi.stubEnv('SMS', '')
  expect(await ver()).toEqual({ sms: null })
  expect((await invoke(handler, verSms, { como: HELENA })).status).toBe(403)
})
