import { parseArgs } from 'node:util'
import { type Chamada, comoComando, completar } from './chamadas.ts'
import { Recusada, Restaurador } from './restaurador.ts'

/**
 * `npm run restaurar -- tabela --origem T --destino T2 --instante 2026-11-21T15:00:00Z [--executar]`,
 * `npm run restaurar -- completar --destino T2 [--executar]` for a table that came from a copy, and
 * `npm run restaurar -- balde --nome B --instante … [--prefixo p/] [--tabela T] [--executar]` (docs/restauracao.md).
 * Reads what it must, prints the calls, and makes them only when told to; interrupted, the same command goes on. With
 * the operator's own credentials and region.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    origem: { type: 'string' },
    destino: { type: 'string' },
    nome: { type: 'string' },
    instante: { type: 'string' },
    prefixo: { type: 'string' },
    tabela: { type: 'string' },
    executar: { type: 'boolean', default: false },
  },
})
const [o_que] = positionals
const { origem, destino, nome, instante, prefixo, tabela: emUso, executar } = values
const restaurador = new Restaurador()
const dizer = (chamada: Chamada) => console.log(comoComando(chamada))

try {
  if (o_que === 'tabela' && origem && destino && instante)
    await tabela(destino, await restaurador.planoDaTabela({ origem, destino, instante }))
  else if (o_que === 'completar' && destino) await tabela(destino, completar(destino))
  else if (o_que === 'balde' && nome && instante) {
    if (/kycuploads/i.test(nome) && !emUso)
      parar('Diga a tabela em uso com --tabela: o que as pessoas mandaram apagar não volta.')
    const todas = await restaurador.planoDoBalde(nome, instante, prefixo)
    const copias = emUso ? await restaurador.citadas(todas, emUso) : todas
    if (executar) await restaurador.restaurarBalde(copias, dizer)
    else {
      for (const copia of copias) dizer(copia)
      console.log(`\n${copias.length} objetos voltariam. Nada foi feito: repita com --executar.`)
    }
  } else
    parar(
      'Diga o que restaurar: tabela --origem --destino --instante, completar --destino, ou balde --nome --instante (docs/restauracao.md).',
    )
} catch (error) {
  if (!(error instanceof Recusada)) throw error
  parar(error.message)
}

async function tabela(nomeDela: string, plano: readonly Chamada[]): Promise<void> {
  if (executar) {
    const fluxo = await restaurador.fazerTabela(nomeDela, plano, dizer)
    console.log(`\nEm lib/estagios.ts: tabelaRestaurada: { nome: '${nomeDela}', fluxo: '${fluxo}' }`)
    return
  }
  for (const chamada of plano) dizer(chamada)
  console.log('\nNada foi feito: repita com --executar.')
}

function parar(frase: string): never {
  console.error(frase)
  process.exit(1)
}
