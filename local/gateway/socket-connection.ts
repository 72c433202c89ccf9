import type { WebSocket } from 'ws'
import type { ManagedConnection } from '../aws/execute-api/management.ts'
import type { Caller } from './socket-event.ts'

const NORMAL = 1000
const GOING_AWAY = 1001

/** A connected browser. */
export class Connection implements ManagedConnection {
  readonly caller: Caller
  private readonly ws: WebSocket
  private readonly idle: NodeJS.Timeout
  private readonly life: NodeJS.Timeout
  private activeAt = new Date()

  constructor(caller: Caller, ws: WebSocket, limits: { readonly idle: number; readonly life: number }) {
    this.caller = caller
    this.ws = ws
    this.idle = setTimeout(() => this.goAway(), limits.idle).unref()
    this.life = setTimeout(() => this.goAway(), limits.life).unref()
  }

  get connectedAt(): Date {
    return this.caller.connectedAt
  }

  get lastActiveAt(): Date {
    return this.activeAt
  }

  get identity(): Caller['identity'] {
    return this.caller.identity
  }

  active(): void {
    this.activeAt = new Date()
    this.idle.refresh()
  }

  async send(text: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.ws.send(text, (error) => (error ? reject(error) : resolve()))
    })
    this.active()
  }

  /** On request (`DeleteConnection`). */
  disconnect(): void {
    this.ws.close(NORMAL, 'Connection Closed Normally')
  }

  private goAway(): void {
    this.ws.close(GOING_AWAY, 'Going away')
  }

  /** Disconnects without waiting for the browser's goodbye. */
  end(): void {
    this.goAway()
    setImmediate(() => this.ws.terminate())
  }

  stop(): void {
    clearTimeout(this.idle)
    clearTimeout(this.life)
  }
}
