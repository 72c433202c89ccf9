/** P §3: 'req_' + timestamp + 7 random base-36 characters. */
export function novaCorrelacao(agora: number, aleatorio: () => number): string {
  const cauda = Array.from({ length: 7 }, () => Math.floor(aleatorio() * 36).toString(36)).join('')
  return `req_${agora}${cauda}`
}

/** Made when the app starts; goes with every call as `x-correlation-id` and with every reported error. */
export const correlationId = novaCorrelacao(Date.now(), Math.random)
