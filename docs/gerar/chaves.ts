import { readFileSync } from 'node:fs'
import path from 'node:path'

const KEYS = path.resolve(import.meta.dirname, '../../lambdas/store/keys.ts')
const DECLARATION =
  /\/\*\* (?<question>(?:[^*]|\*(?!\/))+?) ?\*\/\nexport const (?<name>\w+)\b[^=]*=(?<body>[\s\S]*?)(?=\n(?:\/\*\*|export|$))/g

/** The access patterns of the one table: each key of `lambdas/store/keys.ts` with the question it answers. */
export function chaves(): string {
  const rows = [...readFileSync(KEYS, 'utf8').matchAll(DECLARATION)].map(({ groups = {} }) => {
    const { question = '', name = '', body = '' } = groups
    const templates = [...body.matchAll(/`([^`]+)`|'([^']+)'/g)].map(([, template, text]) => template ?? text)
    return `| ${question.replace(/\s*\n \* /g, ' ')} | \`${name}\` | ${templates.map((t) => `\`${t}\``).join(' · ')} |`
  })
  return [
    '# Chaves da tabela',
    '',
    'Gerado de `lambdas/store/keys.ts` por `npm run docs`. Uma tabela só; cada chave responde a uma pergunta.',
    '',
    '| Pergunta | Nome | Chave |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
