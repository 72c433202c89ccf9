import { type Dimensoes, METRICAS, type NomeDaMetrica, type Provedor } from '#domain/admin/metricas.ts'
import type { Medida } from '#domain/admin/medidas.ts'
import { logger, metrics } from './log.ts'

type Resto<N extends NomeDaMetrica> =
  Dimensoes<N> extends undefined
    ? readonly [dimensoes?: undefined, em?: Date]
    : readonly [dimensoes: Dimensoes<N>, em?: Date]

/** Writes one value of a catalogue metric; `em` gives the moment when it is not now (two weeks back at most). */
export function medir<N extends NomeDaMetrica>(nome: N, valor: number, ...[dimensoes, em]: Resto<N>): void {
  escrever(nome, valor, dimensoes, em)
}

/**
 * Calls a provider and records the duration and whether the provider failed (`eFalha`); a refusal of our request is no
 * failure.
 */
export async function medirProvedor<T>(
  provedor: Provedor,
  pedir: () => Promise<T>,
  eFalha: (error: unknown) => boolean = () => true,
): Promise<T> {
  const inicio = performance.now()
  let falhou = false
  try {
    return await pedir()
  } catch (error) {
    falhou = eFalha(error)
    if (falhou) medir('ProvedorErros', 1, { provedor })
    throw error
  } finally {
    const ms = performance.now() - inicio
    medir('ProvedorLatencia', ms, { provedor })
    logger.info('Provider asked', { provedor, falhou, ms: Math.round(ms) })
  }
}

/** Writes a metric value computed by the domain. */
export function medirUma({ nome, valor, dimensoes, em }: Medida): void {
  escrever(nome, valor, dimensoes, new Date(em))
}

function escrever(
  nome: NomeDaMetrica,
  valor: number,
  dimensoes: Readonly<Record<string, string>> | undefined,
  em: Date | undefined,
): void {
  const metrica = metrics.singleMetric()
  if (em) metrica.setTimestamp(em)
  if (dimensoes) metrica.addDimensions({ ...dimensoes })
  metrica.addMetric(nome, METRICAS[nome].unidade, valor)
}
