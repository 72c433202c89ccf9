// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { allowOnlyKnownScripts, isKnownScript } from '../../../web/src/lib/pagina/trusted-types.ts'

const SITE = 'https://acolhe.test'

describe('which scripts a page may load', () => {
  it.each([
    '/assets/main-1.js',
    'https://acolhe.test/x.js',
    'https://js.stripe.com/basil/stripe.js',
    'https://m.js.stripe.com/a',
  ])('%s may', (url) => {
    expect(isKnownScript(url, SITE)).toBe(true)
  })

  it.each([
    'https://acolhe.test.evil.test/x.js',
    '//evil.test/x.js',
    'http://js.stripe.com/x.js',
    'https://js.stripe.com.evil.test/x.js',
    'https://evil-js.stripe.com/x.js',
    'https://js.stripe.com@evil.test/x.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:https://evil.test/1',
  ])('%s may not', (url) => {
    expect(isKnownScript(url, SITE)).toBe(false)
  })
})

describe('the policy', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('answers no address that is not known, and makes neither markup nor code', () => {
    const createPolicy = vi.fn()
    vi.stubGlobal('trustedTypes', { createPolicy })
    allowOnlyKnownScripts()
    const [name, rules] = createPolicy.mock.calls[0] ?? []
    expect(name).toBe('default')
    expect(Object.keys(rules)).toEqual(['createScriptURL'])
    expect(rules.createScriptURL('https://evil.test/x.js')).toBeNull()
    expect(rules.createScriptURL('/assets/x.js')).toBe('/assets/x.js')
  })

  it('asks nothing of a browser without them', () => {
    expect(() => allowOnlyKnownScripts()).not.toThrow()
  })
})
