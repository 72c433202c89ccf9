import { useEffect, useState } from 'react'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { prazoMs } from '#domain/base/prazos.ts'

/**
 * Whether the patient counts as absent (estados §3: 10 minutes in which they never connected): `venceu` once it has,
 * the instant while it still may, null when it cannot. The screen changes at that very instant.
 */
export function useFalta({
  started_at,
  paciente_na_sala_em,
}: Pick<ConsultaVista, 'started_at' | 'paciente_na_sala_em'>): 'venceu' | Date | null {
  const limite =
    started_at && !paciente_na_sala_em ? Date.parse(started_at) + prazoMs('nao_compareceu') : null
  const [agora, setAgora] = useState(Date.now)
  useEffect(() => {
    if (limite === null) return undefined
    let timer: ReturnType<typeof setTimeout>
    const esperar = () => {
      timer = setTimeout(
        () => {
          // A timer may ring a little before its instant.
          if (Date.now() < limite) esperar()
          else setAgora(Date.now())
        },
        Math.max(0, limite - Date.now()),
      )
    }
    esperar()
    return () => clearTimeout(timer)
  }, [limite])
  if (limite === null) return null
  return agora >= limite ? 'venceu' : new Date(limite)
}
