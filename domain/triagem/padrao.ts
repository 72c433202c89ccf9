/**
 * The phrase language of the lexicon, compiled to regular expressions over a normalised sentence.
 * Words are literal; `(a|b)` alternatives; `x*` any ending; ` ~ ` up to three words between;
 * ` ~~ ` up to six words, pauses included; ` & ` both, in either order, up to eight words apart, pauses included;
 * none of them reaches over the end of a sentence; `{NOME}` a named group of words below.
 */
const GRUPOS: Readonly<Record<string, string>> = {
  DOR: '(dor|dores|dorzinha|doi|doem|doendo|doeu|doer|dolorid(o|a|os|as)|pontada|pontadas|fisgada|fisgadas|incomodo)',
  DOI: '(doi|doem|doendo|doeu|dolorid(o|a|os|as)|latejando|lateja|queimando|inflamad(o|a)|me matando)',
  PEITO: '(peito|torax|toracica|coracao|precordial)',
  BARRIGA: '(barriga|barriguinha|abdomen|abdominal|abdominais|ventre|bucho|pancas)',
  MEMBRO: '(braco|bracos|perna|pernas|mao|maos|pe|lado|metade|rosto|face|cara|corpo)',
  LADO: '(direit(o|a)|esquerd(o|a))',
  NAO_CONSEGUE:
    '(nao (consigo|consegue|consegui|conseguiu|conseguindo|estou conseguindo|esta conseguindo|da para|posso|pode)|sem conseguir|dificuldade (para|de|em|ao)|dificil)',
  OLHO: '(olho|olhos|vista|vistas)',
  INCHADO: '(inchad(o|a|os|as)|inchando|inchou|incharam|inchaco|edema|inchar)',
  ROSTO: '(rosto|face|cara|boca|labio|labios|lingua|palpebra|palpebras|olho|olhos|garganta|glote|beico)',
  REMEDIOS:
    '(comprimidos|remedios|medicamentos|medicacao|capsulas|cartela|cartelas|calmantes|pilulas|rivotril|clonazepam)',
  PEGOU: '(picad(o|a)|picada|picou|mordeu|mordid(o|a)|mordida|ferroada|ferroad(o|a)|ferrou)',
  EU_ME:
    '(me matar|se matar|me suicidar|se suicidar|tirar (a )?(minha |propria |minha propria |sua propria )?vida|acabar com (a )?(minha|propria|minha propria) vida|por fim (a|na) (minha )?vida)',
}

const NEGA = 'sem|nao|nem|mas|porem|nego|nega|exceto'
const PAROU = `(?:${NEGA}|e(?! n[oa]s? | em | d[oa]s? | para )) `
const PALAVRA = `(?: (?!\\. |${PAROU})[^ ,]+)`
const PALAVRA_OU_PAUSA = `(?: (?!(?:\\.|${NEGA}) )[^ ]+)`

function expandir(padrao: string): string {
  return padrao.replaceAll(/\{([A-Z_]+)\}/g, (_, nome: string) => {
    const grupo = GRUPOS[nome]
    if (grupo === undefined) throw new Error(`Grupo desconhecido no léxico: ${nome}`)
    return grupo
  })
}

/** `a & b` said in each order. */
function emQualquerOrdem(padrao: string): string[] {
  const partes = padrao.split(' & ')
  if (partes.length === 1) return [padrao]
  return partes.flatMap((parte, i) =>
    emQualquerOrdem(partes.toSpliced(i, 1).join(' & ')).map((resto) => `${parte} & ${resto}`),
  )
}

/**
 * One global expression for all the patterns of an entry. It matches on a sentence padded with a space at
 * each end and never reaches into part of a word. Throws on an unknown `{NOME}`.
 */
export function compilar(padroes: readonly string[]): RegExp {
  const fontes = padroes.flatMap(emQualquerOrdem).map((padrao) =>
    expandir(padrao)
      .replaceAll(' & ', `${PALAVRA_OU_PAUSA}{0,8} `)
      .replaceAll(' ~~ ', `${PALAVRA_OU_PAUSA}{0,6} `)
      .replaceAll(' ~ ', `${PALAVRA}{0,3} `)
      .replaceAll('*', '[a-z]*')
      .replaceAll(/(?<!\\)\((?!\?)/g, '(?:'),
  )
  return new RegExp(`(?<= )(?:${fontes.join('|')})(?= )`, 'g')
}

/** What the phrase language spells out of a pattern: whole words, and stems that take any ending. */
export interface Palavras {
  readonly inteiras: readonly string[]
  readonly radicais: readonly string[]
}

/** The words of a pattern, with the endings written as `inchad(o|a)` spelt out. */
export function palavrasDe(padrao: string): Palavras {
  const texto = expandir(padrao)
  const inteiras = [...texto.matchAll(/(?<![a-z])([a-z]+)\(([a-z|]+)\)/g)].flatMap(
    ([, raiz = '', finais = '']) => finais.split('|').map((final) => raiz + final),
  )
  return {
    inteiras: [...inteiras, ...(texto.match(/(?<![a-z])[a-z]+(?![a-z*(])/g) ?? [])],
    radicais: texto.match(/(?<![a-z])[a-z]+(?=\*)/g) ?? [],
  }
}
