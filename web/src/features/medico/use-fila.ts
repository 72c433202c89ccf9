import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ConsultaNaFila, linhaDita } from '#domain/consulta/vista.ts'
import { verFila } from '#domain/consulta/contract.ts'
import { ordemDaFila } from '#domain/consulta/ordem-da-fila.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { canalDaFila } from '#domain/tempo-real/canal.ts'
import type { MensagemDeCanal } from '#domain/tempo-real/mensagens.ts'
import { call } from '../../lib/api.ts'
import { useCanal, useEstadoDaConexao } from '../../lib/tempo-real/tempo-real.ts'
import { semSaltos, iguais, type Linha } from './fila-sem-saltos.ts'

/** Milliseconds between re-reads beside the live events: rarely with a line, often without. */
const RELEITURA = { com_linha: 60_000, sem_linha: 10_000 } as const

/** Who waits in the specialty, live; `onNova` when somebody arrives after the first reading. */
export function useFila(especialidade: Especialidade, onNova: () => void) {
  const conexao = useEstadoDaConexao()
  const queries = useQueryClient()
  const queryKey = ['fila', especialidade]
  const fila = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(verFila, { especialidade }, { signal })).consultas,
    refetchInterval: conexao === 'conectada' ? RELEITURA.com_linha : RELEITURA.sem_linha,
    // Patients' names and phones do not outlive the screen.
    gcTime: 0,
  })
  const naMensagem = useNaMensagem()
  useCanal(canalDaFila(especialidade), (mensagem) => {
    const agora = queries.getQueryState<readonly ConsultaNaFila[]>(queryKey)
    const depois = naMensagem(agora?.data ?? [], mensagem)
    // What is being read may be older than the message.
    if (depois && agora?.status === 'success' && agora.fetchStatus === 'idle')
      queries.setQueryData(queryKey, depois)
    else void fila.refetch()
  })
  useNovas(fila.data, onNova)
  return fila
}

/** Length of an instant to the second. */
const ATE_O_SEGUNDO = 19

/**
 * D §7.5: the list after a message; null when it must be re-read: as listening begins, when somebody came without their
 * row, and when they may have left since, as far as instants tell that the server says to the second.
 */
function useNaMensagem() {
  const sairam = useRef(new Map<string, string>())
  return (
    fila: readonly ConsultaNaFila[],
    { evento, dados }: MensagemDeCanal,
  ): readonly ConsultaNaFila[] | null => {
    const [id, em] = [String(dados['consulta_id']), String(dados['em']).slice(0, ATE_O_SEGUNDO)]
    const outras = fila.filter((consulta) => consulta.id !== id)
    switch (evento) {
      case 'consulta.created': {
        const linha = linhaDita(dados)
        return linha && em > (sairam.current.get(id) ?? '') ? [...outras, linha].toSorted(ordemDaFila) : null
      }
      case 'consulta.accepted':
      case 'consulta.expired':
        sairam.current.set(id, em)
        return outras
      case 'assinado':
        return null
      default:
        return fila
    }
  }
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
  const agora = semSaltos(mostradas, fila, apontando)
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
