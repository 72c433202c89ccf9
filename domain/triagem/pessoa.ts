import type { Pessoa } from './tipos.ts'

const PARENTE =
  '(?:filh[oa]s?|filhinh[oa]|bebe|mae|maezinha|pai|paizinho|marido|espos[oa]|mulher|namorad[oa]|noiv[oa]|companheir[oa]|av[o]|vo|vov[o]|vozinh[oa]|irma|irmao|irmaozinho|tia|tio|prim[oa]|sobrinh[oa]|net[oa]|netinh[oa]|sogr[oa]|genro|nora|cunhad[oa]|enteado|enteada|amig[oa]|vizinh[oa]|colega|patroa|patrao|funcionari[oa]|alun[oa]|madrasta|padrasto|afilhad[oa]|bisav[oa]|menin[oa]|crianca)'
const POSSE = '(?:meu|minha|meus|minhas|nosso|nossa|um|uma|o|a|essa|esse)'
const VERBO =
  '(?:esta|ronca|tem|sente|sentiu|caiu|teve|tomou|engoliu|vomitou|vomita|desmaiou|comecou|reclama|reclamou|queixa|apresenta|apresentou|passou|ficou|fica|acordou|foi|levou|bateu|machucou|parou|respira|quer|tentou|disse que (?:esta|quer|sente)|nao|queimou|cortou|picou|comeu|bebeu|tossindo|com|de|anda|vive|nasceu|chora|chorando|falou que (?:quer|vai|esta)|se|deu|piorou|so|ouve|sangrando|convulsionou|tremendo|ta|precisa|sofreu|quebrou|torceu)'
/** What somebody did to the writer is the writer's: 'meu marido me bateu'. */
const A_MIM = '(?! me (?:bateu|machucou|queimou|cortou|deu|quebrou|torceu|levou|picou) )'
const CORPO =
  '(?:garganta|peito|cabeca|barriga|pele|perna|pernas|braco|bracos|olho|olhos|ouvido|nariz|boca|costas|coluna|mao|maos|pe|pes|joelho|ombro|pescoco|pressao|menstruacao|coracao|estomago|urina|febre|tosse|dor|vista|visao|lingua|rosto|corpo|unha|cabelo|testiculo|saco|penis|vagina|mama|seio|ansiedade|asma|diabetes|enxaqueca|bolsa|lado)'

const corpo = (fonte: string) => new RegExp(`(?<= )(?:${fonte})(?= )`, 'g')

const FETO =
  /(?<= )(?:meu|o|minha) (?:bebe|filho|filha|nenem) (?:nao (?:mexe|esta mexendo|mexeu|se mexe)|parou de mexer|mexe pouco|mexendo)(?= )/g
