import { XMLParser } from 'fast-xml-parser'

/** What a client's own model says of operations, structures and their elements in XML. */

type Esquema = unknown
/** The traits read here, by the clients' names for them. */
interface Marcas {
  readonly xmlName?: string
  readonly xmlFlattened?: unknown
  readonly httpHeader?: string
  readonly httpQuery?: string
  readonly httpPayload?: unknown
  readonly jsonName?: string
  readonly http?: readonly [method: string, uri: string, status: number]
  readonly httpError?: number
  readonly awsQueryError?: readonly [code: string, status: number]
}
export type Modelo = Readonly<Record<string, readonly unknown[]>>
export type No = Readonly<Record<string, unknown>>

export interface Operacao {
  readonly nome: string
  readonly http: Marcas['http']
  readonly entrada: Estrutura
  readonly saida: Estrutura
}
interface Membro {
  readonly nome: string
  readonly esquema: Esquema
  readonly marcas: Marcas
}
interface Estrutura {
  readonly marcas: Marcas
  readonly membros: readonly Membro[]
  /** How many of the first members must be there. */
  readonly obrigatorios: number
}

const [LISTA, ESTRUTURA, OPERACAO] = [1, 3, 9]
const LISTA_DE_SIMPLES = 64
/** Traits a client writes as bits. */
const CARGA = 16

export const marcasDe = (escritas: unknown): Marcas => {
  if (typeof escritas === 'number') return (escritas & CARGA) === 0 ? {} : { httpPayload: 1 }
  return escritas ?? {}
}
const aberto = (esquema: Esquema): Esquema =>
  typeof esquema === 'function' ? (esquema as () => unknown)() : esquema

/** A schema, and the traits it has where it is used: then it is written as a pair. */
const comMarcas = (dito: Esquema): { readonly esquema: Esquema; readonly marcas: Marcas } =>
  Array.isArray(dito) && dito.length === 2
    ? { esquema: dito[0] as Esquema, marcas: marcasDe(dito[1]) }
    : { esquema: dito, marcas: {} }

export function estruturaDe(esquema: Esquema): Estrutura {
  const lido = aberto(esquema)
  if (!Array.isArray(lido) || lido[0] !== ESTRUTURA) return { marcas: {}, membros: [], obrigatorios: 0 }
  const [, , , marcas, nomes, esquemas, obrigatorios = 0] = lido as [...unknown[]] & {
    4: string[]
    5: Esquema[]
    6?: number
  }
  return {
    marcas: marcasDe(marcas),
    obrigatorios,
    membros: nomes.map((nome, i) => ({ nome, ...comMarcas(esquemas[i]) })),
  }
}

export function operacoesDe(modelo: Modelo): Operacao[] {
  return Object.values(modelo).flatMap((esquema) => {
    if (!Array.isArray(esquema) || esquema[0] !== OPERACAO) return []
    const [, , nome, marcas, entrada, saida] = esquema as readonly unknown[]
    return [
      {
        nome: String(nome),
        http: marcasDe(marcas).http,
        entrada: estruturaDe(entrada),
        saida: estruturaDe(saida),
      },
    ]
  })
}

export const parser = new XMLParser({ parseTagValue: false, ignoreAttributes: true, trimValues: false })
const emLista = (valor: unknown): readonly unknown[] => (Array.isArray(valor) ? valor : [valor])

const SIMPLES: Readonly<Record<number, RegExp>> = {
  1: /^-?\d+(\.\d+)?$/,
  2: /^(true|false)$/,
  4: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/,
  5: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/,
}

/** Where an element is not what the schema says. */
function desviosDoXml(esquema: Esquema, valor: unknown, onde: string): string[] {
  const lido = aberto(esquema)
  if (typeof lido === 'number') {
    if ((lido & LISTA_DE_SIMPLES) !== 0) return daLista(lido & ~LISTA_DE_SIMPLES, 'member', valor, onde)
    const forma = SIMPLES[lido]
    if (typeof valor !== 'string') return [`${onde}: not a text`]
    return !forma || forma.test(valor) ? [] : [`${onde}: "${valor}" is no value of its kind`]
  }
  if (Array.isArray(lido) && lido[0] === LISTA) {
    const { esquema: item, marcas } = comMarcas(lido[4])
    return daLista(item, marcas.xmlName ?? 'member', valor, onde)
  }
  if (!Array.isArray(lido) || lido[0] !== ESTRUTURA) return []
  return desviosDoElemento(estruturaDe(lido), valor, onde)
}

/** A list inside an element of its own holds items of one name and nothing else. */
function daLista(item: Esquema, nome: string, valor: unknown, onde: string): string[] {
  if (valor === '') return []
  return Object.entries(valor as No).flatMap(([achado, itens]) =>
    achado === nome
      ? emLista(itens).flatMap((cada, i) => desviosDoXml(item, cada, `${onde}.${nome}[${i}]`))
      : [`${onde}.${achado}: not of the model`],
  )
}

export function desviosDoElemento(
  { membros, obrigatorios }: Estrutura,
  valor: unknown,
  onde: string,
): string[] {
  const elementos = valor === '' || valor === undefined ? {} : (valor as No)
  const porNome = new Map(membros.map((membro) => [membro.marcas.xmlName ?? membro.nome, membro]))
  const falta = membros
    .slice(0, obrigatorios)
    .map(({ nome, marcas }) => marcas.xmlName ?? nome)
    .filter((nome) => elementos[nome] === undefined)
  return [
    ...falta.map((nome) => `${onde}.${nome}: missing`),
    ...Object.entries(elementos).flatMap(([nome, cada]) => {
      const membro = porNome.get(nome)
      if (!membro) return [`${onde}.${nome}: not of the model`]
      if (membro.marcas.xmlFlattened === undefined)
        return desviosDoXml(membro.esquema, cada, `${onde}.${nome}`)
      const lista = aberto(membro.esquema) as readonly unknown[]
      return emLista(cada).flatMap((um, i) =>
        desviosDoXml(comMarcas(lista[4]).esquema, um, `${onde}.${nome}[${i}]`),
      )
    }),
  ]
}

/** A whole document, by its one root. */
export function desviosDaRaiz(texto: string, raiz: string, corpo: Estrutura, nome: string): string[] {
  const { '?xml': _, ...documento } = parser.parse(texto) as No
  return Object.keys(documento).join() === raiz
    ? desviosDoElemento(corpo, documento[raiz], nome)
    : [`${nome}: its document is ${Object.keys(documento).join()}, not ${raiz}`]
}
