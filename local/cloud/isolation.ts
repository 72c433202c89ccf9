import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { LambdaFunction } from '../assembly/assembly.ts'

/**
 * The functions in copies of their assets outside the repository, as Lambda has them: what an asset lacks is not found
 * in the packages of whoever runs the cloud. An asset is named after its contents, so each is copied once, and left to
 * the machine, which empties its temporary folder.
 */
export function apart(functions: ReadonlyMap<string, LambdaFunction>): Map<string, LambdaFunction> {
  const copies = new Map<string, string>()
  const copyOf = (asset: string): string => {
    const known = copies.get(asset) ?? copied(asset)
    copies.set(asset, known)
    return known
  }
  return new Map(
    [...functions].map(([arn, fn]) => {
      const asset = path.dirname(path.dirname(fn.file))
      return [arn, { ...fn, file: path.join(copyOf(asset), path.relative(asset, fn.file)) }]
    }),
  )
}

function copied(asset: string): string {
  const shelf = path.join(os.tmpdir(), 'acolhe-funcoes')
  const copy = path.join(shelf, path.basename(asset))
  if (existsSync(copy)) return copy
  mkdirSync(shelf, { recursive: true })
  // Another cloud may be copying the same: whole or not at all.
  const partial = mkdtempSync(path.join(shelf, '.'))
  cpSync(asset, partial, { recursive: true })
  try {
    renameSync(partial, copy)
  } catch (error) {
    rmSync(partial, { recursive: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}
