import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const RAIZ = path.resolve(import.meta.dirname, '../..')
const PASTA = path.join(RAIZ, 'docs/especificacao')
const texto = (arquivo: string): string => readFileSync(path.join(RAIZ, arquivo), 'utf8')

const paginas = readdirSync(PASTA)
const secoes = new Set(
  paginas.flatMap((nome) =>
    [...texto(`docs/especificacao/${nome}`).matchAll(/^#{2,3} (\w+ §[\d.]+) · /gm)].map(([, secao]) => secao),
  ),
)

/** `P §2.4`, `P §2.13–2.16`, `P §4.6, §5 and §7`: the part of the specification is said once for all that follow it. */
const REFERENCIA =
  /\b(P|D|estados|leituras) (§\d[\d.]*(?:–\d[\d.]*)?(?:(?:, | and | e |, and )§\d[\d.]*(?:–\d[\d.]*)?)*)/g

/** The sections between two, both named: `2.13–2.16`, `1–2`. */
function entre(primeira: string, ultima: string): string[] {
  const capitulo = primeira.includes('.') ? primeira.slice(0, primeira.indexOf('.') + 1) : ''
  const [de, ate] = [primeira, ultima].map((secao) => Number(secao.slice(capitulo.length)))
  return Array.from({ length: (ate ?? 0) - (de ?? 0) + 1 }, (_, i) => `${capitulo}${(de ?? 0) + i}`)
}

/** A comment as one line: a reference may break where the line does. */
const semQuebras = (fonte: string): string => fonte.replaceAll(/\s*\n\s*(?:\*|\/\/)? ?/g, ' ')

const referenciasDe = (fonte: string): string[] =>
  [...semQuebras(fonte).matchAll(REFERENCIA)].flatMap(([, parte = '', lista = '']) =>
    [...lista.matchAll(/§(\d+(?:\.\d+)?)(?:–(\d+(?:\.\d+)?))?/g)].flatMap(([, de = '', ate]) =>
      (ate === undefined ? [de] : entre(de, ate)).map((numero) => `${parte} §${numero}`),
    ),
  )

const dentroDe = (pasta: string, terminacao: RegExp): string[] =>
  readdirSync(path.join(RAIZ, pasta), { recursive: true, encoding: 'utf8' })
    .map((nome) => path.join(pasta, nome))
    .filter((arquivo) => terminacao.test(arquivo) && !arquivo.includes('node_modules'))

const CODIGO = [
  'domain',
  'lambdas',
  'lib',
  'local',
  'semente',
  'bin',
  'bancadas',
  'tests',
  'web',
  'docs/gerar',
]

const codigo = CODIGO.flatMap((pasta) => dentroDe(pasta, /\.(?:ts|tsx|mjs)$/))
const fontes = [...codigo, ...dentroDe('docs', /\.md$/)]

test('reads references in each of the forms comments use', () => {
  expect(referenciasDe('(P §2.13–2.15,\n * §8; D §2.7 and §9; estados §1–2; ISO §3)')).toEqual([
    'P §2.13',
    'P §2.14',
    'P §2.15',
    'P §8',
    'D §2.7',
    'D §9',
    'estados §1',
    'estados §2',
  ])
})

test('every section of the specification a source refers to is there to be read', () => {
  const referencias = fontes.flatMap((arquivo) =>
    referenciasDe(texto(arquivo)).map((secao) => ({ arquivo, secao })),
  )
  expect(referencias.length).toBeGreaterThan(500)
  expect(referencias.filter(({ secao }) => !secoes.has(secao))).toEqual([])
})

/** Names of documents a reader does not have: `(readings)`, `readings 'Routes'`, `spec P §3`, a bare `estados.md`. */
const SEM_LUGAR =
  /\(readings\b|[,;] readings\b|\breadings ['"]|\bspec [PD] §|\barchitecture(?:\.md)? §|(?<!especificacao\/)\bestados\.md\b/

test('no source refers to a document by a name that leads nowhere', () => {
  const esta = path.relative(RAIZ, import.meta.filename)
  expect(codigo.filter((arquivo) => arquivo !== esta && SEM_LUGAR.test(texto(arquivo)))).toEqual([])
})

test.each(paginas)('every link of docs/especificacao/%s leads to a file', (nome) => {
  const links = [...texto(`docs/especificacao/${nome}`).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)]
  const perdidos = links.map(([, alvo = '']) => alvo).filter((alvo) => !existsSync(path.join(PASTA, alvo)))
  expect(perdidos).toEqual([])
})

test.each(paginas)('every file that docs/especificacao/%s names is there', (nome) => {
  const nomes = [
    ...texto(`docs/especificacao/${nome}`).matchAll(/`((?:domain|web|lambdas)\/[\w/.-]+\.tsx?)`/g),
  ]
  const perdidos = nomes.map(([, alvo = '']) => alvo).filter((alvo) => !existsSync(path.join(RAIZ, alvo)))
  expect(perdidos).toEqual([])
})
