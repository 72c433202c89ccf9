// What both commands need first, in plain JavaScript because nothing is installed yet:
// a Node that is new enough, and the dependencies of the lockfile.
import { fork, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

// Not `import.meta.dirname`: a Node that is too old has none, and is to be told so.
export const RAIZ = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
/** The embedded cloud as `local/construir.mjs` leaves it, and how it is run: errors name the lines of its sources. */
export const NUVEM = path.join(RAIZ, '.build/nuvem.mjs')
export const COM_FONTES = ['--enable-source-maps']
const MINIMO = [20, 19]

const DADOS = path.join(RAIZ, '.acolhe')

/** What `npm start` and `npm run dev` both take. */
export const OPCOES = {
  porta: { type: 'string', default: '4600', diz: 'a primeira de cinco portas seguidas (4600)' },
  dados: { type: 'string', default: DADOS, diz: 'a pasta dos dados (.acolhe)' },
}

/** With the four that follow it. */
const ULTIMA_PORTA = 65_531

/** The port that was asked for; ends with one clear line when it is none. */
export function portaDe({ porta }) {
  const numero = Number(porta)
  if (!Number.isInteger(numero) || numero < 1024 || numero > ULTIMA_PORTA)
    parar(`--porta deve ser um número de 1024 a ${ULTIMA_PORTA}, não "${porta}".`)
  return numero
}

/** Where the data are; ends with one clear line when it is no folder. */
export function pastaDe({ dados }) {
  const pasta = path.resolve(dados)
  if (existsSync(pasta) && !statSync(pasta).isDirectory())
    parar(`--dados deve ser uma pasta; ${pasta} é um arquivo.`)
  return pasta
}

/** Starts afresh: only what this product wrote is deleted, whatever folder somebody names. */
export function limpar(pasta) {
  if (!existsSync(pasta) || readdirSync(pasta).length === 0) return
  if (pasta !== DADOS && !existsSync(path.join(pasta, 'ambiente.json')))
    parar(`${pasta} não é uma pasta de dados da Acolhe, e nada foi apagado.`)
  rmSync(pasta, { recursive: true, force: true })
}

/** Ends with one clear line. */
export function parar(mensagem) {
  console.error(`\n${mensagem}\n`)
  process.exit(1)
}

/** Checks Node and installs the dependencies when the lockfile is not the installed one. */
export function preparar() {
  const [maior = 0, menor = 0] = process.versions.node.split('.').map(Number)
  if (maior < MINIMO[0] || (maior === MINIMO[0] && menor < MINIMO[1]))
    parar(`A Acolhe precisa do Node ${MINIMO.join('.')} ou mais novo; este é o ${process.versions.node}.`)

  const selo = path.join(RAIZ, 'node_modules/.acolhe-lock')
  const atual = createHash('sha256')
    .update(readFileSync(path.join(RAIZ, 'package-lock.json')))
    .digest('hex')
  if (existsSync(selo) && readFileSync(selo, 'utf8') === atual) return
  console.log('Instalando as dependências (só na primeira vez)…')
  // Not `npm ci`: it refuses a lockfile whose registry did not offer the binaries of other platforms.
  executar('npm', ['install', '--no-save', '--no-audit', '--no-fund'])
  writeFileSync(selo, atual)
}

/** Runs a command in the repository's root and ends with its status when it fails. */
export function executar(comando, argumentos, env = {}) {
  const { status, error } = spawnSync(comando, argumentos, {
    cwd: RAIZ,
    stdio: 'inherit',
    env: { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', ...env },
  })
  if (error) parar(`Não foi possível executar ${comando}: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

/** Ends with one clear line when somebody already listens on one of these ports. */
export async function exigirPortas(comando, portas) {
  for (const porta of portas)
    if (!(await livre(porta))) {
      const outra = portas[0] + 100 > ULTIMA_PORTA ? 4600 : portas[0] + 100
      parar(
        `A porta ${porta} já está em uso. Encerre o outro programa ou escolha outra: ${comando} -- --porta ${outra}`,
      )
    }
}

function livre(porta) {
  return new Promise((resolve) => {
    const sonda = createServer()
    sonda.once('error', () => resolve(false))
    sonda.listen(porta, '127.0.0.1', () => sonda.close(() => resolve(true)))
  })
}

/** How often it is looked whether npm still runs. */
const OLHAR_MS = 500

/** Ends what npm started when npm itself was killed: nobody else would. What was started by itself runs on its own. */
export function acabarComNpm(encerrar) {
  if (process.env.npm_command === undefined) return
  const pai = process.ppid
  setInterval(() => {
    if (process.ppid !== pai) encerrar()
  }, OLHAR_MS).unref()
}

/** Writes the personas into a cloud that is running, serves the kit of identities and prints where everything is. */
export function semear(dados, portaDoKit) {
  if (!existsSync(path.join(dados, 'semente.json'))) console.log('Criando as personas…')
  const ambiente = path.join(dados, 'ambiente.json')
  const kit = fork('semente/kit/kit.ts', [ambiente, String(portaDoKit)], {
    cwd: RAIZ,
    execArgv: ['--import', 'tsx'],
  })
  kit.once('message', () =>
    executar('node_modules/.bin/tsx', ['semente/semear.ts', ambiente, `http://127.0.0.1:${portaDoKit}`]),
  )
  return kit
}

/** Reads the options of a command; `--help` and unknown ones end with a few lines instead of a stack trace. */
export function lerOpcoes(comando, opcoes) {
  const linhas = Object.entries(opcoes).map(([nome, { diz }]) => `  --${nome.padEnd(14)} ${diz}`)
  const ajuda = [`Uso: ${comando} -- [opções]`, ...linhas, '  --help           mostra isto'].join('\n')
  try {
    const { values } = parseArgs({ options: { ...opcoes, help: { type: 'boolean', short: 'h' } } })
    if (!values.help) return values
  } catch {
    parar(`Opção desconhecida ou incompleta: ${process.argv.slice(2).join(' ')}\n\n${ajuda}`)
  }
  console.log(`\n${ajuda}\n`)
  process.exit(0)
}
