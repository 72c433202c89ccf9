/** What a figure must keep; `razao_minima` is held against the ratio, the others against the value. */
export type Orcamento =
  | { readonly maximo: number }
  | { readonly razao_minima: number }
  /** Measured and shown; nothing is promised about it. */
  | null

/** One figure: `razao` is the value over what it is measured against, in the same run. */
export interface Medida {
  readonly figura: string
  readonly valor: number
  readonly unidade: string
  readonly contra: { readonly o_que: string; readonly valor: number }
  readonly razao: number
  readonly orcamento: Orcamento
  readonly dentro: boolean
  /** What a reader needs to look further: names, other percentiles. */
  readonly detalhe?: unknown
}

/** A figure with its ratio and whether its budget is kept. */
export function medida(dados: Omit<Medida, 'razao' | 'dentro'>): Medida {
  const { figura, unidade, orcamento, detalhe } = dados
  const contra = { ...dados.contra, valor: arredondar(dados.contra.valor) }
  const razao = dados.contra.valor === 0 ? 0 : arredondar(dados.valor / dados.contra.valor)
  const valor = arredondar(dados.valor)
  return { figura, valor, unidade, contra, razao, orcamento, dentro: cabe(valor, razao, orcamento), detalhe }
}

function cabe(valor: number, razao: number, orcamento: Orcamento): boolean {
  if (orcamento === null) return true
  return 'maximo' in orcamento ? valor <= orcamento.maximo : razao >= orcamento.razao_minima
}

/** The value below which this share of the sample lies, by nearest rank. @throws Error without values */
export function percentil(valores: readonly number[], parte: number): number {
  const ordem = [...valores].sort((a, b) => a - b)
  const valor = ordem[Math.max(0, Math.ceil(parte * ordem.length) - 1)]
  if (valor === undefined) throw new Error('Nothing was measured')
  return valor
}

export const mediana = (valores: readonly number[]): number => percentil(valores, 0.5)

const arredondar = (valor: number): number => Number(valor.toPrecision(4))
