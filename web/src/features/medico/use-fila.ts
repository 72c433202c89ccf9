import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ConsultaNaFila } from '#domain/consulta/consulta.ts'
import { verFila } from '#domain/consulta/contract.ts'
import type { Especialidade } from '#domain/medico/especialidades.ts'
import { canalDaFila } from '#domain/tempo-real/canal.ts'
import type { EventoDeCanal } from '#domain/tempo-real/mensagens.ts'
import { call } from '../../lib/api.ts'
import { useCanal, useEstadoDaConexao } from '../../lib/tempo-real.ts'
import { acomodar, iguais, type Linha } from './acomodar.ts'

/** Milliseconds between re-reads beside the live events: rarely with a line, often without. */
const RELEITURA = { com_linha: 60_000, sem_linha: 10_000 } as const

/** D §7.5: the list is re-read; `assinado` is the moment to catch up. */
const RELER: ReadonlySet<EventoDeCanal> = new Set([
  'assinado',
  'consulta.created',
  'consulta.accepted',
  'consulta.expired',
])

/** Who waits in the specialty, live; `onNova` when somebody arrives after the first reading. */
export function useFila(especialidade: Especialidade, onNova: () => void) {
  const conexao = useEstadoDaConexao()
  const fila = useQuery({
    queryKey: ['fila', especialidade],
    queryFn: async ({ signal }) => (await call(verFila, { especialidade }, { signal })).consultas,
    refetchInterval: conexao === 'conectada' ? RELEITURA.com_linha : RELEITURA.sem_linha,
    // Patients' names and phones do not outlive the screen.
    gcTime: 0,
  })
  useCanal(canalDaFila(especialidade), ({ evento }) => {
    if (RELER.has(evento)) void fila.refetch()
  })
  useNovas(fila.data, onNova)
  return fila
}

function useNovas(fila: readonly ConsultaNaFila[] | undefined, onNova: () => void) {
  const vistas = useRef<ReadonlySet<string>>(undefined)
  const chegou = useEffectEvent(onNova)
  useEffect(() => {
    if (!fila) return
    const antes = vistas.current
    vistas.current = new Set(fila.map(({ id }) => id))
    if (antes && fila.some(({ id }) => !antes.has(id))) chegou()
  }, [fila])
}

/** The rows as they stand on the screen, and what makes them stand still. */
export function useLinhas(fila: readonly ConsultaNaFila[]) {
  const [mostradas, setMostradas] = useState<readonly Linha[]>([])
  const [apontando, setApontando] = useState(false)
  const agora = acomodar(mostradas, fila, apontando)
  if (!iguais(agora, mostradas)) setMostradas(agora)
  return {
    linhas: agora,
    naLista: {
      onPointerEnter: () => setApontando(true),
      onPointerLeave: () => setApontando(false),
      onFocus: () => setApontando(true),
      onBlur: () => setApontando(false),
    },
  }
}
