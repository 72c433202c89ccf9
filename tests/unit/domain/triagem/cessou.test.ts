import { describe, expect, test } from 'vitest'
import { ler } from '#domain/triagem/leitura.ts'
import { triar } from '#domain/triagem/protocolo.ts'
import { pedido } from './pedido.ts'

const vomito = (texto: string) => ler(texto).achados.filter(({ id, passado }) => id === 'vomito' && !passado)

describe('uma queixa que passa, dita como acabada', () => {
  test.each([
    'Parei de vomitar ontem, agora só enjoo',
    'parou de vomitar hoje cedo e já almoçou',
    'o vômito já passou, agora só cansaço',
  ])('não conta: %s', (texto) => {
    expect(vomito(texto)).toEqual([])
    expect(triar(pedido(texto)).red_flag).toBe(false)
  })
  test.each([
    'parei de vomitar ontem mas hoje voltou',
    'o vômito passou ontem e agora está vomitando de novo',
    'não paro de vomitar',
  ])('conta se voltou ou não parou: %s', (texto) => {
    expect(
      vomito(texto).length + ler(texto).achados.filter(({ id }) => id === 'vomito_persistente').length,
    ).toBeGreaterThan(0)
  })
  test.each([
    'parei de vomitar sangue agora há pouco',
    'parou de respirar direito',
    'perdi a fala por dez minutos, já passou',
  ])('o que assusta mesmo depois de acabado é emergência: %s', (texto) => {
    expect(triar(pedido(texto)).red_flag).toBe(true)
  })
})
