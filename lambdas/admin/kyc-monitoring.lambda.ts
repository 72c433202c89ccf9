import { kycMonitoring } from '#domain/admin/contract.ts'
import type { NomeDaMetrica } from '#domain/admin/metricas.ts'
import { inicioDoDia, kycDoDia, kycPorEtapa } from '#domain/admin/numeros.ts'
import { type FaixaDaNota, FAIXAS_DA_NOTA } from '#domain/kyc/decisao/faixas.ts'
import { KYC_ETAPAS } from '#domain/kyc/machine.ts'
import { type Ponto, pontos } from '#lambdas/aws/metricas.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'

const HORA_MS = 3_600_000
const RESULTADOS = ['iniciada', 'approved', 'rejected'] as const

/** Identity checks that began today (São Paulo time), in total and by the hour (D §2.14, §7.1). */
export const handler = semLimite(kycMonitoring, async ({ include_hourly, include_stages }, { now }) => {
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
  const stages = include_stages === true ? { stages: await porEtapa({ de, ate: now }) } : {}
  if (include_hourly !== true) return { today, ...stages }
  const horas = Math.floor((now.getTime() - de.getTime()) / HORA_MS) + 1
  return {
    today,
    ...stages,
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

const VEREDITOS_CONTADOS = ['aprovado', 'reprovado', 'em_analise'] as const

/** Every stage's figures of the window, from what each stage left as metrics. */
async function porEtapa(janela: { readonly de: Date; readonly ate: Date }) {
  const leituras = KYC_ETAPAS.flatMap((etapa) => [
    ...VEREDITOS_CONTADOS.map((veredito) => contagem('KycEtapas', { etapa, veredito })),
    contagem('KycTempo', { etapa }),
    { ...contagem('KycTempo', { etapa }), estatistica: 'SampleCount' as const },
    ...FAIXAS_DA_NOTA.map((faixa) => contagem('KycNotas', { etapa, faixa })),
  ])
  const lidas = (await pontos(leituras, { ...janela, periodo: 3600 })).map(soma)
  const porUma = leituras.length / KYC_ETAPAS.length
  return KYC_ETAPAS.map((etapa, i) => {
    const [aprovadas = 0, reprovadas = 0, em_analise = 0, tempo = 0, medidas = 0, ...contadas] = lidas.slice(
      i * porUma,
      (i + 1) * porUma,
    )
    const notas = Object.fromEntries(FAIXAS_DA_NOTA.map((faixa, n) => [faixa, contadas[n] ?? 0])) as Record<
      FaixaDaNota,
      number
    >
    return kycPorEtapa({ etapa, aprovadas, reprovadas, em_analise, tempo, medidas, notas })
  })
}

const contagem = (nome: NomeDaMetrica, dimensoes: Readonly<Record<string, string>>) =>
  ({ nome, dimensoes, estatistica: 'Sum' }) as const

const soma = (serie: readonly Ponto[]): number => serie.reduce((total, { valor }) => total + valor, 0)
