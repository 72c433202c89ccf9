import { percentil } from '../medidas/medida.ts'
import type { Maquina } from './maquina.ts'
import type { Chamada } from './medidor.ts'

/** Load of two cores below which a minute counts as calm. */
const CALMA = 2

/** One figure as it is printed; inside its budget when it has none. */
export interface Figura {
  readonly figura: string
  readonly valor: number
  readonly unidade: string
  readonly maximo?: number
  readonly detalhe: object
}

/**
 * How long calls took: all of them, those of calm minutes, each operation, beside a file served by the same process.
 */
export function tempos(
  chamadas: readonly Chamada[],
  { cargas, controle }: Maquina,
  maximo: number,
): Figura[] {
  const calmas = chamadas.filter(({ minuto }) => (cargas[minuto] ?? Number.POSITIVE_INFINITY) < CALMA)
  const p99 = (figura: string, quais: readonly Chamada[]): Figura => ({
    figura,
    valor: de(quais, 0.99),
    unidade: 'ms',
    maximo,
    detalhe: { chamadas: quais.length, p50: de(quais, 0.5), p95: de(quais, 0.95) },
  })
  return [
    p99('p99', chamadas),
    ...(calmas.length > 0 ? [p99('p99_em_minutos_calmos', calmas)] : []),
    {
      figura: 'controle_p99',
      valor: arredondar(percentil(controle, 0.99)),
      unidade: 'ms',
      detalhe: { o_que: 'um arquivo do site, sem função', p50: arredondar(percentil(controle, 0.5)) },
    },
    {
      figura: 'p99_por_operacao',
      valor: chamadas.length,
      unidade: 'chamadas',
      detalhe: porOperacao(chamadas),
    },
  ]
}

function porOperacao(chamadas: readonly Chamada[]): object {
  const nomes = [...new Set(chamadas.map(({ operacao }) => operacao))]
  return Object.fromEntries(
    nomes
      .map((nome) => {
        const delas = chamadas.filter(({ operacao }) => operacao === nome)
        return [nome, { chamadas: delas.length, p50: de(delas, 0.5), p99: de(delas, 0.99) }] as const
      })
      .sort(([, a], [, b]) => b.p99 - a.p99),
  )
}

const de = (chamadas: readonly Chamada[], parte: number): number =>
  arredondar(
    percentil(
      chamadas.map(({ ms }) => ms),
      parte,
    ),
  )

export const arredondar = (valor: number): number => Math.round(valor * 10) / 10
