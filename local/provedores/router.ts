import findMyWay from 'find-my-way'

export interface Route<H> {
  readonly method: 'GET' | 'POST'
  /** With `:name` parameters. */
  readonly path: string
  readonly handler: H
}

interface Match<H> {
  readonly handler: H
  readonly params: Readonly<Record<string, string>>
}

/** Finds the handler of a method and a path (still percent-encoded); parameters come decoded. */
export function createRouter<H>(
  routes: readonly Route<H>[],
): (method: string, path: string) => Match<H> | undefined {
  const router = findMyWay()
  const byKey = new Map(routes.map((route) => [`${route.method} ${route.path}`, route.handler]))
  for (const { method, path } of routes) router.on(method, path, () => undefined, `${method} ${path}`)
  return (method, path) => {
    if (method !== 'GET' && method !== 'POST') return undefined
    const found = router.find(method, path)
    const handler = typeof found?.store === 'string' ? byKey.get(found.store) : undefined
    if (!found || !handler) return undefined
    return {
      handler,
      params: Object.fromEntries(
        Object.entries(found.params).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
    }
  }
}
