import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { gerados } from './gerados.ts'
import { senhasComuns } from './senhas-comuns.ts'

/** `npm run docs`: writes the generated references, and the list of passwords that nobody may choose. */
for (const [nome, texto] of Object.entries(gerados()))
  writeFileSync(path.resolve(import.meta.dirname, '../generated', nome), texto)
writeFileSync(path.resolve(import.meta.dirname, '../../domain/acesso/senhas-comuns.ts'), senhasComuns())
