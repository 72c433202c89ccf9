import { describe, expect, it, vi } from 'vitest'
import { addressOf } from '#lambdas/runtime/endereco.ts'

const pedido = (headers: Record<string, string>) => ({
  headers,
  requestContext: { http: { sourceIp: '203.0.113.7' } },
})
const daCdn = { 'x-acolhe-origem': 'segredo', 'cloudfront-viewer-address': '198.51.100.10:46532' }

describe('addressOf', () => {
  it('without a CDN is who connected, whatever the request says', () => {
    const pedidos: Record<string, string>[] = [{}, daCdn, { 'x-acolhe-ip': '10.0.0.1' }]
    for (const headers of pedidos) expect(addressOf(pedido(headers))).toBe('203.0.113.7')
  })

  it('behind the CDN is who connected to it, only with its secret', () => {
    vi.stubEnv('SEGREDO_DA_CDN', 'segredo')
    expect(addressOf(pedido(daCdn))).toBe('198.51.100.10')
    expect(addressOf(pedido({ ...daCdn, 'cloudfront-viewer-address': '[2001:db8::1]:443' }))).toBe(
      '2001:db8::1',
    )
    expect(addressOf(pedido({ ...daCdn, 'x-acolhe-origem': 'outro!!' }))).toBe('203.0.113.7')
    expect(addressOf(pedido({ 'cloudfront-viewer-address': '198.51.100.10:46532' }))).toBe('203.0.113.7')
    expect(addressOf(pedido({ 'x-acolhe-origem': 'segredo' }))).toBe('203.0.113.7')
    vi.unstubAllEnvs()
  })
})
