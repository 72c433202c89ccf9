import { frasesDoAchado } from '../citacao.ts'
import { idiomaDe } from '../idioma.ts'
import { type Achado, type Leitura, vale } from '../leitura.ts'
import type { AchadoId } from '../lexico.ts'
import { type Evidencia, evidenciaDe } from './evidencia.ts'
import type { Tabelas } from './tabela.ts'
import type { Quem } from './tracos.ts'

const FIM_DE_FRASE = /(?<=[.!?;…])\s+|\n+/

/** Evidence of 'go now' of the whole report, up to which its words of danger may be only mentioned. */
const DO_RELATO = -0.2
/** The same of each sentence they stand in. */
const DA_FRASE = 0.5
/** A sentence of fewer learned words weighs little, whatever it says: what it says is said. */
const PALAVRAS_DA_FRASE = 6
/** The same of the report, of wanting to die and of violence: of these much more has to speak against. */
const DE_MORTE_E_VIOLENCIA = -1.4
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
const PALAVRAS_BASTANTES = 7

/**
 * A reading in which words of danger that are only mentioned (a manner of speaking, something over, a denial that no rule
 * of reading knows) are told of the past, so that no rule counts them. The whole report must weigh against it and no sentence
 * the word stands in for it, so that nothing harmless around a plain sentence of danger hides it; and of a report in
 * another language, or of few known words, nothing is taken away.
 */
export function semOsCitados(
  texto: string,
  leitura: Leitura,
  { emergencia, conhecidas }: Evidencia,
  quem: Quem,
  tabelas?: Tabelas,
): Leitura {
  if (emergencia > DO_RELATO || conhecidas < PALAVRAS_BASTANTES || idiomaDe(texto) !== undefined)
    return leitura
  const frases = texto.split(FIM_DE_FRASE)
  const pesadas = new Map<string, boolean>()
  const inofensiva = (frase: string): boolean => {
    const antes = pesadas.get(frase)
    if (antes !== undefined) return antes
    const dela = evidenciaDe(frase, { ...leitura, achados: [], medidas: {} }, quem, tabelas)
    const e = dela.conhecidas >= PALAVRAS_DA_FRASE && dela.emergencia <= DA_FRASE
    pesadas.set(frase, e)
    return e
  }
  const citado = (achado: Achado): boolean => {
    if (achado.origem !== 'texto' || !vale(achado)) return false
    if (MORTE_E_VIOLENCIA.has(achado.id) && emergencia > DE_MORTE_E_VIOLENCIA) return false
    const suas = frasesDoAchado(frases, achado)
    return suas.length > 0 && suas.every(inofensiva)
  }
  return {
    ...leitura,
    achados: leitura.achados.map((achado) => (citado(achado) ? { ...achado, passado: true } : achado)),
  }
}
