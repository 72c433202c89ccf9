import { createWriteStream, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs'
import path from 'node:path'

/** Bytes after which a new file begins; the one before is kept, older ones are not. */
const MAX_BYTES = 50 * 1024 * 1024

interface FunctionLog {
  /** Keeps a line a function logged, and prints it when somebody at the terminal should see it. */
  write(line: string): void
  close(): Promise<void>
}

/**
 * What CloudWatch Logs is to the functions: every line they log, metrics too, in `registros/funcoes.jsonl` of the data
 * folder. The terminal shows warnings, errors and what is no line of theirs.
 */
export function openLog(dados: string, print: (line: string) => void): FunctionLog {
  const folder = path.join(dados, 'registros')
  const file = path.join(folder, 'funcoes.jsonl')
  mkdirSync(folder, { recursive: true })
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  let stream = open(file)

  return {
    write(line) {
      if (size > MAX_BYTES) {
        stream.end()
        renameSync(file, path.join(folder, 'funcoes.anterior.jsonl'))
        stream = open(file)
        size = 0
      }
      size += line.length + 1
      stream.write(`${line}\n`)
      if (isForTheTerminal(line)) print(line)
    },
    close: () => new Promise((resolve) => stream.end(resolve)),
  }
}

const open = (file: string): WriteStream => createWriteStream(file, { flags: 'a' })

const isForTheTerminal = (line: string): boolean =>
  !line.includes('"_aws"') && !/"level":"(?:TRACE|DEBUG|INFO)"/.test(line)
