import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { startConsulta, verConsulta } from '#domain/consulta/contract.ts'
import { papelDe } from '#domain/consulta/participante.ts'
import { pedeInicio } from '#domain/consulta/status.ts'
import { STATUS } from '#domain/consulta/textos.ts'
import { type PapelNaSala, salaAberta } from '#domain/sala/sala.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import type { EventoDeCanal } from '#domain/tempo-real/mensagens.ts'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { reportError } from '../../lib/log.ts'
import { nadaMudou } from '../../lib/tempo-real/nada-mudou.ts'
import { useCanal } from '../../lib/tempo-real/tempo-real.ts'
import { usePerfil } from '../../lib/sessao/use-perfil.ts'

export const chaveDaConsulta = (id: string) => ['consultas', id] as const

const TENTAR_DE_NOVO = 15_000

/** `recusado`: it is this person's no longer, and the reading tells why. */
const MOSTRA: ReadonlySet<EventoDeCanal> = new Set([
  'assinado',
  'recusado',
  'consulta.status',
  'consulta.updated',
])

/** A consultation of one's own, kept fresh by its channel. */
export function useConsulta(id: string) {
  const queries = useQueryClient()
  const query = useQuery({ queryKey: chaveDaConsulta(id), queryFn: () => call(verConsulta, { id }) })
  const papel = usePapelNaSala(query.data)
  useCanal(query.data ? canalDaConsulta(id) : null, (mensagem) => {
    const { evento } = mensagem
    if (nadaMudou(mensagem, query.data)) return
    // A doctor's reading is a line in the patient's access log: only for what the room shows them.
    if (MOSTRA.has(evento) || (papel === 'paciente' && evento === 'doctor.heartbeat'))
      void queries.invalidateQueries({ queryKey: chaveDaConsulta(id) })
  })
  return query
}

/** Which of the two the signed-in person is; null for anybody else, undefined while unknown. */
export function usePapelNaSala(consulta: ConsultaVista | undefined): PapelNaSala | null | undefined {
  const { data: perfil } = usePerfil()
  if (!consulta || !perfil) return undefined
  return papelDe(consulta, perfil.id)
}

/**
 * Whoever opens the room first starts the consultation (P §2.15). A failure is only logged (D §2.10), once: it is tried
 * again while the consultation waits to be started.
 */
export function useInicio(consulta: ConsultaVista | undefined): void {
  const queries = useQueryClient()
  const id = consulta && pedeInicio(consulta) ? consulta.id : null
  useEffect(() => {
    if (id === null) return undefined
    let contada = false
    const iniciar = () => {
      call(startConsulta, { consulta_id: id }).then(
        () => void queries.invalidateQueries({ queryKey: chaveDaConsulta(id) }),
        (error: unknown) => {
          if (contada) return
          contada = true
          const mensagem = error instanceof Error ? error.message : String(error)
          reportError({ tipo: 'falha_ao_iniciar', caminho: '/sala-video', mensagem })
        },
      )
    }
    iniciar()
    const timer = setInterval(iniciar, TENTAR_DE_NOVO)
    return () => clearInterval(timer)
  }, [id, queries])
}

/** Whether the doctor lost this consultation by not being in its call: also told over what was read before. */
export const eForaDaSala = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.problema.codigo === 'fora_da_sala'

/** A patient whose doctor did not come or gave them back waits again: told so, they are led to where one waits. */
export function useVoltaAFila(consulta: ConsultaVista | undefined, papel: PapelNaSala | null | undefined) {
  const navigate = useNavigate()
  const tinhaSala = useRef(false)
  const status = papel === 'paciente' ? consulta?.status : undefined
  const id = consulta?.id
  useEffect(() => {
    if (!status || !id) return
    if (status === 'queued' && tinhaSala.current) {
      const { titulo, descricao } = STATUS.de_volta_a_fila
      toast({ title: titulo, description: descricao, noticia: true })
      void navigate(caminhoDe('status_consulta', { id }), { replace: true })
    }
    tinhaSala.current = salaAberta(status)
  }, [status, id, navigate])
}
