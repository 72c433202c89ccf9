import type { ProvedorDeCertificado } from '#domain/base/psc.ts'

/** Where a certificate provider differs from the norm (DOC-ICP-17.01): a new one is a line here and an address. */
interface Vendor {
  /** Before `/v0/oauth/…`. */
  readonly prefix: string
  /** How it takes a hash; BirdID's documentation says hexadecimal, the norm base64. */
  readonly encoding: 'base64' | 'hex'
  readonly hashesPerCall: number
}

/** Hashes in one call: the norm sets no maximum, the guide of one provider does. */
const USUAL = 20

export const VENDORS: Readonly<Record<ProvedorDeCertificado, Vendor>> = {
  vidaas: { prefix: '', encoding: 'base64', hashesPerCall: USUAL },
  birdid: { prefix: '', encoding: 'hex', hashesPerCall: USUAL },
  safeid: { prefix: '/Service/Microservice/OAuth/api', encoding: 'base64', hashesPerCall: USUAL },
  serproid: { prefix: '/oauth', encoding: 'base64', hashesPerCall: 5 },
}
