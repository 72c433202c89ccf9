import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Construcao } from '../domain/admin/manifesto.ts'
import { handlerSource } from '../domain/base/contrato.ts'
import { FUNCOES } from '../domain/contratos.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const CODE = ['domain', 'lambdas', 'step-functions'] as const

/** What the system manifest says about the code: one hash of all of it, and when each function's own file changed. */
export function resumoDoCodigo(): Construcao {
  const commits = committed()
  const changedAt = (file: string) => commits.get(file) ?? statSync(path.join(ROOT, file)).mtime.toISOString()
  return {
    hash: hashOf([...CODE.flatMap(filesOf), 'package-lock.json']),
    funcoes: Object.fromEntries(FUNCOES.map((funcao) => [funcao.nome, changedAt(handlerSource(funcao))])),
  }
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(path.join(ROOT, file)))
  return hash.digest('hex')
}

const filesOf = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))

/**
 * When each file was last committed (ISO); a copy without history knows none, and a changed file is as new as it is.
 */
function committed(): ReadonlyMap<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const dates = new Map<string, string>()
  try {
    let date = ''
    for (const line of git('log', '--format=@%cI', '--name-only', '--', 'lambdas').split('\n'))
      if (line.startsWith('@')) date = new Date(line.slice(1)).toISOString()
      else if (line && !dates.has(line)) dates.set(line, date)
    for (const line of git('diff', '--name-only', 'HEAD', '--', 'lambdas').split('\n')) dates.delete(line)
  } catch {
    return new Map()
  }
  return dates
}
