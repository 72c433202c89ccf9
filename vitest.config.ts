import { ALEGACOES } from './domain/alegacoes.ts'
import { defineConfig } from 'vitest/config'
import Ordem from './tests/support/ordem.ts'

const timezone = { TZ: 'UTC', AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }

export default defineConfig({
  test: {
    sequence: { sequencer: Ordem },
    projects: ['unit', 'contract', 'infra', 'flows', 'security'].map((name) => ({
      // As the build of the local stage: every claim shown.
      define: { ALEGACOES_LIGADAS: JSON.stringify(ALEGACOES) },
      test: {
        name,
        include: [`tests/${name}/**/*.test.{ts,tsx}`],
        env: timezone,
        // One cloud serves every attack.
        globalSetup: name === 'security' ? ['tests/security/nuvem.setup.ts'] : [],
        setupFiles: name === 'unit' ? ['tests/support/env.ts', 'tests/support/entre-arquivos.ts'] : [],
        testTimeout: name === 'unit' ? 30_000 : 60_000,
        hookTimeout: 120_000,
        // A flow file has a cloud to itself.
        fileParallelism: name !== 'security',
        // What is loaded once serves every file; what is ours a unit file loads anew (tests/support/entre-arquivos.ts).
        isolate: name === 'contract' || name === 'flows',
      },
    })),
  },
})
