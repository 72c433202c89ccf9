import { readFileSync } from 'node:fs'
import path from 'node:path'
import { impressaoDaSenha } from '../../domain/acesso/senhas-conhecidas.ts'
import { erroDaSenha } from '../../domain/base/campos.ts'

/** The list of `@zxcvbn-ts/language-common`, made of leaked collections, most used first. */
const FONTE = path.resolve(
  import.meta.dirname,
  '../../node_modules/@zxcvbn-ts/language-common/src/passwords.json',
)

/** Those of the list that our own rule of a password lets through. */
export const senhasDaFonte = (): string[] =>
  (JSON.parse(readFileSync(FONTE, 'utf8')) as readonly string[]).filter(
    (senha) => erroDaSenha(senha) === null,
  )

/** The source of `domain/acesso/senhas-comuns.ts`. */
export const senhasComuns = (): string => `/**
 * Fingerprints (\`senhas-conhecidas.ts\`) of the leaked passwords of the package @zxcvbn-ts/language-common
 * (MIT) that have eight characters, a letter and a digit. Written by \`npm run docs\`.
 */
export const SENHAS_COMUNS =
  '${senhasDaFonte().map(impressaoDaSenha).join('')}'
`
