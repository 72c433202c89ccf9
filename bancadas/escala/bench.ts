import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { estagio } from '../../lib/estagios.ts'
import { escrever } from './escrever.ts'
import { medirJornada } from './medir-jornada.ts'
import { guardarPerfil, lerPerfil } from './perfil.ts'
import { PRECOS_DE } from './precos.ts'
import { tabelas } from './tabelas.ts'

/**
 * `npm run bench:escala [-- --semente 1] [--medir] [--escrever]`: what 1 thousand, 100 thousand and 1 million
 * consultations a day ask of AWS and cost, and how the queue waits. `--medir` records the journey anew on an embedded
 * cloud first; `--escrever` puts the tables into docs/escala.md. The same seed and recording give the same tables.
 */
const { values } = parseArgs({
  options: {
    semente: { type: 'string', default: '1' },
    medir: { type: 'boolean', default: false },
    escrever: { type: 'boolean', default: false },
  },
})
const DOCUMENTO = path.join(import.meta.dirname, '../../docs/escala.md')

const semente = Number(values.semente)
if (values.medir) guardarPerfil(await medirJornada())
const perfil = lerPerfil()
console.log(`Semente ${semente}; jornada medida em ${perfil.medido_em}; preços de ${PRECOS_DE}.\n`)
const feitas = tabelas(perfil, semente, estagio('prod').shardsDaFila)
for (const [nome, texto] of Object.entries(feitas)) console.log(`### ${nome}\n\n${texto}\n`)
if (values.escrever) writeFileSync(DOCUMENTO, escrever(readFileSync(DOCUMENTO, 'utf8'), feitas))
