// What both commands need first, in plain JavaScript because nothing is installed yet:
// a Node that is new enough, and the dependencies of the lockfile.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Not `import.meta.dirname`: a Node that is too old has none, and is to be told so.
export const RAIZ = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
const MINIMO = [20, 19]

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
export async function exigirPortas(portas) {
  for (const porta of portas)
    if (!(await livre(porta)))
      parar(
        `A porta ${porta} já está em uso. Encerre o outro programa ou escolha outra: npm start -- --porta ${portas[0] + 100}`,
      )
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

/** Writes the personas into a cloud that is running and prints where everything is. */
export function semear(dados) {
  if (!existsSync(path.join(dados, 'semente.json'))) console.log('Criando as personas…')
  executar('node_modules/.bin/tsx', ['semente/semear.ts', path.join(dados, 'ambiente.json')])
}
