import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { verConsulta, verEspera } from '#domain/consulta/contract.ts'
import { avisoDeStatus, type ConsultaStatus } from '#domain/consulta/status.ts'
import { STATUS } from '#domain/consulta/textos.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import type { EventoDeCanal } from '#domain/tempo-real/mensagens.ts'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import { useCanal, useEstadoDaConexao } from '../../lib/tempo-real/tempo-real.ts'
import { nadaMudou } from '../../lib/tempo-real/nada-mudou.ts'
import { CHAVE_DAS_PRESENCAS } from '../../lib/consultas/use-medicos-online.ts'
import { CHAVE_DAS_CONSULTAS, CHAVE_DAS_MINHAS } from '../../lib/consultas/use-minhas-consultas.ts'
import { guardarResposta } from '../../lib/guardar-resposta.ts'
import { RELEITURA, releitura } from './releitura.ts'

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
  useCanal(canalDaConsulta(id), (mensagem) => {
    const { evento } = mensagem
    if (SEM_NOVIDADE.has(evento) || nadaMudou(mensagem, consulta.data)) return
    if (evento === 'doctor.heartbeat') void queries.invalidateQueries({ queryKey: CHAVE_DAS_PRESENCAS })
    void queries.invalidateQueries({ queryKey: chave })
  })
  const status = consulta.data?.status
  useAvisos(status)
  // The list tells it as the page does.
  useEffect(() => {
    if (status) void queries.invalidateQueries({ queryKey: CHAVE_DAS_MINHAS })
  }, [queries, status])
  return consulta
}

/** Puts what an act answered in the place of what was read before. */
export function useGuardarConsulta() {
  const queries = useQueryClient()
  return (consulta: ConsultaVista) => guardarResposta(queries, chaveDaConsulta(consulta.id), consulta)
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

/**
 * Messages of the call and of the two to each other, which are their own business, and the answers about listening
 * that bring no news.
 */
const SEM_NOVIDADE: ReadonlySet<EventoDeCanal> = new Set([
  'sinal',
  'sala.status',
  'mensagem.nova',
  'cancelado',
  'recusado',
])

function useAvisos(status: ConsultaStatus | undefined) {
  const ultimo = useRef<ConsultaStatus>(undefined)
  useEffect(() => {
    if (!status) return
    const antes = ultimo.current
    ultimo.current = status
    if (!antes || antes === status) return
    const aviso = avisoDeStatus(antes, status)
    if (aviso)
      toast({ title: aviso, variant: status === 'expired' ? 'destructive' : 'default', noticia: true })
    if (status === 'queued' && antes !== 'pending')
      toast({
        title: STATUS.de_volta_a_fila.titulo,
        description: STATUS.de_volta_a_fila.descricao,
        noticia: true,
      })
  }, [status])
}
