import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { startConsulta, verConsulta } from '#domain/consulta/contract.ts'
import { papelDe } from '#domain/consulta/participante.ts'
import { pedeInicio } from '#domain/consulta/status.ts'
import type { PapelNaSala } from '#domain/sala/sala.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import { call } from '../../lib/api.ts'
import { reportError } from '../../lib/log.ts'
import { nadaMudou } from '../../lib/tempo-real/nada-mudou.ts'
import { useCanal } from '../../lib/tempo-real/tempo-real.ts'
import { usePerfil } from '../../lib/sessao/use-perfil.ts'

export const chaveDaConsulta = (id: string) => ['consultas', id] as const

const TENTAR_DE_NOVO = 15_000

/** A consultation of one's own, kept fresh by its channel. */
export function useConsulta(id: string) {
  const queries = useQueryClient()
  const query = useQuery({ queryKey: chaveDaConsulta(id), queryFn: () => call(verConsulta, { id }) })
  const papel = usePapelNaSala(query.data)
  useCanal(query.data ? canalDaConsulta(id) : null, (mensagem) => {
    const { evento } = mensagem
    if (nadaMudou(mensagem, query.data)) return
    // A doctor's reading is a line in the patient's access log: only for what the room shows them.
    const mostra = evento === 'assinado' || evento === 'consulta.status' || evento === 'consulta.updated'
    if (mostra || (papel === 'paciente' && evento === 'doctor.heartbeat'))
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
