import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf, throughCdn } from '#lambdas/runtime/endereco.ts'

const pedido = (headers: Record<string, string>) => ({
  headers,
  requestContext: { http: { sourceIp: '203.0.113.7' } },
})
const daCdn = { 'x-acolhe-origem': 'segredo', 'x-acolhe-endereco': '198.51.100.10' }

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('addressOf', () => {
  it('without a CDN is who connected, whatever the request says', () => {
    const pedidos: Record<string, string>[] = [{}, daCdn, { 'x-acolhe-ip': '10.0.0.1' }]
    for (const headers of pedidos) expect(addressOf(pedido(headers))).toBe('203.0.113.7')
  })

  it('behind the CDN is who connected to it, only with its secret', () => {
    vi.stubEnv('SEGREDO_DA_CDN', 'segredo')
    expect(addressOf(pedido(daCdn))).toBe('198.51.100.10')
    expect(addressOf(pedido({ ...daCdn, 'x-acolhe-endereco': '2001:db8::1' }))).toBe('2001:db8::1')
    expect(addressOf(pedido({ ...daCdn, 'x-acolhe-origem': 'outro!!' }))).toBe('203.0.113.7')
    expect(addressOf(pedido({ 'x-acolhe-endereco': '198.51.100.10' }))).toBe('203.0.113.7')
    expect(addressOf(pedido({ 'x-acolhe-origem': 'segredo' }))).toBe('203.0.113.7')
  })
})

describe('throughCdn', () => {
  it('holds for any request where no CDN stands in front', () => {
    expect(throughCdn({})).toBe(true)
  })

  it('holds only with the secret where one does, however the gateway spells the header', () => {
    vi.stubEnv('SEGREDO_DA_CDN', 'segredo')
    expect(throughCdn(daCdn)).toBe(true)
    expect(throughCdn({ 'X-Acolhe-Origem': 'segredo' })).toBe(true)
    expect(throughCdn({})).toBe(false)
    expect(throughCdn({ 'x-acolhe-origem': 'segred0' })).toBe(false)
    expect(throughCdn({ 'x-acolhe-origem': 'segredo-e-mais' })).toBe(false)
  })

  it('while the secret changes holds with the one before too, which by itself opens nothing', () => {
    const com = (origem: string) => throughCdn({ 'x-acolhe-origem': origem })
    vi.stubEnv('SEGREDO_DA_CDN', 'novo')
    vi.stubEnv('SEGREDO_DA_CDN_ANTERIOR', 'segredo')
    expect([com('novo'), com('segredo'), com('nov0'), com('segred0'), com('')]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(addressOf(pedido(daCdn))).toBe('198.51.100.10')
    vi.stubEnv('SEGREDO_DA_CDN_ANTERIOR', '')
    expect([com('novo'), com('segredo'), com('')]).toEqual([true, false, false])
    expect(addressOf(pedido(daCdn))).toBe('203.0.113.7')
  })
})
