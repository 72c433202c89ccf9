import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { julgarContador, nomeDaChave } from '#domain/acesso/chaves.ts'
import { parteDe } from '#domain/acesso/parte-confiavel.ts'

describe('a passkey', () => {
  it('that counts never counts back or stands still; one that never counts may always say zero', () => {
    expect(julgarContador(0, 0)).toBe('segue')
    expect(julgarContador(0, 7)).toBe('segue')
    expect(julgarContador(7, 0)).toBe('copiada')
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (guardado, mostrado) => {
        const segue = mostrado > guardado || (mostrado === 0 && guardado === 0)
        expect(julgarContador(guardado, mostrado)).toBe(segue ? 'segue' : 'copiada')
      }),
    )
  })

  it('is bound to the name of the stage; on one machine to localhost, because browsers take no number for a name', () => {
    expect(parteDe('https://acolhe.app')).toEqual({ id: 'acolhe.app', origem: 'https://acolhe.app' })
    expect(parteDe('http://127.0.0.1:4000')).toEqual({ id: 'localhost', origem: 'http://localhost:4000' })
  })

  it.each(['Celular da Ana', 'YubiKey 5 (trabalho)', 'São João'])('may be called %s', (nome) => {
    expect(z.safeParse(nomeDaChave, nome).success).toBe(true)
  })

  it.each(['', '   ', 'x'.repeat(41), '<b>chave</b>', 'http://x.y', 'a\u202Eb'])(
    'may not be called %j',
    (nome) => {
      expect(z.safeParse(nomeDaChave, nome).success).toBe(false)
    },
  )
})
