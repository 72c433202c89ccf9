import { PRAZOS } from '#domain/base/prazos.ts'
import { GRUPO } from '#domain/consulta/oferta.ts'
import { estagio } from '../../lib/estagios.ts'
import type { Uso } from './contagem.ts'
import type { Perfil } from './perfil.ts'
import { unidadesDeLeitura } from './unidades.ts'
import type { Presentes } from './volume.ts'

/** Newest waits read for the measured estimate, at most (lambdas/consulta/store/esperas.ts). */
const AMOSTRAS_DA_ESPERA = 200
/** Rows of the queue read from each shard, at most (lambdas/store/consultas.ts). */
const LINHAS_DA_FILA = 200
/** An instant in a list (lambdas/consulta/store/situacao-da-fila.ts). */
const BYTES_DA_ENTRADA = 25
/** Groups a consultation is offered to before everybody is. */
const GRUPOS_ATE_TODOS = PRAZOS.oferta_a_todos.ms / PRAZOS.passo_da_oferta.ms
/** The recording ran on the local stage. */
const SHARDS_MEDIDOS = estagio('local').shardsDaFila

/**
 * Read units of a recorded use when the partition is as full as it then is: the recording saw one doctor and one
 * patient. Partitions of one person or consultation are as they were recorded.
 */
export function leiturasCheias(
  { particao, leituras, consultas, maximo = Infinity }: Readonly<Uso>,
  perfil: Perfil,
  quem: Presentes,
  shards: number,
): number {
  if (consultas === 0) return leituras
  const de = (quantos: number, entidade: string, consistente: boolean) =>
    unidadesDeLeitura(quantos * (perfil.tamanhos[entidade] ?? 0), consistente)
  if (particao.startsWith('PRESENCA#'))
    return consultas * de(Math.min(maximo, quem.livresNaMaior), 'presenca', false)
  if (particao.startsWith('ESPERA#')) return consultas * de(AMOSTRAS_DA_ESPERA, 'espera', true)
  // When each of those who wait entered, in one item.
  if (particao.startsWith('ENTRADAS#'))
    return consultas * unidadesDeLeitura(quem.esperandoNaMaior * BYTES_DA_ENTRADA, false)
  if (!particao.startsWith('FILA#')) return leituras
  // Every reading of the queue asks all its shards; of those out of reach only what waits for long.
  const aoAlcance = Math.min(
    shards,
    1 + shards * Math.min(1, (GRUPOS_ATE_TODOS * GRUPO) / Math.max(1, quem.livresNaMaior)),
  )
  const linhas = Math.min(LINHAS_DA_FILA, quem.esperandoNaMaior / shards)
  return (
    (consultas / SHARDS_MEDIDOS) *
    (aoAlcance * de(linhas, 'consulta', false) + (shards - aoAlcance) * de(0, 'consulta', false))
  )
}