const OUTRA = corpo(
  `${POSSE} (?:[a-z]+ )?${PARENTE}(?: (?:de|tem|com)? ?[0-9]+ (?:anos?|mes(?:es)?|dias?|semanas?))?${A_MIM}(?: [a-z]+)? ${VERBO}|(?:no|na|em|d[oa]) (?:meu|minha|nosso|nossa) ${PARENTE} (?:de [0-9]+|comecou|ha|desde|que esta)|(?:para|e) (?:o |a )?(?:meu|minha|nosso|nossa) ${PARENTE}|(?:e|seria|consulta|triagem) para (?:outra pessoa|ele|ela|um amigo|uma amiga)|(?:um homem|uma mulher|uma pessoa|um senhor|uma senhora|um idoso|uma idosa|o paciente|a paciente|alguem) ${VERBO}|(?:crianca|bebe|recem nascid[oa]|idos[oa]|menin[oa]) (?:de [0-9]+ (?:anos?|mes(?:es)?|dias?)|com|esta|nao|engasg[a-z]+|caiu|engoliu|tem)|(?<=^ |\\. )${PARENTE} (?:de |com |tem )?[0-9]+ (?:anos?|mes(?:es)?|dias?|semanas?)(?! atras)|recem nascid[oa]|engasgou (?:o|a) bebe|(?:febre|dor|tosse|vomito|manchas?|caroco) (?:alta )?(?:no|na) (?:meu|minha|bebe|crianca)(?: ${PARENTE})?`,
)
const ELE_ELA = corpo(
  `(?:ele|ela) (?:nao )?(?:esta|caiu|desmaiou|tem|comecou|sente|teve|tomou|engoliu|bebeu|parou|quer)`,
)
const EU = corpo(
  `eu|estou(?! (?:muito )?(?:preocupad[oa]|desesperad[oa]|aflit[oa]|nervos[oa]|assustad[oa]|com medo|com ele|com ela|com meu|com minha|perguntando|escrevendo|sem saber|cuidando|vendo|achando|pedindo|falando))|tenho(?! (?:um filho|uma filha|medo|que levar|duvida|certeza|um bebe))|sinto|senti|comecei|fiquei(?! (?:preocupad|assustad|desesperad))|tive|acordei|tomei|cai|bati|levei um|me (?:sinto|sentindo|cortei|queimei|machuquei|doi|doendo)|(?:minha|meu|minhas|meus) ${CORPO}|quero (?:morrer|consultar|emagrecer|sumir)|desmaiei|torci|vomitei`,
)
const FAMILIA = corpo(
  `(?:${POSSE} |familiares? |parentes? )?(?:${PARENTE}|familiares?|parentes?) (?:[a-z]+ )?(?:ja )?(?:teve(?! (?:(?:um|o|a) )?(?:bebe|nenem|filh[oa]|menin[oa]|parto|cesarea|gemeos))|tiveram|infartaram|infartou(?= (?:antes|aos|com [0-9]|cedo|nov[oa]|ha|faz))|morreu|faleceu|morreram|tinha|tinham|ja tem)|(?:historico|historia|casos?) (?:familiar|na familia|de familia)|na (?:minha )?familia (?:tem|ha|todos)`,
)
const RECENTE =
  /(?<= )(?:agora|hoje|ontem|neste momento|esta|ha (?:[0-9]+|uma?|pouco) (?:minutos?|horas?|dias?)|minutos|de repente)(?= )/

/** A report that begins with what a relative had, and asks nothing for the writer, is about that relative. */
const COMECA_COM_OUTRO = new RegExp(
  `^ (?:(?:oi|ola|bom dia|boa tarde|boa noite|doutora?|dra?|socorro|ajuda) (?:[,.] )?)*${POSSE} (?:[a-z]+ )?${PARENTE} (?:[a-z]+ )?teve `,
)
/** Of a child or a spouse it is no family history, whatever else is said. */
const DOS_SEUS =
  /^[^.]{0,40} (?:filh[oa]|filhinh[oa]|bebe|net[oa]|netinh[oa]|marido|espos[oa]|mulher|namorad[oa]|entead[oa]|sobrinh[oa]|menin[oa]|crianca) (?:[a-z]+ )?teve /
/** And who asks what to do is not asking for themselves. */
const PEDE_POR_OUTRO =
  /(?<= )(?:o que (?:eu )?(?:faco|fazer|devo fazer|posso fazer)|(?:levo|levar|trago|acudo) (?:ele|ela|no|para o|ao|a) |chamo (?:o )?(?:samu|ambulancia)|(?:posso|devo|pode) dar |socorro|me ajud[ae])(?=[ a-z])/
const PEDE_PARA_SI =
  /(?<= )(?:quer(?:o|ia|emos)|gostaria|precis[oa]|posso|devo|vale|risco|chances?|check ?ups?|preven[a-z]+|rastre[a-z]+|hereditari[oa]|genetic[oa]|medo|historico|eu|investigar|exames?|faleceu|morreu|morreram)(?= )/

/** 'eu só …', 'eu estou ótimo': the writer sets the other person's story apart from the request. */
const SO_EU =
  /(?<= )eu (?:e que |so |estou (?:bem|otim[oa]|normal)|nao (?:sinto|tenho) nada|vim|nao fumo)(?= |[a-z])/
const ACONTECEU = / (?:teve|foi|caiu|bateu|engoliu|quebrou|morreu|convulsionou|desmaiou|tomou|infartou)$/

interface Marca {
  readonly posicao: number
  readonly pessoa: Pessoa
  readonly palavras: string
}

