import type { Exigencia, Exigencias } from './exigencias.ts'
import { expandir, fonteDe } from './padrao.ts'

const LIMITE = 600
const QUALQUER = '#'

/** The end of the group that opens at `inicio`. */
function fimDoGrupo(texto: string, inicio: number): number {
  let nivel = 0
  for (let i = inicio; i < texto.length; i++) {
    if (texto[i] === '(') nivel++
    else if (texto[i] === ')' && --nivel === 0) return i
  }
  return texto.length - 1
}

function alternativas(texto: string): string[] {
  const partes: string[] = []
  let nivel = 0
  let inicio = 0
  for (let i = 0; i < texto.length; i++) {
    if (texto[i] === '(') nivel++
    else if (texto[i] === ')') nivel--
    else if (texto[i] === '|' && nivel === 0) {
      partes.push(texto.slice(inicio, i))
      inicio = i + 1
    }
  }
  return [...partes, texto.slice(inicio)]
}

/** Plain letters that stand there in every case, several at once. */
const LETRAS = /[a-z ,*]+(?!\?)/y

/** What a part can spell, each way once; `#` stands for what is not plain letters. `undefined`: too many ways. */
function dizeres(parte: string): string[] | undefined {
  let feitos = ['']
  for (let i = 0; i < parte.length; i++) {
    LETRAS.lastIndex = i
    const letras = LETRAS.exec(parte)?.[0]
    if (letras !== undefined) {
      feitos = feitos.map((feito) => feito + letras)
      i += letras.length - 1
      continue
    }
    const letra = parte[i] ?? ''
    let modos = [letra]
    if (letra === '(') {
      const fim = fimDoGrupo(parte, i)
      const dentro = parte.slice(i + 1, fim)
      if (/^\?[!<=]/.test(dentro)) modos = ['']
      else {
        const lidos = alternativas(dentro.replace(/^\?:/, '')).map(dizeres)
        if (lidos.includes(undefined)) return undefined
        modos = lidos.flatMap((lido) => lido ?? [])
      }
      i = fim
    } else if (letra === '[') {
      i = parte.indexOf(']', i)
      modos = [QUALQUER]
    } else if (!/[a-z ,*]/.test(letra)) modos = letra === '?' ? [''] : [QUALQUER]
    if (parte[i + 1] === '?') {
      modos = [...modos, '']
      i++
    }
    feitos = feitos.flatMap((feito) => modos.map((modo) => feito + modo))
    if (feitos.length > LIMITE) return undefined
  }
  return feitos
}

/** The longest plain word of one way to say a part. */
function palavraDe(dizer: string): string | undefined {
  return dizer
    .split(' ')
    .filter((palavra) => /^[a-z]+\*?$/.test(palavra))
    .sort((a, b) => b.length - a.length)[0]
}

function partesDe(padrao: string): string[] {
  const partes: string[] = []
  let nivel = 0
  let atual = ''
  for (const letra of expandir(padrao.trim())) {
    if (letra === '(') nivel++
    if (letra === ')') nivel--
    if (letra === ' ' && nivel === 0) {
      partes.push(atual)
      atual = ''
    } else atual += letra
  }
  return [...partes, atual].filter((parte) => !/^(?:&|~~?|)$/.test(parte))
}

/** What a part of a pattern demands; undefined where it could be anything. */
function exigenciaDe(parte: string): Exigencia | undefined {
  const palavras = dizeres(parte)?.map(palavraDe)
  if (palavras === undefined || palavras.includes(undefined)) return undefined
  return [...new Set(palavras.flatMap((palavra) => palavra ?? []))].sort()
}

/** Named groups make most parts stand in many patterns. */
const lidas = new Map<string, Exigencia | undefined>()

/** What a pattern demands, part by part. */
function exigenciasDe(padrao: string): Exigencia[] {
  return partesDe(padrao).flatMap((parte) => {
    if (!lidas.has(parte)) lidas.set(parte, exigenciaDe(parte))
    const exigencia = lidas.get(parte)
    return exigencia ? [exigencia] : []
  })
}

type Entradas<Id> = readonly (readonly [Id, readonly string[]])[]

/** What the patterns of each entry demand; the same demand has one number in all of them. */
export function exigenciasDasEntradas(entradas: Entradas<unknown>): Exigencias {
  const numeros = new Map<string, number>()
  const palavras = new Map<string, number[]>()
  const radicais = new Map<string, number[]>()
  const numerar = (exigencia: Exigencia): number => {
    const chave = exigencia.join(' ')
    const conhecido = numeros.get(chave)
    if (conhecido !== undefined) return conhecido
    const numero = numeros.size
    numeros.set(chave, numero)
    for (const palavra of exigencia) {
      const [mapa, nome] = palavra.endsWith('*') ? [radicais, palavra.slice(0, -1)] : [palavras, palavra]
      const conhecidos = mapa.get(nome)
      if (conhecidos) conhecidos.push(numero)
      else mapa.set(nome, [numero])
    }
    return numero
  }
  const padroes = entradas.flatMap(([, textos]) => textos.map((texto) => exigenciasDe(texto).map(numerar)))
  return { padroes, palavras: [...palavras], radicais: [...radicais], quantas: numeros.size }
}

/** Where a pattern matched: character offsets in the line. */
export interface Ocorrencia<Id> {
  readonly id: Id
  readonly inicio: number
  readonly fim: number
}

const RADICAL_MINIMO = 2

/**
 * A reader of many patterns at once. Of each pattern it knows the words without which it cannot match; a line is only
 * searched for the patterns whose words it has, so reading costs what the line says and not what the lexicon knows.
 * An expression is spelt out and compiled the first time it is needed.
 */
export function indexar<Id>(
  entradas: Entradas<Id>,
  { padroes: exigidas, quantas, ...por } = exigenciasDasEntradas(entradas),
): (linha: string) => Ocorrencia<Id>[] {
  const porPalavra = new Map(por.palavras)
  const porRadical = new Map(por.radicais)
  const padroes = entradas
    .flatMap(([id, textos]) => textos.map((texto) => ({ id, texto })))
    .map((padrao, n) => ({ ...padrao, exigencias: exigidas[n] ?? [] }))
  const expressoes = new Map<string, RegExp>()
  const cumpridasPor = (linha: string): Uint8Array => {
    const cumpridas = new Uint8Array(quantas)
    for (const token of new Set(linha.split(' '))) {
      for (const numero of porPalavra.get(token) ?? []) cumpridas[numero] = 1
      for (let fim = RADICAL_MINIMO; fim <= token.length; fim++) {
        for (const numero of porRadical.get(token.slice(0, fim)) ?? []) cumpridas[numero] = 1
      }
    }
    return cumpridas
  }
  const expressaoDe = (texto: string): RegExp => {
    const expressao = expressoes.get(texto) ?? new RegExp(`(?<= )(?:${fonteDe(texto)})(?= )`, 'g')
    expressoes.set(texto, expressao)
    return expressao
  }
  return (linha) => {
    const cumpridas = cumpridasPor(linha)
    return padroes
      .filter((padrao) => padrao.exigencias.every((numero) => cumpridas[numero] === 1))
      .flatMap(({ id, texto }) =>
        [...linha.matchAll(expressaoDe(texto))].map((m) => ({
          id,
          inicio: m.index,
          fim: m.index + m[0].length,
        })),
      )
  }
}
