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
/**
 * The same of each sentence they stand in; one of fewer learned words has to weigh against it, and the report
 * clearly.
 */
const DA_FRASE = 0.5
const PALAVRAS_DA_FRASE = 6
const DA_FRASE_CURTA = 0
const PALAVRAS_DA_FRASE_SE_CLARO = 3
/**
 * With this evidence of the report or less it is so clearly harmless that even a sentence that weighs a little for
 * danger may be only mentioned: up to the next two limits, the lower for a short one.
 */
const MUITO_CLARO = -2
const DA_FRASE_SE_MUITO_CLARO = 1
const DA_FRASE_CURTA_SE_MUITO_CLARO = 0.5
const PALAVRAS_DA_FRASE_SE_MUITO_CLARO = 2
/**
 * The report's limit for wanting to die and for violence, far lower; and every sentence they stand in must be long
 * (`PALAVRAS_DA_FRASE`) and harmless.
 */
const DE_MORTE_E_VIOLENCIA = -1.4
const MORTE_E_VIOLENCIA: ReadonlySet<AchadoId> = new Set<AchadoId>([
  'autoagressao',
  'despedida',
  'plano_com_meio',
  'surto',
  'violencia',
  'violencia_de_lado',
  'maus_tratos',
  'castigo_de_crianca',
])
/** These are never only mentioned. */
const SEMPRE: ReadonlySet<AchadoId> = new Set<AchadoId>(['abuso_de_crianca', 'violencia_sexual'])
/** Of fewer learned words nothing of the kind is concluded; fewer do where the report weighs clearly against it. */
const PALAVRAS_BASTANTES = 7
const PALAVRAS_SE_CLARO = 4
const CLARO = -1.2

/**
 * Where so many rules ask for care now, their words are only mentioned in a report that weighs against it by so much.
 */
const REGRAS_QUE_SE_CONFIRMAM = 2
const CONTRA_VARIAS_REGRAS = -1.4

/** The learned evidence of the whole report, and how many rules ask for care now. */
interface Pesado {
  readonly evidencia: Evidencia
  readonly urgentes: number
}

/**
 * A reading in which words of danger that are only mentioned (a manner of speaking, something over, a denial that no
 * rule of reading knows) are told of the past, so that no rule counts them. The whole report must weigh against it
 * and no sentence the word stands in for it, so that nothing harmless around a plain sentence of danger hides it; and
 * of a report in another language, or of few known words, nothing is taken away.
 */
export function semOsCitados(
  texto: string,
  leitura: Leitura,
  { evidencia: { emergencia, conhecidas }, urgentes }: Pesado,
  quem: Quem,
  tabelas?: Tabelas,
): Leitura {
  const bastantes = conhecidas >= PALAVRAS_BASTANTES
  const claro = conhecidas >= PALAVRAS_SE_CLARO && emergencia <= CLARO
  if (urgentes >= REGRAS_QUE_SE_CONFIRMAM && emergencia > CONTRA_VARIAS_REGRAS) return leitura
  if (emergencia > DO_RELATO || !(bastantes || claro) || idiomaDe(texto) !== undefined) return leitura
  const frases = texto.split(FIM_DE_FRASE)
  const pesadas = new Map<string, Evidencia>()
  const pesar = (frase: string): Evidencia => {
    // The findings only let it be weighed, however short: they weigh nothing themselves.
    const dela = pesadas.get(frase) ?? evidenciaDe(frase, { ...leitura, medidas: {} }, quem, tabelas)
    pesadas.set(frase, dela)
    return dela
  }
  const ate = (frase: string, palavras: number, limite: number): boolean => {
    const dela = pesar(frase)
    return dela.conhecidas >= palavras && dela.emergencia <= limite
  }
  const longaEInofensiva = (frase: string) => ate(frase, PALAVRAS_DA_FRASE, DA_FRASE)
  const inofensiva = (frase: string): boolean =>
    longaEInofensiva(frase) ||
    (claro && ate(frase, PALAVRAS_DA_FRASE_SE_CLARO, DA_FRASE_CURTA)) ||
    (emergencia <= MUITO_CLARO &&
      (ate(frase, PALAVRAS_DA_FRASE, DA_FRASE_SE_MUITO_CLARO) ||
        ate(frase, PALAVRAS_DA_FRASE_SE_MUITO_CLARO, DA_FRASE_CURTA_SE_MUITO_CLARO)))
  const citado = (achado: Achado): boolean => {
    if (achado.origem !== 'texto' || !vale(achado) || SEMPRE.has(achado.id)) return false
    const suas = frasesDoAchado(frases, achado)
    if (suas.length === 0) return false
    return MORTE_E_VIOLENCIA.has(achado.id)
      ? bastantes && emergencia <= DE_MORTE_E_VIOLENCIA && suas.every(longaEInofensiva)
      : suas.every(inofensiva)
  }
  return {
    ...leitura,
    achados: leitura.achados.map((achado) => (citado(achado) ? { ...achado, passado: true } : achado)),
  }
}
