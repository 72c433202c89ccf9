import { distancia, semAcentos } from './texto-lido.ts'

/** Words that link names and are written or left out at will. */
const LIGACOES = new Set(['DE', 'DA', 'DO', 'DAS', 'DOS', 'E', 'D'])

/** From this score on two names are the same person's. */
const NOTA_MINIMA_DO_NOME = 0.8

interface ComparacaoDeNomes {
  /**
   * 0 to 1: first name 0.4, last surname 0.3, what stands between 0.3 (half for each name's share found in the
   * other).
   */
  readonly nota: number
  readonly iguais: boolean
  /** Why they differ, in words; empty when nothing does. */
  readonly motivos: readonly string[]
}

export type ParteDoNome = 'primeiro' | 'meio' | 'ultimo'

/**
 * Compares a person's name in two spellings: accents, case, linking words, order and abbreviation of middle names do
 * not matter, one misread letter in a word of four or more is forgiven.
 */
export function compararNomes(informado: string, lido: string): ComparacaoDeNomes {
  const [a, b] = [partes(informado), partes(lido)]
  const primeiro = semelhanca(a.primeiro, b.primeiro)
  const ultimo = semelhanca(a.ultimo, b.ultimo)
  const meio = (cobertura(a.meio, b.meio) + cobertura(b.meio, a.meio)) / 2
  const nota = Math.round(100 * (0.4 * primeiro + 0.3 * ultimo + 0.3 * meio)) / 100
  const iguais = primeiro > 0 && ultimo > 0 && nota >= NOTA_MINIMA_DO_NOME
  return {
    nota,
    iguais,
    motivos: [
      ...(primeiro ? [] : [`O primeiro nome é ${b.primeiro || 'ilegível'}, e não ${a.primeiro}.`]),
      ...(ultimo ? [] : [`O último sobrenome é ${b.ultimo || 'ilegível'}, e não ${a.ultimo}.`]),
      ...(iguais || meio >= 0.5 ? [] : ['Os nomes do meio não coincidem.']),
    ],
  }
}

/** Which parts make two names different, without saying what stands there; empty when they are the same. */
export function partesDiferentes(informado: string, lido: string): ParteDoNome[] {
  if (compararNomes(informado, lido).iguais) return []
  const [a, b] = [partes(informado), partes(lido)]
  const deFora = (['primeiro', 'ultimo'] as const).filter((parte) => semelhanca(a[parte], b[parte]) === 0)
  return deFora.length > 0 ? deFora : ['meio']
}

function partes(nome: string) {
  const palavras = semAcentos(nome)
    .split(/[^A-Z]+/)
    .filter((palavra) => palavra && !LIGACOES.has(palavra))
  return {
    primeiro: palavras[0] ?? '',
    meio: palavras.slice(1, -1),
    ultimo: palavras.length > 1 ? (palavras.at(-1) ?? '') : '',
  }
}

/** 1 for the same word, 0.9 for one letter misread in a word of four or more, else 0. */
function semelhanca(a: string, b: string): number {
  if (!a || !b) return 0
  if (a === b) return 1
  return Math.min(a.length, b.length) >= 4 && distancia(a, b) <= 1 ? 0.9 : 0
}

/** The same, or one abbreviates the other: 'M' or 'GONC' for 'GONCALVES'. */
const abrevia = (a: string, b: string): boolean =>
  semelhanca(a, b) > 0 ||
  ((a.length === 1 || a.length >= 4) && b.startsWith(a)) ||
  (b.length === 1 && a.startsWith(b))

/** Share of `palavras` found among `outras`; all of none is 1. */
const cobertura = (palavras: readonly string[], outras: readonly string[]): number =>
  palavras.length === 0
    ? 1
    : palavras.filter((palavra) => outras.some((outra) => abrevia(palavra, outra))).length / palavras.length
