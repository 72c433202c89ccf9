import { Secret, TOTP } from 'otpauth'

/** A user's authenticator application (TOTP, RFC 6238: SHA-1, six digits, 30 seconds). */

const PERIOD = 30
/** Steps a clock may be away, each way. */
const WINDOW = 1

export interface SoftwareToken {
  /** Base32, as the application is given it. */
  readonly secret?: string
  /** Handed out and not shown to work yet; the earlier one holds until then. */
  readonly pending?: string
  /** The newest time step a code was taken of: that one and those before are used up (RFC 6238 §5.2). */
  readonly usedStep?: number
  /** Asked for at sign-in. */
  readonly enabled: boolean
  readonly preferred: boolean
}

/** A user's record, as far as it tells of their authenticator. */
interface Holder {
  readonly softwareToken?: SoftwareToken
}

export const newSecret = (): string => new Secret({ size: 32 }).base32

/** The time step a code belongs to; undefined when it is of no step near `now` (ms). */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: PERIOD })
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / (PERIOD * 1000)) + delta
}

export const asksForCode = ({ softwareToken }: Holder): boolean => softwareToken?.enabled === true

/** What GetUser and AdminGetUser answer of it. */
export const mfaSettings = ({ softwareToken }: Holder) => ({
  ...(softwareToken?.enabled && { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] }),
  ...(softwareToken?.enabled && softwareToken.preferred && { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }),
})
