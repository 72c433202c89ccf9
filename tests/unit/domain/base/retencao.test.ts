import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as DIAS from '#domain/base/retencao-dias.ts'
import { emAnos } from '#domain/base/retencao.ts'
import { ttlDe } from '#lambdas/runtime/prazos.ts'

const RAIZ = path.resolve(import.meta.dirname, '../../../..')
const ler = (pasta: string) =>
  readdirSync(path.join(RAIZ, pasta), { recursive: true, encoding: 'utf8' })
    .filter((nome) => /\.tsx?$/.test(nome))
    .map((nome) => `${pasta}/${nome}`)
    .map((nome) => [nome, readFileSync(path.join(RAIZ, nome), 'utf8')] as const)

/** Days and years that are no retention, each with what it is. */
const OUTRA_COISA = [
  // What a day is.
  ['lambdas/runtime/prazos.ts', 'const DAY_SECONDS = 24 * 60 * 60'],
  // Counters that end with the hour, or the moment, they count.
  ['lambdas/consulta/store/esperas.ts', '(aceita + 2 * HOUR_MS) / 1000'],
  ['lambdas/store/ritmo-de-mensagens.ts', '((janela + 2) * RITMO.janelaMs) / 1000'],
  ['lib/cabecalhos.ts', 'accessControlMaxAge: Duration.days(730)'],
  ['lib/identidade.ts', 'tempPasswordValidity: Duration.days(1)'],
  // How long the vault's lock may still be lifted, and when what is kept moves to where keeping costs less.
  ['lib/copias-da-aws.ts', 'changeableFor: Duration.days(30)'],
  ['lib/copias-da-aws.ts', 'moveToColdStorageAfter: Duration.days(90)'],
  // Over how long finished copies are counted.
  ['lib/copias-da-aws.ts', 'period: Duration.days(1)'],
  ['lib/dados-stack.ts', 'transitionAfter: Duration.days(30)'],
]

describe('how long something is kept', () => {
  it('is said to the table’s expiry by the table of classes alone', () => {
    const emFuncoes = ler('lambdas').flatMap(([nome, texto]) =>
      texto
        .split('\n')
        .filter((linha) => /\bttl\b.*[+*] *\d|24 \* 60 \* 60|86_?400/.test(linha))
        .filter((linha) => !OUTRA_COISA.some(([onde, dito = '']) => onde === nome && linha.includes(dito)))
        .map((linha) => `${nome}: ${linha.trim()}`),
    )
    expect(emFuncoes).toEqual([])
  })

  it('is said to the cloud by the table of classes alone', () => {
    const nasPilhas = ler('lib').flatMap(([nome, texto]) =>
      texto
        .split('\n')
        .filter((linha) => /Duration\.days\(\d|anos: \d|retencaoDeLogs: \d{3}/.test(linha))
        .filter((linha) => !OUTRA_COISA.some(([onde, dito = '']) => onde === nome && linha.includes(dito)))
        .map((linha) => `${nome}: ${linha.trim()}`),
    )
    expect(nasPilhas).toEqual([])
  })

  it('is told to people as the table says', () => {
    const ditos = [...ler('domain'), ...ler('web/src')].flatMap(([nome, texto]) =>
      [...texto.matchAll(/guarda[^.\n]{0,60}?\b(\d+) anos/g)].map(([frase, anos]) => ({ nome, frase, anos })),
    )
    expect(ditos.length).toBeGreaterThan(0)
    expect(ditos.filter(({ anos }) => Number(anos) !== emAnos(DIAS.prontuario))).toEqual([])
  })

  it('counts whole days from when it begins', () => {
    expect(ttlDe(DIAS.presenca, new Date('2026-11-20T00:00:00.500Z'))).toBe(
      Math.ceil(Date.parse('2026-11-21T00:00:00.500Z') / 1000),
    )
    expect([emAnos(DIAS.prontuario), emAnos(DIAS.pagamento)]).toEqual([20, 5])
    expect(Object.values(DIAS).every((dias) => Number.isInteger(dias) && dias > 0)).toBe(true)
  })
})
