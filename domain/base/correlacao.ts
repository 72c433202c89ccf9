/** P §3: 'req_' + timestamp (ms) + 7 random base-36 characters; `aleatorio` answers from 0 up to 1. */
export function novaCorrelacao(agora: number, aleatorio: () => number): string {
  const cauda = Array.from({ length: 7 }, () => Math.floor(aleatorio() * 36).toString(36)).join('')
  return `req_${agora}${cauda}`
}

/** Whether a text from a browser is such an id; others are dropped, so that nothing else gets into the log this way. */
export const eCorrelacao = (valor: string): boolean => /^req_\d{13}[0-9a-z]{7}$/.test(valor)
