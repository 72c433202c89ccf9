// Builds what the product runs from: the embedded cloud, and, only when their sources changed, the site and the
// assembly (cdk.out).
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { empacotarNuvem } from './nuvem.mjs'
import { executar, RAIZ } from './preparar.mjs'

const SELO = path.join(RAIZ, '.build/selo.json')
const FONTES = ['bin', 'lib', 'lambdas', 'domain', 'step-functions', 'web', 'cdk.json', 'package-lock.json']

const selo = existsSync(SELO) ? JSON.parse(readFileSync(SELO, 'utf8')) : {}
// The settings of the local stage that come from outside the sources (lib/estagios.ts): a model, if somebody answers
// for it.
const { MODELO_TRIAGEM = '', AWS_ENDPOINT_URL_BEDROCK_RUNTIME } = process.env
const montagem = resumo(FONTES) + (AWS_ENDPOINT_URL_BEDROCK_RUNTIME ? MODELO_TRIAGEM : '')

if (selo.montagem !== montagem || !daMaquina() || !existsSync(path.join(RAIZ, 'web/dist/index.html')))
  executar('node_modules/.bin/cdk', ['synth', '--quiet', '-c', 'stage=local', '--output', 'cdk.out'])
mkdirSync(path.dirname(SELO), { recursive: true })
writeFileSync(SELO, JSON.stringify({ montagem }))
await empacotarNuvem()

/** Whether what stands in cdk.out is the stage of this machine: `cdk synth` may have left another there. */
function daMaquina() {
  const manifesto = path.join(RAIZ, 'cdk.out/manifest.json')
  return existsSync(manifesto) && 'acolhe-local-site' in JSON.parse(readFileSync(manifesto, 'utf8')).artifacts
}

/** Digest of every file below these paths: contents, not times, so that a fresh checkout counts as unchanged. */
function resumo(caminhos) {
  const hash = createHash('sha256')
  const percorrer = (caminho) => {
    const completo = path.join(RAIZ, caminho)
    if (!existsSync(completo)) return
    if (/\.[a-z]+$/.test(caminho)) {
      hash.update(caminho).update(readFileSync(completo))
      return
    }
    for (const entrada of readdirSync(completo, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (entrada.name === 'dist' || entrada.name === 'node_modules') continue
      const filho = path.join(caminho, entrada.name)
      if (entrada.isDirectory()) percorrer(filho)
      else hash.update(filho).update(readFileSync(path.join(RAIZ, filho)))
    }
  }
  for (const caminho of caminhos) percorrer(caminho)
  return hash.digest('hex')
}
