import { estaNaSala, presencaDe } from '#domain/consulta/presenca-vista.ts'
import { describe, expect, it } from 'vitest'

const agora = new Date('2026-11-21T12:00:00Z')
const ha = (segundos: number) => new Date(agora.getTime() - segundos * 1000).toISOString()

describe('presencaDe', () => {
  it.each([
    [0, 'online'],
    [30, 'online'],
    [32, 'online'],
    [32.001, 'ausente'],
    [120, 'ausente'],
    [120.001, 'offline'],
    [-5, 'online'],
  ])('%d s after the last beat: %s', (segundos, presenca) =>
    expect(presencaDe(ha(segundos), agora)).toBe(presenca),
  )
  it('is offline without a beat', () => {
    expect(presencaDe(null, agora)).toBe('offline')
    expect(presencaDe('not a date', agora)).toBe('offline')
  })
})

describe('estaNaSala', () => {
  it.each([
    [true, 0, true],
    [true, 75, true],
    [true, 75.001, false],
    [false, 0, false],
    [undefined, 0, false],
  ])('a place held %s, last seen %d s ago: %s', (na_sala, segundos, esta) =>
    expect(estaNaSala({ na_sala, last_seen_at: ha(segundos) }, agora)).toBe(esta),
  )
  it('needs a doctor who was seen', () => {
    expect(estaNaSala(null, agora)).toBe(false)
    expect(estaNaSala({ na_sala: true, last_seen_at: null }, agora)).toBe(false)
  })
})
