/** The consultation that the screen before hands over in navigation state (P §2.1, §2.15). */
export function consultaDoEstado(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('consultaId' in state)) return undefined
  return typeof state.consultaId === 'string' ? state.consultaId : undefined
}
