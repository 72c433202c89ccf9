import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/**
 * `npm run provedores -- conferir [--ambiente arquivo]`: asks each configured provider something that costs and changes
 * nothing, and says what works. The environment is a function's, as JSON: of the embedded cloud unless said otherwise
 * (docs/provedores.md). It must stand before a client is imported.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ambiente: { type: 'string', default: '.acolhe/ambiente.json' } },
})
if (positionals[0] !== 'conferir') parar('Use: npm run provedores -- conferir')
if (!existsSync(values.ambiente))
  parar(`Não há ${values.ambiente}. Inicie o produto (npm start) ou aponte --ambiente para o de um estágio.`)
Object.assign(process.env, JSON.parse(readFileSync(values.ambiente, 'utf8')), {
  // What is printed is the answer, not what a function would log.
  POWERTOOLS_METRICS_DISABLED: 'true',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
})

const { conferir } = await import('./provedores/conferir.ts')
const respostas = await conferir()
for (const { provedor, funciona, frase } of respostas)
  console.log(`${funciona ? 'sim' : 'NÃO'}  ${provedor.padEnd(12)}  ${frase}`)
process.exitCode = respostas.every(({ funciona }) => funciona) ? 0 : 1

function parar(frase: string): never {
  console.error(frase)
  process.exit(1)
}
