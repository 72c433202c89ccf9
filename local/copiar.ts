import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { copiarDados } from './copia-da-pasta.ts'

/**
 * `npm run copia -- --para PASTA [--dados .acolhe]`: a copy to start from with `npm start -- --dados PASTA`, taken
 * while it runs.
 */
const raiz = path.resolve(import.meta.dirname, '..')
const { values } = parseArgs({
  options: { dados: { type: 'string', default: path.join(raiz, '.acolhe') }, para: { type: 'string' } },
})
if (!values.para || existsSync(values.para)) {
  console.error('Diga uma pasta que ainda não existe: npm run copia -- --para PASTA')
  process.exit(1)
}
await copiarDados(path.resolve(values.dados), path.resolve(values.para))
console.log(`Copiado. Para começar dele: npm start -- --dados ${values.para}`)
