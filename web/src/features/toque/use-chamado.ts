import { useEffect, useRef } from 'react'
import { CHAMADOS } from '#domain/toque/textos-das-telas.ts'
import { chamar } from './chamar.ts'
import { esquecer, lembrar } from './sabido.ts'

interface Esperada {
  readonly status: 'queued' | 'assigned'
  /** The doctor is in the room. */
  readonly medicoNaSala: boolean
}

/**
 * Calls whoever waits at this page once a doctor accepts, and once the doctor is in the room; remembers meanwhile how
 * it stood, for when the network goes.
 */
export function useChamado({ status, medicoNaSala }: Esperada): void {
  const ultima = useRef<Esperada>(undefined)
  useEffect(() => {
    lembrar(status, new Date())
    const antes = ultima.current
    ultima.current = { status, medicoNaSala }
    if (!antes) return
    if (antes.status === 'queued' && status === 'assigned') chamar(CHAMADOS.aceita)
    else if (!antes.medicoNaSala && medicoNaSala) chamar(CHAMADOS.na_sala)
  }, [status, medicoNaSala])
  useEffect(() => esquecer, [])
}
