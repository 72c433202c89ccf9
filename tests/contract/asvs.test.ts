import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const RAIZ = path.resolve(import.meta.dirname, '../..')

/** Requirements of levels 1 and 2 of OWASP ASVS 5.0.0, by section: `1.3.1-11` are 1.3.1 to 1.3.11. */
const NIVEL_2 = `
  1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1 3.2.1-2 3.3.1-4 3.4.1-6
  3.5.1-5 3.7.1-2 4.1.1-3 4.2.1 4.3.1-2 4.4.1-4 5.1.1 5.2.1-3 5.3.1-2 5.4.1-3 6.1.1-3 6.2.1-12 6.3.1-4
  6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4 7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2 8.1.1-2 8.2.1-3
  8.3.1 8.4.1 9.1.1-3 9.2.1-4 10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2
  11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1 12.1.1-3 12.2.1-2 12.3.1-4 13.1.1 13.2.1-5 13.3.1-2
  13.4.1-5 14.1.1-2 14.2.1-4 14.3.1-3 15.1.1-3 15.2.1-3 15.3.1-7 16.1.1 16.2.1-5 16.3.1-4 16.4.1-3
  16.5.1-3 17.1.1 17.2.1-4 17.3.1-2
`
const pedidos = NIVEL_2.trim()
  .split(/\s+/)
  .flatMap((secao) => {
    const corte = secao.lastIndexOf('.')
    return secao
      .slice(corte + 1)
      .split(',')
      .flatMap((faixa) => {
        const [de = 0, ate = de] = faixa.split('-').map(Number)
        return Array.from({ length: ate - de + 1 }, (_, n) => `${secao.slice(0, corte)}.${de + n}`)
      })
  })

const texto = readFileSync(path.join(RAIZ, 'docs/asvs.md'), 'utf8')
const linhas = [...texto.matchAll(/^\| (\d.*) \|$/gm)].map(([, linha = '']) => {
  const [ids = '', , situacao = '', onde = ''] = linha.split(' | ').map((celula) => celula.trim())
  return { ids: ids.split(', '), situacao, onde }
})
const arquivos = (onde: string) =>
  [...onde.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+|SECURITY\.md)`/g)].map(([, nome = '']) => nome)

it('answers each requirement of level 2 once', () => {
  expect(pedidos).toHaveLength(253)
  expect(linhas.flatMap(({ ids }) => ids)).toEqual(expect.arrayContaining(pedidos))
  expect(linhas.flatMap(({ ids }) => ids)).toHaveLength(pedidos.length)
})

it('says of each that it holds, in part, not, or that nothing here is regulated by it; and why', () => {
  expect(linhas.filter(({ situacao }) => !/^(?:vale|em parte|não|não se aplica)$/.test(situacao))).toEqual([])
  expect(linhas.filter(({ onde }) => onde === '')).toEqual([])
})

it('names files that are there', () => {
  const nomes = linhas.flatMap(({ onde }) => arquivos(onde))
  expect(nomes.length).toBeGreaterThan(100)
  expect(nomes.filter((nome) => !existsSync(path.join(RAIZ, nome)))).toEqual([])
})
