// `npm run synth [-- --estagio prod] [--saida cdk.out] [--viva]`: bundles the functions and synthesizes the assembly,
// offline. `--viva` points the assembly at the bundle itself instead of a copy, for reloading while developing.
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    estagio: { type: 'string', default: 'local' },
    saida: { type: 'string', default: 'cdk.out' },
    viva: { type: 'boolean', default: false },
  },
})
const { context } = JSON.parse(await readFile('cdk.json', 'utf8'))

run('lib/bundle.ts')
run('bin/acolhe.ts', {
  CDK_OUTDIR: values.saida,
  // Validation triples the time; the infra tests keep it on.
  CDK_VALIDATION: 'false',
  CDK_CONTEXT_JSON: JSON.stringify({
    ...context,
    estagio: values.estagio,
    ...(values.viva && { 'aws:cdk:disable-asset-staging': true }),
  }),
})

function run(script, env) {
  const { status } = spawnSync('node_modules/.bin/tsx', [script], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}
