import { describe, expect, test } from 'vitest'
import { triar } from '#domain/triagem/protocolo.ts'
import { TRIAGEM } from '#domain/triagem/textos.ts'
import { oQueNaoFoiDito } from '../../../support/triagem/juiz.ts'
import { RELATOS } from '../../../support/triagem/relatos.ts'
import { pedido } from './pedido.ts'

/** Nothing is understood in it, and it makes a report too long to be quoted whole. */
const ENCHIMENTO = 'Obrigado pela paciência de ler, escrevo pelo telefone. '.repeat(8)

describe('o resumo diz o que o relato diz', () => {
  test('o conjunto tem ao menos 200 relatos diferentes, com o que neles não se pode cortar', () => {
    expect(new Set(RELATOS.map(({ texto }) => texto)).size).toBeGreaterThanOrEqual(200)
    for (const { texto, nega = [], junto = [] } of RELATOS)
      for (const trecho of [...nega, ...junto]) expect(texto).toContain(trecho)
  })
  test.each(RELATOS)('$texto', (relato) => {
    expect(oQueNaoFoiDito(triar(pedido(relato.texto)).resumo, relato)).toEqual([])
  })
  test.each(RELATOS)('em um relato longo: $texto', (relato) => {
    const texto = `${ENCHIMENTO}${relato.texto}. ${ENCHIMENTO}`
    expect(oQueNaoFoiDito(triar(pedido(texto)).resumo, { ...relato, texto })).toEqual([])
  })
  test('uma frase que é sinal de alerta não é dita outra vez', () => {
    const relato = 'Dor no peito que vai para o braço, suando frio desde cedo'
    const { resumo } = triar(pedido(relato))
    expect(resumo.filter((linha) => linha.includes(relato))).toEqual([`Sinal de alerta: “${relato}”.`])
  })
  test.each(['.', '!', '?', '…'])('o que já termina em "%s" não ganha outro ponto', (fim) => {
    const relato = `Coriza desde ontem${fim}`
    expect(triar(pedido(relato)).resumo).toContain(`Nas palavras do paciente: “${relato}”`)
    const grave = `Dor no peito que vai para o braço, suando frio${fim}`
    expect(triar(pedido(grave)).resumo).toContain(`Sinal de alerta: “${grave}”`)
  })
  test('o que foi marcado é dito como marcado, com as palavras do formulário', () => {
    const { resumo } = triar(pedido('coriza', { guiadas: { dispneia: true, rigidez_nuca: true } }))
    expect(resumo).toContain('Marcou: Falta de ar; Rigidez na nuca.')
    const { dispneia, rigidez_nuca } = TRIAGEM.guided.caixas
    expect(oQueNaoFoiDito(resumo, { texto: 'coriza' }, [dispneia, rigidez_nuca])).toEqual([])
  })
})

describe('o juiz', () => {
  const relato = { texto: 'Caí e o punho ficou torto, sem febre', nega: ['sem febre'] }
  test.each([
    ['Relato: “o punho ficou torto”, sem deformidade.', 'dito sem aspas: deformidade'],
    ['Relata: “punho roxo”.', 'não está no texto'],
    ['Relata: “febre”.', 'cortada do que lhe dá sentido'],
    ['Relata: “sem febre”.', 'negado, dado como presente'],
    ['Nega: “o punho ficou torto”.', 'dado como negado'],
    ['Idade: 30 anos.', 'nenhuma palavra do paciente'],
  ])('recusa %s', (linha, erro) => {
    expect(oQueNaoFoiDito([linha], relato).join('; ')).toContain(erro)
  })
})
