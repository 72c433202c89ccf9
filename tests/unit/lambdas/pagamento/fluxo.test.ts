import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  cancelarConsulta,
  devolverConsulta,
  encerrarConsulta,
  finishConsulta,
  startConsulta,
} from '#domain/consulta/contract.ts'
import { acceptConsulta } from '#domain/consulta/contract.ts'
import { confirmarPagamento, createPaymentIntentManual, webhookCartao } from '#domain/pagamento/contract.ts'
import { salvarRegistro } from '#domain/registro/contract.ts'
import { somar } from '#domain/pagamento/livro.ts'
import { agirNoPagamento } from '#domain/admin/contract-atos.ts'
import { handler as administrar } from '#lambdas/admin/agir-no-pagamento.lambda.ts'
import { handler as accept } from '#lambdas/consulta/accept-consulta.lambda.ts'
import { handler as cancelar } from '#lambdas/consulta/cancelar-consulta.lambda.ts'
import { handler as devolver } from '#lambdas/consulta/devolver-consulta.lambda.ts'
import { handler as encerrar } from '#lambdas/consulta/encerrar-consulta.lambda.ts'
import { handler as finish } from '#lambdas/consulta/finish-consulta.lambda.ts'
import { handler as reconciliar } from '#lambdas/consulta/reconciliar.lambda.ts'
import { handler as start } from '#lambdas/consulta/start-consulta.lambda.ts'
import { handler as confirmar } from '#lambdas/pagamento/confirmar-pagamento.lambda.ts'
import { handler as criarIntencao } from '#lambdas/pagamento/create-payment-intent-manual.lambda.ts'
import { handler as liquidar } from '#lambdas/pagamento/liquidar.lambda.ts'
import { handler as reconciliarPagamentos } from '#lambdas/pagamento/reconciliar-pagamentos.lambda.ts'
import { handler as webhook } from '#lambdas/pagamento/webhook-cartao.lambda.ts'
import { handler as salvar } from '#lambdas/registro/salvar-registro.lambda.ts'
import type * as modulo from '#lambdas/providers/cartao.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { emConsultaKey } from '#lambdas/store/keys.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { cancelarPorRedFlag } from '#lambdas/store/consulta-e-pagamento.ts'
import { get } from '#lambdas/store/table.ts'
import { ANA, HELENA, LUCIA } from '#semente/personas.ts'
import { CartaoFalso } from '../../../support/cartao-falso.ts'
import { CONSULTA, cadastrarMedicos, consultar, naFila } from '../../../support/consulta.ts'
import { CONTEXT, invoke } from '../../../support/invoke.ts'
import { ROTINA } from '../../../support/registro.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { fecha } from '../../../support/livro.ts'

const provedor = vi.hoisted(() => ({ atual: undefined as CartaoFalso | undefined }))
/** What happens elsewhere while a handler waits. */
const enquanto = vi.hoisted(() => ({ espera: async () => {} }))
const cartao = (): CartaoFalso => {
  if (!provedor.atual) throw new Error('no provider')
  return provedor.atual
}

vi.mock('#lambdas/providers/cartao.ts', async (original) => {
  const { Recusa } = await original<typeof modulo>()
  return {
    Recusa,
    criarIntencao: (dados: { consulta_id: string; ordem: number }) => cartao().criarIntencao(dados),
    lerIntencao: (id: string) => cartao().lerIntencao(id),
    capturar: (id: string, tentativa: number) => cartao().capturar(id, tentativa),
    liberar: (id: string) => cartao().liberar(id),
    contaPronta: () => cartao().ehContaPronta(),
    repassar: (dados: { consulta_id: string; tentativa: number }) => cartao().repassar(dados),
    lerAviso: (corpo: string) => cartao().lerAviso(corpo),
  }
})
// Waiting for the capture passes time of the test's own clock.
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    vi.setSystemTime(Date.now() + ms)
    await enquanto.espera()
  },
}))

const { Recusa } = await import('#lambdas/providers/cartao.ts')
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const porId = { id: CONSULTA }
const porConsulta = { consulta_id: CONSULTA }
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

