import type { Situacao } from '../condicao.ts'
import { emergencia, type RegraDisparada } from '../regras.ts'
import { type Desmentido, exameEmDuvida, ID_APRENDIDA, LIMIARES } from '../aprendido/decidir.ts'
import type { Evidencia } from '../aprendido/evidencia.ts'
import { perguntasQueConfirmam } from './confirmar.ts'
import { perigosProvaveis } from './de-perigo.ts'
import { MAXIMO_DE_PERGUNTAS, type PerguntaId, type Resposta } from './resposta.ts'

/** Below it nothing learned hints at danger, and nobody is asked. */
const EVIDENCIA_DE_NADA = -2
/** Below it hardly anything does, and one question is enough. */
const EVIDENCIA_DE_POUCO = -1.6

/** What the answers deny of what was asked: nothing, by one who skips a question or does not know. */
export function desmentidoPor(perguntas: readonly PerguntaId[], respostas: readonly Resposta[]): Desmentido {
  const negada = (id: PerguntaId) =>
    respostas.some(({ pergunta, resposta }) => pergunta === id && resposta === 'nao')
  const perigos = perguntas.filter((id) => id !== 'novo')
  return {
    nada_de_novo: perguntas.includes('novo') && negada('novo'),
    perigos_negados: perigos.length > 1 && perigos.every(negada),
    tudo: perguntas.length === MAXIMO_DE_PERGUNTAS && perguntas.every(negada),
  }
}

/** How many are asked: none of whom a rule sent to an emergency, or what was learned is sure of. */
function quantas(primeira: RegraDisparada | undefined, { emergencia: evidencia }: Evidencia): number {
  if (primeira !== undefined && emergencia(primeira.destino))
    return primeira.id === ID_APRENDIDA.emergencia && evidencia < LIMIARES.perguntar ? MAXIMO_DE_PERGUNTAS : 0
  if (evidencia < EVIDENCIA_DE_NADA) return 0
  return evidencia < EVIDENCIA_DE_POUCO ? 1 : MAXIMO_DE_PERGUNTAS
}

/** Whether only what speaks for an exam asked for one, or rules for one that it does not ask for. */
function soSeForNovo(regras: readonly RegraDisparada[], evidencia: Evidencia, numero: number, idade: number) {
  return regras[0]?.id === ID_APRENDIDA.presencial
    ? numero > 0 && evidencia.video <= LIMIARES.presencial
    : exameEmDuvida(regras, evidencia, idade)
}

/**
 * The questions worth asking, at most three. Where rules ask for care now and the report is not clear, whether it is
 * truly so. Otherwise the likeliest danger first: those whose Sim would send the person to an emergency, where what
 * was learned is not clear that it is nothing; and before them whether it is new, where that alone decides on an
 * exam. Pure.
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
  const perigos = perigosProvaveis(situacao, evidencia).slice(0, numero)
  return [...(novo ? (['novo'] as const) : []), ...perigos].slice(0, MAXIMO_DE_PERGUNTAS)
}
