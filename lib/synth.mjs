// `npm run synth [-- --stage prod] [--saida cdk.out] [--viva]` (`--estagio` is the same word): bundles the functions and
// synthesizes the assembly, offline. A stage of the cloud gets a site of its own, because the build writes its claims
// in. `--viva` points the assembly at the bundle itself instead of a copy, for reloading while developing.
import { spawnSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    stage: { type: 'string' },
    estagio: { type: 'string', default: 'local' },
    saida: { type: 'string', default: 'cdk.out' },
    viva: { type: 'boolean', default: false },
  },
})
const { context } = JSON.parse(await readFile('cdk.json', 'utf8'))

const estagio = values.stage ?? values.estagio
const site = estagio === 'local' ? 'web/dist' : `.build/site-${estagio}`

// What stands there is no longer what `npm start` built.
if (estagio !== 'local' && path.resolve(values.saida) === path.resolve('cdk.out'))
  await rm('.build/selo.json', { force: true })
run('tsx', ['lib/bundle.ts'])
if (estagio !== 'local')
  run(
    'vite',
    ['build', '--config', 'web/vite.config.ts', '--outDir', path.resolve(site), '--logLevel', 'warn'],
    { ESTAGIO: estagio },
  )
run('tsx', ['bin/acolhe.ts'], {
  CDK_OUTDIR: values.saida,
  // CDK's own CloudFormation engine, for what goes to AWS: it triples the time, and the embedded cloud needs none.
  CDK_VALIDATION: String(estagio !== 'local'),
  CDK_CONTEXT_JSON: JSON.stringify({
    ...context,
    // What it finds ends the synthesis; left out, it would only be told.
    '@aws-cdk/core:validateAgainstDefaultRules': true,
    stage: estagio,
    site,
    ...(values.viva && { 'aws:cdk:disable-asset-staging': true }),
  }),
})

function run(command, args, env) {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}
