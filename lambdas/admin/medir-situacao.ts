import { medirSituacao } from '#domain/admin/contract.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { ESPECIALIDADE_IDS } from '#domain/medico/especialidades.ts'
import { quantas } from '#lambdas/providers/falhas.ts'
import { medir } from '#lambdas/runtime/medida.ts'
import { eachAlone, schedule } from '#lambdas/runtime/schedule.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as medidas from '#lambdas/store/medidas.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import { comFalhas } from './consumidores.ts'

/** Every minute: how things stand, which no single change of state tells. */
export const handler = schedule(medirSituacao, async ({ now }) => {
  let maxima = 0
  await eachAlone(ESPECIALIDADE_IDS, async (especialidade) => {
    const [fila, online] = await Promise.all([
      consultas.naFila(especialidade),
      presencas.naEspecialidade(especialidade, now),
    ])
    const [primeira] = fila
    const idade = primeira ? Math.max(0, (now.getTime() - Date.parse(primeira.queued_at)) / 1000) : 0
    maxima = Math.max(maxima, idade)
    medir('FilaProfundidade', fila.length, { especialidade })
    medir('FilaIdade', idade, { especialidade })
    medir('MedicosOnline', online.length, { especialidade })
  })
  medir('EsperaMaxima', maxima)
  await eachAlone([dinheiro, conexoes, parados, falhas], async (medida) => medida())
})

const dinheiro = async () => medir('DinheiroRetido', await medidas.total('dinheiro_retido'))
const conexoes = async () => medir('ConexoesAbertas', await medidas.total('conexoes_abertas'))

async function parados(): Promise<void> {
  const todos = await pagamentos.parados()
  for (const estado of ['falhou', 'a_repassar'] as const)
    medir('PagamentosParados', todos.filter(({ status }) => status === estado).length, { estado })
}

async function falhas(): Promise<void> {
  const contadas = await Promise.all(comFalhas(FUNCOES).map(async ({ nome }) => quantas(nome)))
  medir(
    'FalhasParadas',
    contadas.reduce((soma, mensagens) => soma + mensagens, 0),
  )
}
