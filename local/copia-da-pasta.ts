import { copyFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The table first: whatever it names (files, cards, people) is then in what is copied after it. */
const PRIMEIRO = 'dynamodb'
const TENTATIVAS = 50
const ENTRE_TENTATIVAS_MS = 20

/** A database changed faster than it could be copied. */
class SempreMudando extends Error {
  constructor(pasta: string) {
    super(`A pasta ${pasta} mudou durante ${TENTATIVAS} cópias seguidas: pare o produto e copie de novo.`)
    this.name = 'SempreMudando'
  }
}

/**
 * Copies the data folder of a product that may be running: each database as a crash would have left it at one moment
 * of the copy, the table first, files after the records that name them. Everything acknowledged before the copy began
 * is in it. `para` must not exist yet.
 * @throws SempreMudando when a database is never still
 */
export async function copiarDados(de: string, para: string): Promise<void> {
  await mkdir(para)
  const entradas = await readdir(de, { withFileTypes: true })
  const pastas = entradas.filter((entrada) => entrada.isDirectory()).map(({ name }) => name)
  const bancos: string[] = []
  const outras: string[] = []
  for (const pasta of await descendentes(de, pastas)) {
    if (await eBanco(path.join(de, pasta))) bancos.push(pasta)
    else outras.push(pasta)
  }
  for (const banco of bancos.sort((a, b) => Number(b === PRIMEIRO) - Number(a === PRIMEIRO)))
    await copiarBanco(path.join(de, banco), path.join(para, banco))
  for (const pasta of outras) await copiarArquivos(path.join(de, pasta), path.join(para, pasta))
  for (const entrada of entradas)
    if (entrada.isFile()) await copyFile(path.join(de, entrada.name), path.join(para, entrada.name))
}

/** Folders below, those that hold others too. */
async function descendentes(de: string, pastas: readonly string[]): Promise<string[]> {
  const todas: string[] = []
  for (const pasta of pastas) {
    todas.push(pasta)
    const dentro = await readdir(path.join(de, pasta), { withFileTypes: true })
    const filhas = dentro.filter((e) => e.isDirectory()).map(({ name }) => path.join(pasta, name))
    todas.push(...(await descendentes(de, filhas)))
  }
  return todas
}

const eBanco = async (pasta: string): Promise<boolean> => (await readdir(pasta)).includes('CURRENT')

/**
 * LevelDB only appends to its log, and names what else it has in a manifest. A copy during which no file came, went
 * or grew, the log apart, is what a crash would have left: the log is cut at most in its last record, which is then
 * dropped.
 */
async function copiarBanco(de: string, para: string): Promise<void> {
  for (let tentativa = 1; tentativa <= TENTATIVAS; tentativa++) {
    const antes = await retrato(de)
    try {
      // What an earlier try left may be compacted away by now.
      await rm(para, { recursive: true, force: true })
      await copiarArquivos(de, para)
      if ((await retrato(de)) === antes && (await retrato(para)) === antes) return
    } catch (error) {
      // A file that was there a moment ago was compacted away.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
    await sleep(ENTRE_TENTATIVAS_MS)
  }
  throw new SempreMudando(de)
}

/** Names of the files and the sizes of those that may not change, and what is current. */
async function retrato(pasta: string): Promise<string> {
  const nomes = (await readdir(pasta)).filter(guardado).sort()
  const linhas = await Promise.all(
    nomes.map(async (nome) =>
      nome.endsWith('.log') ? nome : `${nome} ${(await stat(path.join(pasta, nome))).size}`,
    ),
  )
  return [...linhas, await readFile(path.join(pasta, 'CURRENT'), 'utf8')].join('\n')
}

async function copiarArquivos(de: string, para: string): Promise<void> {
  await mkdir(para, { recursive: true })
  for (const entrada of await readdir(de, { withFileTypes: true }))
    if (entrada.isFile() && guardado(entrada.name))
      await copyFile(path.join(de, entrada.name), path.join(para, entrada.name))
}

/** The lock and LevelDB's own diary are the running process's; a blob that is still written is nobody's yet. */
const guardado = (nome: string): boolean =>
  !['LOCK', 'LOG', 'LOG.old'].includes(nome) && !nome.endsWith('.tmp')
