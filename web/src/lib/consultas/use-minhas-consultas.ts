import { useQuery } from '@tanstack/react-query'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { minhasConsultas } from '#domain/consulta/contract.ts'
import { CONSULTA_ABERTA } from '#domain/consulta/status.ts'
import { call } from '../api.ts'

/** Beginning of every query about consultations, for whoever learns that something changed. */
export const CHAVE_DAS_CONSULTAS = ['consultas'] as const

/** The patient's own consultations, newest first. */
export const useMinhasConsultas = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...CHAVE_DAS_CONSULTAS, 'minhas'],
    queryFn: async ({ signal }) => (await call(minhasConsultas, {}, { signal })).consultas,
  })

/** The one that is open, if any; one in a status nobody knows is moved by no act. */
export const consultaAberta = (consultas: readonly ConsultaVista[]): ConsultaVista | undefined =>
  consultas.find(
    ({ status, status_gravado }) =>
      status_gravado === undefined && CONSULTA_ABERTA.some((aberta) => aberta === status),
  )