/** Everything that may happen, in any order, each as its own request. */
const ATOS: Record<string, () => unknown> = {
  intencao: async () => {
    const { status, body } = await invoke(criarIntencao, createPaymentIntentManual, {
      como: ANA,
      entrada: { ...porConsulta, paciente_id: ANA.usuario.id },
    })
    if (status === 200) cartao().entregar(z.parse(createPaymentIntentManual.saida, body).client_secret)
  },
  pagar: () => cartao().pagar('bom'),
  pagar_recusado: () => cartao().pagar('recusado'),
  pagar_captura_recusada: () => cartao().pagar('captura_recusada_uma_vez'),
  confirmar: () => invoke(confirmar, confirmarPagamento, { como: ANA, entrada: porConsulta }),
  aviso: () => invoke(webhook, webhookCartao, { corpo: CONSULTA }),
  aviso_repetido: async () => {
    cartao().repetirAviso = true
    await invoke(webhook, webhookCartao, { corpo: CONSULTA })
    cartao().repetirAviso = false
  },
  entrar_na_fila: () => naFila(HELENA),
  aceitar: () =>
    invoke(accept, acceptConsulta, {
      como: HELENA,
      entrada: { ...porConsulta, medico_id: HELENA.usuario.id },
    }),
  devolver: () =>
    invoke(devolver, devolverConsulta, { como: HELENA, entrada: { ...porId, motivo: 'outra_area' } }),
  iniciar: () => invoke(start, startConsulta, { como: ANA, entrada: porConsulta }),
  encontrar: async () => {
    const consulta = await consultas.find(CONSULTA)
    return consulta && consultas.conectou(consulta, 'medico', true, new Date())
  },
  finalizar: async () => {
    await invoke(salvar, salvarRegistro, {
      como: HELENA,
      entrada: { ...porId, versao: 0, ...ROTINA, hipoteses: [], sem_hipotese: 'Sem exame.' },
    })
    return invoke(finish, finishConsulta, { como: HELENA, entrada: porConsulta })
  },
  recusar: () => encerrarPor('recusar'),
  presencial: () => encerrarPor('presencial'),
  falha_tecnica: () => encerrarPor('falha_tecnica'),
  nao_compareceu: () => encerrarPor('nao_compareceu'),
  cancelar: () => invoke(cancelar, cancelarConsulta, { como: ANA, entrada: porId }),
  red_flag: () => cancelarPorRedFlag(ANA.usuario.id, new Date()),
  liquidar: evento,
  minuto: () => pass(MINUTE),
  vinte_minutos: () => pass(20 * MINUTE),
  semana: () => pass(8 * 24 * HOUR),
  reconciliar: () => reconciliar({}, CONTEXT),
  reconciliar_pagamentos: () => reconciliarPagamentos({}, CONTEXT),
  conta_fechada: () => {
    cartao().contaPronta = false
  },
  conta_aberta: () => {
    cartao().contaPronta = true
    return pagamentos.adiantarRepasses(HELENA.usuario.id, new Date())
  },
  tentar_de_novo: () => porAdmin('tentar_de_novo'),
  dar_baixa: () => porAdmin('dar_baixa'),
  repassar: () => porAdmin('repassar'),
  repasse_recusado: () => {
    cartao().repasseRecusado = true
  },
  provedor_fora: () => cartao().falhar('antes'),
  queda: () => cartao().falhar('depois'),
  queda_da_tabela: () => tabela.falhar(),
}

const encerrarPor = (motivo: string) =>
  invoke(encerrar, encerrarConsulta, { como: HELENA, entrada: { ...porId, motivo } })

const porAdmin = (ato: string) =>
  invoke(administrar, agirNoPagamento, {
    como: LUCIA,
    entrada: { ...porConsulta, ato, motivo: 'Pedido por telefone.' },
  })

/** The bus tells of the payment's state, whichever it is by now. */
async function evento() {
  const pagamento = await pagamentos.find(CONSULTA)
  if (!pagamento) return
  const body = JSON.stringify({
    id: 'e',
    'detail-type': 'pagamento.status',
    time: '',
    detail: { consulta_id: CONSULTA, para: pagamento.status },
  })
  const record = { messageId: 'm', body } as never
  await liquidar({ Records: [record] }, CONTEXT)
}

let tabela: ReturnType<typeof tabelaViva>

async function world() {
  tabela = tabelaViva(itemsOf(ANA, HELENA, LUCIA))
  provedor.atual = new CartaoFalso((codigo) => new Recusa(codigo))
  await cadastrarMedicos()
  await medicos.mudar(HELENA.usuario.id, { conta_recebimento: { id: 'acct_1' } }, new Date())
  await naFila(HELENA)
  await consultar({ status: 'pending' }, null)
}

/**
 * The invariant of every moment: authorised = captured + released + held, at most one capture and one payout, and no
 * capture without a finished consultation.
 */
