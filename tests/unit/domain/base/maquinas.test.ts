import { readFileSync } from 'node:fs'
import { contaMachine, type ContaStatus } from '#domain/acesso/machine.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { consultaMachine } from '#domain/consulta/machine.ts'
import type { ConsultaStatus } from '#domain/consulta/status.ts'
import {
  allowedActs,
  type AtoOf,
  atosDe,
  decide,
  type Dinheiro,
  type Machine,
  type Autor,
} from '#domain/base/maquina.ts'
import { kycMachine } from '#domain/kyc/machine.ts'
import { crmMachine } from '#domain/medico/machine.ts'
import { pagamentoMachine } from '#domain/pagamento/machine.ts'
import type { PagamentoStatus } from '#domain/pagamento/status.ts'
import {
  CONSULTA_NO_ATO,
  decidirConsulta,
  decidirPagamento,
  type Par,
  podeCriarPagamento,
} from '#domain/consulta/consulta-e-pagamento.ts'
import { describe, expect, it } from 'vitest'
import { CONSULTA, CONTA, CRM, KYC, PAGAMENTO } from './quem-faz.ts'

/**
 * What the tables of docs/especificacao/estados.md promise: no reachable state without a screen and a timed exit;
 * none that holds money without an owner who must act. Walked over account × consultation × payment, as the server
 * moves them: together, in one transaction, and by the acts that some function or command performs.
 */

const COMANDO = readFileSync('semente/admin.ts', 'utf8')
const PAPEIS: readonly Autor[] = ['paciente', 'medico', 'sistema', 'provedor', 'revisor', 'admin']

interface Estado extends Par {
  readonly conta: ContaStatus
}
interface Passo {
  readonly nome: string
  readonly papel: Autor
  readonly to: Estado
}

interface Mundo {
  readonly consulta: Machine<ConsultaStatus, keyof typeof consultaMachine.acts>
  readonly pagamento: Machine<PagamentoStatus, keyof typeof pagamentoMachine.acts>
}
const mundo: Mundo = { consulta: consultaMachine, pagamento: pagamentoMachine }

const chave = ({ conta, consulta, pagamento }: Estado) =>
  `${conta} · ${consulta} · ${pagamento ?? 'sem pagamento'}`

const SO_DE_MEDICO = new Set<AtoOf<typeof contaMachine>>([
  'aprovar_sem_crm',
  'confirmar_crm',
  'suspender_crm',
  'desistir_sem_crm',
])

/** A patient who is not full asks for a consultation, and pays only when full (estados §1). */
const INICIAIS: readonly Estado[] = [
  { conta: 'approved_full', consulta: 'pending', pagamento: null },
  { conta: 'pending_restricted', consulta: 'pending', pagamento: null },
]

function passos(estado: Estado): Passo[] {
  const steps: Passo[] = []
  const aberta = consultaMachine.estados[estado.consulta].tipo !== 'terminal'
  for (const papel of PAPEIS) {
    const servidor = papel !== 'paciente' || estado.conta === 'approved_full'
    for (const ato of atosDe(consultaMachine)) {
      const verdict = decidirConsulta(estado, ato, papel)
      if (verdict.ok && servidor && CONSULTA[ato][papel])
        steps.push({ nome: ato, papel, to: { ...verdict.to, conta: estado.conta } })
    }
    for (const ato of atosDe(pagamentoMachine)) {
      const verdict = decidirPagamento(estado, ato, papel)
      if (verdict.ok && servidor && PAGAMENTO[ato][papel])
        steps.push({ nome: ato, papel, to: { ...verdict.to, conta: estado.conta } })
    }
    for (const ato of atosDe(contaMachine).filter((a) => !SO_DE_MEDICO.has(a))) {
      const verdict = decide(contaMachine, estado.conta, ato, papel)
      const porPessoa = papel === 'paciente' || papel === 'medico'
      if (!verdict.ok || !CONTA[ato][papel] || (aberta && porPessoa)) continue
      // What a blocked patient has open ends in the same write.
      const junto = ato === 'bloquear' && decidirConsulta(estado, 'bloquear_paciente', papel)
      const par = junto && junto.ok ? junto.to : estado
      steps.push({ nome: ato, papel, to: { ...estado, ...par, conta: verdict.to } })
    }
  }
  if (estado.conta === 'approved_full' && podeCriarPagamento(estado))
    steps.push({ nome: 'criar_pagamento', papel: 'paciente', to: { ...estado, pagamento: 'criado' } })
  return steps
}

