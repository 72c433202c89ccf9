import { describe, expect, test } from 'vitest'
import { idiomaDe, NO_IDIOMA } from '#domain/triagem/idioma.ts'
import { triar } from '#domain/triagem/protocolo.ts'
import { recomendar } from '#domain/triagem/recomendacoes.ts'
import { fere } from '../../../support/triagem/redacao.ts'
import { pedido } from './pedido.ts'

const EMERGENCIAS = [
  ['en', 'I have a strong pain in my chest and I am sweating'],
  ['en', 'please help, I can’t breathe, it started since this morning'],
  ['en', 'I want to kill myself, I cannot take it'],
  ['en', 'my father passed out and is not waking up'],
  ['es', 'tengo un dolor fuerte en el pecho desde hoy'],
  ['es', 'no puedo respirar bien y estoy muy mal'],
  ['es', 'quiero matarme, ya no puedo con la vida'],
  ['es', 'mi mamá tiene la boca torcida y no puede hablar'],
  ['es', 'vomité sangre esta mañana y estoy mareado'],
  ['es', 'no puedo orinar desde anoche y me duele el vientre'],
  ['es', 'mi esposo me golpeó y tengo miedo, no puedo salir de la casa'],
  ['en', 'I have severe belly pain on the right side since yesterday and fever'],
  ['en', 'my baby is 2 months old and has a fever of 38.5'],
] as const

describe('um relato em outra língua', () => {
  test.each(EMERGENCIAS)('%s, com perigo, diz aonde ir na mesma língua: %s', (idioma, texto) => {
    const { red_flag, recomendacoes } = triar(pedido(texto))
    expect(red_flag).toBe(true)
    expect(recomendacoes[0]).toBe(NO_IDIOMA[idioma].agora)
    expect(recomendacoes.slice(1).join(' ')).toMatch(/192|188/)
  })
  test.each([
    'hace tres días que tengo tos con flema, sin fiebre, respiro bien',
    'me duele la garganta desde ayer pero no tengo fiebre',
    'quiero renovar mi receta de losartán, no siento nada',
    'I have dry skin on my hands since last week and want a cream',
  ])('sem perigo em outra língua não é emergência: %s', (texto) => {
    expect(triar(pedido(texto)).red_flag).toBe(false)
  })
  test('quem mistura as duas línguas também é entendido, e uma palavra nossa continua nossa', () => {
    const { achados } = triar(pedido('estou com dolor de cabeza y fiebre, me duele la espalda'))
    const ids = achados.map(({ id }) => id)
    for (const id of ['cefaleia', 'febre', 'dor_costas']) expect(ids).toContain(id)
    expect(triar(pedido('bexiga caída há anos')).regras_disparadas.map(({ id }) => id)).toContain(
      'sinal_de_longa_data',
    )
  })
  test('sem perigo, diz que o serviço fala português e quando ligar', () => {
    const relato = 'I would like to talk about my skin, it has been very dry since last week'
    const base = { relato, disparadas: [], para_outra_pessoa: false, pouco_entendido: false }
    expect(recomendar(base)[0]).toBe(NO_IDIOMA.en.depois)
  })
  test.each([
    'estou com dor de garganta desde ontem, sem febre',
    'to com uma dor no pe da barriga e enjoo',
    'oi',
    '',
    'minha filha tem febre e não quer comer, o que eu faço?',
  ])('português, ou pouco para saber, não recebe outra: %s', (texto) => {
    expect(idiomaDe(texto)).toBeUndefined()
  })
  test('nunca diagnostica nem trata', () => {
    for (const textos of Object.values(NO_IDIOMA))
      for (const texto of Object.values(textos)) expect(fere(texto)).toBeNull()
  })
})
