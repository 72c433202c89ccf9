import { analyticsBasic } from '#domain/admin/contract.ts'
import type { NomeDaMetrica } from '#domain/admin/metricas.ts'
import { RESULTADOS_DA_TRIAGEM } from '#domain/triagem/avaliacao.ts'
import { analisar } from '#domain/admin/numeros.ts'
import { revisar, SERIES_DA_REVISAO } from '#domain/admin/revisao-da-triagem.ts'
import { PRECOS } from '#domain/pagamento/precos.ts'
import { somas } from '#lambdas/aws/metricas.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { medicosAtivosDesde } from '#lambdas/admin/store/medidas.ts'

const MINUTO_MS = 60_000
const DIA_MS = 24 * 60 * MINUTO_MS

/**
 * Triage funnel, consultation SLA and doctor LTV of the last days (D §3, §7.1), and what doctors said of the triage's
 * urgency, from the metrics.
 */
export const handler = semLimite(analyticsBasic, async ({ days }, { now }) => {
  // Whole minutes, as they are kept: the one that is running counts.
  const ate = new Date(Math.ceil((now.getTime() + 1) / MINUTO_MS) * MINUTO_MS)
  const de = new Date(ate.getTime() - days * DIA_MS)
  const [lidas, medicos] = await Promise.all([
    somas([...REVISOES, ...TRIAGENS, ...OUTRAS], { de, ate, periodo: 3600 }),
    medicosAtivosDesde(de.toISOString()),
  ])
  const naJanela = lidas.slice(REVISOES.length)
  const triagens = naJanela.slice(0, TRIAGENS.length)
  const [pedidos = 0, naFila = 0, aceitas = 0, espera = 0, finalizadas = 0, capturados = 0] = naJanela.slice(
    TRIAGENS.length,
  )
  const funil = analisar(
    {
      triagens: triagens.reduce((soma, valor) => soma + valor, 0),
      elegiveis: triagens[RESULTADOS_DA_TRIAGEM.indexOf('elegivel')] ?? 0,
      pedidos,
      naFila,
      aceitas,
      espera,
      finalizadas,
      capturados,
      medicos,
    },
    PRECOS.repasse,
  )
  return { ...funil, triage_review: revisar(lidas.slice(0, REVISOES.length)) }
})

interface Serie {
  readonly nome: NomeDaMetrica
  readonly dimensoes?: Readonly<Record<string, string>>
}

const TRIAGENS: readonly Serie[] = RESULTADOS_DA_TRIAGEM.map((resultado) => ({
  nome: 'TriagensFeitas',
  dimensoes: { resultado },
}))

const REVISOES: readonly Serie[] = SERIES_DA_REVISAO.map((dimensoes) => ({
  nome: 'TriagensAvaliadas',
  dimensoes: { ...dimensoes },
}))

const OUTRAS: readonly Serie[] = [
  { nome: 'ConsultasSolicitadas' },
  { nome: 'ConsultasNaFila' },
  { nome: 'ConsultasAceitas' },
  { nome: 'EsperaAteAceite' },
  { nome: 'ConsultasPorEstado', dimensoes: { estado: 'finished' } },
  { nome: 'PagamentosPorEstado', dimensoes: { estado: 'capturado' } },
]
