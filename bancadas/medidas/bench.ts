import os from 'node:os'
import { aceite } from './aceite.ts'
import { fila } from './fila.ts'
import { funcoes } from './funcoes.ts'
import { importacao } from './importacao.ts'
import { inicio } from './inicio.ts'
import { kyc } from './tempo-da-identidade.ts'
import { landing } from './landing.ts'
import { memoria } from './memoria.ts'
import type { Medida, Orcamento } from './medida.ts'
import { construir, montarPalco, type Palco } from './palco.ts'
import { triagem } from './triagem-funcao.ts'

/**
 * `npm run bench [-- landing funcoes …]`: one JSON line per figure on stdout, a table for people on stderr. It measures
 * and does not judge: whatever it finds, it ends well; a figure that could not be measured is a line with `erro`.
 */
const FIGURAS: Readonly<Record<string, (palco: Palco) => Promise<Medida[]>>> = {
  landing,
  funcoes,
  importacao,
  // Before the doctors of the race are there, of whom a consultation is offered to a group.
  fila,
  aceite,
  memoria,
  kyc,
  triagem,
  inicio,
}

const pedidas = process.argv.slice(2)
const desconhecida = pedidas.find((nome) => !Object.hasOwn(FIGURAS, nome))
if (desconhecida !== undefined) {
  console.error(`A medição "${desconhecida}" não existe. Há: ${Object.keys(FIGURAS).join(', ')}.`)
  process.exit(1)
}

construir()
const palco = montarPalco()
const medidas: Medida[] = []
for (const [nome, medir] of Object.entries(FIGURAS)) {
  if (pedidas.length > 0 && !pedidas.includes(nome)) continue
  console.error(`Medindo ${nome} (carga da máquina: ${carga()})…`)
  try {
    for (const feita of await medir(palco)) {
      console.log(JSON.stringify(feita))
      medidas.push(feita)
    }
  } catch (error) {
    console.log(JSON.stringify({ figura: nome, erro: String(error) }))
    console.error(error)
  }
}
await palco.fechar()
resumir(medidas)

function resumir(feitas: readonly Medida[]): void {
  const linhas = feitas.map(({ figura, valor, unidade, contra, razao, orcamento, dentro }) => [
    figura,
    `${valor} ${unidade}`,
    escrito(orcamento),
    dentro ? 'dentro' : 'FORA',
    `${razao}× ${contra.o_que} (${contra.valor})`,
  ])
  const larguras = [0, 1, 2, 3].map((coluna) =>
    Math.max(0, ...linhas.map((linha) => linha[coluna]?.length ?? 0)),
  )
  console.error('')
  for (const linha of linhas)
    console.error(linha.map((texto, coluna) => texto.padEnd(larguras[coluna] ?? 0)).join('  '))
  console.error(`\n${os.availableParallelism()} núcleos, carga ${carga()}`)
}

function escrito(orcamento: Orcamento): string {
  if (orcamento === null) return 'sem orçamento'
  return 'maximo' in orcamento ? `até ${orcamento.maximo}` : `ao menos ${orcamento.razao_minima}×`
}

/** Load of the last minute: what else the machine did while measuring. */
function carga(): string {
  return os.loadavg()[0]?.toFixed(1) ?? '?'
}
