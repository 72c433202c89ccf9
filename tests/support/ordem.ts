import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Flows that wait for the clock: they begin first, and the others run meanwhile. */
const ESPERAM = ['admin', 'fila', 'caos', 'kyc']

/** Which file begins first; what takes long does. */
export default class Ordem extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted
      .map((file) => ({ file, lugar: lugarDe(file) }))
      .toSorted((a, b) => a.lugar - b.lugar)
      .map(({ file }) => file)
  }
}

function lugarDe({ moduleId, project }: TestSpecification): number {
  if (project.name === 'unit') return lugarDaUnidade(moduleId)
  const espera = ESPERAM.findIndex((nome) => moduleId.endsWith(`/flows/${nome}.test.ts`))
  return espera < 0 ? ESPERAM.length : espera
}

/**
 * Files with a page stand together, for a process that has one goes on to the like alone. The last of them draws as a
 * server does, after which React draws nothing right in the same process.
 */
function lugarDaUnidade(moduleId: string): number {
  if (moduleId.endsWith('/inicio-estatico.test.tsx')) return 1
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom') ? 0 : 2
}
