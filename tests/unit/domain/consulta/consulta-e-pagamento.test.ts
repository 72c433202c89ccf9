import {
  decidirConsulta,
  decidirPagamento,
  podeCriarPagamento,
} from '#domain/consulta/consulta-e-pagamento.ts'
import { describe, expect, it } from 'vitest'

describe('decidirConsulta', () => {
  it('queues only together with the authorisation', () => {
    expect(decidirConsulta({ consulta: 'pending', pagamento: 'criado' }, 'autorizar', 'provedor')).toEqual({
      ok: true,
      to: { consulta: 'queued', pagamento: 'autorizado' },
      pagamentoAto: 'autorizar',
    })
    expect(decidirConsulta({ consulta: 'pending', pagamento: null }, 'autorizar', 'provedor')).toEqual({
      ok: false,
      codigo: 'transicao_invalida',
    })
  })
  it('finishes and asks for the capture in one step', () =>
    expect(
      decidirConsulta({ consulta: 'in_progress', pagamento: 'autorizado' }, 'finalizar', 'medico'),
    ).toEqual({
      ok: true,
      to: { consulta: 'finished', pagamento: 'a_capturar' },
      pagamentoAto: 'pedir_captura',
    }))
  it('asks for the release when it ends otherwise', () =>
    expect(decidirConsulta({ consulta: 'queued', pagamento: 'autorizado' }, 'expirar', 'sistema')).toEqual({
      ok: true,
      to: { consulta: 'expired', pagamento: 'a_liberar' },
      pagamentoAto: 'pedir_liberacao',
    }))
  it('leaves the hold alone while the consultation goes on', () =>
    expect(decidirConsulta({ consulta: 'queued', pagamento: 'autorizado' }, 'aceitar', 'medico')).toEqual({
      ok: true,
      to: { consulta: 'assigned', pagamento: 'autorizado' },
      pagamentoAto: null,
    }))
  it('refuses who may not act', () =>
    expect(decidirConsulta({ consulta: 'queued', pagamento: 'autorizado' }, 'aceitar', 'paciente')).toEqual({
      ok: false,
      codigo: 'papel_nao_autorizado',
    }))
})

describe('decidirPagamento', () => {
  it('ends an open consultation when the provider lets the hold go', () =>
    expect(
      decidirPagamento({ consulta: 'assigned', pagamento: 'autorizado' }, 'caducar', 'provedor'),
    ).toEqual({ ok: true, to: { consulta: 'cancelled', pagamento: 'liberado' }, pagamentoAto: 'caducar' }))
  it('captures what finished', () =>
    expect(
      decidirPagamento({ consulta: 'finished', pagamento: 'a_capturar' }, 'capturar', 'sistema'),
    ).toEqual({
      ok: true,
      to: { consulta: 'finished', pagamento: 'capturado' },
      pagamentoAto: 'capturar',
    }))
  it('never authorises, captures or releases behind the consultation', () => {
    for (const ato of ['autorizar', 'pedir_captura', 'pedir_liberacao'] as const)
      expect(decidirPagamento({ consulta: 'in_progress', pagamento: 'autorizado' }, ato, 'sistema').ok).toBe(
        false,
      )
  })
})

it('creates one payment at a time', () => {
  expect(podeCriarPagamento({ consulta: 'pending', pagamento: null })).toBe(true)
  expect(podeCriarPagamento({ consulta: 'pending', pagamento: 'cancelado' })).toBe(true)
  expect(podeCriarPagamento({ consulta: 'pending', pagamento: 'criado' })).toBe(false)
  expect(podeCriarPagamento({ consulta: 'expired', pagamento: null })).toBe(false)
})
