import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ConsultaVista } from '#domain/consulta/consulta.ts'
import { verConsulta, verEspera } from '#domain/consulta/contract.ts'
import type { ConsultaStatus } from '#domain/consulta/machine.ts'
import { avisoDeStatus } from '#domain/consulta/status.ts'
import { STATUS } from '#domain/consulta/textos.ts'
import { verPresencas } from '#domain/medico/contract.ts'
import type { Especialidade } from '#domain/medico/especialidades.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import type { EventoDeCanal } from '#domain/tempo-real/mensagens.ts'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import { useCanal, useEstadoDaConexao } from '../../lib/tempo-real.ts'
import { CHAVE_DAS_CONSULTAS } from '../../lib/use-minhas-consultas.ts'
import { RELEITURA, releitura } from './releitura.ts'

const CHAVE_DAS_PRESENCAS = ['presencas'] as const
const chaveDaConsulta = (id: string) => [...CHAVE_DAS_CONSULTAS, 'uma', id] as const

/** One consultation, kept up to date and announced as it changes (P §2.14, §4.1). */
export function useConsulta(id: string) {
  const queries = useQueryClient()
  const conexao = useEstadoDaConexao()
  const chave = chaveDaConsulta(id)
  const consulta = useQuery({
    queryKey: chave,
    queryFn: ({ signal }) => call(verConsulta, { id }, { signal }),
    refetchInterval: ({ state }) => releitura(state.data, conexao),
  })
  useCanal(canalDaConsulta(id), ({ evento }) => {
    if (SEM_NOVIDADE.has(evento)) return
    if (evento === 'doctor.heartbeat') void queries.invalidateQueries({ queryKey: CHAVE_DAS_PRESENCAS })
    void queries.invalidateQueries({ queryKey: chave })
  })
  const status = consulta.data?.status
  useAvisos(status)
  // The list tells it as the page does.
  useEffect(() => {
    if (status) void queries.invalidateQueries({ queryKey: [...CHAVE_DAS_CONSULTAS, 'minhas'] })
  }, [queries, status])
  return consulta
}

/** Puts what an act answered in the place of what was read before. */
export function useGuardarConsulta() {
  const queries = useQueryClient()
  return (consulta: ConsultaVista) => queries.setQueryData(chaveDaConsulta(consulta.id), consulta)
}

/** How many doctors are available in the specialty of one who waits; undefined while unknown. */
export function useMedicosOnline(especialidade: Especialidade): number | undefined {
  const { data } = useQuery({
    queryKey: [...CHAVE_DAS_PRESENCAS, especialidade],
    queryFn: ({ signal }) => call(verPresencas, { especialidade }, { signal }),
    refetchInterval: RELEITURA.na_fila,
  })
  // The server answers only who counts (seen within 60 s): this clock may be wrong.
  return data && new Set(data.presencas.map(({ medico_id }) => medico_id)).size
}

/** What waiting in a specialty was like in the last hour; null when too few were accepted to tell. */
export function useEsperaMedida(especialidade: Especialidade) {
  const { data } = useQuery({
    queryKey: ['espera', especialidade],
    queryFn: ({ signal }) => call(verEspera, { especialidade }, { signal }),
    refetchInterval: RELEITURA.aberta,
  })
  return data?.medida ?? null
}

/** Messages of the call, which are its own business, and the answers about listening that bring no news. */
const SEM_NOVIDADE: ReadonlySet<EventoDeCanal> = new Set(['sinal', 'sala.status', 'cancelado', 'recusado'])

function useAvisos(status: ConsultaStatus | undefined) {
  const ultimo = useRef<ConsultaStatus>(undefined)
  useEffect(() => {
    if (!status) return
    const antes = ultimo.current
    ultimo.current = status
    if (!antes || antes === status) return
    const aviso = avisoDeStatus(antes, status)
    if (aviso) toast({ title: aviso, variant: status === 'expired' ? 'destructive' : 'default' })
    if (status === 'queued' && antes !== 'pending')
      toast({ title: STATUS.de_volta_a_fila.titulo, description: STATUS.de_volta_a_fila.descricao })
  }, [status])
}
