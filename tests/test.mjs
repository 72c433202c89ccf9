// `npm test [camada …]`: installs what is missing, builds once, runs the layers in order.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { executar, parar, preparar, RAIZ } from '../local/preparar.mjs'

const VITEST = 'node_modules/.bin/vitest'
/** What failed, with what it wrote, and a summary; the rest stays out of the way. */
const QUIETO = ['--reporter', 'minimal', '--silent=passed-only']
const vitest = (camada, ...opcoes) => executar(VITEST, ['run', '--project', camada, ...QUIETO, ...opcoes])
/** Files of these layers share nothing: as many run at once as there are cores, and one more for when one waits. */
const EM_PARALELO = ['--maxWorkers', String(availableParallelism() + 1)]
/** Each file of these has a cloud of its own, whose threads keep a core busy. */
const AOS_PARES = ['--maxWorkers', '2']
const FONTES = [
  'bancadas',
  'bin',
  'lib',
  'lambdas',
  'domain',
  'web/src',
  'local',
  'semente',
  'docs/gerar',
  'tests',
]

const CAMADAS = {
  check: () =>
    juntos(
      ['node_modules/.bin/depcruise', ...FONTES, '--config', '.dependency-cruiser.cjs'],
      ['node_modules/.bin/oxlint', '--type-aware'],
      ['node', 'node_modules/typescript7/bin/tsc', '--noEmit'],
      ['node_modules/.bin/biome', 'format', '.'],
    ),
  unit: () =>
    executar(VITEST, ['run', '--project', 'unit', ...QUIETO, ...EM_PARALELO], { UNIDADES_JUNTAS: 'sim' }),
  contract: () => vitest('contract', ...EM_PARALELO),
  infra: () => vitest('infra'),
  security: () => vitest('security'),
  flows: () => vitest('flows', ...AOS_PARES),
  e2e() {
    executar('node_modules/.bin/playwright', ['test', '--reporter', 'dot'])
  },
}
/** One does nothing but compute, the other waits for its cloud half the time. */
const LADO_A_LADO = ['infra', 'security']
/** Where the clouds of the flows leave what they logged, for the search that follows. */
const REGISTROS = path.join(RAIZ, '.build/registros')
const DEIXAM_REGISTROS = ['flows', 'e2e']
/** What the product's processes write while they are tested. */
const SAIDA = path.join(RAIZ, '.build/nuvens.log')
/** The personas as the clouds of one run find them: each begins on a copy. */
const SEMEADOS = path.join(RAIZ, '.build/semeados')
/** What the readers answered of each picture in this run: a person shown in many files is read in one. */
const LIDOS = path.join(RAIZ, '.build/lidos')
const PRECISAM_DA_SEMENTE = ['flows', 'e2e']
const PRECISAM_DA_MONTAGEM = new Set(['contract', 'infra', 'flows', 'security', 'e2e'])

preparar()
const pedidas = process.argv.slice(2)
const camadas = pedidas.length > 0 ? pedidas : Object.keys(CAMADAS)
const desconhecida = camadas.find((camada) => !(camada in CAMADAS))
if (desconhecida) parar(`A camada "${desconhecida}" não existe. Há: ${Object.keys(CAMADAS).join(', ')}.`)
if (camadas.includes('unit')) pdfsig()
if (camadas.includes('e2e')) chromium()
if (camadas.some((camada) => PRECISAM_DA_MONTAGEM.has(camada))) executar('node', ['local/construir.mjs'])
// What the tests put aside goes with them, also what one that was cut short could not take away.
const TEMPORARIO = mkdtempSync(path.join(tmpdir(), 'acolhe-testes-'))
process.env.TMPDIR = TEMPORARIO
process.once('exit', () => rmSync(TEMPORARIO, { recursive: true, force: true, maxRetries: 5 }))
mkdirSync(path.dirname(SAIDA), { recursive: true })
rmSync(SAIDA, { force: true })
process.env.SAIDA_DAS_NUVENS = SAIDA
process.once('exit', () => {
  if (existsSync(SAIDA))
    console.log(`\nO que o produto escreveu durante os testes: ${path.relative(RAIZ, SAIDA)}`)
})
// An answer that must not tell who has an account waits for its time, 0.6 s a sign-in. Here nobody looks at the clock:
// unit tests hold that it waits, and `npm run seguranca` measures it as the product has it.
process.env.PRAZOS_DO_TESTE = JSON.stringify({ resposta_uniforme: 25 })
const procurarVazamentos = DEIXAM_REGISTROS.some((camada) => camadas.includes(camada))
if (procurarVazamentos) {
  rmSync(REGISTROS, { recursive: true, force: true })
  process.env.REGISTROS_DO_TESTE = REGISTROS
}
if (PRECISAM_DA_SEMENTE.some((camada) => camadas.includes(camada))) {
  rmSync(SEMEADOS, { recursive: true, force: true })
  executar('node_modules/.bin/tsx', ['tests/semear.ts', SEMEADOS])
  process.env.DADOS_SEMEADOS = SEMEADOS
  rmSync(LIDOS, { recursive: true, force: true })
  process.env.LIDOS_DO_TESTE = LIDOS
}
const ambas = LADO_A_LADO.every((camada) => camadas.includes(camada))
for (const camada of camadas) {
  if (ambas && camada === LADO_A_LADO[1]) continue
  const agora = ambas && camada === LADO_A_LADO[0] ? LADO_A_LADO : [camada]
  console.log(`\n── ${agora.join(' e ')} ──`)
  if (agora.length === 1) await CAMADAS[camada]()
  else await juntos(...agora.map((nome) => [VITEST, 'run', '--project', nome, ...QUIETO]))
}
if (procurarVazamentos) {
  console.log('\n── vazamentos ──')
  executar('node_modules/.bin/tsx', ['tests/vazamentos.ts', REGISTROS])
}

/** Runs commands side by side and tells what each said once it has ended; ends when one of them failed. */
async function juntos(...comandos) {
  const fins = await Promise.all(
    comandos.map(
      ([comando, ...argumentos]) =>
        new Promise((resolve) => {
          const filho = spawn(comando, argumentos, { cwd: RAIZ, stdio: ['ignore', 'pipe', 'pipe'] })
          const dito = []
          for (const saida of [filho.stdout, filho.stderr]) saida.on('data', (parte) => dito.push(parte))
          filho.once('error', ({ message }) => parar(`Não foi possível executar ${comando}: ${message}`))
          filho.once('close', (status) => {
            process.stdout.write(Buffer.concat(dito))
            resolve(status ?? 1)
          })
        }),
    ),
  )
  const falha = fins.find((status) => status !== 0)
  if (falha !== undefined) process.exit(falha)
}

/** The browser tests drive a system Chromium. */
function chromium() {
  const candidatos = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  if (candidatos.some((caminho) => caminho && existsSync(caminho))) return
  instalar(
    'chromium',
    'Os testes de navegador precisam do Chromium: instale-o (apt-get install chromium) ou aponte CHROMIUM para ele.',
  )
}

/** Signed documents are read by a program that is not ours. */
function pdfsig() {
  if (spawnSync('pdfsig', ['-v']).error === undefined) return
  instalar(
    'poppler-utils',
    'Os testes das assinaturas precisam do pdfsig: instale o poppler-utils (apt-get install poppler-utils).',
  )
}

/** On Debian, what is missing is installed; elsewhere it is said what to do. */
function instalar(pacote, recado) {
  console.log(`Instalando ${pacote} para os testes…`)
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', pacote], { stdio: 'inherit' })
  if (status !== 0) parar(recado)
}
