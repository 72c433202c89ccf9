import { medirSituacao } from '#domain/admin/contract.ts'
import { ESPECIALIDADE_IDS } from '#domain/base/especialidades.ts'
import { desdeAEntrada } from '#domain/consulta/vencimento.ts'
import { quantas } from '#lambdas/aws/falhas.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { medir } from '#lambdas/runtime/medida.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import { eachAlone, schedule } from '#lambdas/runtime/schedule.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as medidas from '#lambdas/admin/store/medidas.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import { COM_FALHAS } from './consumidores.ts'

/** Every minute, measures the current totals, which no single change of state tells. */
export const handler = schedule(medirSituacao, async ({ now }) => {
  await filas(now)
  await eachAlone([dinheiro, conexoes, parados, falhas], async (medida) => medida())
})

/**
 * CloudWatch charges each series by the month, so the specialties are not metrics: each one with anybody in it is a
 * line of the log instead (query `filas`), which tells the whole wait. The metric, which calls somebody, tells how long
 * ago the queue was last entered: only a schedule that does not run lets that pass the 15 minutes.
 */
async function filas(now: Date): Promise<void> {
  let esperam = 0
  let maxima = 0
  const estagio = prazosDoEstagio()
  const disponiveis = new Set<string>()
  await eachAlone(ESPECIALIDADE_IDS, async (especialidade) => {
    const [fila, online] = await Promise.all([
      consultas.naFila(especialidade),
      presencas.naEspecialidade(especialidade, now),
    ])
    const [primeira] = fila
    const espera_s = primeira ? Math.max(0, (now.getTime() - Date.parse(primeira.queued_at)) / 1000) : 0
    esperam += fila.length
    maxima = Math.max(maxima, ...fila.map((consulta) => desdeAEntrada(consulta, now, estagio) / 1000))
    for (const { medico_id } of online) disponiveis.add(medico_id)
    if (fila.length > 0 || online.length > 0)
      logger.info('Queue measured', {
        especialidade,
        esperam: fila.length,
        espera_s: Math.round(espera_s),
        medicos: online.length,
      })
  })
  medir('FilaProfundidade', esperam)
  medir('MedicosOnline', disponiveis.size)
  medir('EsperaMaxima', maxima)
}

const dinheiro = async () => medir('DinheiroRetido', await medidas.total('dinheiro_retido'))
const conexoes = async () => medir('ConexoesAbertas', await medidas.total('conexoes_abertas'))

async function parados(): Promise<void> {
  const todos = await pagamentos.parados()
  for (const estado of ['falhou', 'a_repassar'] as const)
    medir('PagamentosParados', todos.filter(({ status }) => status === estado).length, { estado })
}

async function falhas(): Promise<void> {
  const contadas = await Promise.all(COM_FALHAS.map(async ({ nome }) => quantas(nome)))
  medir(
    'FalhasParadas',
    contadas.reduce((soma, mensagens) => soma + mensagens, 0),
  )
}
