import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Mount, providerListener } from '../../local/provedores/listener.ts'

/** An HTTP server on a free port of this machine. */
export async function listen(
  listener: RequestListener,
): Promise<{ server: Server; port: number; url: string }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return { server, port: address.port, url: `http://127.0.0.1:${address.port}` }
}

export async function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

/** A port whose mounts are given once its address is known, as the composition does it. */
export async function providerPort(): Promise<{
  port: number
  url: string
  mount(mounts: readonly Mount[]): void
  close(): Promise<void>
}> {
  let current: RequestListener = providerListener([])
  const { server, port, url } = await listen((request, response) => current(request, response))
  return {
    port,
    url,
    mount: (mounts) => {
      current = providerListener(mounts)
    },
    close: () => stop(server),
  }
}

export async function temporaryFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'acolhe-provedores-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Asks until the answer is there; fails with what was awaited when the deadline passes. */
export async function eventually<T>(
  what: string,
  ask: () => T | undefined | Promise<T | undefined>,
  deadlineMs = 15_000,
): Promise<T> {
  const end = Date.now() + deadlineMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > end) throw new Error(`not seen within ${deadlineMs} ms: ${what}`)
    await wait(20)
  }
}
