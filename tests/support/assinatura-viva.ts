import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The signature's own bytes and the bytes it covers, cut out by the byte range alone. */
function partes(pdf: Buffer): { cms: Buffer; conteudo: Buffer } {
  const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(pdf.toString('latin1'))
  const [from = 0, length = 0, resume = 0, rest = 0] = range?.slice(1).map(Number) ?? []
  const hex = Buffer.from(pdf.subarray(length + 1, resume - 1).toString('latin1'), 'hex')
  return {
    cms: hex.subarray(0, 4 + hex.readUInt16BE(2)),
    conteudo: Buffer.concat([pdf.subarray(from, length), pdf.subarray(resume, resume + rest)]),
  }
}

/** How many signatures a file carries. */
export const quantasAssinaturas = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/ByteRange \[/g)?.length ?? 0

/** What `openssl cms -verify` says of a signed file against the provider's chain; `null` when it is not valid. */
export async function conferir(pdf: Buffer, provedores: string): Promise<string | null> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'acolhe-pdf-'))
  const at = (name: string) => path.join(folder, name)
  try {
    const { cms, conteudo } = partes(pdf)
    const chain = await (await fetch(`${provedores}/psc/raizes.pem`)).text()
    await Promise.all([
      writeFile(at('sig.der'), cms),
      writeFile(at('content.bin'), conteudo),
      writeFile(at('cadeia.pem'), chain),
    ])
    const given = ['-inform', 'DER', '-in', at('sig.der'), '-content', at('content.bin'), '-binary']
    const { stderr } = await run('openssl', [
      'cms',
      '-verify',
      ...given,
      '-CAfile',
      at('cadeia.pem'),
      '-out',
      '/dev/null',
    ])
    return stderr.trim()
  } catch (error) {
    if (error instanceof Error && 'stderr' in error && String(error.stderr).includes('erification failure'))
      return null
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The file with one bit of one byte inside what the signature covers turned over. */
export function adulterar(pdf: Buffer): Buffer {
  const changed = Buffer.from(pdf)
  const at = changed.indexOf('stream') + 40
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
  return changed
}
