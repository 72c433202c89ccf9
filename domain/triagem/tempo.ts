const NUMEROS: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  alguns: 3,
  algumas: 3,
  varios: 5,
  varias: 5,
  uns: 3,
  umas: 3,
}
const UNIDADES: readonly (readonly [RegExp, number])[] = [
  [/^minutos?$/, 1 / 1440],
  [/^horas?$/, 1 / 24],
  [/^dias?$/, 1],
  [/^semanas?$/, 7],
  [/^mes(?:es)?$/, 30],
  [/^anos?$/, 365],
]
const QUANTIDADE = `(?:[0-9]+(?:\\.[0-9]+)?|${Object.keys(NUMEROS).join('|')})`
const INTERVALO = new RegExp(
  `(?<= )(?:ha|faz|fazem|tem|por|durante|desde|uns|umas|ja|quase|cerca de|mais de|a) (?:(?:uns|umas|mais de|quase|cerca de|ja|mais ou menos|aproximadamente|pelo menos) )?(${QUANTIDADE}) (minutos?|horas?|dias?|semanas?|mes|meses|anos?)(?! (?:de (?:idade|vida|gravidez|gestacao|gravida)|gravida))(?= )`,
  'g',
)
const SOLTO = new RegExp(
  `(?<= )(${QUANTIDADE}) (horas?|dias?|semanas?|mes|meses) (?:atras|seguidos|seguidas|com|de (?:dor|febre|tosse|coceira|sintomas?))(?= )`,
  'g',
)
const PALAVRAS: readonly (readonly [RegExp, number])[] = [
  [/ (?:anteontem|antes de ontem) /, 2],
  [/ (?:ontem|essa noite|esta noite) /, 1],
  [/ (?:hoje|agora|agorinha|de manha) /, 0.5],
  [/ semana passada /, 7],
  [/ (?:mes passado|ha meses) /, 30],
  [/ (?:ano passado|ha anos|muitos anos|desde crianca) /, 365],
]
const DATA = /(?<= )(?:desde|no|dia|em) (?:o )?(?:dia )?([0-3]?[0-9])x([01]?[0-9])(?= )/g
/** Numbers as they are said of years. */
const POR_EXTENSO =
  '(?:um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|(?:vinte|trinta|quarenta|cinquenta|sessenta)(?: e [a-z]+)?|muitos|uns|alguns|varios|[0-9]+)'
const REMOTO_POR_EXTENSO = new RegExp(
  ` (?:(?:em|de|desde) (?:dois mil(?: e [a-z]+){0,3}|mil novecentos(?: e [a-z]+){0,3})|(?:ha|faz) (?:(?:mais|cerca) de |quase |uns |bem uns )?${POR_EXTENSO} anos?|${POR_EXTENSO} anos? atras|(?:antes dos|aos) ${POR_EXTENSO}(?: anos)?) `,
)
/** A year, or an age, of its own: 'em fevereiro de 2024', 'quando eu tinha 15'. */
const ANO_DITO =
  'em (?:(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) (?:de )?)?(?:19|20)[0-9]{2}|quando (?:eu |ele |ela )?tinha [0-9]+'
const REMOTO = new RegExp(
  ` (?:faz (?:um|uns|[0-9]+|muitos|alguns|dois|tres) (?:mes|meses|ano|anos)|ano passado|mes passado|anos atras|meses atras|antigamente|na infancia|quando (?:eu )?era|quando (?:era )?(?:bebe|pequen[oa]|crianca|adolescente|jovem|menin[oa])|${ANO_DITO}|aos [0-9]+|quando crianca|na adolescencia|na gravidez passada|nunca mais|ha (?:[0-9]+|muitos|uns|alguns|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|varios) (?:anos|meses)|historico de|antecedentes? de|no passado|outra vez ja|(?<! (?:vomit|evacu|sangr|desmai|apag)[a-z]+ )uma vez) `,
)
const VERBO_PASSADO =
  / (?:tive|tinha|sofri|fiz|operei|ja tive|passei por|fui diagnosticad[oa]|pegou|tratei|curei|historico de|antecedentes? de|infartei|tentei|picou|mordeu|levei|tomei|quebrei|cai|teve|fiquei bo[am]|recebi alta|quebrou|operou|operei|desmaiei|desmaiou|apaguei|internei|fraturei|queimei|vomitei|sangrei|caiu|machucou|engoliu|queimou|sarei|deu tudo certo|me recuperei|fui) /
const JA_TIVE =
  / ja (?:tive|sofri|fiz(?! (?:[0-9]+|uns|umas|varias|muitas|a) ?(?:jatos?|puffs?|inalac[a-z]+|nebuliz[a-z]+|bombinhas?))|infartei|passei por) /
const PRESENTE =
  / (?:agora|hoje|ontem|anteontem|neste momento|estou|esta|voltou|voltando|novamente|de novo|desde|comecou|ainda|continua|sinto|tenho) /

function quantidade(texto: string): number {
  return NUMEROS[texto] ?? Number(texto)
}

function unidade(texto: string): number {
  return UNIDADES.find(([expressao]) => expressao.test(texto))?.[1] ?? 1
}

/** Days between two plain dates; `hoje` is YYYY-MM-DD, the other the last such day and month before it. */
function diasDesde(dia: number, mes: number, hoje: string): number | undefined {
  const agora = Date.parse(`${hoje}T00:00:00Z`)
  const ano = Number(hoje.slice(0, 4))
  const inicio = [ano, ano - 1]
    .map((a) => Date.UTC(a, mes - 1, dia))
    .find((data) => data <= agora && new Date(data).getUTCDate() === dia)
  return inicio === undefined ? undefined : Math.round((agora - inicio) / 86_400_000)
}