/** Who is spoken of from each point of the text on, and the words that said so. */
interface Sujeitos {
  readonly em: (posicao: number) => Pessoa
  /** the words that name somebody else, when somebody else is spoken of */
  readonly outra: string | undefined
}

function marcas(linha: string, expressao: RegExp, pessoa: Pessoa): Marca[] {
  return [...linha.matchAll(expressao)].map((achado) => ({
    posicao: achado.index,
    pessoa,
    palavras: achado[0],
  }))
}

/**
 * Reads who each part of a normalised line is about: the writer, somebody else ("meu filho está…"), or the
 * family's past ("meu pai teve infarto", no recent time word), which is nobody's finding.
 */
export function lerSujeitos(linha: string): Sujeitos {
  const semFeto = linha.replaceAll(FETO, (trecho) => 'x'.repeat(trecho.length))
  const frase = (posicao: number) => {
    const inicio = semFeto.lastIndexOf(' . ', posicao)
    const fim = semFeto.indexOf(' . ', posicao)
    return { inicio: Math.max(inicio, 0), fim: fim === -1 ? semFeto.length : fim }
  }
  /** The part of the sentence between pauses: what is said of others there does not depend on the rest. */
  const oracao = (posicao: number) => {
    const { inicio, fim } = frase(posicao)
    const antes = semFeto.lastIndexOf(' , ', posicao)
    const depois = semFeto.indexOf(' , ', posicao)
    return ` ${semFeto.slice(Math.max(inicio, antes), depois === -1 ? fim : Math.min(fim, depois))} `
  }
  const eu = marcas(semFeto, EU, 'eu')
  const soDoOutro =
    COMECA_COM_OUTRO.test(semFeto) &&
    (DOS_SEUS.test(semFeto) ||
      PEDE_POR_OUTRO.test(semFeto) ||
      (eu.length === 0 && !PEDE_PARA_SI.test(semFeto)))
  const familia = marcas(semFeto, FAMILIA, 'familia').filter(
    (m) => !RECENTE.test(oracao(m.posicao)) && !(soDoOutro && / teve /.test(` ${m.palavras} `)),
  )
  const terceiras = [
    ...marcas(semFeto, OUTRA, 'outra'),
    ...(eu.length === 0 ? marcas(semFeto, ELE_ELA, 'outra') : []),
  ]
  const soEu = SO_EU.test(semFeto)
  const contada = (m: Marca) =>
    soEu && ACONTECEU.test(m.palavras.trimEnd()) && !RECENTE.test(oracao(m.posicao))
  const contadas = terceiras.filter(contada).map((m) => ({ ...m, pessoa: 'familia' as const }))
  const outra = terceiras.filter(
    (m) =>
      !contada(m) &&
      !familia.some((f) => Math.abs(f.posicao - m.posicao) <= 3) &&
      !precedidaDePreposicao(semFeto, m),
  )
  const todas = [...eu, ...outra, ...familia, ...contadas].sort((a, b) => a.posicao - b.posicao)

  const em = (posicao: number): Pessoa => {
    const { inicio, fim } = frase(posicao)
    const anteriores = todas.filter((m) => m.posicao <= posicao)
    const naFrase = anteriores.findLast((m) => m.posicao >= inicio)
    if (naFrase !== undefined) return naFrase.pessoa
    const adiante = todas.find((m) => m.posicao > posicao && m.posicao < fim)
    if (adiante?.pessoa === 'outra') return 'outra'
    const herdada = anteriores.at(-1)?.pessoa
    return herdada === 'outra' ? 'outra' : 'eu'
  }
  return { em, outra: outra[0]?.palavras.trim() }
}

function precedidaDePreposicao(linha: string, marca: Marca): boolean {
  if (/^(?:no|na|em|para|e|febre|dor|tosse|vomito|mancha|caroco|d[oa]) /.test(marca.palavras)) return false
  return /(?:com|do|da|de|pelo|pela|ao) $/.test(linha.slice(0, marca.posicao))
}

/** The expressions that read who is spoken of, for the words they look for. */
export const EXPRESSOES_DE_PESSOA: readonly RegExp[] = [FETO, OUTRA, ELE_ELA, EU, FAMILIA, RECENTE]
