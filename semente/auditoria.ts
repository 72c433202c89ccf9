import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/**
 * `npm run auditoria -- conferir [--ambiente arquivo] [--restauradas de/ate]`: compares every access log and every act
 * with what each hour told of them in the locked bucket, and says what is not as it was; what hours told that a restore
 * of the table left behind is not looked for (docs/restauracao.md). The environment is a function's, as JSON: of the
 * embedded cloud unless said otherwise (docs/implantacao.md). It must stand before a store or a client is imported.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ambiente: { type: 'string', default: '.acolhe/ambiente.json' },
    restauradas: { type: 'string', multiple: true, default: [] },
  },
})
if (positionals[0] !== 'conferir') parar('Use: npm run auditoria -- conferir')
if (!existsSync(values.ambiente))
  parar(`Não há ${values.ambiente}. Inicie o produto (npm start) ou aponte --ambiente para o de um estágio.`)
Object.assign(process.env, JSON.parse(readFileSync(values.ambiente, 'utf8')))

const { conferir, janelaDe } = await import('./auditoria/conferir.ts')
const restauradas = janelas()
const { ancoras, registros, linhas, atos, falhas } = await conferir(new Date(), restauradas)
console.log(`${ancoras} âncoras, ${registros} registros de acesso, ${linhas} linhas, ${atos} atos.`)
for (const { de, ate } of restauradas) console.log(`Fora, por uma restauração: de ${de} a ${ate}.`)
for (const falha of falhas) console.log(`NÃO  ${falha}`)
if (falhas.length === 0) console.log('Nada foi mudado, e nada falta.')
process.exitCode = falhas.length === 0 ? 0 : 1

function janelas() {
  try {
    return values.restauradas.map(janelaDe)
  } catch (error) {
    parar(error instanceof Error ? error.message : String(error))
  }
}

function parar(frase: string): never {
  console.error(frase)
  process.exit(1)
}
