import { useEffect, useState } from 'react'
import type { ConsultaVista } from '#domain/consulta/consulta.ts'
import { prazoMs } from '#domain/prazos.ts'

/**
 * Whether the patient counts as absent (estados §3: 10 minutes in which they never connected): `venceu` once it has, the
 * instant while it still may, null when it cannot. The screen changes at that very instant.
 */
export function useFalta({
  started_at,
  paciente_na_sala_em,
}: Pick<ConsultaVista, 'started_at' | 'paciente_na_sala_em'>): 'venceu' | Date | null {
  const limite =
    started_at && !paciente_na_sala_em ? Date.parse(started_at) + prazoMs('nao_compareceu') : null
  const [agora, setAgora] = useState(Date.now)
  // Armed again by every look: a timer may ring a little before its instant.
  useEffect(() => {
    if (limite === null || agora >= limite) return undefined
    const timer = setTimeout(() => setAgora(Date.now()), Math.max(0, limite - Date.now()))
    return () => clearTimeout(timer)
  }, [limite, agora])
  if (limite === null) return null
  return agora >= limite ? 'venceu' : new Date(limite)
}
