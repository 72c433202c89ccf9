import type { Situacao } from '../condicao.ts'
import type { Achado } from '../leitura.ts'
import { disparar, emergencia, type RegraDisparada } from '../regras.ts'
import { IDADE_MINIMA, poucoClaro } from '../aprendido/decidir.ts'
import type { Evidencia } from '../aprendido/evidencia.ts'
import { type Pergunta, PERGUNTAS } from './perguntas.ts'
import { perigosProvaveis } from './de-perigo.ts'
import { MAXIMO_DE_PERGUNTAS, PERGUNTA_IDS, type PerguntaId } from './resposta.ts'

/** What was ticked or answered stands, and so does what is told beside it. */
const DITOS: ReadonlySet<Achado['origem']> = new Set<Achado['origem']>(['guiada', 'resposta'])

/** Reasons that are no words and make no danger alone. */
const DE_QUEM: ReadonlySet<string> = new Set(['idade', 'duracao'])

/**
 * What is asked where words of danger were read in a report that is not clear of one: of each rule that asks for care
 * now, whether it is truly so, and then what is likeliest to be dangerous beside it. Empty where the report is clear,
 * of a baby, where one of those rules has no such question (self-harm, violence, pregnancy, trauma) or stands on more
 * than words (what was measured, a condition told beside them), or where there would be more than three. Pure.
 */
export function perguntasQueConfirmam(
  regras: readonly RegraDisparada[],
  evidencia: Evidencia,
  situacao: Situacao,
): PerguntaId[] {
  const { idade } = situacao
  const pedem = regras.filter(({ destino }) => emergencia(destino))
  if (pedem.length === 0 || !poucoClaro(evidencia) || idade < IDADE_MINIMA) return []
  if (!soDePalavras(pedem, situacao)) return []
  const delas = pedem.map((regra) => PERGUNTA_IDS.find((id) => confirma(id, regra, idade)))
  const proprias = new Set(delas.filter((id) => id !== undefined))
  if (delas.includes(undefined) || proprias.size > MAXIMO_DE_PERGUNTAS) return []
  return [...new Set([...proprias, ...perigosProvaveis(situacao, evidencia)])].slice(0, MAXIMO_DE_PERGUNTAS)
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
