import { expect, test } from 'vitest'
import { triar } from '#domain/triagem/protocolo.ts'
import { lotesDeDesenvolvimento } from '../../../../bancadas/triagem/desenvolvimento.ts'
import { figuras } from '../../../../bancadas/triagem/figuras.ts'

/** Each batch read once. */
const lotes = lotesDeDesenvolvimento().map(({ numero, casos }) => ({
  numero,
  lidos: casos.map((caso) => ({
    caso,
    resultado: triar({ paciente_id: 'desenvolvimento', ...caso.pedido }),
    ms: 0,
  })),
}))
/** The lexicon was stretched with these; the later ones only the weights have learned from. */
const DO_LEXICO = 12

test('o que o léxico já soube ler do corpus de desenvolvimento o protocolo continua lendo', () => {
  const lido = figuras(lotes.filter(({ numero }) => numero <= DO_LEXICO).flatMap(({ lidos }) => lidos))
  expect(lido.casos).toBeGreaterThan(2000)
  expect(lido.sensibilidade_emergencias).toBeGreaterThanOrEqual(0.99)
  expect(lido.falsas_emergencias_em_tele).toBeLessThanOrEqual(0.01)
  expect(lido.acerto_presencial).toBeGreaterThanOrEqual(0.97)
  expect(lido.especialidade).toBeGreaterThanOrEqual(0.95)
})

test('o corpus inteiro, com os lotes de que só os pesos aprenderam, continua lido', () => {
  const lido = figuras(lotes.flatMap(({ lidos }) => lidos))
  expect(lido.sensibilidade_emergencias).toBeGreaterThanOrEqual(0.99)
  expect(lido.falsas_emergencias_em_tele).toBeLessThanOrEqual(0.02)
  expect(lido.acerto_presencial).toBeGreaterThanOrEqual(0.95)
  expect(lido.especialidade).toBeGreaterThanOrEqual(0.95)
})
