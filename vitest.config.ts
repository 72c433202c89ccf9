import { ALEGACOES } from './domain/base/alegacoes.ts'
import { estagio } from './lib/estagios.ts'
import { defineConfig } from 'vitest/config'
import Ordem from './tests/support/ordem.ts'

const CAMADAS = ['unit', 'contract', 'infra', 'flows', 'security']
const timezone = { TZ: 'UTC', AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }

/** In the whole layer the unit files share processes: each loads our modules anew and has a page of its own. */
const JUNTAS = process.env['UNIDADES_JUNTAS'] !== undefined
const ENTRE_ARQUIVOS = JUNTAS ? ['tests/support/janela.ts', 'tests/support/entre-arquivos.ts'] : []

/** Functions that a contract calls in this process: what they log and measure is nobody's. */
const CALADAS = { POWERTOOLS_LOG_LEVEL: 'CRITICAL', POWERTOOLS_METRICS_DISABLED: 'true' }

const AO_COMECAR: Readonly<Record<string, string[]>> = {
  unit: ['tests/support/env.ts', ...ENTRE_ARQUIVOS, 'tests/support/pagina.ts'],
  contract: ['tests/contract/local/modelo.setup.ts'],
  flows: ['tests/support/saida-do-produto.ts'],
  security: ['tests/support/saida-do-produto.ts'],
}

const projeto = (name: string) => ({
  // As the build of the local stage: every claim shown; and, for the tests of them, the video proof of life and a
  // model.
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
    env: { ...timezone, ...(name === 'contract' && CALADAS) },
    // One cloud serves every attack.
    globalSetup: name === 'security' ? ['tests/security/nuvem.setup.ts'] : [],
    setupFiles: AO_COMECAR[name] ?? [],
    testTimeout: name === 'unit' ? 60_000 : 120_000,
    hookTimeout: 120_000,
    // A flow file has a cloud to itself.
    fileParallelism: name !== 'security',
    // One synthesis serves every infra file, and one set of clients every attack.
    isolate: name !== 'infra' && name !== 'security' && !(name === 'unit' && JUNTAS),
    // Whoever types keeps the page found at load: every file loads it anew.
    server: { deps: { inline: ['@testing-library/user-event'] } },
  },
})

export default defineConfig({
  test: {
    sequence: { sequencer: Ordem },
    projects: CAMADAS.map(projeto),
  },
})
