import fc from 'fast-check'
import * as z from 'zod/mini'
import { httpPath, type Operation } from '#domain/base/contrato.ts'

/** A request as it leaves: everything about it may be wrong. */
export interface Pedido {
  readonly tipo: 'faltando' | 'tipo errado' | 'longo' | 'protótipo' | 'quebrado'
  readonly caminho: string
  readonly corpo?: string
  /** Whether the declared schema refuses it: then the product must too. */
  readonly errado: boolean
}

const VENENO = ['__proto__', 'constructor', 'prototype'] as const
const LIMITE_DO_CORPO = 64 * 1024
/** Beyond it HTTP servers refuse the request line itself. */
const LIMITE_DO_CAMINHO = 500

const esquisito = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  ' ',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '__proto__',
  "' OR 1=1 --",
  '${jndi:ldap://x}',
  '<script>alert(1)</script>',
  [],
  {},
  [[]],
  { toString: 1 },
)
const qualquer = fc.oneof(
  esquisito,
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.uuid(),
)
const longo = fc.constantFrom('x'.repeat(5000), 'é'.repeat(70_000), 'a@'.repeat(300))

/**
 * Wrong requests of one operation; the same for the same seed. What is drawn twice is sent once: an operation that asks
 * for little can be asked wrongly in few ways.
 */
export function erradas(operation: Operation, quantas: number, semente: number): Pedido[] {
  const sorteados = fc.sample(pedidos(operation), { numRuns: quantas, seed: semente })
  return [...new Map(sorteados.map((um) => [JSON.stringify([um.caminho, um.corpo, um.errado]), um])).values()]
}

function pedidos(operation: Operation): fc.Arbitrary<Pedido> {
  const campos = Object.keys(
    z.toJSONSchema(operation.entrada, { io: 'input', unrepresentable: 'any' }).properties ?? {},
  )
  const tudo = (valor: fc.Arbitrary<unknown>) =>
    fc.record(Object.fromEntries(campos.map((campo) => [campo, valor])))
  const alguns = fc
    .subarray(campos)
    .chain((presentes) => fc.record(Object.fromEntries(presentes.map((campo) => [campo, qualquer]))))
  const como =
    (tipo: Pedido['tipo']) =>
    (dados: object): Pedido =>
      pedidoDe(operation, tipo, dados)
  return fc.oneof(
    alguns.map(como('faltando')),
    tudo(qualquer).map(como('tipo errado')),
    tudo(fc.oneof(longo, qualquer)).map(como('longo')),
    fc
      .tuple(fc.constantFrom(...VENENO), fc.boolean(), tudo(qualquer))
      .map(([chave, fundo, dados]) => envenenado(operation, chave, fundo, dados)),
    fc
      .tuple(tudo(qualquer), fc.nat(200), fc.string({ unit: 'binary', maxLength: 30 }))
      .map((partes) => quebrado(operation, ...partes)),
  )
}

function pedidoDe(operation: Operation, tipo: Pedido['tipo'], dados: object): Pedido {
  const texto = JSON.stringify(dados)
  const lido = JSON.parse(texto) as Readonly<Record<string, unknown>>
  const { caminho, nomeados } = caminhoDe(operation, lido)
  if (operation.metodo === 'GET') {
    const query = new URLSearchParams(
      Object.entries(lido)
        .filter(([nome]) => !(nome in nomeados))
        .map(([nome, valor]) => [nome, emTexto(valor)]),
    )
    const recebido = { ...Object.fromEntries(query), ...nomeados }
    return { tipo, caminho: `${caminho}?${query}`, errado: recusa(operation, recebido) }
  }
  const grande = Buffer.byteLength(texto) > (operation.corpoMaximo ?? LIMITE_DO_CORPO)
  return { tipo, caminho, corpo: texto, errado: grande || recusa(operation, { ...lido, ...nomeados }) }
}

function envenenado(operation: Operation, chave: string, fundo: boolean, dados: object): Pedido {
  const { caminho } = caminhoDe(operation, {})
  if (operation.metodo === 'GET') return { tipo: 'protótipo', caminho: `${caminho}?${chave}=1`, errado: true }
  const veneno = fundo ? `"x":[{"${chave}":{"admin":true}}]` : `"${chave}":{"admin":true}`
  const resto = JSON.stringify(dados).slice(1, -1)
  return { tipo: 'protótipo', caminho, corpo: `{${veneno}${resto && `,${resto}`}}`, errado: true }
}

function quebrado(operation: Operation, dados: object, corte: number, lixo: string): Pedido {
  const { caminho } = caminhoDe(operation, {})
  if (operation.metodo === 'GET')
    return {
      tipo: 'quebrado',
      caminho: `${caminho}?%E0%A4%A=${encodeURIComponent(lixo.toWellFormed())}&=&&x`,
      errado: false,
    }
  const inteiro = JSON.stringify(dados)
  const corpo = [`${inteiro.slice(0, corte % inteiro.length)}${lixo}`, `[${inteiro}]`, 'null', '1', '"x"'][
    corte % 5
  ]
  return { tipo: 'quebrado', caminho, corpo, errado: !eObjeto(corpo ?? '') }
}

/** Path with its parameters filled in: too long ones are cut to what a request line can carry. */
function caminhoDe(operation: Operation, dados: Readonly<Record<string, unknown>>) {
  const nomes = [...operation.caminho.matchAll(/\{(\w+)\}/g)].map(([, nome = '']) => nome)
  const nomeados = Object.fromEntries(
    nomes.map((nome) => [nome, emTexto(dados[nome]).slice(0, LIMITE_DO_CAMINHO).toWellFormed() || 'x']),
  )
  const caminho = nomes.reduce(
    (texto, nome) => texto.replace(`{${nome}}`, encodeURIComponent(nomeados[nome] ?? '')),
    httpPath(operation),
  )
  return { caminho, nomeados }
}

const emTexto = (valor: unknown): string =>
  (typeof valor === 'string' ? valor : (JSON.stringify(valor) ?? ''))
    .slice(0, LIMITE_DO_CAMINHO)
    .toWellFormed()

const recusa = (operation: Operation, entrada: unknown): boolean =>
  !z.safeParse(operation.entrada, entrada).success

function eObjeto(texto: string): boolean {
  if (texto === '') return true
  try {
    const lido: unknown = JSON.parse(texto)
    return typeof lido === 'object' && lido !== null && !Array.isArray(lido)
  } catch {
    return false
  }
}
