import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Bytes by an id of ours: a caller's key never becomes a path. A blob is whole or absent. */
export class Blobs {
  private constructor(private readonly folder: string) {}

  static async open(folder: string): Promise<Blobs> {
    await mkdir(folder, { recursive: true })
    return new Blobs(folder)
  }

  /** @returns the id of the written blob. */
  async write(bytes: Buffer): Promise<string> {
    const id = randomUUID()
    const temporary = path.join(this.folder, `${id}.tmp`)
    await writeFile(temporary, bytes, { flag: 'wx' })
    await rename(temporary, path.join(this.folder, id))
    return id
  }

  async read(id: string): Promise<Buffer> {
    return readFile(path.join(this.folder, id))
  }

  async remove(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => rm(path.join(this.folder, id), { force: true })))
  }

  /** Removes what a crash left behind: everything no record names. */
  async keepOnly(known: ReadonlySet<string>): Promise<void> {
    const names = await readdir(this.folder)
    await this.remove(names.filter((name) => !known.has(name)))
  }
}
