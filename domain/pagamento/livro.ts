import { valorValido } from './precos.ts'

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

interface Soma {
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

type RecusaDeLancamento =
  | 'valor_invalido'
  /** The same id tells something else than before. */
  | 'contradicao'
  /** More would leave the hold than it has. */
  | 'acima_do_retido'
  /** More would be paid out than was captured. */
  | 'acima_do_capturado'

type Lancado =
  | { readonly ok: true; readonly livro: readonly Lancamento[]; readonly novo: boolean }
  | { readonly ok: false; readonly recusa: RecusaDeLancamento }

/**
 * Appends an entry, keeping the invariant. A repeat is accepted and changes nothing. An entry that came before the one
 * it depends on is refused: the caller re-reads the provider and appends in the order of the facts.
 */
export function lancar(livro: readonly Lancamento[], entrada: Lancamento): Lancado {
  if (!podeSer(entrada)) return { ok: false, recusa: 'valor_invalido' }
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

/**
 * Whether an entry may have its amount: an authorisation what a payment may be (P §9), any other entry any whole number
 * of cents above zero.
 */
const podeSer = ({ tipo, valor }: Lancamento): boolean =>
  tipo === 'autorizado' ? valorValido(valor) : Number.isSafeInteger(valor) && valor > 0

/**
 * The entries in the ledger, one after the other; a repeat is left out. What goes wrong here is money that does not add
 * up: nothing is written, and whoever watches the failures is called.
 * @throws Error with the refusal
 */
export function lancarTodos(livro: readonly Lancamento[], entradas: readonly Lancamento[]): Lancamento[] {
  let depois = livro
  return entradas.filter((entrada) => {
    const lancado = lancar(depois, entrada)
    if (!lancado.ok) throw new Error(`The ledger refuses ${entrada.id}: ${lancado.recusa}`)
    depois = lancado.livro
    return lancado.novo
  })
}
