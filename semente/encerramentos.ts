import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/**
 * `npm run encerramentos -- --antiga T --tabela T-volta --desde instante --ambiente arquivo`: closes again, in a table
 * restored to an instant, the accounts that people closed since (docs/restauracao.md). The environment is a function's,
 * as JSON. It must stand before a store or a client is imported.
 */
const { values } = parseArgs({
  options: {
    antiga: { type: 'string' },
    tabela: { type: 'string' },
    desde: { type: 'string' },
    ambiente: { type: 'string', default: '.acolhe/ambiente.json' },
  },
})
const { antiga, tabela, desde, ambiente } = values
const instante = Date.parse(desde ?? '')
if (!antiga || !tabela || antiga === tabela || Number.isNaN(instante))
  parar('Diga as duas tabelas e o instante: --antiga T --tabela T-volta --desde 2026-11-21T15:00:00Z')
if (!existsSync(ambiente)) parar(`Não há ${ambiente}. Aponte --ambiente para o de um estágio.`)
Object.assign(process.env, JSON.parse(readFileSync(ambiente, 'utf8')), { TABELA: tabela })

const { varrer } = await import('./chaves/varrer.ts')
const { encerradasDesde } = await import('./encerramentos/antiga.ts')
const { refazer } = await import('./encerramentos/refazer.ts')

const contas = new Map<string, Parameters<typeof refazer>[0]>()
for await (const daAntiga of encerradasDesde(antiga, new Date(instante).toISOString())) {
  const [item] = daAntiga
  if (item) contas.set(item.pk.replace('USUARIO#', ''), daAntiga)
}
const travas = new Map<string, Parameters<typeof refazer>[1]>()
for await (const item of varrer()) {
  const dela = String(item['usuario_id'])
  if (item.pk.startsWith('UNICO#') && contas.has(dela)) travas.set(dela, [...(travas.get(dela) ?? []), item])
}
for (const [usuario_id, daAntiga] of contas) {
  await refazer(daAntiga, travas.get(usuario_id) ?? [])
  console.log(`${usuario_id} encerrada de novo.`)
}
console.log(
  `Contas encerradas de novo: ${contas.size}. O que voltou de cada uma é apagado um minuto depois da troca.`,
)

function parar(frase: string): never {
  console.error(frase)
  process.exit(1)
}
