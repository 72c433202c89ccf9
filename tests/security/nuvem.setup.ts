import type { TestProject } from 'vitest/node'
import { startCloudProcess } from '../support/cloud.ts'

/** Where the running cloud of the layer is. */
export interface NuvemDaCamada {
  readonly origem: string
  readonly aws: string
  readonly provedores: string
  readonly dados: string
}

declare module 'vitest' {
  interface ProvidedContext {
    nuvem: NuvemDaCamada
  }
}

/** Starts one product for every attack of the layer, and ends it after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cloud = await startCloudProcess({ semente: false })
  const { origem, aws, provedores, dados } = cloud
  project.provide('nuvem', { origem, aws, provedores, dados })
  return () => cloud.close()
}
