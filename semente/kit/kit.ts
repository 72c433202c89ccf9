import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * `tsx semente/kit/kit.ts <ambiente.json> <porta>`: serves the kit of identities beside a running embedded cloud. The
 * environment must stand before what speaks to the registries is imported.
 */
const [arquivo = '.acolhe/ambiente.json', porta = '4603'] = process.argv.slice(2)
const ambiente = JSON.parse(readFileSync(arquivo, 'utf8')) as Record<string, string>
Object.assign(process.env, ambiente)

const { hojeEm } = await import('#domain/base/campos.ts')
const { tornarConhecida } = await import('./cadastros.ts')
const { PessoasDoKit } = await import('./pessoas.ts')
const { PRONTAS } = await import('./prontas.ts')
const { criarServidor } = await import('./servidor.ts')

const pessoas = new PessoasDoKit(path.join(path.dirname(arquivo), 'kit'), () => hojeEm(new Date()))
for (const pronta of PRONTAS) await tornarConhecida(await pessoas.comecarCom(pronta))
const servidor = criarServidor({
  pessoas,
  lugares: { origem: ambiente.ORIGEM ?? '', caixa: `${ambiente.AWS_ENDPOINT_URL ?? ''}/_caixa` },
})
servidor.listen(Number(porta), '127.0.0.1', () => process.send?.({ pronto: true }))
// Whoever started it was killed.
process.once('disconnect', () => process.exit(0))
