import { describe, expect, it } from 'vitest'
import { destinoAposLogin, ESPERA_APOS_LOGIN, ESPERA_DO_RETORNO } from '#domain/acesso/destino.ts'

describe('where a sign-in leads (P §4.4)', () => {
  it.each([
    ['paciente', 'blocked', '/cadastro-paciente'],
    ['paciente', 'restricted', '/cadastro-paciente'],
    ['paciente', 'full', '/triagem'],
    ['medico', 'blocked', '/onboarding-medico'],
    ['medico', 'restricted', '/onboarding-medico'],
    ['medico', 'full', '/medico-dashboard'],
  ] as const)('%s %s → %s, in whichever mode', (tipo, access_tier, destino) => {
    const quem = { tipo, access_tier, papeis: [tipo] }
    expect([destinoAposLogin(quem, 'paciente'), destinoAposLogin(quem, 'medico')]).toEqual([destino, destino])
  })

  it('a full admin lands on the health page, another admin does not', () => {
    const admin = { tipo: 'paciente', papeis: ['paciente', 'admin'] } as const
    expect(destinoAposLogin({ ...admin, access_tier: 'full' }, 'paciente')).toBe('/admin/health')
    expect(destinoAposLogin({ ...admin, access_tier: 'restricted' }, 'paciente')).toBe('/cadastro-paciente')
  })

  it('without a profile the registration of the mode goes on', () => {
    expect(destinoAposLogin(null, 'paciente')).toBe('/cadastro-paciente')
    expect(destinoAposLogin(null, 'medico')).toBe('/onboarding-medico')
  })

  it('waits as long as P §9 says', () => {
    expect([ESPERA_APOS_LOGIN, ESPERA_DO_RETORNO]).toEqual([100, 1_000])
  })
})
