import { aiTriage, ultimaTriagem } from '#domain/triagem/contract.ts'
import { pedido } from '../../tests/unit/domain/triagem/pedido.ts'
import { api } from '../../tests/support/http.ts'
import { novoPaciente } from '../../tests/support/pessoas.ts'
import { mediana, type Medida, medida, percentil } from './medida.ts'
import type { Palco } from './palco.ts'

const PACIENTES = 3
const VEZES = 10
const AQUECIMENTO = 3
const IDADE = 36

/** Reports of every kind and length; of each patient far fewer than the limit. */
const RELATOS = [
  'Dor de garganta há 2 dias, sem febre, engulo bem.',
  'Tenho dor forte no peito que vai para o braço esquerdo e estou suando frio.',
  'Torci o tornozelo ontem, inchou e não consigo apoiar o pé.',
  `${'Trabalho sentado o dia todo e tenho dor no pescoço no fim da tarde, sem formigamento. '.repeat(20)}Só isso.`,
] as const

/**
 * `ai-triage` without a model, warm, through the local gateway and its store: what a patient waits for. Held against
 * the reading of the latest triage, a request as small as there is.
 */
export async function triagem(palco: Palco): Promise<Medida[]> {
  const nuvem = await palco.nuvem()
  const triagens: number[] = []
  const leituras: number[] = []
  for (let n = 0; n < PACIENTES; n++) {
    const pessoa = await novoPaciente(nuvem)
    const doPaciente = api(nuvem.origem, pessoa)
    for (let vez = 0; vez < AQUECIMENTO + VEZES; vez++) {
      const entrada = {
        ...pedido(RELATOS[vez % RELATOS.length] ?? RELATOS[0], { idade: IDADE }),
        paciente_id: pessoa.id,
      }
      const triada = await cronometrar(() => doPaciente.ok(aiTriage, entrada))
      const lida = await cronometrar(() => doPaciente.ok(ultimaTriagem, {}))
      if (vez < AQUECIMENTO) continue
      triagens.push(triada)
      leituras.push(lida)
    }
  }
  return [
    medida({
      figura: 'triagem_sem_modelo_morna',
      valor: mediana(triagens),
      unidade: 'ms',
      contra: { o_que: 'a leitura da última triagem', valor: mediana(leituras) },
      orcamento: { maximo: 60 },
      detalhe: { p95: percentil(triagens, 0.95), vezes: triagens.length },
    }),
  ]
}

async function cronometrar(fazer: () => Promise<unknown>): Promise<number> {
  const inicio = performance.now()
  await fazer()
  return performance.now() - inicio
}
