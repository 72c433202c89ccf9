/**
 * `$request.body.acao` as a function from a message to a route key; what fits no route is `$default`.
 * @throws for an expression other than a path into the body
 */
export function routeSelector(
  expression: string,
  routes: ReadonlyMap<string, unknown>,
): (body: string) => string {
  const path = /^\$request\.body\.([\w.]+)$/.exec(expression)?.[1]?.split('.')
  if (!path) throw new Error(`NotEmulated: WebSocket route selection ${expression}`)
  return (body) => {
    let value: unknown
    try {
      value = JSON.parse(body)
    } catch {
      return '$default'
    }
    for (const name of path)
      value =
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? Reflect.get(value, name)
          : undefined
    // A browser may not name the gateway's own routes.
    return typeof value === 'string' && !value.startsWith('$') && routes.has(value) ? value : '$default'
  }
}
