/** Where the certificate providers differ from the norm they share (DOC-ICP-17.01, "v0"). */
export interface Vendor {
  /** Before `/v0/oauth/…`. */
  readonly prefix: string
  readonly label: string
  readonly encoding: 'base64' | 'hex'
  /** Most hashes one call may bring; without, what the norm leaves open. */
  readonly maxHashes?: number
  /** Asks the holder's telephone (`redirect_uri=push://`) and is polled. */
  readonly push?: true
  /** `pwd_authorize` with a single-use code. */
  readonly otp?: true
}

export const VENDORS = {
  vidaas: { prefix: '', label: 'VIDaaS', encoding: 'base64', push: true },
  birdid: { prefix: '', label: 'BirdID', encoding: 'hex', otp: true },
  safeid: { prefix: '/Service/Microservice/OAuth/api', label: 'SafeID', encoding: 'base64' },
  serproid: { prefix: '/oauth', label: 'SerproID', encoding: 'base64', maxHashes: 5 },
} as const satisfies Record<string, Vendor>

export type VendorName = keyof typeof VENDORS

export const isVendor = (name: string): name is VendorName => Object.hasOwn(VENDORS, name)
