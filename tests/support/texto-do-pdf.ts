import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What `pdftotext`, a program that is not ours, reads in a file, in one line. */
export async function textoDoPdf(pdf: Buffer): Promise<string> {
  const lendo = run('pdftotext', ['-layout', '-enc', 'UTF-8', '-', '-'])
  lendo.child.stdin?.end(pdf)
  const { stdout } = await lendo
  return stdout.replaceAll(/\s+/g, ' ')
}
