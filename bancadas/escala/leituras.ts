import { estagio } from '../../lib/estagios.ts'
import type { Uso } from './contagem.ts'
import type { Perfil } from './perfil.ts'
import { unidadesDeLeitura } from './unidades.ts'
import type { Presentes } from './volume.ts'

/** Newest waits read for the measured estimate, at most (lambdas/consulta/store/esperas.ts). */
const AMOSTRAS_DA_ESPERA = 200
/** Rows of the queue read from each shard, at most (lambdas/store/consultas.ts). */
const LINHAS_DA_FILA = 200
/** Of these, shown to one doctor, at most (lambdas/consulta/ver-fila.lambda.ts). */
const LINHAS_DA_PAGINA = 50
/** The recording ran on the local stage. */
const SHARDS_MEDIDOS = estagio('local').shardsDaFila

/**
 * Read units of a recorded use when the partition is as full as it then is: the recording saw one doctor and one
 * patient. Partitions of one person or consultation are as they were recorded.
 */
export function leiturasCheias(
  { particao, leituras, consultas }: Readonly<Uso>,
  perfil: Perfil,
  quem: Presentes,
  shards: number,
): number {
  if (consultas === 0) return leituras
  const de = (quantos: number, entidade: string, consistente: boolean) =>
    unidadesDeLeitura(quantos * (perfil.tamanhos[entidade] ?? 0), consistente)
  if (particao.startsWith('PRESENCA#')) return consultas * de(quem.livresNaMaior, 'presenca', false)
  if (particao.startsWith('CANAL#fila')) return consultas * de(quem.livresNaMaior, 'inscricao', true)
  if (particao.startsWith('ESPERA#')) return consultas * de(AMOSTRAS_DA_ESPERA, 'espera', true)
  if (particao.startsWith('VISTA#')) {
    // A row more is a patient more, and whether this doctor saw them.
    const outras = Math.max(0, Math.min(LINHAS_DA_PAGINA, quem.esperandoNaMaior) - 1)
    return leituras + consultas * outras * (de(1, 'usuario', false) + de(1, 'vista_na_fila', false))
  }
  if (!particao.startsWith('FILA#')) return leituras
  // Every reading of the queue asks all its shards.
  const linhas = Math.min(LINHAS_DA_FILA, quem.esperandoNaMaior / shards)
  return (consultas / SHARDS_MEDIDOS) * shards * de(linhas, 'consulta', false)
}
