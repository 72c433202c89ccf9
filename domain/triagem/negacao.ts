/** Verbs after "não" that make it deny what follows; "não consigo", "não para" are findings of their own. */
const VERBOS =
  'tenho tive tem teve tinha temos sinto senti sente sentiu sentindo estou esta estava estive apresento apresenta apresentou ha houve havia percebi vi notei noto e foi era fui uso tomo faco sofro sofri possuo existe aparece apareceu reparei observei'.split(
    ' ',
  )
/** The verbs a "não" before them makes a denial of what follows. */
const VERBOS_NEGADOS: ReadonlySet<string> = new Set(VERBOS)

/**
 * These only before 'nada' or 'nenhum': who 'não toma a insulina' is in danger, who 'não toma nada para o sangue' is
 * not.
 */
const NEGADOS_COM_NADA = new Set(['toma', 'usa'])
const NADA = new Set(['nada', 'nenhum', 'nenhuma'])

const NADA_DE = new Set(
  'febre dor dores sangue sangramento tontura vomito falta tosse inchaco mancha manchas desmaio pus'.split(
    ' ',
  ),
)

const NEGADORES = new Set([
  'nego',
  'nega',
  'negou',
  'negando',
  'nenhum',
  'nenhuma',
  'ausencia',
  'nem',
  'tampouco',
  'exceto',
])

/** After "sem" or "não tenho" these say something else than an absence. */
const NAO_NEGA = new Set(
  'parar conseguir melhora melhorar motivo causa poder saber sentir querer cessar descanso alivio pausa explicacao so apenas somente certeza como condicoes dinheiro coragem ninguem conseguido conseguindo mais consigo consegue sei duvida duvidas conseguimos mexer forca forcas sensibilidade movimento movimentos fala voz ar folego reacao enxergar ver ouvir andar respirar falar comer beber dormir urinar evacuar mamar pulso sentidos consciencia acordar equilibrio apetite fome animo energia'.split(
    ' ',
  ),
)

/** Where a denial ends: what follows is affirmed again. */
const TERMINADORES = new Set(
  'mas porem so somente apenas contudo entretanto agora com tenho estou sinto senti comecei comecou esta fica ficou meu minha meus minhas porque pois embora apesar todavia ja dai depois muito muita bastante'.split(
    ' ',
  ),
)

/** 'desmaiei', 'vomitei': the first person's past. */
const EU_FIZ = /[a-z]{3}ei$/

const ENFASE = new Set(
  'consigo consegue aguento aguenta da posso quer quero engulo engole seguro segura bebe come'.split(' '),
)
const ALCANCE = 6
const COMPARACAO = new Set(
  'assim tao tanto tanta igual parecida parecido dessa desse dessas desta forte'.split(' '),
)
const HIPOTESES = /^(?:se|caso)$/
const VERBOS_HIPOTESE = new Set(
  'tiver sentir piorar aparecer for surgir tivesse sentisse vier comecar acontecer'.split(' '),
)

interface Negador {
  /** index of the first token after the denial */
  readonly fim: number
  /** "sem" lists need "ou"/"nem" to go on over a pause; a denied verb carries through short items. */
  readonly lista: 'curta' | 'longa'
}

function negadorEm(tokens: readonly string[], i: number): Negador | undefined {
  const token = tokens[i]
  if (token === undefined) return undefined
  const seguinte = tokens[i + 1] ?? ''
  // 'zero sangramento', 'nada de febre'; 'de zero a dez' and 'nada de xixi' deny nothing.
  if (token === 'zero') return seguinte === 'a' ? undefined : { fim: i + 1, lista: 'curta' }
  if (token === 'nada' && seguinte === 'de')
    return NADA_DE.has(tokens[i + 2] ?? '') ? { fim: i + 2, lista: 'curta' } : undefined
  if (token === 'sem') return NAO_NEGA.has(seguinte) ? undefined : { fim: i + 1, lista: 'curta' }
  // 'não consigo nem subir a escada': stress, not a denial of what follows.
  if (token === 'nem' && ENFASE.has(tokens[i - 1] ?? '')) return undefined
  // 'branca que nem papel', 'dor que nem tramal resolve': a comparison or stress, not a denial.
  if (token === 'nem' && tokens[i - 1] === 'que') return undefined
  if (NEGADORES.has(token)) return NAO_NEGA.has(seguinte) ? undefined : { fim: i + 1, lista: 'longa' }
  if (token === 'nunca' || token === 'jamais') {
    return NAO_NEGA.has(seguinte) || tokens.slice(i, i + 9).some((palavra) => COMPARACAO.has(palavra))
      ? undefined
      : { fim: i + 1, lista: 'curta' }
  }
  if (token !== 'nao') return undefined
  let j = i + 1
  while (['me', 'se', 'mais', 'ja', 'eu', 'estou', 'esta', 'estava', 'tenho'].includes(tokens[j] ?? '')) j++
  const verbo = tokens[j] ?? ''
  const anterior = tokens[j - 1] ?? ''
  const negado = VERBOS_NEGADOS.has(verbo) || (NEGADOS_COM_NADA.has(verbo) && NADA.has(tokens[j + 1] ?? ''))
  const fim = negado ? j + 1 : VERBOS_NEGADOS.has(anterior) && j - 1 > i ? j : undefined
  if (fim === undefined) return undefined
  if (NAO_NEGA.has(tokens[fim] ?? '')) return undefined
  let inicio = fim
  while (
    ['com', 'tido', 'tendo', 'sentindo', 'nenhum', 'nenhuma', 'nada', 'de', 'mais'].includes(
      tokens[inicio] ?? '',
    )
  ) {
    inicio++
  }
  return { fim: inicio, lista: 'longa' }
}

