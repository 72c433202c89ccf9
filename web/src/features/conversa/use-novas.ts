import { useState } from 'react'
import type { ConversaDaConsulta } from './use-conversa.ts'

/** How many messages of the other side came since they were last open, or since one's own last. */
export function useNovas({ mensagens, eu }: ConversaDaConsulta, abertas: boolean) {
  const [vista, setVista] = useState(0)
  const minha = mensagens.findLast(({ de }) => de === eu)?.sequencia ?? 0
  const novas = mensagens.filter(
    ({ de, sequencia }) => de !== eu && sequencia > Math.max(vista, minha),
  ).length
  return {
    novas: abertas ? 0 : novas,
    marcarVistas: () => setVista(mensagens.at(-1)?.sequencia ?? 0),
  }
}
