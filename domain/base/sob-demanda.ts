/** Makes a value when it is first asked for: a formatter costs a function milliseconds at its start, used or not. */
export function sobDemanda<T>(fazer: () => T): () => T {
  let feito: { readonly valor: T } | undefined
  return () => (feito ??= { valor: fazer() }).valor
}
