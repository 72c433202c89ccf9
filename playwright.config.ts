import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const chromium = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path))

const TELAS = '**/telas.e2e.ts'
const LONGAS = ['**/crianca.e2e.ts', '**/jornada.e2e.ts', '**/resiliencia.e2e.ts']

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.build/playwright',
  // Each file has its own cloud and browser, which wait for one another much of the time.
  workers: 3,
  // What comes ends a wait at once: these only say when a busy machine has had time enough.
  timeout: 480_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  // The longest begin first.
  projects: [
    { name: 'telas', testMatch: TELAS },
    { name: 'longas', testMatch: LONGAS },
    { name: 'jornadas', testMatch: '**/*.e2e.ts', testIgnore: [TELAS, ...LONGAS] },
  ],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A trace of everything takes a third of the time: `--trace retain-on-failure` asks for it.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--disable-features=WebRtcHideLocalIpsWithMdns',
        '--allow-loopback-in-peer-connection',
      ],
    },
  },
})
