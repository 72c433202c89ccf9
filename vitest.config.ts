import { ALEGACOES } from './domain/alegacoes.ts'
import { defineConfig } from 'vitest/config'

const timezone = { TZ: 'UTC', AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }

export default defineConfig({
  test: {
    projects: ['unit', 'contract', 'infra', 'flows', 'security'].map((name) => ({
      // As the build of the local stage: every claim shown.
      define: { ALEGACOES_LIGADAS: JSON.stringify(ALEGACOES) },
      test: {
        name,
        include: [`tests/${name}/**/*.test.{ts,tsx}`],
        env: timezone,
        // One cloud serves every attack.
        globalSetup: name === 'security' ? ['tests/security/nuvem.setup.ts'] : [],
        setupFiles: name === 'unit' ? ['tests/support/env.ts'] : [],
        testTimeout: name === 'unit' ? 10_000 : 60_000,
        hookTimeout: 120_000,
        fileParallelism: name !== 'flows' && name !== 'security',
        // One synthesis serves every infra file, and one set of clients every attack.
        isolate: name !== 'infra' && name !== 'security',
      },
    })),
  },
})
