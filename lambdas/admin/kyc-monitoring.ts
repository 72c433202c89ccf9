import { kycMonitoring } from '#domain/admin/contract.ts'
import { inicioDoDia, kycDoDia } from '#domain/admin/numeros.ts'
import { type Ponto, pontos } from '#lambdas/providers/metricas.ts'
import { http } from '#lambdas/runtime/http.ts'

const HORA_MS = 3_600_000
const RESULTADOS = ['iniciada', 'approved', 'rejected'] as const

/** Identity checks that began today in São Paulo, in total and by the hour (D §2.14, §7.1). */
export const handler = http(kycMonitoring, async ({ include_hourly }, { now }) => {
  const de = inicioDoDia(now)
  const series = await pontos(
    RESULTADOS.map((resultado) => ({
      nome: 'KycCorridas',
      dimensoes: { resultado },
      estatistica: 'Sum',
    })),
    { de, ate: now, periodo: 3600 },
  )
  const [iniciadas = [], aprovadas = [], rejeitadas = []] = series
  const today = kycDoDia({
    iniciadas: soma(iniciadas),
    aprovadas: soma(aprovadas),
    rejeitadas: soma(rejeitadas),
  })
  if (include_hourly !== true) return { today }
  const horas = Math.floor((now.getTime() - de.getTime()) / HORA_MS) + 1
  return {
    today,
    hourly: Array.from({ length: horas }, (_, hour) => {
      const inicio = de.getTime() + hour * HORA_MS
      const nela = (serie: readonly Ponto[]) =>
        soma(serie.filter(({ em }) => em.getTime() >= inicio && em.getTime() < inicio + HORA_MS))
      return {
        hour,
        total_attempts: nela(iniciadas),
        approved: nela(aprovadas),
        rejected: nela(rejeitadas),
      }
    }),
  }
})

const soma = (serie: readonly Ponto[]): number => serie.reduce((total, { valor }) => total + valor, 0)