async function invariant() {
  const livro = await pagamentos.livro(CONSULTA)
  const consulta = await consultas.find(CONSULTA)
  const capturas = [...cartao().intencoes.values()].map(({ capturas }) => capturas)
  expect(fecha(livro)).toBe(true)
  expect(Math.max(0, ...capturas)).toBeLessThanOrEqual(1)
  expect(capturas.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(consulta?.status === 'finished' ? 1 : 0)
  const { autorizado, capturado, liberado, retido, repassado } = somar(livro)
  expect(autorizado).toBe(capturado + liberado + retido)
  expect(capturado).toBeLessThanOrEqual(consulta?.status === 'finished' ? 15_000 : 0)
  expect(repassado).toBeLessThanOrEqual(capturado > 0 ? 10_000 : 0)
  expect(livro.filter(({ tipo }) => tipo === 'capturado').length).toBeLessThanOrEqual(1)
  expect(livro.filter(({ tipo }) => tipo === 'repassado').length).toBeLessThanOrEqual(1)
  expect(cartao().repasses.size).toBeLessThanOrEqual(capturas.includes(1) ? 1 : 0)
}

/** Nobody does anything any more: the timers alone must bring it to an end. */
async function settle() {
  cartao().recuperar()
  tabela.recuperar()
  for (const ms of [2 * MINUTE, 61 * MINUTE, 7 * HOUR, 8 * 24 * HOUR, 2 * HOUR, 7 * HOUR, 2 * HOUR]) {
    pass(ms)
    await reconciliar({}, CONTEXT)
    await reconciliarPagamentos({}, CONTEXT)
  }
}

/** What is not as it must be once nothing moves: nothing held, nobody waiting, provider and ledger saying the same. */
async function faults(): Promise<string[]> {
  const consulta = await consultas.find(CONSULTA)
  const pagamento = await pagamentos.find(CONSULTA)
  const soma = somar(await pagamentos.livro(CONSULTA))
  const cobrancas = [...cartao().intencoes.values()].flatMap(({ intencao }) => intencao.cobranca ?? [])
  const autorizado = cobrancas.reduce((total, c) => total + c.autorizado, 0)
  const capturado = cobrancas.reduce((total, c) => total + c.capturado, 0)
  const repassado = capturado > 0 ? 10_000 : 0
  const liberado = autorizado - capturado
  const terminal =
    consulta?.status === 'finished'
      ? ['repassado', 'falhou', 'liberado']
      : [undefined, 'cancelado', 'liberado']
  const truths = {
    'the ledger says what the provider says': isDeepStrictEqual(soma, {
      autorizado,
      capturado,
      liberado,
      repassado,
      retido: 0,
    }),
    'the consultation ended': ['finished', 'expired', 'cancelled'].includes(consulta?.status ?? ''),
    'the patient is free': (await consultas.abertaDoPaciente(ANA.usuario.id)) === undefined,
    'the doctor is free': (await get(emConsultaKey(HELENA.usuario.id))) === undefined,
    'the doctor was paid once': cartao().repasses.size === (capturado > 0 ? 1 : 0),
    'the payment ended': terminal.includes(pagamento?.status),
    'a failed one took nothing': pagamento?.status !== 'falhou' || capturado === 0,
  }
  return Object.entries(truths).flatMap(([truth, holds]) => (holds ? [] : [truth]))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00.000Z') })
})
afterEach(() => {
  enquanto.espera = async () => {}
  vi.useRealTimers()
})

const perform = async (nomes: readonly string[]) => {
  for (const nome of nomes) {
    await tolerating(ATOS[nome])
    await invariant()
  }
}

/** A death of ours in the middle of an act ends that act alone. */
async function tolerating(ato: (() => unknown) | undefined): Promise<void> {
  try {
    await ato?.()
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'crash') throw error
  }
}

/** Random histories: as many as the machine is given time for (`npm run dinheiro`: 10,000). */
const HISTORIAS = Number(process.env['HISTORIAS'] ?? 200)