function alcancaveis(): Estado[] {
  const seen = new Map<string, Estado>(INICIAIS.map((e) => [chave(e), e]))
  for (const estado of seen.values())
    for (const { to } of passos(estado)) if (!seen.has(chave(to))) seen.set(chave(to), to)
  return [...seen.values()]
}

const TODOS = alcancaveis()
const RETIDO = new Set<Dinheiro>(['retido', 'a_capturar', 'falhou', 'capturado', 'a_repassar', 'a_liberar'])

/** The patient's screen: the consultation's when the tier opens it, else the account's own. */
function tela({ consulta: maquina }: Mundo, estado: Estado) {
  const propria = maquina.estados[estado.consulta].tela.paciente
  const abre =
    estado.conta === 'approved_full' || (estado.conta === 'pending_restricted' && propria === 'solicitacao')
  return abre ? propria : contaMachine.estados[estado.conta].tela.paciente
}

/** Timed exits that are possible here and change the product. */
function saidasPorTempo({ consulta, pagamento }: Mundo, estado: Estado): string[] {
  const daConsulta = consulta.estados[estado.consulta].prazos.map(({ ato }) => ({
    ato,
    verdict: decidirConsulta(estado, ato, 'sistema'),
  }))
  const doPagamento = estado.pagamento
    ? pagamento.estados[estado.pagamento].prazos.map(({ ato }) => ({
        ato,
        verdict: decidirPagamento(estado, ato, 'sistema'),
      }))
    : []
  return [...daConsulta, ...doPagamento].flatMap(({ ato, verdict }) =>
    verdict.ok && chave({ ...verdict.to, conta: estado.conta }) !== chave(estado) ? [ato] : [],
  )
}

const terminal = ({ consulta, pagamento }: Mundo, estado: Estado): boolean =>
  consulta.estados[estado.consulta].tipo === 'terminal' &&
  (!estado.pagamento || pagamento.estados[estado.pagamento].tipo === 'terminal')

/** Owners of held money who can really do something about it, in this very state. */
function donosCapazes({ consulta, pagamento }: Mundo, estado: Estado): Autor[] {
  if (!estado.pagamento) return []
  const donos = [pagamento.estados[estado.pagamento].dono, consulta.estados[estado.consulta].dono]
  return donos.filter(
    (dono): dono is Autor =>
      dono !== null &&
      passos(estado).some(
        ({ papel, to }) =>
          papel === dono && (to.consulta !== estado.consulta || to.pagamento !== estado.pagamento),
      ),
  )
}

/** Everything wrong with the product; empty when what they promise holds. */
function violacoes(m: Mundo): string[] {
  return TODOS.flatMap((estado) => {
    const found: string[] = []
    if (!tela(m, estado)) found.push(`${chave(estado)}: no screen`)
    if (!terminal(m, estado) && saidasPorTempo(m, estado).length === 0)
      found.push(`${chave(estado)}: no timed exit`)
    const dinheiro = estado.pagamento ? m.pagamento.estados[estado.pagamento].dinheiro : 'nenhum'
    if (RETIDO.has(dinheiro) && donosCapazes(m, estado).length === 0)
      found.push(`${chave(estado)}: holds money, nobody must act`)
    return found
  })
}

