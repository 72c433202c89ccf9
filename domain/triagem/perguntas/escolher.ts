import type { Situacao } from '../condicao.ts'
import type { Achado } from '../leitura.ts'
import { LEXICO } from '../lexico.ts'
import { disparar, emergencia, type RegraDisparada } from '../regras.ts'
import { type Desmentido, exameEmDuvida, ID_APRENDIDA, LIMIARES } from '../sinais-aprendidos/decidir.ts'
import type { Evidencia } from '../sinais-aprendidos/evidencia.ts'
import { perguntasQueConfirmam } from './confirmar.ts'
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
  const { quando, sem_queixa, idade_minima = 0, dias = Infinity, sim }: Pergunta = PERGUNTAS[id]
  if (situacao.idade < idade_minima || situacao.duracao_dias > dias) return false
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

/** Whether only what was learned asked for care, or the rules for an exam that it does not ask for. */
function soSeForNovo(regras: readonly RegraDisparada[], evidencia: Evidencia, numero: number, idade: number) {
  const [primeira] = regras
  return primeira !== undefined && APRENDIDAS.has(primeira.id)
    ? numero > 0
    : exameEmDuvida(regras, evidencia, idade)
}

/**
 * The questions worth asking, at most three. Where rules ask for care now and the report weighs against it, whether it is
 * truly so. Otherwise the danger first: those whose Sim would send the person to an emergency, where what was learned is
 * not clear that it is nothing; and before them whether it is new, where that alone decides on an exam. Pure.
 */
export function escolherPerguntas(
  situacao: Situacao,
  regras: readonly RegraDisparada[],
  evidencia: Evidencia,
): PerguntaId[] {
  const confirmam = perguntasQueConfirmam(regras, evidencia, situacao)
  if (confirmam.length > 0) return confirmam
  const numero = quantas(regras[0], evidencia)
  const novo = soSeForNovo(regras, evidencia, numero, situacao.idade)
  const perigos = PERGUNTA_IDS.filter((id) => separa(id, situacao)).toSorted(
    (a, b) => Number(primeiro(b, situacao)) - Number(primeiro(a, situacao)),
  )
  return [...(novo ? (['novo'] as const) : []), ...perigos.slice(0, numero)].slice(0, MAXIMO_DE_PERGUNTAS)
}
