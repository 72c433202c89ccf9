import { describe, expect, test } from 'vitest'
import {
  ATAQUES,
  escritores,
  NAO_VISTOS,
  PARES,
  respostaVerdadeira,
  segundaLeitura,
} from '../../../bancadas/triagem/escritores.ts'

const LOTES = escritores()

describe('os lotes de quem escreveu sem ver o protocolo', () => {
  test('cada um está inteiro, sem texto repetido, com muitas síndromes', () => {
    expect(LOTES.length).toBeGreaterThan(0)
    for (const { nome, casos } of LOTES) {
      expect([nome, casos.length >= 300]).toEqual([nome, true])
      // Of what was written, only greetings and texts found twice are not here.
      const escritas = Number(casos.at(-1)?.id.slice(-3))
      expect([nome, escritas - casos.length <= 12]).toEqual([nome, true])
      expect(new Set(casos.map(({ sindrome }) => sindrome)).size).toBeGreaterThanOrEqual(60)
    }
    const textos = LOTES.flatMap(({ casos }) => casos.map(({ pedido }) => pedido.sintomas_texto))
    expect(new Set(textos).size).toBe(textos.length)
  })
  test('a segunda leitura é de vinhetas que existem', () => {
    const ids = new Set(LOTES.flatMap(({ casos }) => casos.map(({ id }) => id)))
    expect([...segundaLeitura().keys()].filter((id) => !ids.has(id))).toEqual([])
  })
  test('do que não se aprende nada está entre o que se aprende', () => {
    const aprendidos = [...LOTES, ...escritores(PARES), ...escritores(ATAQUES)]
    const textos = new Set(
      aprendidos.flatMap(({ casos }) => casos.map(({ pedido }) => pedido.sintomas_texto)),
    )
    const nao_vistos = escritores(NAO_VISTOS).flatMap(({ casos }) => casos)
    expect(nao_vistos.length).toBeGreaterThan(0)
    expect(nao_vistos.filter(({ pedido }) => textos.has(pedido.sintomas_texto))).toEqual([])
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
