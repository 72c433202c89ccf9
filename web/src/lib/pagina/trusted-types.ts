/** What browsers with Trusted Types ask before a text becomes the address of a script. */
interface Policies {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string | null }): unknown
}

const STRIPE = /^https:\/\/([a-z0-9-]+\.)*js\.stripe\.com\//

/**
 * Whether a script may be loaded from an address: the site's own files, and the card form's as its provider asks.
 * @param site the origin of these pages
 */
export function isKnownScript(url: string, site: string): boolean {
  const { href, origin } = new URL(url, site)
  return origin === site || STRIPE.test(href)
}

/**
 * The one policy of these pages (`lib/cabecalhos.ts` asks for it): no text becomes markup or code, and only known
 * addresses become scripts. It bears the name 'default' because the card form's loader and workers hand over plain
 * text.
 */
export function allowOnlyKnownScripts(): void {
  const { trustedTypes } = window as { readonly trustedTypes?: Policies }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isKnownScript(url, location.origin) ? url : null),
  })
}
