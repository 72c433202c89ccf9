import { describe, expect, test } from 'vitest'
import { flexionador } from '#domain/triagem/flexao.ts'
import { indexar } from '#domain/triagem/indice.ts'
import { ACHADO_IDS, LEXICO } from '#domain/triagem/lexico.ts'
import { normalizar } from '#domain/triagem/normalizacao.ts'
import { fonteDe } from '#domain/triagem/padrao.ts'

const PADROES = ACHADO_IDS.map((id) => [id, LEXICO[id].padroes] as const)
const TEXTOS = [
  'Dor no peito que vai pro braço esquerdo, suando frio e com enjoo',
  'minha mãe tá com a boca torta e não fala coisa com coisa',
  'bolsa estourou e saiu verde, 34 semanas',
  'picada de jararaca no pé, inchando até o joelho',
  'não consigo urinar desde ontem, bexiga cheia',
  'queria renovar a receita, exames normais, sem sintomas',
]

describe('o índice', () => {
  test('acha o mesmo que procurar cada padrão, um a um', () => {
    const procurar = indexar(PADROES)
    for (const texto of TEXTOS) {
      const linha = normalizar(texto)
      const esperadas = PADROES.flatMap(([id, padroes]) =>
        padroes.flatMap((padrao) =>
          [...linha.matchAll(new RegExp(`(?<= )(?:${fonteDe(padrao)})(?= )`, 'g'))].map((m) => ({
            id,
            inicio: m.index,
            fim: m.index + m[0].length,
          })),
        ),
      )
      expect(esperadas.length).toBeGreaterThan(0)
      expect(procurar(linha)).toEqual(esperadas)
    }
  })
})

describe('a flexão', () => {
  const flexionar = flexionador(new Set(['boca', 'ponto', 'roxo', 'cuspindo', 'barriga', 'olho', 'mao']))
  test.each([
    ['boquinha', 'boca'],
    ['pontinhos', 'ponto'],
    ['roxas', 'roxo'],
    ['barriguinha', 'barriga'],
    ['olhinhos', 'olho'],
    ['maozinha', 'mao'],
    ['cuspiu', 'cuspindo'],
    ['cadeira', 'cadeira'],
    ['boca', 'boca'],
  ])('%s → %s', (token, palavra) => {
    expect(flexionar(token)).toBe(palavra)
  })
})
