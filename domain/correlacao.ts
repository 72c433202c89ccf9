/** P §3: 'req_' + timestamp (ms) + 7 random base-36 characters; `aleatorio` answers from 0 up to 1. */
export function novaCorrelacao(agora: number, aleatorio: () => number): string {
  const cauda = Array.from({ length: 7 }, () => Math.floor(aleatorio() * 36).toString(36)).join('')
  return `req_${agora}${cauda}`
}

/** Whether a browser's word is such an id: only then is it kept, so that nothing else gets into a log by it. */
export const eCorrelacao = (valor: string): boolean => /^req_\d{13}[0-9a-z]{7}$/.test(valor)
