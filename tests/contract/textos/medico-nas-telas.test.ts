import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { MEDICO } from './medico.ts'
import { DE_OUTROS, EM_PARTE, NAS_TELAS } from './medico-nas-telas.ts'

const RAIZ = path.resolve(import.meta.dirname, '../../..')
const lido = (arquivo: string): string => readFileSync(path.join(RAIZ, arquivo), 'utf8')
const deOutros = new Set(Object.values(DE_OUTROS).flat())

/** A text nobody looks for on a screen could go missing from it unnoticed. */
describe('the texts of the doctor specification are looked for on the screens', () => {
  test('each of its sections has its tests', () => {
    const telas = ['2.3', '2.4', '2.5', '2.6', '2.7', '2.8', '2.9', '2.10', '2.11', '2.12', '2.13', '2.16']
    expect(new Set(Object.keys(NAS_TELAS))).toEqual(new Set([...telas, '5', '8']))
  })

  test.each(Object.entries(NAS_TELAS))('§%s', (secao, arquivos) => {
    const fontes = arquivos.map(lido)
    const procurado = (texto: string) => fontes.some((fonte) => fonte.includes(EM_PARTE[texto] ?? texto))
    const textos = MEDICO[secao] ?? []
    expect(textos.length).toBeGreaterThan(0)
    expect(textos.filter((texto) => !deOutros.has(texto) && !procurado(texto))).toEqual([])
  })

  test.each(Object.entries(DE_OUTROS))('%s', (arquivo, textos) => {
    const fonte = lido(arquivo)
    expect(textos.filter((texto) => !fonte.includes(texto))).toEqual([])
  })
})
