import { contaMachine } from '#domain/acesso/machine.ts'
import { consultaMachine } from '#domain/consulta/machine.ts'
import { certificadoMachine } from '#domain/documento/certificado.ts'
import { documentoMachine } from '#domain/documento/machine.ts'
import { kycMachine } from '#domain/kyc/machine.ts'
import { allowedActs, atosDe, decide, defineMachine, isTerminal, type Machine } from '#domain/base/maquina.ts'
import { crmMachine, presencaMachine } from '#domain/medico/machine.ts'
import { pagamentoMachine } from '#domain/pagamento/machine.ts'
import { ALARME_DE_CAPTURA, alarmeDeCaptura, prazoMs, PRAZOS, venceu } from '#domain/base/prazos.ts'
import { describe, expect, it } from 'vitest'

const semaforo = defineMachine({
  nome: 'semaforo',
  statuses: ['aberto', 'fechado', 'desligado'],
  initial: 'fechado',
  estados: {
    fechado: {
      tipo: 'transitorio',
      tela: { paciente: 'triagem', medico: null },
      prazos: [{ ato: 'abrir', depois: 'batimento' }],
      dinheiro: 'nenhum',
      dono: 'sistema',
    },
    aberto: {
      tipo: 'repouso',
      tela: { paciente: 'triagem', medico: null },
      prazos: [],
      dinheiro: 'nenhum',
      dono: null,
    },
    desligado: {
      tipo: 'terminal',
      tela: { paciente: 'triagem', medico: null },
      prazos: [],
      dinheiro: 'nenhum',
      dono: null,
    },
  },
  acts: {
    abrir: { from: ['fechado'], to: 'aberto', by: ['sistema', 'admin'] },
    desligar: { from: ['fechado', 'aberto'], to: 'desligado', by: ['admin'] },
  },
})

describe('decide', () => {
  it('leads to the status of the act', () => {
    expect(decide(semaforo, 'fechado', 'abrir', 'sistema')).toEqual({ ok: true, to: 'aberto' })
  })
  it('refuses an act that does not leave the status', () => {
    expect(decide(semaforo, 'aberto', 'abrir', 'sistema')).toEqual({
      ok: false,
      codigo: 'transicao_invalida',
    })
  })
  it('refuses who may not act', () => {
    expect(decide(semaforo, 'fechado', 'abrir', 'paciente')).toEqual({
      ok: false,
      codigo: 'papel_nao_autorizado',
    })
  })
  it('names the wrong status before the wrong person, so that nobody learns what they could do elsewhere', () => {
    expect(decide(semaforo, 'aberto', 'abrir', 'paciente')).toEqual({
      ok: false,
      codigo: 'transicao_invalida',
    })
  })
})

describe('questions', () => {
  it('lists what a person may do', () => {
    expect(allowedActs(semaforo, 'fechado', 'admin')).toEqual(['abrir', 'desligar'])
    expect(allowedActs(semaforo, 'desligado', 'admin')).toEqual([])
  })
  it('knows the end', () => {
    expect(isTerminal(semaforo, 'desligado')).toBe(true)
    expect(isTerminal(semaforo, 'aberto')).toBe(false)
  })
})

/** What is wrong with the shape of one machine; empty when it is sound. */
function defeitos<S extends string, A extends string>(machine: Machine<S, A>): string[] {
  const acts = atosDe(machine)
  const seen = new Set<S>([machine.initial])
  for (const status of seen)
    for (const ato of acts)
      if (machine.acts[ato].from.some((from) => from === status)) seen.add(machine.acts[ato].to)

  const found: string[] = []
  for (const status of machine.statuses) {
    const { tipo, prazos, tela } = machine.estados[status]
    const leaving = acts.filter((ato) => machine.acts[ato].from.some((from) => from === status))
    if (!seen.has(status)) found.push(`${status}: unreachable`)
    if (!tela.paciente && !tela.medico) found.push(`${status}: nobody sees it`)
    if (tipo === 'terminal' && leaving.length > 0)
      found.push(`${status}: terminal, yet ${leaving.join()} leaves it`)
    if (tipo !== 'terminal' && leaving.length === 0) found.push(`${status}: nothing leaves it`)
    for (const { ato, depois } of prazos) {
      if (!leaving.some((a) => a === ato)) found.push(`${status}: timed ${ato} does not leave it`)
      else if (!machine.acts[ato].by.includes('sistema'))
        found.push(`${status}: timed ${ato} is not the system's`)
      if (!(depois in PRAZOS)) found.push(`${status}: no timer ${depois}`)
    }
  }
  for (const ato of acts) {
    const { from, by } = machine.acts[ato]
    if (!from.some((status) => seen.has(status))) found.push(`${ato}: never possible`)
    if (by.length === 0) found.push(`${ato}: nobody performs it`)
    if (new Set(from).size !== from.length) found.push(`${ato}: a status twice`)
  }
  return found
}

