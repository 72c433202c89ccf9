import { describe, expect, it } from 'vitest'
import { lerEmailDevolvido, podeEnviar } from '#domain/email/email-devolvido.ts'
import { exemplosDeEmail } from '../../../support/emails.ts'

const bounce = (bounceType: string) => ({
  eventType: 'Bounce',
  bounce: {
    bounceType,
    bouncedRecipients: [{ emailAddress: 'a@b.com' }, { emailAddress: 'c@d.com' }],
    timestamp: '2026-11-20T10:00:00.000Z',
    feedbackId: 'f',
  },
})

describe('a notice', () => {
  it.each([
    ['Permanent', true],
    ['Transient', false],
    ['Undetermined', false],
  ])('%s: definitive %s, for every recipient it names', (tipo, definitiva) => {
    expect(lerEmailDevolvido(bounce(tipo))).toEqual({
      aviso: 'f',
      enderecos: ['a@b.com', 'c@d.com'],
      motivo: 'devolvido',
      definitiva,
      em: '2026-11-20T10:00:00.000Z',
    })
  })

  it.each([{}, { eventType: 'Delivery' }, { eventType: 'Complaint', bounce: {} }, null])(
    '%j is none',
    (detalhe) => {
      expect(() => lerEmailDevolvido(detalhe)).toThrow('Invalid input')
    },
  )
})

it('a closed address gets nothing; an unwilling one only what it asks for', () => {
  const modelos = exemplosDeEmail('Ana').map(({ nome }) => nome)
  expect(modelos.filter((modelo) => podeEnviar(modelo, 'devolvido'))).toEqual([])
  expect(modelos.filter((modelo) => podeEnviar(modelo, 'reclamado'))).toEqual([
    'confirmacao',
    'link',
    'redefinicao',
    'codigo_2fa',
  ])
})
