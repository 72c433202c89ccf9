import fc from 'fast-check'
import { expect, it } from 'vitest'
import { securityTxt } from '../../../web/security-txt.ts'

const ANO_MS = 365 * 24 * 60 * 60 * 1000
const campo = (texto: string, nome: string): string | undefined =>
  new RegExp(`^${nome}: (.+)$`, 'm').exec(texto)?.[1]

it('says where to write to, and until when, never longer than a year (RFC 9116)', () => {
  const quando = fc.date({ min: new Date('2026-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(quando, (agora) => {
      const texto = securityTxt(agora, 'acolhe.app')
      expect(campo(texto, 'Contact')).toBe('mailto:seguranca@acolhe.app')
      expect(campo(texto, 'Canonical')).toBe('https://acolhe.app/.well-known/security.txt')
      const resta = Date.parse(campo(texto, 'Expires') ?? '') - agora.getTime()
      expect(resta).toBeGreaterThan(ANO_MS * 0.8)
      expect(resta).toBeLessThan(ANO_MS)
    }),
  )
})

it('of one machine has no address of its own, and is the same all month', () => {
  const texto = securityTxt(new Date('2026-11-01T00:00:00Z'), undefined)
  expect(campo(texto, 'Canonical')).toBeUndefined()
  expect(securityTxt(new Date('2026-11-30T23:59:59Z'), undefined)).toBe(texto)
})
