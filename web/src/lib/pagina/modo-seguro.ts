/** The same address in safe mode (P §2.2: `safe=1`). */
export function comModoSeguro(href: string): string {
  const url = new URL(href)
  url.searchParams.set('safe', '1')
  return url.href
}

/** The same address without safe mode. */
export function semModoSeguro(href: string): string {
  const url = new URL(href)
  url.searchParams.delete('safe')
  return url.href
}

/** Whether a query string asks for safe mode. */
export const pedeModoSeguro = (search: string): boolean => new URLSearchParams(search).get('safe') === '1'
