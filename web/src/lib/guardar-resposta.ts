import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Puts what an act answered in the place of what was read before. The answer of a reading under way is dropped: it may
 * have begun before the act. What was being read, or never was, is read again.
 *
 * @param depois what is known now, or what to make of what was read
 */
export function guardarResposta<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  depois: T | ((antes: T | undefined) => T | undefined),
): void {
  const lida = queries.getQueryState(queryKey)
  void queries.cancelQueries({ queryKey, exact: true })
  queries.setQueryData<T>(queryKey, depois)
  if (lida?.data === undefined || lida.fetchStatus !== 'idle')
    void queries.invalidateQueries({ queryKey, exact: true })
}
