import { useQuery } from '@tanstack/react-query'
import type { Saida } from '#domain/base/contrato.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { minhasConsultas } from '#domain/consulta/contract.ts'
import { CONSULTA_ABERTA } from '#domain/consulta/status.ts'
import { call } from '../api.ts'

/** Beginning of every query about consultations, for whoever learns that something changed. */
export const CHAVE_DAS_CONSULTAS = ['consultas'] as const

export type MinhasConsultas = Saida<typeof minhasConsultas>
export const CHAVE_DAS_MINHAS = [...CHAVE_DAS_CONSULTAS, 'minhas'] as const

const useMinhas = <T>(enabled: boolean, select: (minhas: MinhasConsultas) => T) =>
  useQuery({
    enabled,
    queryKey: CHAVE_DAS_MINHAS,
    queryFn: ({ signal }) => call(minhasConsultas, {}, { signal }),
    select,
  })

/** The patient's own consultations, newest first. */
export const useMinhasConsultas = (enabled = true) => useMinhas(enabled, ({ consultas }) => consultas)

/** Those whose charge was refused and that wait for another card, newest first. */
export const useAPagar = (enabled = true) => useMinhas(enabled, ({ a_pagar = [] }) => a_pagar)

/** The one that is open, if any; one in a status nobody knows is moved by no act. */
export const consultaAberta = (consultas: readonly ConsultaVista[]): ConsultaVista | undefined =>
  consultas.find(
    ({ status, status_gravado }) =>
      status_gravado === undefined && CONSULTA_ABERTA.some((aberta) => aberta === status),
  )
