/** Whether this browser plays sound elsewhere than where the system does. */
export const escolheSaida = (): boolean => 'setSinkId' in HTMLMediaElement.prototype

/** Sound comes out of the chosen speaker; one that is gone leaves it to the system, where it is heard at least. */
export async function soarEm(elemento: HTMLMediaElement, saida_id = ''): Promise<void> {
  if (!escolheSaida() || elemento.sinkId === saida_id) return
  await elemento.setSinkId(saida_id).catch(() => undefined)
}
