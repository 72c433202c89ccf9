import type { Situacao } from '../condicao.ts'
import type { Achado } from '../leitura.ts'
import { emergencia, type RegraDisparada } from '../regras.ts'
import { IDADE_MINIMA, LIMIARES } from '../sinais-aprendidos/decidir.ts'
import type { Evidencia } from '../sinais-aprendidos/evidencia.ts'
import { type Pergunta, PERGUNTAS } from './perguntas.ts'
import { MAXIMO_DE_PERGUNTAS, PERGUNTA_IDS, type PerguntaId, type Resposta } from './resposta.ts'

/** Asked beside what is asked of the words read, whatever they are. */
const DE_QUALQUER_PERIGO: readonly PerguntaId[] = ['sinal_geral', 'piora_depressa']

/** What was ticked or answered stands, and so does what is told beside it. */
const DITOS: ReadonlySet<Achado['origem']> = new Set<Achado['origem']>(['guiada', 'resposta'])

/**
 * What is asked where words of danger were read in a report that otherwise weighs against one: of each rule that asks for
 * care now, whether it is truly so. Empty where it does not, of a baby, where one of those rules has no such question
 * (self-harm, violence, pregnancy, what was measured), or where there would be more than three. Pure.
 */
export function perguntasQueConfirmam(
  regras: readonly RegraDisparada[],
  { emergencia: evidencia }: Evidencia,
  { idade, achados }: Situacao,
): PerguntaId[] {
  const pedem = regras.filter(({ destino }) => emergencia(destino))
  if (pedem.length === 0 || evidencia >= LIMIARES.confirmar || idade < IDADE_MINIMA) return []
  if ([...achados.values()].some(({ origem }) => DITOS.has(origem))) return []
  const possiveis = pedem
    .map((regra) => PERGUNTA_IDS.filter((id) => confirma(id, regra, idade)))
    .toSorted((a, b) => a.length - b.length)
  const proprias = new Set<PerguntaId>()
  for (const delas of possiveis) {
    const [primeira] = delas
    if (primeira === undefined) return []
    if (!delas.some((id) => proprias.has(id))) proprias.add(primeira)
  }
  if (proprias.size > MAXIMO_DE_PERGUNTAS) return []
  return [...new Set([...proprias, ...DE_QUALQUER_PERIGO])].slice(0, MAXIMO_DE_PERGUNTAS)
}

function confirma(id: PerguntaId, regra: RegraDisparada, idade: number): boolean {
  const { confirma: regras = [], idade_minima = 0 }: Pergunta = PERGUNTAS[id]
  return idade >= idade_minima && regras.includes(regra.id)
}

/** Whether Não is the answer to all of them. */
export const todasNegadas = (perguntas: readonly PerguntaId[], respostas: readonly Resposta[]): boolean =>
  perguntas.length > 0 &&
  perguntas.every((id) => respostas.some(({ pergunta, resposta }) => pergunta === id && resposta === 'nao'))
