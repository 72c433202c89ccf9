import type { Situacao } from '../condicao.ts'
import type { Achado } from '../leitura.ts'
import { disparar, emergencia, type RegraDisparada } from '../regras.ts'
import { IDADE_MINIMA, LIMIARES } from '../sinais-aprendidos/decidir.ts'
import type { Evidencia } from '../sinais-aprendidos/evidencia.ts'
import { type Pergunta, PERGUNTAS } from './perguntas.ts'
import { MAXIMO_DE_PERGUNTAS, PERGUNTA_IDS, type PerguntaId, type Resposta } from './resposta.ts'

/** Asked beside what is asked of the words read, whatever they are. */
const DE_QUALQUER_PERIGO: readonly PerguntaId[] = ['sinal_geral', 'piora_depressa']

/** What was ticked or answered stands, and so does what is told beside it. */
const DITOS: ReadonlySet<Achado['origem']> = new Set<Achado['origem']>(['guiada', 'resposta'])

/** Reasons that are no words and make no danger alone. */
const DE_QUEM: ReadonlySet<string> = new Set(['idade', 'duracao'])

/**
 * What is asked where words of danger were read in a report that otherwise weighs against one: of each rule that asks for
 * care now, whether it is truly so. Empty where it does not, of a baby, where one of those rules has no such question
 * (self-harm, violence, pregnancy, trauma) or stands on more than words (what was measured, a condition told beside
 * them), or where there would be more than three. Pure.
 */
export function perguntasQueConfirmam(
  regras: readonly RegraDisparada[],
  { emergencia: evidencia }: Evidencia,
  situacao: Situacao,
): PerguntaId[] {
  const { idade } = situacao
  const pedem = regras.filter(({ destino }) => emergencia(destino))
  if (pedem.length === 0 || evidencia >= LIMIARES.confirmar || idade < IDADE_MINIMA) return []
  if (!soDePalavras(pedem, situacao)) return []
  const delas = pedem.map((regra) => PERGUNTA_IDS.find((id) => confirma(id, regra, idade)))
  const proprias = new Set(delas.filter((id) => id !== undefined))
  if (delas.includes(undefined) || proprias.size > MAXIMO_DE_PERGUNTAS) return []
  return [...new Set([...proprias, ...DE_QUALQUER_PERIGO])].slice(0, MAXIMO_DE_PERGUNTAS)
}

/** Whether nothing but the words of the text asks for care: they alone may be only mentioned. */
function soDePalavras(pedem: readonly RegraDisparada[], situacao: Situacao): boolean {
  const achados = [...situacao.achados.values()]
  if (achados.some(({ origem }) => DITOS.has(origem))) return false
  if (disparar({ ...situacao, achados: new Map() }).some(({ destino }) => emergencia(destino))) return false
  const lidos = new Set<string>(achados.filter(({ origem }) => origem === 'texto').map(({ id }) => id))
  return pedem.every(({ motivos }) => motivos.every(({ achado }) => DE_QUEM.has(achado) || lidos.has(achado)))
}

function confirma(id: PerguntaId, regra: RegraDisparada, idade: number): boolean {
  const { confirma: regras = [], idade_minima = 0 }: Pergunta = PERGUNTAS[id]
  return idade >= idade_minima && regras.includes(regra.id)
}

/** Whether Não is the answer to all of them. */
export const todasNegadas = (perguntas: readonly PerguntaId[], respostas: readonly Resposta[]): boolean =>
  perguntas.length > 0 &&
  perguntas.every((id) => respostas.some(({ pergunta, resposta }) => pergunta === id && resposta === 'nao'))
