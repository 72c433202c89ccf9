import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Flows that wait for the clock: they begin first, and the others run meanwhile. */
const ESPERAM = ['admin', 'fila', 'caos', 'kyc']

/** Which file begins first; what takes long does. Files that share processes stand together, for a process goes on to the next only then. */
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
  if (project.name === 'unit-juntas') return ESPERAM.length + 1
  const espera = ESPERAM.findIndex((nome) => moduleId.endsWith(`/flows/${nome}.test.ts`))
  return espera < 0 ? ESPERAM.length : espera
}
