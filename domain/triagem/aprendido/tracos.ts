import { algoCessou } from '../cessou.ts'
import { limites, linhaDe, longe, tokensDe } from '../escopo.ts'
import { type Leitura, vale } from '../leitura.ts'
import { negado } from '../negacao.ts'
import { lerSujeitos } from '../pessoa.ts'
import { fraseDeFiccao, verboNoPassado } from '../tempo.ts'
import type { Medidas } from '../tipos.ts'
import { radical } from './radical.ts'

/** The features of a report by name, and the words of the report each stands for (none for age, sex and time). */
export type Tracos = ReadonlyMap<string, string>

/** What the features take from the protocol's own reading. */
export type LeituraDosTracos = Pick<Leitura, 'achados' | 'medidas' | 'duracao_dias' | 'outra_pessoa'>

/** Whose report it is. */
export interface Quem {
  /** years, of the person the complaint is about */
  readonly idade: number
  readonly sexo: 'M' | 'F' | 'outro'
  /** days, as answered in the form */
  readonly dias: number
}

/** Words that alone say nothing; they count only beside another. */
const VAZIAS = new Set(
  'a o as os um uma uns umas de do da dos das no na nos nas em ao aos e ou que por pelo pela meu minha meus minhas me eu se isso essa esse este ela ele foi era ser la ai aqui ali aquele aquela seu sua lhe num numa cada qual sobre entre ha esta estou tenho tem'.split(
    ' ',
  ),
)
const NUMERO = '#'
/** How many words that say something a pair may reach over. */
const JANELA = 8

interface Palavra {
  readonly token: string
  /** with the mark of what it is said of: denied, long over, of the family's past */
  readonly palavra: string
  readonly radical: string
}

/** The words of one sentence, `undefined` for a pause. */
function palavrasDaFrase(
  linha: string,
  inicio: number,
  fim: number,
  daFamilia: (posicao: number) => boolean,
): (Palavra | undefined)[] {
  const frase = linha.slice(inicio, fim)
  const tokens = tokensDe(frase)
  // Asked once a sentence: without any of them, nothing in it can be over or told of a film.
  const talvezLonge = verboNoPassado(frase) || algoCessou(frase) || fraseDeFiccao(frase, linha)
  let depois = inicio
  return tokens.flatMap((token, i) => {
    const posicao = linha.indexOf(token, depois)
    depois = posicao + token.length
    if (token === '.') return []
    if (token === ',') return [undefined]
    if (!/^[a-z]/.test(token)) return [{ token, palavra: NUMERO, radical: NUMERO }]
    const marca = negado(tokens, i, i + 1)
      ? 'nao:'
      : talvezLonge && longe(linha, posicao, inicio, fim)
        ? 'antes:'
        : daFamilia(posicao)
          ? 'familia:'
          : ''
    return [{ token, palavra: marca + token, radical: marca + radical(token) }]
  })
}

/** The name of a pair: its two stems, whichever came first. */
const par = (a: string, b: string): string => (a < b ? `p ${a} ${b}` : `p ${b} ${a}`)

function lerFrase(palavras: readonly (Palavra | undefined)[], tracos: Map<string, string>): void {
  const por = (nome: string, dito: string) => {
    if (!tracos.has(nome)) tracos.set(nome, dito)
  }
  for (const [i, palavra] of palavras.entries()) {
    if (palavra === undefined) continue
    const anterior = palavras[i - 1]
    if (anterior) por(`b ${anterior.radical} ${palavra.radical}`, `${anterior.token} ${palavra.token}`)
    if (VAZIAS.has(palavra.token)) continue
    por(`w ${palavra.palavra}`, palavra.token)
    por(DE_PALAVRA + palavra.radical, palavra.token)
  }
  const cheias = palavras.filter(
    (palavra) => palavra !== undefined && palavra.radical !== NUMERO && !VAZIAS.has(palavra.token),
  )
  for (const [i, a] of cheias.entries())
    for (const b of cheias.slice(i + 1, i + 1 + JANELA))
      if (a && b && a.radical !== b.radical) por(par(a.radical, b.radical), `${a.token} … ${b.token}`)
}

