import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Construct } from 'constructs'
import { FUNCOES } from '../domain/contratos.ts'
import { type Alvo, assetFolder, bundle } from './bundle.ts'
import type { Estagio } from './estagios.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
type Nome = Pick<Estagio, 'nome'>

/**
 * Whose build is deployed: the stage's own, unless the context names another (one build serves every stage a test
 * synthesizes).
 */
export const construidoDe = (scope: Construct, { nome }: Nome): Nome => ({
  nome: (scope.node.tryGetContext('construido') as Nome['nome'] | undefined) ?? nome,
})

/** What a stage's functions are to run on. */
export const alvoDe = ({ nome }: Nome): Alvo => (nome === 'local' ? 'maquina' : 'nuvem')

/** Folder of a stage's pages: each has its own, because the build writes the stage's claims in. */
export const siteDe = ({ nome }: Nome): string =>
  path.join(ROOT, nome === 'local' ? 'web/dist' : `.build/site-${nome}`)

/**
 * Folders for what was not built, empty: a command that only names stacks sends nothing, but each asset has to be
 * somewhere.
 */
export function semConstruir(estagio: Nome): void {
  for (const pasta of [siteDe(estagio), ...FUNCOES.map((funcao) => assetFolder(funcao, alvoDe(estagio)))])
    mkdirSync(pasta, { recursive: true })
}

/** Builds the functions and the pages of a stage, side by side. @throws Error when one does not build */
export async function construir(estagio: Nome): Promise<void> {
  await Promise.all([bundle(alvoDe(estagio)), site(estagio)])
}

async function site(estagio: Nome): Promise<void> {
  const vite = spawn(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/vite/bin/vite.js'),
      'build',
      '--config=web/vite.config.ts',
      '--logLevel=warn',
      `--outDir=${siteDe(estagio)}`,
    ],
    // Standard output belongs to the CLI: `cdk synth` prints the template there.
    {
      cwd: ROOT,
      stdio: ['ignore', process.stderr, 'inherit'],
      // Whoever builds, a test among them: these are the pages that are served.
      env: { ...process.env, NODE_ENV: 'production', ESTAGIO: estagio.nome },
    },
  )
  const [status] = (await once(vite, 'exit')) as [number | null]
  if (status !== 0) throw new Error(`O site do estágio "${estagio.nome}" não foi construído.`)
}
