import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
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
  const { apontando, naLista } = useApontando(fila)
  const agora = acomodar(mostradas, fila, apontando)
  if (!iguais(agora, mostradas)) setMostradas(agora)
  return { linhas: agora, naLista }
}

/** Whether the pointer is over the list or the focus within it; `fila` is what may take both away. */
function useApontando(fila: readonly ConsultaNaFila[]) {
  const [com, setCom] = useState<'ponteiro' | 'foco' | null>(null)
  const lista = useRef<HTMLElement>(null)
  const entrar = (como: 'ponteiro' | 'foco') => (event: SyntheticEvent<HTMLElement>) => {
    lista.current = event.currentTarget
    setCom((antes) => (antes === 'ponteiro' ? antes : como))
  }

  const moveu = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof Node && lista.current?.contains(target) !== true) setCom(null)
  })
  // When the row's button goes away under the pointer, the browser may not say that the pointer left the list.
  useEffect(() => {
    if (com !== 'ponteiro') return undefined
    const mover = ({ target }: PointerEvent) => moveu(target)
    document.addEventListener('pointermove', mover)
    return () => document.removeEventListener('pointermove', mover)
  }, [com])
  // Nor does a focused button that goes away lose the focus by an event.
  const soltarFoco = useEffectEvent((_mudou: readonly ConsultaNaFila[]) => {
    if (lista.current?.contains(document.activeElement) !== true)
      setCom((antes) => (antes === 'foco' ? null : antes))
  })
  useEffect(() => soltarFoco(fila), [fila])

  return {
    apontando: com !== null,
    naLista: {
      onPointerEnter: entrar('ponteiro'),
      onPointerLeave: () => setCom(null),
      onFocus: entrar('foco'),
      onBlur: () => setCom((antes) => (antes === 'foco' ? null : antes)),
    },
  }
}
