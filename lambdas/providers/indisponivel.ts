import * as z from 'zod/mini'

/** Why a provider's answer could not be used. The names are what the workflow tells its decision (`kyc.asl.json`). */

/** Name of every error that says a provider was too slow. */
export const DEMOROU = 'ProvedorDemorou'

/** The provider exceeded its time limit. */
export class ProvedorDemorou extends Error {
  constructor(provedor: string, cause: unknown) {
    super(`${provedor} took too long`, { cause })
    this.name = DEMOROU
  }
}

/** The answer breaks the provider's contract: nothing is concluded from it. */
export class RespostaSemSentido extends Error {
  constructor(provedor: string, cause: unknown) {
    super(`${provedor} answered what nobody understands`, { cause })
    this.name = 'RespostaSemSentido'
  }
}

/** A provider's answer as its contract says. @throws RespostaSemSentido */
export function entender<S extends z.ZodMiniType>(
  provedor: string,
  schema: S,
  resposta: unknown,
): z.output<S> {
  const lida = z.safeParse(schema, resposta)
  if (lida.success) return lida.data
  throw new RespostaSemSentido(provedor, lida.error)
}
