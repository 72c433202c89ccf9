/**
 * The network an IP address stands for in a limit. Somebody with an IPv6 line can choose addresses from a whole /64,
 * often from a /48, so a single IPv6 address does not identify a caller.
 */

const GRUPOS = 8
const V4 = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** What counts as one caller: an IPv4 address, or the /64 of an IPv6 one. */
export function redeDe(endereco: string): string {
  const grupos = gruposDe(endereco)
  if (!grupos) return semMapa(endereco)
  return `${grupos.slice(0, 4).join(':')}::/64`
}

/** The wider network, against floods from changing addresses: /24 of an IPv4 address, /48 of an IPv6 one. */
export function vizinhancaDe(endereco: string): string {
  const grupos = gruposDe(endereco)
  if (grupos) return `${grupos.slice(0, 3).join(':')}::/48`
  const v4 = semMapa(endereco)
  return V4.test(v4) ? `${v4.split('.').slice(0, 3).join('.')}.0/24` : v4
}

/** Unwraps an IPv4 address that was written as an IPv6 one. */
const semMapa = (endereco: string): string => /^::ffff:([\d.]+)$/i.exec(endereco)?.[1] ?? endereco

/** The eight groups of an IPv6 address, without leading zeros; null for anything else. */
function gruposDe(endereco: string): string[] | null {
  const [escrito = ''] = endereco.toLowerCase().split('%')
  if (!escrito.includes(':') || V4.test(semMapa(escrito))) return null
  const [cabeca = '', cauda, ...resto] = escrito.split('::')
  const antes = cabeca === '' ? [] : cabeca.split(':')
  const depois = cauda === undefined || cauda === '' ? [] : cauda.split(':')
  const faltam = GRUPOS - antes.length - depois.length
  const inteiro = cauda === undefined ? faltam === 0 : faltam > 0
  if (resto.length > 0 || !inteiro) return null
  const grupos = [...antes, ...Array.from({ length: faltam }, () => '0'), ...depois]
  return grupos.every((grupo) => /^[\da-f]{1,4}$/.test(grupo))
    ? grupos.map((grupo) => grupo.replace(/^0+(?=.)/, ''))
    : null
}
