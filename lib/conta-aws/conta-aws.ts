import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { estagio } from '../estagios.ts'
import { type Exigencia, exigencias } from './exigencias.ts'
import { comTabela } from './tabela.ts'

/**
 * `npm run conta-aws -- conferir [--abrir] [--estagio prod]`: reads, with the operator's own credentials and
 * nothing that changes anything, whether the account has what the stage asks of it; ends with 1 where
 * something is missing that the first deployment needs, and with `--abrir` where anything is that the first
 * person needs. `npm run conta-aws -- escrever` puts the list into docs/implantacao.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    estagio: { type: 'string', default: process.env.ESTAGIO ?? 'prod' },
    abrir: { type: 'boolean', default: false },
  },
})
const DOCUMENTO = path.resolve(import.meta.dirname, '../../docs/implantacao.md')
const todas = exigencias(estagio(values.estagio))

if (positionals[0] === 'escrever') writeFileSync(DOCUMENTO, comTabela(readFileSync(DOCUMENTO, 'utf8'), todas))
else if (positionals[0] === 'conferir') {
  const faltas = todas.flatMap((exigencia) => {
    const falta = conferir(exigencia)
    const { nome, quando, faca } = exigencia
    console.log(falta === undefined ? `sim  ${nome}` : `NÃO  ${nome} (${quando}): ${falta}. ${faca}`)
    return falta === undefined || (quando !== 'antes' && !values.abrir) ? [] : [falta]
  })
  process.exitCode = faltas.length === 0 ? 0 : 1
} else {
  console.error('Use: npm run conta-aws -- conferir [--abrir] [--estagio prod]')
  process.exitCode = 1
}

/** What is missing, or why it could not be read. */
function conferir({ leitura, regiao, falta }: Exigencia): string | undefined {
  const { error, status, stdout, stderr } = spawnSync(
    'aws',
    [...leitura, '--region', regiao, '--output', 'json', '--no-paginate'],
    { encoding: 'utf8' },
  )
  if (error) throw error
  if (status !== 0) return stderr.trim().replaceAll(/\s+/g, ' ')
  return falta(JSON.parse(stdout === '' ? '{}' : stdout))
}
