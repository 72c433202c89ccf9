import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/**
 * `npm run chaves -- preparar|trocar|refazer|concluir|conferir [--ambiente arquivo] [--tabela nome]`: changes the key
 * behind what stands in the table instead of personal data, in the order given, ten minutes apart (docs/decisions/028);
 * `refazer` and `conferir` also bring up a restored table, before it is the one in use (docs/restauracao.md). The
 * environment is a function's, as JSON: of the embedded cloud unless said otherwise. It must stand before a store or
 * a client is imported.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ambiente: { type: 'string', default: '.acolhe/ambiente.json' }, tabela: { type: 'string' } },
})
if (!existsSync(values.ambiente))
  parar(`Não há ${values.ambiente}. Inicie o produto (npm start) ou aponte --ambiente para o de um estágio.`)
Object.assign(process.env, JSON.parse(readFileSync(values.ambiente, 'utf8')))
if (values.tabela) process.env['TABELA'] = values.tabela

const troca = await import('./chaves/troca.ts')
const { mover, porMover } = await import('./chaves/refazer.ts')
const { varrer } = await import('./chaves/varrer.ts')
const agora = new Date()

async function contar(): Promise<number> {
  const segredo = await troca.ler()
  let quantos = 0
  for await (const item of varrer()) if (porMover(item, segredo)) quantos += 1
  return quantos
}

async function refazer(): Promise<string> {
  const segredo = await troca.podeRefazer(agora)
  let movidos = 0
  for await (const item of varrer()) if (porMover(item, segredo) && (await mover(item, segredo))) movidos += 1
  const seguinte = segredo.troca ? 'concluir' : 'conferir'
  return `${movidos} itens passados para a chave nova. Em seguida: npm run chaves -- ${seguinte}`
}

const ATOS: Readonly<Record<string, () => Promise<string>>> = {
  preparar: () => troca.preparar(agora),
  trocar: () => troca.trocar(agora),
  refazer,
  concluir: async () => troca.concluir(await contar(), agora),
  conferir: async () => {
    const { camadas = [], troca: aberta } = await troca.ler()
    const em = aberta ? `uma, que escreve a forma ${aberta.escreve} desde ${aberta.desde}` : 'nenhuma'
    return `Trocas feitas: ${camadas.length}. Em andamento: ${em}. Itens na forma antiga: ${await contar()}.`
  },
}
const ato = ATOS[positionals[0] ?? '']
if (!ato) parar(`Use: npm run chaves -- ${Object.keys(ATOS).join('|')}`)
try {
  console.log(await ato())
} catch (error) {
  parar(error instanceof Error ? error.message : String(error))
}

function parar(frase: string): never {
  console.error(frase)
  process.exit(1)
}