/** Measured values by the bounds the rules use too; °C, %, mmHg, mg/dL, beats per minute, 0 to 10. */
const FAIXAS: readonly (readonly [nome: string, (medidas: Medidas) => boolean])[] = [
  ['temperatura_38', ({ temperatura = 0 }) => temperatura >= 38],
  ['temperatura_39', ({ temperatura = 0 }) => temperatura >= 39],
  ['saturacao_92', ({ saturacao = 100 }) => saturacao <= 92],
  ['pressao_180', ({ pressao_sistolica = 0 }) => pressao_sistolica >= 180],
  ['glicemia_300', ({ glicemia = 0 }) => glicemia >= 300],
  ['glicemia_65', ({ glicemia = 100 }) => glicemia <= 65],
  ['batimentos_130', ({ frequencia_cardiaca = 0 }) => frequencia_cardiaca >= 130],
  ['dor_8', ({ dor = 0 }) => dor >= 8],
]

/** The names of the features that are a measured value past its bound. */
export const DE_MEDIDA: readonly string[] = FAIXAS.map(([nome]) => `m ${nome}`)

const IDADES = [1, 5, 13, 18, 40, 60] as const
const DIAS = [0.9, 1, 3, 7, 30, 120] as const
const faixa = (limites: readonly number[], valor: number): number =>
  limites.filter((limite) => valor > limite).length
const faixaDeIdade = (anos: number): number => IDADES.filter((limite) => anos >= limite).length
const PALAVRAS_POR_FAIXA = 12
const MAXIMO_DE_FAIXAS = 6

/** How the names of the features that are one word's stem begin. */
export const DE_PALAVRA = 's '

/**
 * The features of a report: of each sentence its words, their stems, neighbours and pairs that stand near each other;
 * the findings read in it and the bounds its measured values pass; age, sex, duration and length in bands. A word
 * that is denied, long over or of the family's past is another feature than the word itself. Boxes ticked have no
 * part in it. Neither accents, case nor the order of sentences that stand by themselves change it.
 */
export function tracosDe(texto: string, leitura: LeituraDosTracos, quem: Quem): Tracos {
  const linha = linhaDe(texto)
  const sujeitos = lerSujeitos(linha)
  const tracos = new Map<string, string>()
  let quantas = 0
  for (let inicio = 0; inicio < linha.length - 1; ) {
    const { fim } = limites(linha, inicio + 1)
    const palavras = palavrasDaFrase(linha, inicio, fim, (posicao) => sujeitos.em(posicao) === 'familia')
    quantas += palavras.length
    lerFrase(palavras, tracos)
    inicio = fim + 1
  }
  for (const [nome, passa] of FAIXAS) if (passa(leitura.medidas)) tracos.set(`m ${nome}`, nome)
  for (const achado of leitura.achados) {
    if (achado.origem !== 'texto') continue
    // What is denied or long over is still what the report is about.
    tracos.set(`a ${achado.id}`, '')
    if (vale(achado)) tracos.set(`f ${achado.id}`, achado.palavras)
  }
  const dias = Math.max(quem.dias, leitura.duracao_dias ?? 0)
  const contexto = [
    `idade ${faixaDeIdade(quem.idade)}`,
    `sexo ${quem.sexo}`,
    `dias ${faixa(DIAS, dias)}`,
    ...(leitura.duracao_dias === undefined ? [] : [`ditos ${faixa(DIAS, leitura.duracao_dias)}`]),
    ...(leitura.outra_pessoa === undefined ? [] : ['outra']),
    `tamanho ${Math.min(MAXIMO_DE_FAIXAS, Math.floor(quantas / PALAVRAS_POR_FAIXA))}`,
  ]
  for (const nome of contexto) tracos.set(`c ${nome}`, '')
  return tracos
}
