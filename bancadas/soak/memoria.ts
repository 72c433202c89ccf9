import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Memory a process holds at a moment. */
export interface Amostra {
  /** Minutes since the watch began. */
  readonly minuto: number
  readonly mib: number
}

/**
 * Reads the memory a process holds every so often, until told to stop. Where the system tells them apart (Linux), files
 * it looks into through memory do not count: the databases' are the system's cache, as large as what is stored, and it
 * takes them back whenever it needs the room.
 */
export class Memoria {
  readonly amostras: Amostra[] = []
  private desde = Date.now()
  private readonly timer: NodeJS.Timeout
  private lendo: Promise<void> = Promise.resolve()

  constructor(
    private readonly pid: number,
    cadaMs = 5_000,
  ) {
    this.timer = setInterval(() => {
      this.lendo = this.lendo.then(() => this.ler())
    }, cadaMs)
  }

  /** What comes before is not kept. */
  comecar(): void {
    this.desde = Date.now()
    this.amostras.length = 0
  }

  async parar(): Promise<readonly Amostra[]> {
    clearInterval(this.timer)
    await this.lendo
    return this.amostras
  }

  private async ler(): Promise<void> {
    const kib = process.platform === 'linux' ? await anonima(this.pid) : await residente(this.pid)
    this.amostras.push({ minuto: (Date.now() - this.desde) / 60_000, mib: kib / 1024 })
  }
}

async function anonima(pid: number): Promise<number> {
  const [, kib] = /^RssAnon:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  if (kib === undefined) throw new Error('The kernel does not tell anonymous memory apart')
  return Number(kib)
}

async function residente(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout)
}

/** Slope of the least-squares line through the samples, in MiB per minute; 0 with fewer than two. */
export function inclinacao(amostras: readonly Amostra[]): number {
  const n = amostras.length
  if (n < 2) return 0
  const media = (valores: readonly number[]) => valores.reduce((a, b) => a + b, 0) / n
  const x = media(amostras.map(({ minuto }) => minuto))
  const y = media(amostras.map(({ mib }) => mib))
  const soma = (f: (a: Amostra) => number) => amostras.reduce((total, a) => total + f(a), 0)
  return (
    soma(({ minuto, mib }) => (minuto - x) * (mib - y)) / soma(({ minuto }) => (minuto - x) * (minuto - x))
  )
}

/** The lowest sample of each stretch of so many minutes: what stays once the garbage is collected. */
export function piso(amostras: readonly Amostra[], minutos = 2): readonly Amostra[] {
  const menores = new Map<number, Amostra>()
  for (const amostra of amostras) {
    const trecho = Math.floor(amostra.minuto / minutos)
    const menor = menores.get(trecho)
    if (!menor || amostra.mib < menor.mib) menores.set(trecho, amostra)
  }
  return [...menores.values()]
}
