/** The relying party of passkeys (WebAuthn): the domain they are bound to, and the origins that may ask for them. */
interface Parte {
  readonly id: string
  readonly origem: string
}

/**
 * The relying party of an origin. Browsers allow no passkeys at an IP address: on one machine the same pages are served
 * at `localhost`.
 */
export function parteDe(origem: string): Parte {
  const { hostname, protocol, port } = new URL(origem)
  if (hostname !== '127.0.0.1') return { id: hostname, origem }
  return { id: 'localhost', origem: `${protocol}//localhost${port && `:${port}`}` }
}