/**
 * For how many days the complaint lasts according to a normalised line (the longest span named; an hour is
 * 1/24), or `undefined`. `hoje` (YYYY-MM-DD) lets it read "desde 12/03".
 */
export function lerDuracao(linha: string, hoje?: string): number | undefined {
  const dias = [...linha.matchAll(INTERVALO), ...linha.matchAll(SOLTO)]
    .map((achado) => quantidade(achado[1] ?? '') * unidade(achado[2] ?? ''))
    .filter((valor) => Number.isFinite(valor) && valor > 0 && valor <= 36_500)
  for (const [expressao, valor] of PALAVRAS) if (expressao.test(linha)) dias.push(valor)
  if (hoje !== undefined) {
    for (const achado of linha.matchAll(DATA)) {
      const valor = diasDesde(Number(achado[1]), Number(achado[2]), hoje)
      if (valor !== undefined) dias.push(valor)
    }
  }
  return dias.length === 0 ? undefined : Math.max(...dias)
}

const PEDE = / (?:quero|queria|preciso|gostaria|vim|hoje|agora) /

/** Whether a stretch of a sentence says what is wanted or felt now. */
export const pedeAgora = (trecho: string): boolean => PEDE.test(trecho)

const DATADO = new RegExp(
  ` (?:${ANO_DITO}|quando (?:eu |ele |ela )?era (?:crianca|pequen[oa]|menin[oa]|jovem)|na infancia|na adolescencia) `,
)

/** Whether a stretch of a sentence carries a year or an age of long ago of its own. */
export const datado = (trecho: string): boolean => DATADO.test(trecho)

const OPERAR = / (?:fiz|operei|operou|coloquei|colocou) /g

/** The same without what was operated or done, which leaves what is felt after it. */
export const semOperacoes = (trecho: string): string => trecho.replaceAll(OPERAR, ' ')

/** Whether a verb of the past stands in a stretch of a sentence. */
export const verboNoPassado = (trecho: string): boolean => VERBO_PASSADO.test(trecho)

/**
 * Whether a sentence (tokens padded with spaces) tells something over long ago: a verb in the past and a remote time.
 */
export function fraseNoPassado(frase: string): boolean {
  if (!VERBO_PASSADO.test(frase) || PRESENTE.test(frase)) return false
  return REMOTO.test(frase) || REMOTO_POR_EXTENSO.test(frase) || JA_TIVE.test(frase)
}

/** What has not changed since: a sequel, something healed, a discharge. */
const ESTAVEL =
  / (?:a? ?mesma coisa|nao mudou|nada mudou|sem mudanca|sempre igual|igual (?:ate hoje|desde)|estavel|sequelas?|sarei|sarou|curei|curou|(?:tive|teve|recebi|recebeu|deu|ganhei) alta|nunca mais|nao voltou|desde (?:la|entao|crianca|pequen[oa]|que nasci)) /
const MUDOU =
  / (?:pior(?:ou|ando|a|ei)|agora|voltou|voltando|de novo|novamente|outra vez|hoje (?:cedo|de manha|comec[a-z]+|acord[a-z]+)|ontem|anteontem|de repente|do nada|subit[a-z]+|diferente|aument[a-z]+|[0-9]+ (?:horas?|dias?|minutos?)) /
const SEQUELA = / (?:desde (?:o|a|que|um|uma|meu|minha)|em (?:19|20)[0-9]{2}|dois mil|mil novecentos|anos?) /

/** Whether a sentence tells of something of years ago that is still as it was then, and of nothing that changed. */
export function fraseEstavel(frase: string): boolean {
  return (
    ESTAVEL.test(frase) &&
    SEQUELA.test(frase) &&
    (REMOTO.test(frase) || REMOTO_POR_EXTENSO.test(frase) || / (?:19|20)[0-9]{2} /.test(frase)) &&
    !MUDOU.test(frase)
  )
}

const FICCAO =
  / (?:(?<! (?:ontem|hoje|comecou|depois|hora|enquanto|durante|vendo) )n[oa] (?:filme|novela|serie|livro|video ?game|anime)|personagem|escrevendo um (?:livro|romance|conto|roteiro)|li (?:um|uma|num|numa|no|na|sobre)|assisti|vi um filme|vi (?:na tv|no jornal|na internet|um video)|sonhei|pesadelo|cuido de (?:gente|pessoas|pacientes)|atendo (?:gente|pessoas|pacientes)|meus pacientes) /
const E_COMIGO =
  / (?:exatamente|justamente|igual|mesm[oa]s?|assim) (?:[a-z]+ ){0,4}(?:sinto|sentindo|tenho|estou|eu) /

/** Whether a sentence tells of a film, a book, the news or somebody's work, and the text never says 'that is me'. */
export function fraseDeFiccao(frase: string, linha: string): boolean {
  return FICCAO.test(frase) && !E_COMIGO.test(linha)
}

/** The expressions that read time and fiction, for the words they look for. */
export const EXPRESSOES_DE_TEMPO: readonly RegExp[] = [
  INTERVALO,
  SOLTO,
  REMOTO,
  DATADO,
  REMOTO_POR_EXTENSO,
  ESTAVEL,
  MUDOU,
  SEQUELA,
  VERBO_PASSADO,
  JA_TIVE,
  PRESENTE,
  FICCAO,
  E_COMIGO,
  ...PALAVRAS.map(([expressao]) => expressao),
]
