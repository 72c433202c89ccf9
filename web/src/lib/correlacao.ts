import { novaCorrelacao } from '#domain/base/correlacao.ts'

/** Made when the app starts; goes with every call as `x-correlation-id` and with every reported error. */
export const correlationId = novaCorrelacao(Date.now(), Math.random)
