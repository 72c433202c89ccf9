import { consultaMachine, motivoDe } from '#domain/consulta/machine.ts'
import { MOTIVOS } from '#domain/consulta/motivos.ts'
import {
  avisoDeStatus,
  pedeInicio,
  rotuloDaLista,
  rotuloDoMedico,
  rotuloDoPaciente,
  statusCanonico,
} from '#domain/consulta/status.ts'
import { atosDe } from '#domain/base/maquina.ts'
import { describe, expect, it } from 'vitest'

describe('statusCanonico', () => {
  it.each([
    ['accepted', 'assigned'],
    ['in_call', 'in_progress'],
    ['completed', 'finished'],
    ['canceled', 'cancelled'],
    ['queued', 'queued'],
    ['constructor', null],
    ['', null],
  ])('%s is %s', (valor, status) => expect(statusCanonico(valor)).toBe(status))
})

describe('the three readings of a label', () => {
  it('has its own words and its own rule for what it does not know', () => {
    const em = (valor: string) => [rotuloDoPaciente(valor), rotuloDaLista(valor), rotuloDoMedico(valor)]
    expect(em('in_progress')).toEqual(['Em Andamento', 'Em andamento', 'Em andamento'])
    expect(em('completed')).toEqual(['Finalizada', 'Finalizada', 'Finalizada'])
    expect(em('canceled')).toEqual(['Cancelada', 'Cancelada', 'Cancelada'])
    expect(em('accepted')).toEqual(['Médico Encontrado', 'Médico Encontrado', 'Aceita'])
    expect(em('pending')).toEqual(['Aguardando Pagamento', 'Aguardando', 'Aguardando pagamento'])
    expect(em('queued')).toEqual(['Na Fila', 'Na Fila', 'Na fila'])
    expect(em('expired')).toEqual(['Expirada', 'Expirada', 'Expirada'])
    expect(em('on_hold')).toEqual([rotuloDoPaciente('pending'), 'on_hold', null])
  })
})

describe('live toasts', () => {
  it.each([
    ['queued', 'assigned', 'Médico encontrado! Consulta iniciando...'],
    ['assigned', 'in_progress', 'Consulta em andamento'],
    ['queued', 'in_progress', 'Médico encontrado! Consulta iniciando...'],
    ['in_progress', 'completed', 'Consulta finalizada'],
    ['queued', 'expired', 'Consulta expirou - tente novamente'],
    ['pending', 'queued', null],
    ['queued', 'cancelled', null],
    ['in_progress', 'in_call', null],
    ['queued', 'nonsense', null],
  ])('%s → %s says %s', (antes, depois, aviso) => expect(avisoDeStatus(antes, depois)).toBe(aviso))
})

describe('the room', () => {
  it('asks for a start only when assigned and never started', () => {
    expect(pedeInicio({ status: 'accepted', started_at: null })).toBe(true)
    expect(pedeInicio({ status: 'assigned' })).toBe(true)
    expect(pedeInicio({ status: 'assigned', started_at: '2026-11-21T10:00:00Z' })).toBe(false)
    expect(pedeInicio({ status: 'in_progress', started_at: null })).toBe(false)
  })
})

describe('reasons', () => {
  it('gives every act that ends a consultation without a finish a reason with a sentence', () => {
    const semMotivo = atosDe(consultaMachine).flatMap((ato) => {
      const { from, to } = consultaMachine.acts[ato]
      const acaba = to === 'cancelled' || to === 'expired'
      return from.filter((status) => (motivoDe(ato, status) !== null) !== acaba).map((s) => `${ato} ${s}`)
    })
    expect(semMotivo).toEqual([])
  })
  it('uses every reason', () => {
    const usados = atosDe(consultaMachine).flatMap((ato) =>
      consultaMachine.acts[ato].from.map((status) => motivoDe(ato, status)),
    )
    expect(new Set(usados.filter((m) => m !== null))).toEqual(new Set(Object.keys(MOTIVOS)))
  })
  it('tells waiting without a doctor from waiting for a payment', () => {
    expect(motivoDe('expirar', 'pending')).toBe('sem_pagamento')
    expect(motivoDe('expirar', 'queued')).toBe('sem_medico')
  })
})
