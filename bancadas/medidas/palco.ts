import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { type CloudProcess, startCloudProcess } from '../../tests/support/cloud.ts'

export const RAIZ = path.resolve(import.meta.dirname, '../..')

/** What figures share: one running product, started by the first that needs it. */
export interface Palco {
  nuvem(): Promise<CloudProcess>
  fechar(): Promise<void>
}

export function montarPalco(): Palco {
  let aberta: Promise<CloudProcess> | undefined
  return {
    nuvem: () => (aberta ??= startCloudProcess({ leitores: true })),
    fechar: async () => {
      await (await aberta)?.close()
    },
  }
}

/** What is measured is what the sources say now. Its words go to stderr: stdout carries figures only. */
export function construir(): void {
  const { status } = spawnSync('node', ['local/construir.mjs'], {
    cwd: RAIZ,
    stdio: ['ignore', process.stderr.fd, 'inherit'],
  })
  if (status !== 0) throw new Error('The build failed')
}
