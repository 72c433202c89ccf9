import type { Situacao } from '../condicao.ts'
import type { Achado } from '../leitura.ts'
import { LEXICO } from '../lexico.ts'
import { disparar, emergencia, type RegraDisparada } from '../regras.ts'
import { ID_APRENDIDA } from '../sinais-aprendidos/decidir.ts'
import type { Evidencia } from '../sinais-aprendidos/evidencia.ts'
import { type Pergunta, PERGUNTAS } from './perguntas.ts'
import { MAXIMO_DE_PERGUNTAS, PERGUNTA_IDS, type PerguntaId, type Resposta } from './resposta.ts'

/** Below it nothing learned hints at danger, and nobody is asked. */
const EVIDENCIA_DE_NADA = -2.1

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

/** Whether the person said that this is nothing new: what was only learned asks for no in-person care then. */
export const nadaDeNovo = (respostas: readonly Resposta[]): boolean =>
  respostas.some(({ pergunta, resposta }) => pergunta === 'novo' && resposta === 'nao')

/** Whether Sim would make an emergency of what is none by the rules. */
function separa(id: PerguntaId, situacao: Situacao): boolean {
  const { quando, sem_queixa, sim }: Pergunta = PERGUNTAS[id]
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

/**
 * The questions worth asking, at most three, the danger first: those whose Sim would send the person to an emergency,
 * where what was learned is not clear that it is nothing; and whether it is new, where only that asked for in-person
 * care. None when an emergency was already seen. Pure.
 */
export function escolherPerguntas(
  situacao: Situacao,
  regras: readonly RegraDisparada[],
  evidencia: Evidencia,
): PerguntaId[] {
  const [primeira] = regras
  if (primeira !== undefined && emergencia(primeira.destino)) return []
  if (evidencia.emergencia < EVIDENCIA_DE_NADA) return []
  const aprendida = primeira?.id === ID_APRENDIDA.presencial
  const perigos = PERGUNTA_IDS.filter((id) => separa(id, situacao)).toSorted(
    (a, b) => Number(primeiro(b, situacao)) - Number(primeiro(a, situacao)),
  )
  return [...(aprendida ? (['novo'] as const) : []), ...perigos].slice(0, MAXIMO_DE_PERGUNTAS)
}
