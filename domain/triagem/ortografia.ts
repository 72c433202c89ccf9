import { EXPRESSOES_DO_QUE_CESSOU } from './cessou.ts'
import { flexionador } from './flexao.ts'
import { RADICAIS, VOCABULARIO } from './lexico.ts'
import { PALAVRAS_DE_NEGACAO } from './negacao.ts'
import { EXPRESSOES_DE_PESSOA } from './pessoa.ts'
import { EXPRESSOES_DE_TEMPO } from './tempo.ts'

/** Ordinary words one letter away from a word of the lexicon: never corrected. */
const INTOCAVEIS = new Set(
  'fatura faturas pressas presente presentes contato contatos durante contente contagem querendo queremos passado passada correndo morando sentado sentada sentida pessoas parecia comendo tomando olhando voltando pegando andando fazendo mandando cortado cortada comprimido medicamento remedio caminha picante cansada cansado fechado dobrando montando cantando contando mainha painho galinha galinhas galinho tainha coxinha coxinhas chazinho focinho cadinho interior campanha terreiro terneiro cana bacteria bacterias agente salada corada corado curada curado rocando surfando trotando casaco carreira carreirinha caldeira pirando franqueza lagarto lagartos queixada queixando banzeiro atentado venosa arrasada arrasado redacao redacoes cavala biqueira florestal internacao internacoes irrigacao estudada estudado abalada abalado escamando topografia avisando soprando catete finado lance lances nado nonato redencao cordeiro rasteiro encurvado cadeia celula cerrado incluindo leitoa golada arreio banda bando enterrar venda vendas careta panelada careca expulsao estimada estimado vigilancia'.split(
    ' ',
  ),
)

/** Words other readers look for (who, when, how much, denied): never traded for a word of the lexicon. */
const DE_OUTROS = new Set([
  ...PALAVRAS_DE_NEGACAO,
  ...[...EXPRESSOES_DE_TEMPO, ...EXPRESSOES_DO_QUE_CESSOU, ...EXPRESSOES_DE_PESSOA].flatMap(({ source }) =>
    formas(source),
  ),
  ...'temperatura termometro marcou glicemia glicose dextro acucar saturacao saturando oximetro oxigenio batimento batimentos frequencia pulso pulsacao cardiaca pressao aferi medi nota escala intensidade'.split(
    ' ',
  ),
])

/** The words of an expression, with the endings of `[oa]s?` spelt out. */
function formas(fonte: string): string[] {
  return fonte
    .replaceAll(/\(\?(?:[:=!]|<[=!])/g, '(')
    .replaceAll(/([a-z]+)\[oa\](s\??)?/g, '$1o $1a $1os $1as')
    .split(/[^a-z]+/)
    .filter((palavra) => palavra.length >= 4)
}

const MINIMO = 7

function semUmaLetra(palavra: string): string[] {
  return Array.from({ length: palavra.length - 1 }, (_, i) => palavra.slice(0, i + 1) + palavra.slice(i + 2))
}

/** The long words of the vocabulary by their first letter and length. */
const LONGAS = new Map<string, string[]>()
for (const palavra of VOCABULARIO) {
  if (palavra.length < MINIMO) continue
  const iguais = LONGAS.get(gaveta(palavra, palavra.length))
  if (iguais) iguais.push(palavra)
  else LONGAS.set(gaveta(palavra, palavra.length), [palavra])
}

function gaveta(palavra: string, tamanho: number): string {
  return `${palavra[0]}${tamanho}`
}

/** The one word of the vocabulary that is `forma` with one letter more, after its first; none where two are. */
function comUmaLetraAMais(forma: string): string | undefined {
  const palavras = (LONGAS.get(gaveta(forma, forma.length + 1)) ?? []).filter((palavra) => {
    let iguais = 1
    while (forma[iguais] === palavra[iguais]) iguais++
    return palavra.endsWith(forma.slice(iguais))
  })
  return palavras.length === 1 ? palavras[0] : undefined
}

const flexionar = flexionador(VOCABULARIO)

const RADICAL = new Set(RADICAIS)

/** Whether a stem of the lexicon begins it. */
function comecaConhecida(token: string): boolean {
  for (let fim = 1; fim <= token.length; fim++) if (RADICAL.has(token.slice(0, fim))) return true
  return false
}

function conhecida(token: string): boolean {
  return VOCABULARIO.has(token) || INTOCAVEIS.has(token) || DE_OUTROS.has(token) || comecaConhecida(token)
}

/**
 * The lexicon's word for a token of seven letters or more that is one letter off it (one missing, one too
 * many, one swapped with another; the first letter must be right); the token itself when it is known,
 * short, ambiguous or too different. Before that, another inflection of a known word becomes the known one.
 */
export function corrigir(token: string): string {
  if (conhecida(token)) return token
  const flexionada = flexionar(token)
  if (flexionada !== token || token.length < MINIMO - 1) return flexionada
  const faltando = comUmaLetraAMais(token)
  if (faltando !== undefined) return faltando
  if (token.length < MINIMO) return token
  for (const forma of semUmaLetra(token)) if (forma.length >= MINIMO && VOCABULARIO.has(forma)) return forma
  if (token.length === MINIMO) return token
  for (const forma of semUmaLetra(token)) {
    const trocada = comUmaLetraAMais(forma)
    if (trocada !== undefined) return trocada
  }
  return token
}
