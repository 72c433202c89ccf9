import { expect, it } from 'vitest'
import { ligarSms } from '#domain/toque/contract.ts'
import { codigoDoSmsKey, usuarioKey } from '#lambdas/store/keys.ts'
import * as sms from '#lambdas/store/sms.ts'
import { ALWAYS, get, update, write } from '#lambdas/store/table.ts'
import { handler } from '#lambdas/toque/ligar-sms.lambda.ts'
import { ANA, BRUNO, HELENA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { errado } from '../../../support/codigo-errado.ts'
import { cenaDoSms } from './sms-do-paciente.ts'

const cena = cenaDoSms()
const RECUSADO = { status: 422, body: { codigo: 'codigo_do_sms_invalido' } }

it('turns on at the number that got the code, and answers the same when asked again', async () => {
  await cena.pedir()
  const codigo = await cena.codigo()
  for (const _ of [1, 2]) expect(await cena.ligar(codigo)).toMatchObject({ status: 200 })
  expect(await sms.find(ANA.usuario.id)).toMatchObject({ telefone: ANA.usuario.telefone })
  expect(await get(codigoDoSmsKey(ANA.usuario.id))).toBeUndefined()
})

it('keeps no code that can be read', async () => {
  await cena.pedir()
  const codigo = await cena.codigo()
  expect(JSON.stringify(await get(codigoDoSmsKey(ANA.usuario.id)))).not.toContain(codigo)
})

it('refuses a wrong code, and after five of them the right one', async () => {
  await cena.pedir()
  const codigo = await cena.codigo()
  for (let i = 0; i < 5; i++) expect(await cena.ligar(errado(codigo))).toMatchObject(RECUSADO)
  expect(await cena.ligar(codigo)).toMatchObject(RECUSADO)
  expect(await sms.find(ANA.usuario.id)).toBeUndefined()
})

it('refuses a code of somebody else, one that ran out, and one that went to another number', async () => {
  await cena.pedir()
  const codigo = await cena.codigo()
  expect(await cena.ligar(codigo, BRUNO)).toMatchObject(RECUSADO)
  const vencer = { set: { expira_em: '2026-01-01T00:00:00.000Z' } }
  await write(update(codigoDoSmsKey(ANA.usuario.id), vencer, ALWAYS))
  expect(await cena.ligar(codigo)).toMatchObject(RECUSADO)
  cena.passar()
  await cena.pedir()
  const novo = await cena.codigo()
  await write(update(usuarioKey(ANA.usuario.id), { set: { telefone: '11988887777' } }, ALWAYS))
  expect(await cena.ligar(novo)).toMatchObject(RECUSADO)
})

it('wants six digits, of a patient', async () => {
  expect((await cena.ligar('12a456')).body).toMatchObject({
    campos: [{ campo: 'codigo', motivo: 'Informe os 6 dígitos do código.' }],
  })
  const entrada = { codigo: '123456' }
  expect((await invoke(handler, ligarSms, { como: HELENA, entrada })).status).toBe(403)
})