function dentroDoAlcance(tokens: readonly string[], negador: Negador, inicio: number): boolean {
  let desdeSeparador = 0
  for (let i = negador.fim; i < inicio; i++) {
    const token = tokens[i] ?? ''
    if (TERMINADORES.has(token) && i > negador.fim) return false
    // 'sem segurar nem água, desmaiei': what the person did is another clause.
    if (token === ',' && EU_FIZ.test(tokens[i + 1] ?? '')) return false
    if (token === ',' || token === 'ou' || token === 'nem' || token === 'e') {
      if (token === ',' && negador.lista === 'curta' && !listaFecha(tokens, negador.fim, i)) return false
      desdeSeparador = 0
    } else if (++desdeSeparador >= ALCANCE) return false
  }
  return true
}

/** "sem febre, tosse ou coriza": a later "ou"/"nem" closes the list the pause belongs to. */
function listaFecha(tokens: readonly string[], desde: number, pausa: number): boolean {
  for (let i = pausa + 1; i < tokens.length && i < desde + 24; i++) {
    const token = tokens[i] ?? ''
    if (token === 'ou' || token === 'nem') return true
    if (TERMINADORES.has(token)) return false
  }
  return false
}

/** "tosse, febre e falta de ar: nada disso": all that was listed before it in the sentence. */
function nadaDisso(tokens: readonly string[], fim: number): boolean {
  const nada = tokens.findIndex((token, i) => i >= fim && token === 'nada' && tokens[i + 1] === 'disso')
  return tokens[nada - 1] === ',' && !tokens.slice(fim, nada).some((token) => TERMINADORES.has(token))
}

function negadoDepois(tokens: readonly string[], fim: number): boolean {
  if (nadaDisso(tokens, fim)) return true
  const [a, b] = [tokens[fim] ?? '', tokens[fim + 1] ?? ',']
  // 'dor no peito? não.': asked and answered.
  if (a === ',' && b === 'nao') return (tokens[fim + 2] ?? ',') === ','
  if (a === 'nao') return b === ',' || b === 'tenho' || b === 'tive' || b === 'tem'
  // 'desmaio nunca.'; 'falta de ar nunca melhora', 'dor nunca, até hoje', 'dor nunca tive igual' deny nothing.
  if (a === 'nunca')
    return b === 'tive'
      ? !tokens.slice(fim + 2, fim + 8).some((palavra) => COMPARACAO.has(palavra))
      : b === ',' && !/^(?:ate|mas|so)$/.test(tokens[fim + 2] ?? '')
  return a === 'negativo' || a === 'negativa' || a === 'ausente' || (a === 'nenhuma' && b === ',')
}

function hipotetico(tokens: readonly string[], inicio: number): boolean {
  for (let i = inicio - 1; i >= 0 && i >= inicio - 5; i--) {
    const token = tokens[i] ?? ''
    if (token === ',') return false
    if (HIPOTESES.test(token))
      return tokens.slice(i + 1, inicio).some((palavra) => VERBOS_HIPOTESE.has(palavra))
  }
  return false
}

/**
 * Whether the finding spelt by `tokens[inicio..fim)` is denied ("sem", "nego", "não tenho", "nunca tive",
 * "… não") or only supposed ("se eu tiver …"). A denial inside the finding's own words is part of it.
 * When in doubt a finding counts as present: the protocol errs towards urgency.
 */
export function negado(tokens: readonly string[], inicio: number, fim: number): boolean {
  if (negadoDepois(tokens, fim) || hipotetico(tokens, inicio)) return true
  if (tokens[inicio - 1] === 'nao' && tokens[inicio] !== 'nao') return true
  // Of what is told over a pause, the part after the pause has to be denied too.
  const ultima = Math.max(inicio, tokens.lastIndexOf(',', fim - 1) + 1)
  for (let i = inicio - 1; i >= 0; i--) {
    const negador = negadorEm(tokens, i)
    if (negador !== undefined && negador.fim <= inicio)
      return dentroDoAlcance(tokens, negador, inicio) && dentroDoAlcance(tokens, negador, ultima)
  }
  return false
}

/** The words a denial is read by. */
export const PALAVRAS_DE_NEGACAO: readonly string[] = [
  ...VERBOS,
  ...NEGADORES,
  ...NAO_NEGA,
  ...TERMINADORES,
  ...ENFASE,
  ...COMPARACAO,
  ...VERBOS_HIPOTESE,
]