const machines: readonly Machine<string, string>[] = [
  contaMachine,
  crmMachine,
  presencaMachine,
  consultaMachine,
  pagamentoMachine,
  kycMachine,
  documentoMachine,
  certificadoMachine,
]

describe.each(machines)('$nome', (machine) => {
  it('has every status reachable, every act used, every timer performed by the system', () => {
    expect(defeitos(machine)).toEqual([])
  })

  it('refuses every act from a terminal status, whoever asks', () => {
    for (const status of machine.statuses.filter((s) => isTerminal(machine, s)))
      for (const ato of atosDe(machine))
        for (const papel of machine.acts[ato]?.by ?? [])
          expect(decide(machine, status, ato, papel)).toEqual({ ok: false, codigo: 'transicao_invalida' })
  })

  it('declares each status once', () => {
    expect(Object.keys(machine.estados).toSorted()).toEqual([...machine.statuses].toSorted())
  })
})

it('finds the defects of a broken machine', () => {
  const quebrada = defineMachine({
    nome: 'quebrada',
    statuses: ['a', 'b', 'ilha'],
    initial: 'a',
    estados: {
      a: {
        tipo: 'transitorio',
        tela: { paciente: null, medico: null },
        prazos: [{ ato: 'ir', depois: 'batimento' }],
        dinheiro: 'nenhum',
        dono: null,
      },
      b: {
        tipo: 'terminal',
        tela: { paciente: 'triagem', medico: null },
        prazos: [],
        dinheiro: 'nenhum',
        dono: null,
      },
      ilha: {
        tipo: 'repouso',
        tela: { paciente: 'triagem', medico: null },
        prazos: [],
        dinheiro: 'nenhum',
        dono: null,
      },
    },
    acts: {
      ir: { from: ['a'], to: 'b', by: ['paciente'] },
      voltar: { from: ['b'], to: 'a', by: ['sistema'] },
      sonhar: { from: ['ilha'], to: 'b', by: [] },
    },
  })
  expect(defeitos(quebrada)).toEqual([
    'a: nobody sees it',
    "a: timed ir is not the system's",
    'b: terminal, yet voltar leaves it',
    'ilha: unreachable',
    'sonhar: never possible',
    'sonhar: nobody performs it',
  ])
})

it('keeps the timers of the specification', () => {
  const ms = Object.fromEntries(Object.entries(PRAZOS).map(([nome, { ms }]) => [nome, ms]))
  expect(ms).toMatchObject({
    consulta_sem_pagamento: 3_600_000,
    consulta_na_fila: 900_000,
    medico_fora_da_sala: 120_000,
    medico_sumido: 1_800_000,
    nao_compareceu: 600_000,
    batimento: 30_000,
    tolerancia_de_rede: 2000,
    contado_na_fila: 60_000,
    ausente: 120_000,
    revisao_do_kyc: 172_800_000,
    trava_provisoria: 172_800_000,
    link_por_email: 900_000,
    codigo_2fa: 900_000,
    validade_da_triagem: 86_400_000,
    documento_sem_adendo: 86_400_000,
  })
  expect(ALARME_DE_CAPTURA).toBe(0.8)
})

it('answers a timer with the value of the stage when there is one', () => {
  const desde = '2026-11-21T12:00:00Z'
  const depois = (ms: number) => new Date(Date.parse(desde) + ms)
  expect([prazoMs('batimento'), prazoMs('batimento', { batimento: 5 })]).toEqual([30_000, 5])
  expect(venceu('consulta_na_fila', desde, depois(899_999))).toBe(false)
  expect(venceu('consulta_na_fila', desde, depois(900_000))).toBe(true)
  expect(venceu('consulta_na_fila', desde, depois(50), { consulta_na_fila: 50 })).toBe(true)
})

it('calls a person at 80 % of a hold', () =>
  expect(alarmeDeCaptura(new Date('2026-11-01T00:00:00Z'), new Date('2026-11-11T00:00:00Z'))).toEqual(
    new Date('2026-11-09T00:00:00Z'),
  ))

it('does not compile with a misspelt status or act', () => {
  const estado = {
    tipo: 'repouso',
    tela: { paciente: 'triagem', medico: null },
    prazos: [],
    dinheiro: 'nenhum',
    dono: null,
  } as const
  const errada = defineMachine({
    nome: 'errada',
    statuses: ['a', 'b'],
    initial: 'a',
    estados: { a: estado, b: estado },
    acts: {
      // @ts-expect-error 'c' is no status
      ir: { from: ['a'], to: 'c', by: ['sistema'] },
      // @ts-expect-error 'x' is no status
      vir: { from: ['x'], to: 'a', by: ['sistema'] },
    },
  })
  // @ts-expect-error 'voar' is no act
  expect(() => decide(errada, 'a', 'voar', 'sistema')).toThrow(TypeError)
})
