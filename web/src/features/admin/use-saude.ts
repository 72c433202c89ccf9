import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { analyticsBasic, healthCheck, kycMonitoring } from '#domain/admin/contract.ts'
import type { SaudeDoPainel, SaudeMonitorada } from '#domain/admin/saude.ts'
import { MONITORAMENTO, SAUDE } from '#domain/admin/textos.ts'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'

/** D §9: refreshed by itself every 30 s. */
export const RENOVACAO_MS = 30_000

/** The dashboard's form of the health check; a failed reading is told once each time (D §8). */
export function useSaudeDoPainel() {
  const saude = useQuery({
    queryKey: ['admin', 'saude', 'painel'],
    queryFn: async ({ signal }) => {
      const lida = await call(healthCheck, { include_details: true }, { signal })
      if ('overall_status' in lida) return lida satisfies SaudeDoPainel
      throw new Error('The health check answered in another form')
    },
    refetchInterval: RENOVACAO_MS,
    retry: false,
  })
  const { error, errorUpdatedAt } = saude
  useEffect(() => {
    if (error && errorUpdatedAt > 0) toast(avisoDaFalha(error))
  }, [error, errorUpdatedAt])
  return { ...saude, falha: error && avisoDaFalha(error) }
}

const avisoDaFalha = (error: Error) =>
  avisoOuSemRede(error, { title: SAUDE.erro.titulo, description: SAUDE.erro.descricao })

/** D §9: the analytics window is 7 days. */
export const useAnalise = () =>
  useQuery({
    queryKey: ['admin', 'analise'],
    queryFn: ({ signal }) => call(analyticsBasic, { days: 7 }, { signal }),
    refetchInterval: RENOVACAO_MS,
    retry: false,
  })

/** The monitoring form; when the call fails everything is unhealthy, with the one service `system` (D §4, §8). */
export const useSaudeMonitorada = () =>
  useQuery({
    queryKey: ['admin', 'saude', 'servicos'],
    queryFn: async ({ signal }): Promise<SaudeMonitorada> => {
      const inicio = Date.now()
      try {
        const lida = await call(healthCheck, {}, { signal })
        if ('overall' in lida) return lida
        throw new Error(MONITORAMENTO.falha)
      } catch (error) {
        if (signal.aborted) throw error
        return semResposta(error, inicio)
      }
    },
    refetchInterval: RENOVACAO_MS,
    retry: false,
  })

function semResposta(error: unknown, inicio: number): SaudeMonitorada {
  const agora = new Date().toISOString()
  return {
    overall: 'unhealthy',
    lastUpdate: agora,
    services: [
      {
        service: 'system',
        status: 'unhealthy',
        lastCheck: agora,
        latency: Date.now() - inicio,
        details: error instanceof Error && error.message !== '' ? error.message : MONITORAMENTO.falha,
      },
    ],
  }
}

export const useKycDeHoje = () =>
  useQuery({
    queryKey: ['admin', 'kyc'],
    queryFn: ({ signal }) => call(kycMonitoring, { include_hourly: true, include_stages: true }, { signal }),
    refetchInterval: RENOVACAO_MS,
    retry: false,
  })
