import { frasesDoAchado } from '../citacao.ts'
import { idiomaDe } from '../idioma.ts'
import { type Achado, type Leitura, vale } from '../leitura.ts'
import type { AchadoId } from '../lexico.ts'
import { type Evidencia, evidenciaDe } from './evidencia.ts'
import type { Tabelas } from './tabela.ts'
import type { Quem } from './tracos.ts'

const FIM_DE_FRASE = /(?<=[.!?;…])\s+|\n+/

/** Evidence of 'go now' of the whole report, up to which its words of danger may be only mentioned. */
const DO_RELATO = -1
/** The same of a report whose words are clearly a video consultation's. */
const DE_VIDEO = -0.4
const CLARAMENTE_DE_VIDEO = 0.7
/** The same of a sentence: one of few known words weighs little, whatever it says. */
const DA_FRASE = -0.5
/** The same of the report, of wanting to die and of violence: of these much more has to speak against. */
const DE_MORTE_E_VIOLENCIA = -1.7
const MORTE_E_VIOLENCIA: ReadonlySet<AchadoId> = new Set<AchadoId>([
  'autoagressao',
  'despedida',
  'plano_com_meio',
  'surto',
  'violencia',
  'violencia_de_lado',
  'violencia_sexual',
  'maus_tratos',
  'abuso_de_crianca',
  'castigo_de_crianca',
])
/** Of fewer learned words nothing of the kind is concluded. */
const PALAVRAS_BASTANTES = 8

/**
 * A reading in which words of danger that are only mentioned (a manner of speaking, something over, a denial that no rule
 * of reading knows) are told of the past, so that no rule counts them. Both the whole report and each sentence the word
 * stands in must weigh against, so that nothing harmless around a plain sentence of danger hides it; and of a report in
 * another language, or of few known words, nothing is taken away.
 */
export function semOsCitados(
  texto: string,
  leitura: Leitura,
  { emergencia, video, conhecidas }: Evidencia,
  quem: Quem,
  tabelas?: Tabelas,
): Leitura {
  const ate = video >= CLARAMENTE_DE_VIDEO ? DE_VIDEO : DO_RELATO
  if (emergencia > ate || conhecidas < PALAVRAS_BASTANTES || idiomaDe(texto) !== undefined) return leitura
  const frases = texto.split(FIM_DE_FRASE)
  const pesadas = new Map<string, number>()
  const pesoDa = (frase: string): number => {
    const peso =
      pesadas.get(frase) ??
      evidenciaDe(frase, { ...leitura, achados: [], medidas: {} }, quem, tabelas).emergencia
    pesadas.set(frase, peso)
    return peso
  }
  const citado = (achado: Achado): boolean => {
    if (achado.origem !== 'texto' || !vale(achado)) return false
    if (MORTE_E_VIOLENCIA.has(achado.id) && emergencia > DE_MORTE_E_VIOLENCIA) return false
    const suas = frasesDoAchado(frases, achado)
    return suas.length > 0 && suas.every((frase) => pesoDa(frase) <= DA_FRASE)
  }
  return {
    ...leitura,
    achados: leitura.achados.map((achado) => (citado(achado) ? { ...achado, passado: true } : achado)),
  }
}
