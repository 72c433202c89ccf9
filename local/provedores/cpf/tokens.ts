import { randomUUID } from 'node:crypto'

/** Seconds a pass is good for. */
export const LIFETIME = 3600

/** The passes the gateway gave out and still takes. */
export class Tokens {
  private readonly until = new Map<string, number>()

  issue(): string {
    const token = randomUUID()
    this.until.set(token, Date.now() + LIFETIME * 1000)
    return token
  }

  holds(authorization: string | undefined): boolean {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
    return token !== undefined && (this.until.get(token) ?? 0) > Date.now()
  }

  /** Takes all of them back, as the gateway may at any moment. */
  expire(): void {
    this.until.clear()
  }
}
