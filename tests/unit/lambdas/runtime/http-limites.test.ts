import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { LIMITES } from '#domain/base/limites-da-especificacao.ts'
import { limiteChamado, LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import {
  contaDe,
  handlerPath,
  type NomeDoLimite,
  type Operation,
  operation,
  sessao,
} from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { http } from '#lambdas/runtime/http.ts'
import { ANA, BRUNO } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const OPERACOES = FUNCOES.filter((f): f is Operation => f.tipo === 'http')
const CONTADAS = OPERACOES.filter((o) => contaDe(o) !== undefined)
const NOMES = [...new Set(CONTADAS.flatMap((o) => contaDe(o) ?? []))]

const contada = (conta: NomeDoLimite, nome = 'contada') =>
  operation({
    nome,
    capacidade: 'acesso',
    resumo: 'Só para este teste.',
    metodo: 'POST',
    caminho: '/teste',
    acesso: sessao,
    limites: { conta },
    entrada: z.object({ valor: z.optional(z.string('Informe o valor.')) }),
    saida: z.object({ ok: z.literal(true) }),
    precisa: { tabela: 'rw' },
  })

beforeEach(() => {
  tabelaViva(itemsOf(ANA, BRUNO))
})

describe('every signed-in operation that counts its callers', () => {
  it.each(NOMES)('answers one account exactly as often as %s says, and others still', async (conta) => {
    const declarada = contada(conta)
    const handler = http(declarada, async () => ({ ok: true as const }))
    const pedir = async (como = ANA) => (await invoke(handler, declarada, { como })).status
    const { maxAttempts } = limiteChamado(conta)
    const respostas = await Promise.all(Array.from({ length: maxAttempts + 5 }, () => pedir()))
    expect(respostas.filter((status) => status === 200)).toHaveLength(maxAttempts)
    expect(respostas.filter((status) => status === 429)).toHaveLength(5)
    expect(await pedir(BRUNO)).toBe(200)
  })

  it('counts what is well formed alone, and operations with one count together', async () => {
    const duas = ['uma', 'outra'].map((nome) => {
      const declarada = contada('certificado_conta', nome)
      const handler = http(declarada, async () => ({ ok: true as const }))
      return async (entrada = {}) => (await invoke(handler, declarada, { como: ANA, entrada })).status
    })
    const pedir = async (qual: number, entrada = {}) => duas[qual]?.(entrada)
    const { maxAttempts } = LIMITES_DO_SERVIDOR.certificado_conta
    for (let i = 0; i < 3; i++) expect(await pedir(0, { valor: 7 })).toBe(400)
    for (let i = 0; i < maxAttempts; i++) expect(await pedir(i % 2 === 0 ? 0 : 1)).toBe(200)
    expect([await pedir(0), await pedir(1)]).toEqual([429, 429])
  })

  it('may write what it counts', () => {
    expect(CONTADAS.filter(({ precisa }) => precisa.tabela !== 'rw').map(({ nome }) => nome)).toEqual([])
  })
})

describe('what more an operation says is counted', () => {
  const alvosDe = ({ limites }: Operation): readonly NomeDoLimite[] => {
    if ('identidade' in limites) return limites.identidade
    return 'alvos' in limites ? (limites.alvos ?? []) : []
  }
  /** The handler with what its capability shares: a count may stand in a neighbour file. */
  const fontes = (pasta: string) =>
    readdirSync(`lambdas/${pasta}`)
      .filter((arquivo) => arquivo.endsWith('.ts'))
      .map((arquivo) => readFileSync(`lambdas/${pasta}/${arquivo}`, 'utf8'))
      .join('')

  it.each(OPERACOES.filter((o) => alvosDe(o).length > 0))('$nome counts it', (operacao) => {
    const fonte = fontes(handlerPath(operacao).split('/')[0] ?? '')
    for (const nome of alvosDe(operacao)) {
      expect({ ...LIMITES, ...LIMITES_DO_SERVIDOR }).toHaveProperty(nome)
      expect(fonte).toContain(nome)
    }
  })

  it('every limit is somebody’s', () => {
    const ditos = OPERACOES.flatMap((o) => [
      contaDe(o),
      ...alvosDe(o),
      'ip' in o.limites ? o.limites.ip : undefined,
    ])
    // A repetition is counted by whatever public operation is repeated.
    const usados = new Set<string | undefined>([...ditos, 'repeticao_ip'])
    expect(Object.keys(LIMITES_DO_SERVIDOR).filter((nome) => !usados.has(nome))).toEqual([])
  })
})
