import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { gerados } from './gerados.ts'

/** `npm run docs`: writes the generated references. */
for (const [nome, texto] of Object.entries(gerados()))
  writeFileSync(path.resolve(import.meta.dirname, '../generated', nome), texto)
