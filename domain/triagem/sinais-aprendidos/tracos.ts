import { limites, linhaDe, longe, tokensDe } from '../escopo.ts'
import { type Leitura, vale } from '../leitura.ts'
import { negado, VERBOS_NEGADOS } from '../negacao.ts'
import { fraseDeFiccao, verboNoPassado } from '../tempo.ts'
import { lerSujeitos } from '../pessoa.ts'
import type { Medidas } from '../tipos.ts'
import { radical } from './radical.ts'

/** A feature of a report by name, and the words of the report it stands for. */
type Tracos = ReadonlyMap<string, string>

/** What the features take from the protocol's own reading. */
export type LeituraDosTracos = Pick<Leitura, 'achados' | 'medidas'>

/** Words that say nothing of how urgent a report is. */
const VAZIAS = new Set(
  'a o as os um uma uns umas de do da dos das no na nos nas em ao aos e ou que com para por pelo pela meu minha meus minhas me eu se isso essa esse este ela ele foi era ser la ai aqui ali aquele aquela seu sua lhe num numa cada qual sobre entre ha esta estou tenho tem estava estar sinto faz mal bom boa'.split(
    ' ',
  ),
)

/** "não" and "sem" that do not deny make one sign with the word after them ("não consigo", "não para", "sem força"). */
const JUNTA = new Set(['nao', 'sem'])
/** How many words that count may stand from one word of a pair to the other. */
const JANELA = 4

interface Palavra {
  readonly radical: string
  readonly token: string
  /** place among the words of its sentence that say something */
  readonly lugar: number
}

/** The words of one sentence that count: affirmed, now, of the writer or of whom the report is about. */
function palavrasDaFrase(
  linha: string,
  inicio: number,
  fim: number,
  deFamilia: (posicao: number) => boolean,
): Palavra[] {
  const tokens = tokensDe(linha.slice(inicio, fim))
  const frase = linha.slice(inicio, fim)
  // Asked once a sentence: without either, nothing in it can be long over or told of a film.
  const talvezLonge = verboNoPassado(frase) || fraseDeFiccao(frase, linha)
  const palavras: Palavra[] = []
  let depois = inicio
  let lugar = 0
  for (const [i, token] of tokens.entries()) {
    const posicao = linha.indexOf(token, depois)
    depois = posicao + token.length
    const anterior = tokens[i - 1] ?? ''
    const junta = JUNTA.has(anterior)
    if (!/^[a-z]/.test(token) || JUNTA.has(token) || token === 'nem') continue
    if (VAZIAS.has(token) && !(junta && token === 'para')) continue
    lugar++
    if (deFamilia(posicao) || (talvezLonge && longe(linha, posicao, inicio, fim))) continue
    if (junta) {
      if (!VERBOS_NEGADOS.has(token) && !negado(tokens, i - 1, i + 1))
        palavras.push({ radical: `${anterior}_${radical(token)}`, token: `${anterior} ${token}`, lugar })
    } else if (!negado(tokens, i, i + 1)) palavras.push({ radical: radical(token), token, lugar })
  }
  return palavras
}

/** The name of a pair: its two stems, whichever came first. */
const par = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

function juntarPares(palavras: readonly Palavra[], tracos: Map<string, string>): void {
  for (const [i, a] of palavras.entries()) {
    tracos.set(a.radical, a.token)
    for (const b of palavras.slice(i + 1, i + 1 + JANELA)) {
      if (b.lugar - a.lugar > JANELA || a.radical === b.radical) continue
      const nome = par(a.radical, b.radical)
      if (!tracos.has(nome)) tracos.set(nome, `${a.token} … ${b.token}`)
    }
  }
}

/** Measured values by the bounds the rules use too; °C, %, mmHg, mg/dL, beats per minute, 0 to 10. */
const FAIXAS: readonly (readonly [nome: string, (medidas: Medidas) => boolean])[] = [
  ['m:temperatura_38', ({ temperatura = 0 }) => temperatura >= 38],
  ['m:temperatura_39', ({ temperatura = 0 }) => temperatura >= 39],
  ['m:saturacao_92', ({ saturacao = 100 }) => saturacao <= 92],
  ['m:pressao_180', ({ pressao_sistolica = 0 }) => pressao_sistolica >= 180],
  ['m:glicemia_300', ({ glicemia = 0 }) => glicemia >= 300],
  ['m:glicemia_65', ({ glicemia = 100 }) => glicemia <= 65],
  ['m:batimentos_130', ({ frequencia_cardiaca = 0 }) => frequencia_cardiaca >= 130],
  ['m:dor_8', ({ dor = 0 }) => dor >= 8],
]

/**
 * The features of a report's text: of each sentence its words by stem and the pairs that stand near each other, in any
 * order; the findings read in the text; the bounds its measured values pass. What is denied, long over, of the
 * family's past or of fiction is left out as the lexicon leaves it out, and boxes ticked have no part in it. Neither accents, case nor the order of sentences that stand by themselves change it.
 */
export function tracosDe(texto: string, { achados, medidas }: LeituraDosTracos): Tracos {
  const linha = linhaDe(texto)
  const sujeitos = lerSujeitos(linha)
  const tracos = new Map<string, string>()
  for (let inicio = 0; inicio < linha.length - 1; ) {
    const { fim } = limites(linha, inicio + 1)
    juntarPares(
      palavrasDaFrase(linha, inicio, fim, (posicao) => sujeitos.em(posicao) === 'familia'),
      tracos,
    )
    inicio = fim + 1
  }
  for (const achado of achados)
    if (achado.origem === 'texto' && vale(achado)) tracos.set(`f:${achado.id}`, achado.palavras)
  for (const [nome, passa] of FAIXAS) if (passa(medidas)) tracos.set(nome, nome.slice(2))
  return tracos
}
