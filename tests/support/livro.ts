import { type Lancamento, somar } from '#domain/pagamento/livro.ts'

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