describe('the money of a consultation', () => {
  it('goes from the hold to the payout', async () => {
    await world()
    await perform(['intencao', 'pagar', 'confirmar', 'aceitar', 'iniciar', 'encontrar'])
    enquanto.espera = evento
    expect(await ATOS.finalizar?.()).toMatchObject({
      status: 200,
      body: { success: true, pagamento: 'capturado' },
    })
    expect((await pagamentos.find(CONSULTA))?.status).toBe('repassado')
    expect(await faults()).toEqual([])
  })

  it('is captured again after a refusal, and paid out then', async () => {
    await world()
    await perform(['intencao', 'pagar_captura_recusada', 'confirmar', 'aceitar', 'iniciar', 'encontrar'])
    await perform(['finalizar', 'liquidar'])
    expect(await pagamentos.find(CONSULTA)).toMatchObject({
      status: 'falhou',
      tentativas: 1,
      motivo_recusa: 'generic_decline',
    })
    pass(6 * HOUR)
    await perform(['reconciliar_pagamentos'])
    expect((await pagamentos.find(CONSULTA))?.status).toBe('repassado')
    expect(await faults()).toEqual([])
  })

  it('is taken from another card when the first refused, which lets go what it held', async () => {
    await world()
    await perform(['intencao', 'pagar_captura_recusada', 'confirmar', 'aceitar', 'iniciar', 'encontrar'])
    await perform(['finalizar', 'liquidar', 'intencao', 'intencao', 'pagar', 'confirmar'])
    expect(await pagamentos.find(CONSULTA)).toMatchObject({ status: 'a_capturar', intencao: 2 })
    await perform(['liquidar'])
    expect(somar(await pagamentos.livro(CONSULTA))).toEqual({
      autorizado: 30_000,
      capturado: 15_000,
      liberado: 15_000,
      repassado: 10_000,
      retido: 0,
    })
    expect(await faults()).toEqual([])
  })

  it('waits for the card again when it is tried before the patient gave another one', async () => {
    await world()
    await perform(['intencao', 'pagar_captura_recusada', 'confirmar', 'aceitar', 'iniciar', 'encontrar'])
    await perform(['finalizar', 'liquidar', 'intencao', 'tentar_de_novo', 'liquidar'])
    const parado = await pagamentos.find(CONSULTA)
    expect(parado).toMatchObject({ status: 'falhou', intencao: 2 })
    expect(parado?.motivo_recusa).toBeUndefined()
    await perform(['intencao', 'pagar', 'confirmar', 'liquidar'])
    expect(await pagamentos.find(CONSULTA)).toMatchObject({ status: 'repassado', intencao: 2 })
    expect(await faults()).toEqual([])
  })

  it('is paid out once what refused the payout is mended', async () => {
    await world()
    await perform(['repasse_recusado', 'intencao', 'pagar', 'confirmar', 'aceitar', 'iniciar', 'encontrar'])
    await perform(['finalizar', 'liquidar'])
    expect((await pagamentos.find(CONSULTA))?.status).toBe('a_repassar')
    await perform(['repassar', 'reconciliar_pagamentos'])
    expect((await pagamentos.find(CONSULTA))?.status).toBe('repassado')
    expect(await faults()).toEqual([])
  })

  it('is found when the notice was lost and the browser closed', async () => {
    await world()
    await perform(['intencao', 'pagar', 'minuto', 'reconciliar_pagamentos'])
    expect((await consultas.find(CONSULTA))?.status).toBe('queued')
  })

  it('survives a death between provider and table at each call of the way', async () => {
    const way = ['intencao', 'pagar', 'confirmar', 'aceitar', 'iniciar', 'encontrar', 'finalizar', 'liquidar']
    for (const falha of ['queda', 'provedor_fora'])
      for (let at = 0; at < way.length; at++) {
        await world()
        await perform([...way.slice(0, at), falha, ...way.slice(at)])
        await settle()
        expect(await faults()).toEqual([])
        vi.setSystemTime(new Date('2026-11-20T12:00:00.000Z'))
      }
  })

  it(
    `closes whatever happens in whatever order, in ${HISTORIAS} histories`,
    async () => {
      const card = fc.constantFrom('pagar', 'pagar_captura_recusada')
      const acts = fc.array(fc.constantFrom(...Object.keys(ATOS)), { maxLength: 14 })
      await fc.assert(
        fc.asyncProperty(card, fc.nat({ max: 8 }), acts, async (pay, upTo, rest) => {
          const way = [
            'intencao',
            pay,
            'confirmar',
            'aceitar',
            'iniciar',
            'encontrar',
            'finalizar',
            'liquidar',
          ]
          vi.setSystemTime(new Date('2026-11-20T12:00:00.000Z'))
          await world()
          await perform([...way.slice(0, upTo), ...rest])
          await settle()
          expect(await faults()).toEqual([])
        }),
        { numRuns: HISTORIAS },
      )
    },
    60_000 + HISTORIAS * 100,
  )
})
