import { createHash, randomBytes } from 'node:crypto'

/** A secret of 32 random bytes. */
export const sortear = (): string => randomBytes(32).toString('base64url')

/** What is stored of such a secret: it cannot be guessed, so it needs no slow hash. */
export const hashDe = (segredo: string): string => createHash('sha256').update(segredo).digest('hex')
