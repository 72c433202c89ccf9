import { readdirSync, readFileSync } from 'node:fs'
import { ALEGACOES } from './domain/base/alegacoes.ts'
import { estagio } from './lib/estagios.ts'
import { defineConfig } from 'vitest/config'
import Ordem from './tests/support/ordem.ts'

const CAMADAS = ['unit', 'contract', 'infra', 'flows', 'security']
const timezone = { TZ: 'UTC', AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }

/** Unit files without a page that put nothing in a module's place: in the whole layer they share processes. */
const JUNTOS =
  process.env['UNIDADES_JUNTAS'] === undefined
    ? []
    : readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
        .filter((nome) => nome.endsWith('.test.ts') && !nome.startsWith('web/'))
        .map((nome) => `tests/unit/${nome}`)
        .filter((nome) => !readFileSync(nome, 'utf8').includes('vi.mock('))

/** Functions that a contract calls in this process: what they log and measure is nobody's. */
const CALADAS = { POWERTOOLS_LOG_LEVEL: 'CRITICAL', POWERTOOLS_METRICS_DISABLED: 'true' }

const AO_COMECAR: Readonly<Record<string, string[]>> = {
  unit: ['tests/support/env.ts', 'tests/support/pagina.ts'],
  contract: ['tests/contract/local/modelo.setup.ts'],
}

const projeto = (name: string) => ({
  // As the build of the local stage: every claim shown; and, for the tests of them, the video proof of life and a model.
  define: {
    ALEGACOES_LIGADAS: JSON.stringify(ALEGACOES),
    ALEGACOES_CONTADAS: '[]',
    EMPRESA: JSON.stringify(estagio('local').empresa),
    PROVA_DE_VIDA: '"/assets/tfjs/"',
    IA_NA_TRIAGEM: 'true',
  },
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    exclude: name === 'unit' ? JUNTOS : [],
    env: { ...timezone, ...(name === 'contract' && CALADAS) },
    // One cloud serves every attack.
    globalSetup: name === 'security' ? ['tests/security/nuvem.setup.ts'] : [],
    setupFiles: AO_COMECAR[name] ?? [],
    testTimeout: name === 'unit' ? 60_000 : 120_000,
    hookTimeout: 120_000,
    // A flow file has a cloud to itself.
    fileParallelism: name !== 'security',
    // One synthesis serves every infra file, and one set of clients every attack.
    isolate: name !== 'infra' && name !== 'security',
  },
})

const unidades = projeto('unit')
const juntas = {
  ...unidades,
  test: {
    ...unidades.test,
    name: 'unit-juntas',
    include: JUNTOS,
    exclude: [],
    setupFiles: ['tests/support/env.ts', 'tests/support/entre-arquivos.ts'],
    isolate: false,
  },
}

export default defineConfig({
  test: {
    sequence: { sequencer: Ordem },
    projects: [...CAMADAS.map(projeto), ...(JUNTOS.length > 0 ? [juntas] : [])],
  },
})
