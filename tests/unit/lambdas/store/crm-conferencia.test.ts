import { beforeEach, expect, it } from 'vitest'
import { conferir } from '#lambdas/store/crm-conferencia.ts'
import { HELENA } from '#semente/personas.ts'
import { AGORA, type Cena, cena, DIA, em, registrado } from '../medico/conselho.ts'

let mundo: Cena
beforeEach(async () => {
  mundo = await cena()
  await conferir(HELENA.usuario.id, registrado(HELENA), AGORA)
  return () => mundo.fim()
})

const semRegistro = (depois: number) => conferir(HELENA.usuario.id, null, em(depois))

/** Whoever asks: the daily check, 'Finalizar Cadastro', a verification of the identity (decision 006). */
it('a confirmed CRM that the council does not know is lost the second time, not the first', async () => {
  expect(await semRegistro(DIA)).toEqual({ em_duvida: true, motivos: [] })
  expect(mundo.medico(HELENA)).toMatchObject({ status_crm: 'VERIFIED', sumiu_em: em(DIA).toISOString() })
  expect(mundo.usuario(HELENA)).toMatchObject({ access_tier: 'full' })
  expect(await semRegistro(2 * DIA)).toMatchObject({
    status_crm: 'REJECTED',
    motivos: ['O CRM não foi encontrado nesta UF.'],
  })
  expect(mundo.usuario(HELENA)).toMatchObject({ access_tier: 'restricted' })
})

it('a CRM that the council knows again is no longer doubted', async () => {
  await semRegistro(DIA)
  await conferir(HELENA.usuario.id, registrado(HELENA), em(2 * DIA))
  expect(mundo.medico(HELENA)).not.toHaveProperty('sumiu_em')
})

it('an answer that comes after a newer one changes nothing', async () => {
  await conferir(HELENA.usuario.id, registrado(HELENA), em(2 * DIA))
  const antes = mundo.medico(HELENA)
  for (const registro of [null, registrado(HELENA)])
    await expect(conferir(HELENA.usuario.id, registro, em(DIA))).rejects.toMatchObject({ codigo: 'conflito' })
  expect(mundo.medico(HELENA)).toEqual(antes)
})
