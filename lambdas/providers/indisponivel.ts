/** Why a provider's answer could not be used. The names are what the workflow tells its decision (`kyc.asl.json`). */

/** Name of every error that says a provider was too slow. */
export const DEMOROU = 'ProvedorDemorou'

/** It took longer than it was given. */
export class ProvedorDemorou extends Error {
  constructor(provedor: string, cause: unknown) {
    super(`${provedor} took too long`, { cause })
    this.name = DEMOROU
  }
}

/** It answered what its contract does not allow: nothing is concluded from that. */
export class RespostaSemSentido extends Error {
  constructor(provedor: string, cause: unknown) {
    super(`${provedor} answered what nobody understands`, { cause })
    this.name = 'RespostaSemSentido'
  }
}
