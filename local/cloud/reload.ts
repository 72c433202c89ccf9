import { watch } from 'node:fs'
import path from 'node:path'
import type { LambdaFunction } from '../assembly/assembly.ts'
import type { LambdaRuntime } from '../gateway/runtime.ts'

/** Reloads the handlers whenever a file of their bundle changes. @returns ends the watching */
export function reloadOnChange(
  functions: ReadonlyMap<string, LambdaFunction>,
  runtime: LambdaRuntime,
): () => void {
  const folders = new Set([...functions.values()].map(({ file }) => path.dirname(path.dirname(file))))
  const watchers = [...folders].map((folder) => watch(folder, { recursive: true }, () => runtime.reload()))
  return () => {
    for (const watcher of watchers) watcher.close()
  }
}
