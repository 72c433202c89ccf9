import { type Dimensoes, METRICAS, type NomeDaMetrica, type Provedor } from '#domain/admin/metricas.ts'
import type { Medida } from '#domain/admin/medidas.ts'
import { metrics } from './log.ts'

type Resto<N extends NomeDaMetrica> =
  Dimensoes<N> extends undefined
    ? readonly [dimensoes?: undefined, em?: Date]
    : readonly [dimensoes: Dimensoes<N>, em?: Date]

/** Writes one value of a metric of the catalogue, at `em` when it is of another moment than now (two weeks at most). */
export function medir<N extends NomeDaMetrica>(nome: N, valor: number, ...[dimensoes, em]: Resto<N>): void {
  escrever(nome, valor, dimensoes, em)
}

/** Asks a provider and measures it: how long it took, and whether it failed in a way that is its own. */
export async function medirProvedor<T>(
  provedor: Provedor,
  pedir: () => Promise<T>,
  eFalha: (error: unknown) => boolean = () => true,
): Promise<T> {
  const inicio = performance.now()
  try {
    return await pedir()
  } catch (error) {
    if (eFalha(error)) medir('ProvedorErros', 1, { provedor })
    throw error
  } finally {
    medir('ProvedorLatencia', performance.now() - inicio, { provedor })
  }
}

/** Writes a value that a rule of the domain made. */
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
