import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { contar, historiaDe, lerLinhas } from './historia.ts'

/** `npm run rastro -- req_…`: the whole story of one correlation id, in order, from the local log. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dados: { type: 'string', default: path.resolve(import.meta.dirname, '../.acolhe') } },
})
const [id] = positionals
if (id === undefined) sair('Diga qual: npm run rastro -- req_…   (outra pasta: --dados PASTA)')
const arquivos = ['funcoes.anterior.jsonl', 'funcoes.jsonl']
  .map((nome) => path.join(values.dados, 'registros', nome))
  .filter((arquivo) => existsSync(arquivo))
if (arquivos.length === 0) sair(`Não há registros em ${values.dados}. Rode npm start antes.`)
const historia = historiaDe(
  id,
  arquivos.flatMap((arquivo) => lerLinhas(readFileSync(arquivo, 'utf8'))),
)
const [primeira] = historia
if (!primeira) sair(`Nada foi registrado sob ${id}.`)
const inicio = Date.parse(String(primeira['timestamp']))
for (const linha of historia) console.log(contar(linha, inicio))

function sair(aviso: string): never {
  console.error(aviso)
  process.exit(1)
}
