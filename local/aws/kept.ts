import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * What a reader answered of a picture, in a folder, under the hash of all it was asked: whoever asks the same again,
 * also in another process, is answered without reading. Without a folder nothing is kept. An error is not kept.
 */
export class Kept {
  constructor(private readonly folder = '') {
    if (folder) mkdirSync(folder, { recursive: true })
  }

  /** `asked` is everything that the answer hangs on; an answer is what JSON can say. */
  async answer<T>(asked: readonly (string | Uint8Array)[], read: () => Promise<T>): Promise<T> {
    if (!this.folder) return read()
    const hash = createHash('sha256')
    for (const part of asked) hash.update(part)
    const file = path.join(this.folder, `${hash.digest('hex')}.json`)
    if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as T
    const answer = await read()
    // Whole under its name at once: another process may be looking for it.
    const part = `${file}.${randomUUID()}`
    await writeFile(part, JSON.stringify(answer))
    await rename(part, file)
    return answer
  }
}
