import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const BAIXADOS = path.join(ROOT, '.build/nativos')

/** What a binary must run on, as npm names it. */
export interface Plataforma {
  readonly os: string
  readonly cpu: string
  readonly libc: string
}

/** Lambda's, whatever machine builds. */
export const LAMBDA: Plataforma = { os: 'linux', cpu: 'arm64', libc: 'glibc' }

const { header } = process.report.getReport() as { readonly header: { glibcVersionRuntime?: string } }
/** The embedded cloud runs the functions here. */
export const ESTA_MAQUINA: Plataforma = {
  os: process.platform,
  cpu: process.arch,
  libc: header.glibcVersionRuntime ? 'glibc' : 'musl',
}

interface Trancado {
  readonly version: string
  readonly integrity: string
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Packages of which only a part is ever loaded: what is shipped of them, dependencies (types) left out. */
const PARTES: Readonly<Record<string, RegExp>> = {
  'zxing-wasm': /zxing-wasm(\/package\.json|\/dist(\/reader.*|\/es(\/reader.*|\/share\.js)?)?)?$/,
}

/**
 * Copies packages into `node_modules` of a folder with all they require, as the lockfile has them and for the platform
 * given: what this machine's install left out is fetched.
 * @throws Error naming a package that the lockfile or the registry does not have
 */
export function copiarNativos(nomes: readonly string[], destino: string, plataforma: Plataforma): void {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Trancado>>
  }
  const copiados = new Set<string>()
  const copiar = (nome: string, de: string): void => {
    const chave = ondeEsta(packages, nome, de)
    const pacote = packages[chave]
    if (!pacote) throw new Error(`package-lock.json não tem "${nome}", que "${de}" pede.`)
    if (copiados.has(chave) || !serve(pacote, plataforma)) return
    copiados.add(chave)
    const instalado = path.join(ROOT, chave)
    const parte = PARTES[nome]
    cpSync(existsSync(instalado) ? instalado : baixar(nome, pacote), path.join(destino, chave), {
      recursive: true,
      dereference: true,
      filter: (arquivo) => parte?.test(arquivo) ?? true,
    })
    if (parte) return
    for (const outro of Object.keys({ ...pacote.dependencies, ...pacote.optionalDependencies }))
      copiar(outro, chave)
  }
  for (const nome of nomes) copiar(nome, '')
}

/** As Node looks: beside the package that asks, then beside each that holds it. */
function ondeEsta(packages: Readonly<Record<string, unknown>>, nome: string, de: string): string {
  const aqui = path.posix.join(de, 'node_modules', nome)
  if (aqui in packages || de === '') return aqui
  return ondeEsta(packages, nome, de.slice(0, Math.max(0, de.lastIndexOf('node_modules/') - 1)))
}

const serve = (pacote: Trancado, plataforma: Plataforma): boolean =>
  (['os', 'cpu', 'libc'] as const).every((o) => pacote[o]?.includes(plataforma[o]) ?? true)

/** Folder of a package of another platform, fetched once; its bytes are those the lockfile names. */
function baixar(nome: string, { version, integrity }: Trancado): string {
  const pasta = path.join(BAIXADOS, `${nome}@${version}`)
  const pacote = path.join(pasta, 'package')
  if (existsSync(pacote)) return pacote
  mkdirSync(pasta, { recursive: true })
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', `${nome}@${version}`, '--json', '--pack-destination', pasta], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  ) as [{ readonly filename: string }]
  const arquivo = path.join(pasta, path.basename(filename))
  const achada = `sha512-${createHash('sha512').update(readFileSync(arquivo)).digest('base64')}`
  if (achada !== integrity) throw new Error(`${nome}@${version} não é o que package-lock.json tranca.`)
  execFileSync('tar', ['-xzf', arquivo, '-C', pasta])
  return pacote
}
