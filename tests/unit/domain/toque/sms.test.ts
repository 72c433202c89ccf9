import { expect, it } from 'vitest'
import { SMS_NOVIDADE, smsDoCodigo, vaiPorSms } from '#domain/toque/sms.ts'
import { ENTREGAS, type Novidade } from '#domain/toque/toque.ts'

/** With an accent, a longer text is sent, and paid, as two. */
const PARTE_DO_SMS = 70
const TEXTOS = [SMS_NOVIDADE, smsDoCodigo('042917')]

it.each(TEXTOS)('is one part, and leads nowhere: %s', (texto) => {
  expect(texto.length).toBeLessThanOrEqual(PARTE_DO_SMS)
  expect(texto).not.toMatch(/https?:|\.app|www/)
})

it('is for what cannot wait for the e-mail alone', () =>
  expect((Object.keys(ENTREGAS) as Novidade[]).filter(vaiPorSms)).toEqual(['aceita', 'na_sala']))
