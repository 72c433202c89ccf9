import { describe, expect, it } from 'vitest'
import { alvo } from './alvo.ts'

const { origem } = alvo()

describe('what the site publishes beside its pages', () => {
  it('security.txt is plain text, and has not run out', async () => {
    const resposta = await fetch(`${origem}/.well-known/security.txt`)
    expect(resposta.status).toBe(200)
    expect(resposta.headers.get('content-type')).toMatch(/^text\/plain/)
    const texto = await resposta.text()
    expect(texto).toMatch(/^Contact: mailto:/)
    const fim = Date.parse(/^Expires: (.+)$/m.exec(texto)?.[1] ?? '')
    expect(fim).toBeGreaterThan(Date.now())
    expect(fim).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000)
  })

  it('keeps an idle connection for longer than whoever called keeps it', async () => {
    const { headers } = await fetch(origem)
    const segundos = Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])
    // Browsers and Node's own callers let go of one after at most a minute.
    expect(segundos).toBeGreaterThan(60)
  })

  it('the policy of the pages says where a browser reports, and as browsers report it is heard', async () => {
    const politica = (await fetch(origem)).headers.get('content-security-policy') ?? ''
    const caminho = /(?:^|; )report-uri (\S+)/.exec(politica)?.[1]
    expect(caminho).toBe('/api/relatos-csp')
    const resposta = await fetch(`${origem}${caminho}`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': { 'document-uri': origem, 'blocked-uri': 'eval' } }),
    })
    expect([resposta.status, await resposta.json()]).toEqual([200, { registrado: true }])
  })
})
