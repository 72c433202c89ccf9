import { expect, test } from 'vitest'
import { triar } from '#domain/triagem/protocolo.ts'
import { lotesDeDesenvolvimento } from '../../../bench/triagem/desenvolvimento.ts'
import { figuras } from '../../../bench/triagem/figuras.ts'

test('o que o protocolo já soube ler do corpus de desenvolvimento ele continua lendo', () => {
  const casos = lotesDeDesenvolvimento().flatMap((lote) => lote.casos)
  expect(casos.length).toBeGreaterThan(2000)
  const lidos = casos.map((caso) => ({
    caso,
    resultado: triar({ paciente_id: 'desenvolvimento', ...caso.pedido }),
    ms: 0,
  }))
  const { sensibilidade_emergencias, falsas_emergencias_em_tele, acerto_presencial, especialidade } =
    figuras(lidos)
  expect(sensibilidade_emergencias).toBeGreaterThanOrEqual(0.99)
  expect(falsas_emergencias_em_tele).toBeLessThanOrEqual(0.02)
  expect(acerto_presencial).toBeGreaterThanOrEqual(0.95)
  expect(especialidade).toBeGreaterThanOrEqual(0.95)
})
