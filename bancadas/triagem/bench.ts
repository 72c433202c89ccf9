import * as fc from 'fast-check'
import { juntar, type LeituraDoModelo } from '#domain/triagem/juncao.ts'
import { type ResultadoDoProtocolo, triar, VERSAO_DO_PROTOCOLO } from '#domain/triagem/protocolo.ts'
import type { PedidoDeTriagem } from '#domain/triagem/schema.ts'
import { leituraGerada, relatoGerado } from '../../tests/unit/domain/triagem/modelo.ts'
import { pedido as pedidoDe } from '../../tests/unit/domain/triagem/pedido.ts'
import type { Caso } from './caso.ts'
import { casosDe } from './conjunto.ts'
import { figuras, type Lido } from './figuras.ts'
import { modeloDeMentira } from './modelo-de-mentira.ts'

/**
 * `npm run bench:triagem`: JSON lines. The protocol alone, then joined to a stand-in model, on the open and on the
 * closed part of the set; of the closed part only totals are printed. Times are processor time, which other work on the
 * machine does not lengthen. Then how many of ten thousand generated model answers lowered what the protocol had said.
 * It measures and does not judge.
 */
const RESPOSTAS = 10_000

type Parte = (pedido: PedidoDeTriagem, caso: Caso) => ResultadoDoProtocolo

const PARTES: Readonly<Record<string, Parte>> = {
  protocolo: (pedido) => triar(pedido),
  protocolo_e_modelo_de_mentira: (pedido, caso) =>
    juntar(triar(pedido), modeloDeMentira(caso), pedido.sintomas_texto),
}

function lerTodos(casos: readonly Caso[], parte: Parte): Lido[] {
  const ler = (caso: Caso): Lido => {
    const pedido = { paciente_id: 'bench', ...caso.pedido }
    const inicio = process.cpuUsage()
    const resultado = parte(pedido, caso)
    return { caso, resultado, ms: process.cpuUsage(inicio).user / 1000 }
  }
  // The first round compiles the expressions; what is told is a warm one.
  for (const caso of casos) ler(caso)
  return casos.map(ler)
}

/** How often a generated answer lowered what the protocol had said. */
function violacoes(): number {
  let contadas = 0
  fc.assert(
    fc.property(relatoGerado, leituraGerada, (relato, leitura: LeituraDoModelo) => {
      const protocolo = triar(pedidoDe(relato))
      const junto = juntar(protocolo, leitura, relato)
      if ((protocolo.red_flag && !junto.red_flag) || (!protocolo.ok_para_tele && junto.ok_para_tele))
        contadas++
    }),
    { numRuns: RESPOSTAS, seed: 20_261_121 },
  )
  return contadas
}

for (const metade of ['aberto', 'fechado'] as const) {
  const casos = await casosDe(metade)
  for (const [parte, ler] of Object.entries(PARTES))
    console.log(
      JSON.stringify({
        figura: 'triagem',
        versao: VERSAO_DO_PROTOCOLO,
        metade,
        parte,
        ...figuras(lerTodos(casos, ler)),
      }),
    )
}
console.log(
  JSON.stringify({ figura: 'triagem_respostas_geradas', respostas: RESPOSTAS, rebaixadas: violacoes() }),
)
