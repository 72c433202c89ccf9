import { describe, expect, test } from 'vitest'
import { escritores, respostaVerdadeira } from '../../../bancadas/triagem/escritores.ts'

const LOTES = escritores()

describe('os lotes de quem escreveu sem ver o protocolo', () => {
  test('cada um está inteiro, sem texto repetido, com muitas síndromes', () => {
    expect(LOTES.length).toBeGreaterThan(0)
    for (const { nome, casos } of LOTES) {
      expect([nome, casos.length >= 300]).toEqual([nome, true])
      expect(new Set(casos.map(({ sindrome }) => sindrome)).size).toBeGreaterThanOrEqual(60)
    }
    const textos = LOTES.flatMap(({ casos }) => casos.map(({ pedido }) => pedido.sintomas_texto))
    expect(new Set(textos).size).toBe(textos.length)
  })
  test('o que não está na história é não, e o que a pessoa não sabe é não sei', () => {
    const [caso] = LOTES[0]?.casos ?? []
    if (caso === undefined) throw new Error('There is no vignette')
    const vinheta = { ...caso, fatos: new Set(['febre', '?gravida']) }
    expect(respostaVerdadeira(vinheta, 'febre')).toBe('sim')
    expect(respostaVerdadeira(vinheta, 'gravida')).toBe('nao_sei')
    expect(respostaVerdadeira(vinheta, 'diabetes')).toBe('nao')
  })
})
