/**
 * The ledger of one payment: entries are appended, never changed, and there are no balances (estados §4).
 * authorised = captured + released + held, always.
 */
export const TIPOS_DE_LANCAMENTO = ['autorizado', 'capturado', 'liberado', 'repassado'] as const
export type TipoDeLancamento = (typeof TIPOS_DE_LANCAMENTO)[number]

export interface Lancamento {
  /** What the entry tells of, once: the provider's object and kind. Appending it twice changes nothing. */
  readonly id: string
  readonly tipo: TipoDeLancamento
  /** Cents, more than zero. */
  readonly valor: number
  /** ISO instant. */
  readonly em: string
}

export interface Soma {
  readonly autorizado: number
  readonly capturado: number
  readonly liberado: number
  readonly repassado: number
  /** Still held on the card: authorised, neither captured nor released. */
  readonly retido: number
}

/** Totals of a ledger, in cents. */
export function somar(livro: readonly Lancamento[]): Soma {
  const total = (tipo: TipoDeLancamento) =>
    livro.reduce((soma, l) => (l.tipo === tipo ? soma + l.valor : soma), 0)
  const autorizado = total('autorizado')
  const capturado = total('capturado')
  const liberado = total('liberado')
  return {
    autorizado,
    capturado,
    liberado,
    repassado: total('repassado'),
    retido: autorizado - capturado - liberado,
  }
}

export type RecusaDeLancamento =
  | 'valor_invalido'
  /** The same id tells something else than before. */
  | 'contradicao'
  /** More would leave the hold than it has. */
  | 'acima_do_retido'
  /** More would be paid out than was captured. */
  | 'acima_do_capturado'

export type Lancado =
  | { readonly ok: true; readonly livro: readonly Lancamento[]; readonly novo: boolean }
  | { readonly ok: false; readonly recusa: RecusaDeLancamento }

/**
 * Appends an entry, keeping the invariant. A repeat is accepted and changes nothing. An entry that came before the one
 * it depends on is refused: the caller re-reads the provider and appends in the order of the facts.
 */
export function lancar(livro: readonly Lancamento[], entrada: Lancamento): Lancado {
  if (!Number.isSafeInteger(entrada.valor) || entrada.valor <= 0)
    return { ok: false, recusa: 'valor_invalido' }
  const anterior = livro.find((l) => l.id === entrada.id)
  if (anterior) {
    if (anterior.tipo !== entrada.tipo || anterior.valor !== entrada.valor)
      return { ok: false, recusa: 'contradicao' }
    return { ok: true, livro, novo: false }
  }
  const { retido, capturado, repassado } = somar(livro)
  const sai = entrada.tipo === 'capturado' || entrada.tipo === 'liberado'
  if (sai && entrada.valor > retido) return { ok: false, recusa: 'acima_do_retido' }
  if (entrada.tipo === 'repassado' && entrada.valor > capturado - repassado)
    return { ok: false, recusa: 'acima_do_capturado' }
  return { ok: true, livro: [...livro, entrada], novo: true }
}

/** Whether authorised = captured + released + held with nothing below zero, and no payout above the capture. */
export function fecha(livro: readonly Lancamento[]): boolean {
  const { autorizado, capturado, liberado, repassado, retido } = somar(livro)
  return (
    autorizado === capturado + liberado + retido &&
    [capturado, liberado, retido, repassado].every((valor) => valor >= 0) &&
    repassado <= capturado &&
    new Set(livro.map((l) => l.id)).size === livro.length
  )
}