describe('account × consultation × payment', () => {
  it('has no reachable state without a screen and a timed exit, none that holds money without an owner', () => {
    expect(violacoes(mundo)).toEqual([])
  })

  it('ends only where nothing is held', () => {
    const finais = TODOS.filter((estado) => terminal(mundo, estado)).map(
      ({ consulta, pagamento }) => `${consulta} · ${pagamento ?? 'sem pagamento'}`,
    )
    expect([...new Set(finais)].toSorted()).toEqual([
      'cancelled · cancelado',
      'cancelled · liberado',
      'cancelled · sem pagamento',
      'expired · cancelado',
      'expired · liberado',
      'expired · sem pagamento',
      'finished · liberado',
      'finished · repassado',
    ])
  })

  it('walks a product of some size, through every status of both machines', () => {
    expect(new Set(TODOS.map((e) => e.consulta))).toEqual(new Set(consultaMachine.statuses))
    expect(new Set(TODOS.flatMap((e) => e.pagamento ?? []))).toEqual(new Set(pagamentoMachine.statuses))
    expect(new Set(TODOS.map((e) => `${e.consulta}·${e.pagamento}`)).size).toBeGreaterThan(15)
  })

  it('never keeps an unpaid consultation in the queue or the room, nor a paid one waiting for payment', () => {
    const pagamentosEm = (...statuses: ConsultaStatus[]) =>
      new Set(TODOS.filter((e) => statuses.includes(e.consulta)).map((e) => e.pagamento))
    expect(pagamentosEm('queued', 'assigned', 'in_progress')).toEqual(new Set(['autorizado']))
    expect(pagamentosEm('pending')).toEqual(new Set([null, 'criado', 'cancelado']))
  })

  it('never captures what did not finish, never releases what finished without an admin', () => {
    const consultasCom = (...statuses: PagamentoStatus[]) =>
      new Set(TODOS.filter((e) => e.pagamento && statuses.includes(e.pagamento)).map((e) => e.consulta))
    expect(consultasCom('a_capturar', 'falhou', 'capturado', 'a_repassar', 'repassado')).toEqual(
      new Set(['finished']),
    )
    const solta = TODOS.filter((e) => e.consulta === 'finished').flatMap((estado) =>
      passos(estado).filter(({ to }) => estado.pagamento !== 'a_liberar' && to.pagamento === 'a_liberar'),
    )
    expect(new Set(solta.map(({ papel }) => papel))).toEqual(new Set(['admin']))
  })

  it('lets nobody but a full patient move money', () => {
    const moves = TODOS.filter((e) => e.conta !== 'approved_full').flatMap((estado) =>
      passos(estado).filter(({ papel, to }) => papel === 'paciente' && to.pagamento !== estado.pagamento),
    )
    expect(moves).toEqual([])
  })

  it('refuses every act on a consultation that ended', () => {
    for (const estado of TODOS.filter((e) => consultaMachine.estados[e.consulta].tipo === 'terminal'))
      for (const ato of atosDe(consultaMachine))
        for (const papel of PAPEIS) expect(decidirConsulta(estado, ato, papel).ok).toBe(false)
  })

  it('reaches an end from everywhere by time alone', () => {
    for (const inicio of TODOS) {
      let estado = inicio
      for (let i = 0; i < 10 && !terminal(mundo, estado); i++) {
        const [ato] = saidasPorTempo(mundo, estado)
        const next = passos(estado).find((p) => p.nome === ato && p.papel === 'sistema')
        if (!next) break
        estado = next.to
      }
      expect(terminal(mundo, estado), `${chave(inicio)} got stuck at ${chave(estado)}`).toBe(true)
    }
  })
})

