import type { Situacao } from '../condicao.ts'
import type { Achado } from '../leitura.ts'
import { LEXICO } from '../lexico.ts'
import { disparar, emergencia, type RegraDisparada } from '../regras.ts'
import { type Desmentido, ID_APRENDIDA, LIMIARES } from '../sinais-aprendidos/decidir.ts'
import type { Evidencia } from '../sinais-aprendidos/evidencia.ts'
import { type Pergunta, PERGUNTAS } from './perguntas.ts'
import { MAXIMO_DE_PERGUNTAS, PERGUNTA_IDS, type PerguntaId, type Resposta } from './resposta.ts'

/** Below it nothing learned hints at danger, and nobody is asked. */
const EVIDENCIA_DE_NADA = -2
/** Below it hardly anything does, and one question is enough. */
const EVIDENCIA_DE_POUCO = -1.6

/** What a Sim says, as findings. */
export function achadosDasRespostas(respostas: readonly Resposta[]): Achado[] {
  return respostas
    .filter(({ resposta }) => resposta === 'sim')
    .flatMap(({ pergunta }) =>
      PERGUNTAS[pergunta].sim.map((id) => ({
        id,
        rotulo: LEXICO[id].rotulo,
        origem: 'resposta' as const,
        presente: true,
        passado: false,
        pessoa: 'eu' as const,
        intenso: false,
        subito: false,
        palavras: PERGUNTAS[pergunta].texto,
      })),
    )
}

/** What the answers take from what was only learned: nothing is, by one who skips a question or does not know. */
export function desmentidoPor(respostas: readonly Resposta[]): Desmentido {
  const negadas = respostas.filter(({ resposta }) => resposta === 'nao')
  const nada_de_novo = negadas.some(({ pergunta }) => pergunta === 'novo')
  const perigos = respostas.filter(({ pergunta }) => pergunta !== 'novo')
  return {
    nada_de_novo,
    nenhum_perigo: nada_de_novo && negadas.length === MAXIMO_DE_PERGUNTAS,
    perigos_negados: perigos.length > 1 && perigos.every(({ resposta }) => resposta === 'nao'),
  }
}

/** Whether Sim would make an emergency of what is none by the rules. */
function separa(id: PerguntaId, situacao: Situacao): boolean {
  const { quando, sem_queixa, idade_minima = 0, sim }: Pergunta = PERGUNTAS[id]
  if (situacao.idade < idade_minima) return false
  const cabe =
    quando === 'na_duvida' ||
    quando.some((achado) => situacao.achados.has(achado)) ||
    (sem_queixa && ![...situacao.achados.keys()].some((achado) => LEXICO[achado].classe === 'queixa'))
  if (!cabe) return false
  if (sim.every((achado) => situacao.achados.has(achado))) return false
  const ditos = achadosDasRespostas([{ pergunta: id, resposta: 'sim' }]).map(
    (achado) => [achado.id, achado] as const,
  )
  const com = { ...situacao, achados: new Map([...situacao.achados, ...ditos]) }
  return disparar(com).some(({ destino }) => emergencia(destino))
}

/** Whether something read brings a question before all others. */
function primeiro(id: PerguntaId, { achados }: Situacao): boolean {
  const { primeiro_com = [] }: Pergunta = PERGUNTAS[id]
  return primeiro_com.some((achado) => achados.has(achado))
}

/** How many are asked: none of whom a rule sent to an emergency, or what was learned is sure of. */
function quantas(primeira: RegraDisparada | undefined, { emergencia: evidencia }: Evidencia): number {
  if (primeira !== undefined && emergencia(primeira.destino))
    return primeira.id === ID_APRENDIDA.emergencia && evidencia < LIMIARES.emergencia_sem_novidade
      ? MAXIMO_DE_PERGUNTAS
      : 0
  if (evidencia < EVIDENCIA_DE_NADA) return 0
  return evidencia < EVIDENCIA_DE_POUCO ? 1 : MAXIMO_DE_PERGUNTAS
}

const APRENDIDAS: ReadonlySet<string> = new Set(Object.values(ID_APRENDIDA))

/**
 * The questions worth asking, at most three, the danger first: those whose Sim would send the person to an emergency,
 * where what was learned is not clear that it is nothing; and before them whether it is new, where only what was learned asked
 * for care. Pure.
 */
export function escolherPerguntas(
  situacao: Situacao,
  regras: readonly RegraDisparada[],
  evidencia: Evidencia,
): PerguntaId[] {
  const [primeira] = regras
  const numero = quantas(primeira, evidencia)
  if (numero === 0) return []
  const aprendida = primeira !== undefined && APRENDIDAS.has(primeira.id)
  const perigos = PERGUNTA_IDS.filter((id) => separa(id, situacao)).toSorted(
    (a, b) => Number(primeiro(b, situacao)) - Number(primeiro(a, situacao)),
  )
  return [...(aprendida ? (['novo'] as const) : []), ...perigos].slice(
    0,
    Math.min(MAXIMO_DE_PERGUNTAS, numero + Number(aprendida)),
  )
}
