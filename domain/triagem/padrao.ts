import { GRUPOS } from './grupos.ts'

/**
 * The phrase language of the lexicon, compiled to regular expressions over a normalised sentence.
 * Words are literal; `(a|b)` alternatives; `x*` any ending; ` ~ ` up to three words between;
 * ` ~~ ` up to six words, pauses included; ` & ` both, in either order, up to eight words apart, pauses included;
 * none of them reaches over the end of a sentence; `{NOME}` a named group of words below.
 */
const NEGA = 'sem|nao|nem|mas|porem|nego|nega|exceto|nunca|jamais'
const PAROU = `(?:${NEGA}|e(?! n[oa]s? | em | d[oa]s? | para )) `
const PALAVRA = `(?: (?!\\. |${PAROU})[^ ,]+)`
const PALAVRA_OU_PAUSA = `(?: (?!(?:\\.|${NEGA}) )[^ ]+)`

/** The pattern with its `{NOME}` groups written out. @throws Error on an unknown one */
export function expandir(padrao: string): string {
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

/** The source of one regular expression for a pattern, in every order its `&` allows. */
export function fonteDe(padrao: string): string {
  return emQualquerOrdem(padrao.trim())
    .map((ordem) =>
      expandir(ordem)
        .replaceAll(' & ', `${PALAVRA_OU_PAUSA}{0,8} `)
        .replaceAll(' ~~ ', `${PALAVRA_OU_PAUSA}{0,6} `)
        .replaceAll(' ~ ', `${PALAVRA}{0,3} `)
        .replaceAll('*', '[a-z]*')
        .replaceAll(/(?<!\\)\((?!\?)/g, '(?:'),
    )
    .join('|')
}

/** What the phrase language spells out of a pattern: whole words, and stems that take any ending. */
interface Palavras {
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