describe('the property can fail', () => {
  it('sees a waiting consultation without a timer', () => {
    const { queued } = consultaMachine.estados
    const semPrazo: Mundo = {
      ...mundo,
      consulta: {
        ...consultaMachine,
        estados: { ...consultaMachine.estados, queued: { ...queued, tipo: 'repouso', prazos: [] } },
      },
    }
    expect(violacoes(semPrazo)).toContain('approved_full · queued · autorizado: no timed exit')
  })

  it('sees money that nobody owns', () => {
    const semDono: Mundo = {
      consulta: {
        ...consultaMachine,
        estados: {
          ...consultaMachine.estados,
          finished: { ...consultaMachine.estados.finished, dono: null },
        },
      },
      pagamento: {
        ...pagamentoMachine,
        estados: { ...pagamentoMachine.estados, falhou: { ...pagamentoMachine.estados.falhou, dono: null } },
      },
    }
    expect(violacoes(semDono)).toEqual(
      expect.arrayContaining(['approved_full · finished · falhou: holds money, nobody must act']),
    )
  })

  it('sees an owner who cannot do anything', () => {
    const donoErrado: Mundo = {
      consulta: {
        ...consultaMachine,
        estados: {
          ...consultaMachine.estados,
          in_progress: { ...consultaMachine.estados.in_progress, dono: 'revisor' },
        },
      },
      pagamento: {
        ...pagamentoMachine,
        estados: {
          ...pagamentoMachine.estados,
          autorizado: { ...pagamentoMachine.estados.autorizado, dono: 'revisor' },
        },
      },
    }
    expect(violacoes(donoErrado)).toContain(
      'approved_full · in_progress · autorizado: holds money, nobody must act',
    )
  })

  it('sees a status without a screen', () => {
    const cega: Mundo = {
      ...mundo,
      consulta: {
        ...consultaMachine,
        estados: {
          ...consultaMachine.estados,
          assigned: { ...consultaMachine.estados.assigned, tela: { paciente: null, medico: 'sala_video' } },
        },
      },
    }
    expect(violacoes(cega)).toContain('approved_full · assigned · autorizado: no screen')
  })
})

describe('who performs an act', () => {
  const MAQUINAS = [
    [consultaMachine, CONSULTA],
    [pagamentoMachine, PAGAMENTO],
    [contaMachine, CONTA],
    [kycMachine, KYC],
    [crmMachine, CRM],
  ] as const
  const feitos = MAQUINAS.flatMap(([{ nome }, quemFaz]) =>
    Object.entries(quemFaz).flatMap(([ato, autores]) =>
      Object.entries(autores).map(([autor, quem]) => [nome, ato, autor, quem] as const),
    ),
  )

  it.each(MAQUINAS.map(([maquina, quemFaz]) => [maquina.nome, maquina, quemFaz] as const))(
    'of %s is exactly whom the machine allows',
    (_nome, maquina, quemFaz) => {
      const declarados = Object.entries(maquina.acts).map(([ato, { by }]) => [ato, by.toSorted()])
      const capazes = Object.entries(quemFaz).map(([ato, autores]) => [ato, Object.keys(autores).toSorted()])
      expect(Object.fromEntries(capazes)).toEqual(Object.fromEntries(declarados))
    },
  )

  it.each(feitos)('%s: %s by %s is within reach of %s', (_maquina, _ato, autor, quem) => {
    expect(autoresDe(quem)).toContain(autor)
  })
})

/** In whose name a function or a command can act; nobody's where there is none of this name. */
function autoresDe(quem: string): readonly Autor[] {
  const opcao = /^npm run admin --(.+)$/.exec(quem)?.[1]
  if (opcao !== undefined)
    return [`values.${opcao}`, `values['${opcao}']`].some((lida) => COMANDO.includes(lida)) ? ['admin'] : []
  const funcao = FUNCOES.find(({ nome }) => nome === quem)
  if (!funcao) return []
  if (funcao.tipo !== 'http') return ['sistema', 'provedor']
  const { acesso } = funcao
  const papeis = acesso.nivel === 'perfil' ? acesso.papeis : (['paciente', 'medico'] as const)
  return [
    'sistema',
    'provedor',
    ...papeis,
    ...(papeis.some((papel) => papel === 'admin') ? ['revisor' as const] : []),
  ]
}

it('couples every act that starts at the provider to an act the consultation knows', () => {
  for (const porStatus of Object.values(CONSULTA_NO_ATO))
    for (const [status, ato] of Object.entries(porStatus)) {
      const known = consultaMachine.statuses.find((s) => s === status)
      expect(known && allowedActs(consultaMachine, known, 'sistema')).toContain(ato)
    }
})
