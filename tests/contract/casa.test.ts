import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { FUNCOES } from '#domain/contratos.ts'

const RAIZ = path.resolve(import.meta.dirname, '../..')
const pastas = (onde: string): string[] =>
  readdirSync(path.join(RAIZ, onde), { withFileTypes: true })
    .filter((entrada) => entrada.isDirectory())
    .map(({ name }) => name)

const CAPACIDADES = [...new Set(FUNCOES.map(({ capacidade }) => capacidade))].toSorted()
/** What runs without a screen of its own. */
const SEM_TELA = new Set<string>(['eventos', 'tempo-real'])
/** Screens that put capabilities together, and texts that no operation serves. */
const SO_NA_WEB = ['conta', 'inicio', 'landing', 'legal', 'solicitacao']
const NUCLEOS = { domain: ['base'], lambdas: ['aws', 'providers', 'runtime', 'store'] }

describe('the house', () => {
  it.each(CAPACIDADES)('%s is found by its name in every tree', (capacidade) => {
    const arvores = ['domain', 'lambdas', ...(SEM_TELA.has(capacidade) ? [] : ['web/src/features'])]
    expect(arvores.filter((arvore) => !existsSync(path.join(RAIZ, arvore, capacidade)))).toEqual([])
  })

  it('has no folder that is not a capability, or what all of them use', () => {
    const conhecidas = (onde: string, ...outras: string[]) =>
      pastas(onde).filter((pasta) => !CAPACIDADES.includes(pasta as never) && !outras.includes(pasta))
    expect(conhecidas('domain', 'legal', ...NUCLEOS.domain)).toEqual([])
    expect(conhecidas('lambdas', ...NUCLEOS.lambdas)).toEqual([])
    expect(conhecidas('web/src/features', ...SO_NA_WEB)).toEqual([])
  })

  it('keeps the unit tests of a capability under its name', () => {
    for (const arvore of ['domain', 'lambdas'] as const)
      expect(pastas(`tests/unit/${arvore}`).filter((pasta) => !pastas(arvore).includes(pasta))).toEqual([])
  })
})
