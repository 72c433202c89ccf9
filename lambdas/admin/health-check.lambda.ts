import { healthCheck } from '#domain/admin/contract.ts'
import { JANELA_DA_SONDA } from '#domain/admin/limiares.ts'
import { noMonitoramento, noPainel } from '#domain/admin/saude.ts'
import { somas } from '#lambdas/aws/metricas.ts'
import { arquivos, entrega, fluxos } from '#lambdas/aws/sondas.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { total } from '#lambdas/admin/store/medidas.ts'
import { experimentar } from '#lambdas/admin/store/sonda.ts'
import { cronometrada, type Sondagem, sondar } from './sondar.ts'
import { agendasEmDia, avisosDoCartao, fila, funcoes, presenca } from './sondas-do-produto.ts'

/** How every part of the system is right now (D §2.13, §2.14): each is tried, all at once. */
export const handler = semLimite(healthCheck, async ({ include_details }, { now }) => {
  const sondas = await Promise.all([
    sondar('database', cronometrada(experimentar, 'A tabela grava e lê.')),
    sondar(
      'storage',
      cronometrada(async () => arquivos(now), 'Os arquivos gravam e leem.'),
    ),
    sondar('workflows', osFluxos),
    sondar('edge_functions', funcoes(now)),
    sondar('realtime', tempoReal(now)),
    sondar('consultas_queue', fila(now)),
    sondar('doctor_presence', presenca(now)),
    sondar('cron_jobs', agendasEmDia(now)),
    sondar('stripe_webhooks', avisosDoCartao(now)),
  ])
  const em = now.toISOString()
  return include_details === true ? noPainel(sondas, em) : noMonitoramento(sondas, em)
})

const osFluxos: Sondagem = async () => {
  const { ativos, todos } = await fluxos()
  return {
    status: ativos === todos ? 'healthy' : 'error',
    valor: `${ativos} de ${todos} fluxos ativos`,
    detalhes: ativos === todos ? 'Os fluxos aceitam execuções.' : 'Há fluxo que não aceita execuções.',
  }
}

const tempoReal =
  (now: Date): Sondagem =>
  async () => {
    await entrega()
    const [[falhas = 0], abertas] = await Promise.all([
      somas([{ nome: 'EntregasFalhas' }], {
        de: new Date(now.getTime() - JANELA_DA_SONDA),
        ate: new Date(now.getTime() + 60_000),
        periodo: 60,
      }),
      total('conexoes_abertas'),
    ])
    return {
      status: falhas > 0 ? 'warning' : 'healthy',
      valor: `${abertas} ${abertas === 1 ? 'conexão aberta' : 'conexões abertas'}`,
      detalhes:
        falhas > 0
          ? `Entregas que falharam nos últimos 5 minutos: ${falhas}.`
          : 'A entrega responde e nenhuma falhou nos últimos 5 minutos.',
    }
  }
