// @vitest-environment jsdom
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type InitialEntry } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, type Mock, onTestFinished, vi } from 'vitest'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { MOTIVOS, type Motivo } from '#domain/consulta/motivos.ts'
import { CHAMADOS } from '#domain/toque/textos-das-telas.ts'
import { dismissToast, toastStore } from '../../../../web/src/components/toast-store.ts'
import { StatusConsulta } from '../../../../web/src/features/consulta/status-consulta.tsx'
import { CHAVE_DO_PERFIL } from '../../../../web/src/lib/sessao/use-perfil.ts'
import { NetworkError } from '../../../../web/src/lib/api.ts'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { dizer } from '../../../support/canal-falso.ts'
import { abrirTela, estado, leituras, lugar } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/tempo-real/tempo-real.ts', () => import('../../../support/canal-falso.ts'))

const AGORA = '2026-11-20T15:00:00.000Z'
const BASE: ConsultaVista = {
  id: 'c1',
  paciente_id: 'u1',
  status: 'queued',
  especialidade_sugerida: 'cardiologia',
  triagem_resumo_ia: 'Relato: dor de garganta.\nDuração: 2 dias.',
  triagem_conf_ia: 0.83,
  red_flag: false,
  created_at: '2026-11-20T14:50:00.000Z',
  queued_at: '2026-11-20T14:55:00.000Z',
  vence_em: '2026-11-20T15:10:00.000Z',
  updated_at: '2026-11-20T14:55:00.000Z',
  medico: null,
  paciente: null,
  posicao_na_fila: 2,
  pagamento: { status: 'autorizado', valor: 15_000 },
}
const DEVIDA = { id: 'c1', paciente_id: 'u9', ended_at: AGORA }
const SEM_MEDICO =
  'Seu médico aceitou a consulta e não está na sala agora. Entre e aguarde por ele. Se ele não vier em 2 minutos, você volta à fila, no mesmo lugar, e procuramos outro médico.'
const ATENDIDA: Partial<ConsultaVista> = {
  medico: {
    nome_oficial: 'Helena Prado Vasconcelos',
    crm: '123456',
    uf: 'SP',
    especialidade: null,
    last_seen_at: '2026-11-20T14:59:50.000Z',
  },
  room_url: 'https://acolhe.test/chamada/c1',
  posicao_na_fila: undefined,
}
const dois = {
  online: 2,
  presencas: [
    { medico_id: 'm1', last_seen_at: AGORA, especialidade: 'cardiologia' },
    { medico_id: 'm2', last_seen_at: AGORA, especialidade: 'cardiologia' },
    { medico_id: 'm2', last_seen_at: AGORA, especialidade: 'cardiologia' },
  ],
}

function abrir(
  consulta: Partial<ConsultaVista> = {},
  entrada: InitialEntry = '/status-consulta/c1',
  preparar: (
    respostas: Record<
      'ver-consulta' | 'ver-presencas' | 'ver-espera' | 'minhas-consultas' | 'confirmar-pagamento',
      Mock
    >,
  ) => void = () => undefined,
  queries = leituras(),
) {
  const respostas = servidor({
    'ver-consulta': { ...BASE, ...consulta },
    'ver-presencas': dois,
    'ver-espera': { medida: null },
    'ver-mensagens': { mensagens: [], escreve: true, escreve_ate: null, restam: 10 },
    'minhas-consultas': { consultas: [{ ...BASE, ...consulta }] },
    'cancelar-consulta': { ...BASE, status: 'cancelled', motivo_fim: 'paciente', ended_at: AGORA },
    'confirmar-pagamento': { status: 'autorizado' },
  })
  preparar(respostas)
  abrirTela(
    <StatusConsulta
      outroCartao={({ id }) => <p>{`outro cartão para ${id}`}</p>}
      Teste={({ consulta_id }) => <p>{`teste para ${consulta_id}`}</p>}
    />,
    { em: entrada, rotas: ['/status-consulta/:id?'], queries },
  )
  return respostas
}

const avisos = () =>
  toastStore
    .snapshot()
    .filter(({ open }) => open)
    .map(({ title, description, variant }) => ({ title, description, variant }))

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers({ now: new Date(AGORA), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.useRealTimers()
})

describe('a refused capture (estados §4)', () => {
  it('asks the patient for another card', async () => {
    abrir({ ...ATENDIDA, status: 'finished', pagamento: { status: 'falhou', valor: 15_000 } })
    expect(await screen.findByText('outro cartão para c1')).toBeTruthy()
  })

  it.each([
    ['not while it is only being charged', { pagamento: { status: 'a_capturar', valor: 15_000 } }],
    [
      'not the doctor',
      {
        pagamento: { status: 'falhou', valor: 15_000 },
        paciente: { nome: 'Ana', telefone: '11987650001' },
      },
    ],
  ] as const)('%s', async (_caso, dados) => {
    abrir({ ...ATENDIDA, status: 'finished', ...dados })
    await screen.findByText('Finalizada')
    expect(screen.queryByText(/outro cartão/)).toBeNull()
  })
})

describe('which consultation (P §2.14)', () => {
  it('without any: the list', () => {
    abrir({}, '/status-consulta')
    expect([lugar(), estado()]).toEqual(['/consultas', null])
  })

  it('by navigation state, as the payment panel hands it over', async () => {
    const { 'ver-consulta': ver } = abrir({}, { pathname: '/status-consulta', state: { consultaId: 'c9' } })
    await screen.findByText('Na Fila')
    expect(ver.mock.calls).toEqual([[{ id: 'c9' }]])
  })

  it.each(['nao_encontrado', 'campos_invalidos'] as const)(
    '%s: says so and goes to the list',
    async (codigo) => {
      abrir({}, undefined, (r) => r['ver-consulta'].mockRejectedValue(recusa(codigo)))
      await waitFor(() => expect([lugar(), estado()]).toEqual(['/consultas', null]))
      expect(avisos()).toEqual([
        {
          title: 'Consulta não encontrada',
          description: 'Esta consulta não existe ou você não tem acesso a ela.',
          variant: 'destructive',
        },
      ])
    },
  )

  it('one that may no longer be read and is still owed leads to where it is paid', async () => {
    abrir({}, undefined, (r) => {
      r['ver-consulta'].mockRejectedValue(recusa('nao_encontrado'))
      r['minhas-consultas'].mockResolvedValue({ consultas: [], a_pagar: [DEVIDA] })
    })
    await waitFor(() => expect(lugar()).toBe('/minhas-consultas'))
    expect(avisos()).toEqual([])
  })

  it.each([
    [recusa('erro_interno'), 'Erro ao carregar consulta', 'Não foi possível carregar os dados da consulta.'],
    [new NetworkError(undefined), 'Erro de conectividade', 'Verifique sua conexão e tente novamente.'],
  ])('a failed reading stays here and can be repeated (%s)', async (falha, titulo, descricao) => {
    abrir({}, undefined, (r) => r['ver-consulta'].mockRejectedValueOnce(falha))
    const alerta = await screen.findByRole('alert')
    expect(alerta.textContent).toContain(titulo)
    expect(alerta.textContent).toContain(descricao)
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
    expect(await screen.findByText('Na Fila')).toBeDefined()
  })
})

describe('the return from the card provider', () => {
  const voltar = (consulta: Partial<ConsultaVista>, caminho = '/status-consulta') =>
    abrir(consulta, `${caminho}?payment_intent=pi_1&redirect_status=succeeded`)
  const comOutroCartao = () => voltar({ ...ATENDIDA, status: 'finished' }, '/status-consulta/c1')

  it('confirms the pending one and goes on to its status', async () => {
    const { 'confirmar-pagamento': confirmar } = voltar({ status: 'pending' })
    await waitFor(() => expect(lugar()).toBe('/status-consulta/c1'))
    expect(confirmar.mock.calls).toEqual([[{ consulta_id: 'c1' }]])
    expect(avisos()).toEqual([
      {
        title: 'Pagamento autorizado!',
        description: 'Aguarde um médico aceitar sua consulta.',
        variant: 'default',
      },
    ])
  })

  it('the other card of one that may no longer be read is confirmed, and the list follows', async () => {
    const { 'confirmar-pagamento': confirmar } = abrir(
      {},
      '/status-consulta/c1?payment_intent=pi_1&redirect_status=succeeded',
      (r) => {
        r['minhas-consultas'].mockResolvedValue({ consultas: [], a_pagar: [DEVIDA] })
        r['confirmar-pagamento'].mockResolvedValue({ status: 'a_capturar' })
      },
    )
    await waitFor(() => expect(lugar()).toBe('/minhas-consultas'))
    expect(confirmar.mock.calls).toEqual([[{ consulta_id: 'c1' }]])
    expect(avisos()).toMatchObject([{ title: 'Cartão recebido' }])
  })

  it('one that ended meanwhile says so on its own page', async () => {
    voltar({ status: 'expired', motivo_fim: 'sem_pagamento' })
    await waitFor(() => expect(lugar()).toBe('/status-consulta/c1'))
    expect(await screen.findByText(/O pagamento não foi autorizado a tempo/)).toBeDefined()
    expect(screen.getByText(/Nada foi cobrado no seu cartão\./)).toBeDefined()
  })

  it('one that the webhook already moved is only followed', async () => {
    const { 'confirmar-pagamento': confirmar } = voltar({})
    await waitFor(() => expect(lugar()).toBe('/status-consulta/c1'))
    expect(confirmar).not.toHaveBeenCalled()
  })

  it('a refusal is said in words, with both ways on', async () => {
    const { 'confirmar-pagamento': confirmar } = voltar({ status: 'pending' })
    confirmar.mockRejectedValue(recusa('pagamento_recusado', { recusa: 'insufficient_funds' }))
    const alerta = await screen.findByRole('alert')
    expect(alerta.textContent).toContain('Erro no pagamento')
    expect(within(alerta).getByRole('link', { name: 'Voltar ao pagamento' }).getAttribute('href')).toBe(
      '/solicitacao',
    )
    confirmar.mockResolvedValue({ status: 'autorizado' })
    await userEvent.click(within(alerta).getByRole('button', { name: 'Verificar novamente' }))
    await waitFor(() => expect(lugar()).toBe('/status-consulta/c1'))
  })

  it('with another card for a refused charge: the server reads it, and the status goes on', async () => {
    const { 'confirmar-pagamento': confirmar } = comOutroCartao()
    confirmar.mockResolvedValue({ status: 'a_capturar' })
    await waitFor(() =>
      expect(avisos()).toMatchObject([
        {
          title: 'Cartão recebido',
          description: 'A cobrança da sua consulta será concluída em instantes.',
        },
      ]),
    )
    expect(confirmar.mock.calls).toEqual([[{ consulta_id: 'c1' }]])
    expect(await screen.findByText('Finalizada')).toBeDefined()
  })

  it('with another card that its bank refused: said, and a third one is tried on the status page', async () => {
    const { 'confirmar-pagamento': confirmar } = comOutroCartao()
    confirmar.mockRejectedValue(recusa('pagamento_recusado', { recusa: 'insufficient_funds' }))
    const alerta = await screen.findByRole('alert')
    await userEvent.click(within(alerta).getByRole('link', { name: 'Voltar ao pagamento' }))
    expect(lugar()).toBe('/status-consulta/c1')
  })

  it('a lost connection is not called a failed payment, and the question is asked again', async () => {
    const { 'confirmar-pagamento': confirmar } = abrir(
      { status: 'pending' },
      '/status-consulta?payment_intent=pi_1&redirect_status=succeeded',
      (r) => r['confirmar-pagamento'].mockRejectedValueOnce(new NetworkError(undefined)),
    )
    const alerta = await screen.findByRole('alert')
    expect(alerta.textContent).toContain('Erro de conectividade')
    expect(alerta.textContent).toContain('Verifique sua conexão e tente novamente.')
    expect(alerta.textContent).not.toContain('Erro no pagamento')
    await userEvent.click(within(alerta).getByRole('button', { name: 'Verificar novamente' }))
    await waitFor(() => expect(lugar()).toBe('/status-consulta/c1'))
    expect(confirmar).toHaveBeenCalledTimes(2)
  })

  it.each([
    [recusa('erro_interno'), 'Erro ao carregar consultas'],
    [new NetworkError(undefined), 'Erro de conectividade'],
  ])('the consultations could not be read: no word of the payment, and again (%s)', async (falha, titulo) => {
    const { 'minhas-consultas': minhas } = abrir(
      { status: 'pending' },
      '/status-consulta?payment_intent=pi_1&redirect_status=succeeded',
      (r) => r['minhas-consultas'].mockRejectedValueOnce(falha),
    )
    const alerta = await screen.findByRole('alert')
    expect(alerta.textContent).toContain(titulo)
    expect(alerta.textContent).not.toContain('Erro no pagamento')
    await userEvent.click(within(alerta).getByRole('button', { name: 'Tentar Novamente' }))
    await waitFor(() => expect(lugar()).toBe('/status-consulta/c1'))
    expect(minhas.mock.calls.length).toBeGreaterThan(1)
  })

  it('one that ended meanwhile cannot be paid any more', async () => {
    const { 'confirmar-pagamento': confirmar } = voltar({ status: 'pending' })
    confirmar.mockResolvedValue({ status: 'cancelado' })
    const alerta = await screen.findByRole('alert')
    expect(alerta.textContent).toContain('Esta solicitação terminou antes da autorização. Nada foi cobrado.')
    expect(within(alerta).queryByRole('link')).toBeNull()
  })
})

describe('what each status shows (estados §3)', () => {
  it('queued: doctors counted once each, estimate, place, time, the way out', async () => {
    abrir()
    expect(await screen.findByText('2 médicos online')).toBeDefined()
    expect(screen.getByText('Tempo estimado de espera: 8 minutos')).toBeDefined()
    expect(screen.getByText('Você é o 2º da fila')).toBeDefined()
    expect(screen.getByRole('timer').textContent).toBe('5:00')
    expect(screen.getByText('Cardiologia')).toBeDefined()
    expect(screen.getByText('Resumo da Triagem')).toBeDefined()
    expect(screen.getByText('Autorizado, ainda não cobrado', { exact: false })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Cancelar solicitação' })).toBeDefined()
    expect(screen.getByText('teste para c1')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Entrar na Videochamada' })).toBeNull()
    expect(screen.getByRole('link', { name: '← Voltar para Consultas' }).getAttribute('href')).toBe(
      '/consultas',
    )
  })

  it('queued: beside the estimate, what the last hour measured, in whole minutes', async () => {
    const medida = { p50_segundos: 60, p90_segundos: 421, amostras: 12 }
    abrir({}, undefined, (r) => r['ver-espera'].mockResolvedValue({ medida }))
    expect(
      await screen.findByText(
        'Na última hora, metade dos pacientes esperou até 1 minuto e 9 em cada 10, até 8 minutos.',
      ),
    ).toBeDefined()
  })

  it('queued and nobody online: no estimate is invented', async () => {
    abrir({}, undefined, (r) => r['ver-presencas'].mockResolvedValue({ presencas: [], online: 0 }))
    expect(await screen.findByText('0 médicos online')).toBeDefined()
    expect(screen.getByText('Avisamos assim que um médico aceitar.')).toBeDefined()
    expect(screen.queryByText(/Tempo estimado/)).toBeNull()
  })

  it.each([
    ['assigned', undefined],
    ['in_progress', undefined],
    ['in_progress', AGORA],
  ] as const)('%s: the doctor and the room; the way out until they met (%s)', async (status, encontro) => {
    abrir({ ...ATENDIDA, status, ambos_conectados_em: encontro })
    expect(await screen.findByText('Dr(a). Helena Prado Vasconcelos')).toBeDefined()
    expect(screen.getByText('online')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Entrar na Videochamada' }).getAttribute('href')).toBe(
      '/sala-video/c1',
    )
    expect(screen.queryByRole('button', { name: 'Cancelar consulta' }) !== null).toBe(encontro === undefined)
  })

  it.each([
    ['2026-11-20T14:59:28.000Z', 'online'],
    ['2026-11-20T14:59:27.000Z', 'Ausente'],
    ['2026-11-20T14:57:59.000Z', 'offline'],
  ])('a doctor seen at %s is %s (P §4.7)', async (last_seen_at, rotulo) => {
    abrir({
      ...ATENDIDA,
      status: 'assigned',
      medico: ATENDIDA.medico && { ...ATENDIDA.medico, last_seen_at },
    })
    expect(await screen.findByText(rotulo)).toBeDefined()
  })

  it.each([
    ['assigned', undefined, true, 'Seu médico está esperando por você. Entre na sala para começar.'],
    ['assigned', undefined, false, SEM_MEDICO],
    ['in_progress', undefined, true, 'Seu médico está esperando por você. Entre na sala para começar.'],
    ['in_progress', undefined, false, SEM_MEDICO],
    ['in_progress', AGORA, true, 'A consulta já começou. Entre na sala: seu médico está lá.'],
    [
      'in_progress',
      AGORA,
      false,
      'A consulta já começou e seu médico não está na sala agora. Entre e aguarde por ele.',
    ],
  ] as const)(
    '%s, met %s, the doctor in the room %s, seen just now in any case: %s',
    async (status, ambos_conectados_em, na_sala, frase) => {
      const medico = ATENDIDA.medico && { ...ATENDIDA.medico, last_seen_at: AGORA, na_sala }
      abrir({ ...ATENDIDA, medico, status, ambos_conectados_em })
      expect(await screen.findByText(frase)).toBeDefined()
    },
  )

  it('does not say that a doctor is there who has been silent for too long, though nothing new was read', async () => {
    const medico = ATENDIDA.medico && { ...ATENDIDA.medico, last_seen_at: AGORA, na_sala: true }
    abrir({ ...ATENDIDA, medico, status: 'assigned' })
    await screen.findByText('Seu médico está esperando por você. Entre na sala para começar.')
    const depois = (segundos: number) => {
      vi.setSystemTime(Date.parse(AGORA) + segundos * 1000)
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    }
    depois(75)
    expect(screen.getByText(/está esperando por você/)).toBeDefined()
    depois(76)
    expect(screen.getByText(/não está na sala agora/)).toBeDefined()
  })

  it('assigned without a room yet: no door to nowhere', async () => {
    abrir({ ...ATENDIDA, status: 'assigned', room_url: undefined })
    await screen.findByText('Médico Encontrado')
    expect(screen.queryByRole('link', { name: 'Entrar na Videochamada' })).toBeNull()
  })

  it('a status nobody knows reads as pending, with nothing to pay', async () => {
    abrir({ status: 'pending', status_gravado: 'on_hold', queued_at: undefined })
    expect(await screen.findByText('Aguardando Pagamento')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Continuar para Pagamento' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Cancelar/ })).toBeNull()
  })

  it('pending: on to the payment', async () => {
    abrir({ status: 'pending', queued_at: undefined })
    expect((await screen.findByRole('link', { name: 'Continuar para Pagamento' })).getAttribute('href')).toBe(
      '/solicitacao',
    )
  })

  it('finished: receipt, times and documents', async () => {
    abrir({
      ...ATENDIDA,
      status: 'finished',
      started_at: '2026-11-20T15:01:00.000Z',
      ended_at: '2026-11-20T15:20:00.000Z',
      pagamento: { status: 'capturado', valor: 15_000 },
    })
    expect(await screen.findByText('Finalizada')).toBeDefined()
    expect(screen.getByText(/Pagamento:/).textContent).toBe('Pagamento: R$\u00a0150,00 · Pago')
    expect(screen.getByRole('link', { name: 'Meus arquivos' }).getAttribute('href')).toBe('/meus-arquivos')
    expect(screen.getAllByRole('definition').map((d) => d.textContent)).toEqual([
      '20/11/2026 14:50',
      '20/11/2026 15:01',
      '20/11/2026 15:20',
    ])
    expect(screen.queryByText('Nada foi cobrado no seu cartão.')).toBeNull()
  })

  const motivos = Object.keys(MOTIVOS) as Motivo[]
  it.each(motivos)('ended by %s: what happened, and that nothing was charged', async (motivo_fim) => {
    const expirou = motivo_fim === 'sem_medico' || motivo_fim === 'sem_pagamento'
    abrir({ status: expirou ? 'expired' : 'cancelled', motivo_fim, ended_at: AGORA })
    expect(await screen.findByText(MOTIVOS[motivo_fim])).toBeDefined()
    expect(screen.getByText(expirou ? 'Expirada' : 'Cancelada')).toBeDefined()
    expect(screen.getByText('Nada foi cobrado no seu cartão.')).toBeDefined()
    const urgente = motivo_fim === 'red_flag'
    expect(screen.queryByRole('link', { name: /SAMU 192/ }) !== null).toBe(urgente)
    expect(screen.queryByRole('link', { name: 'Fazer Triagem' }) !== null).toBe(
      !urgente && motivo_fim !== 'presencial',
    )
  })
})

describe('live (P §4.1)', () => {
  it.each([
    ['queued', 'assigned', 'Médico encontrado! Consulta iniciando...', 'default'],
    ['assigned', 'in_progress', 'Consulta em andamento', 'default'],
    ['in_progress', 'finished', 'Consulta finalizada', 'default'],
    ['queued', 'expired', 'Consulta expirou - tente novamente', 'destructive'],
  ] as const)('%s → %s: "%s"', async (antes, depois, title, variant) => {
    const { 'ver-consulta': ver } = abrir({ ...ATENDIDA, status: antes })
    await waitFor(() => expect(screen.getByText('Cardiologia')).toBeDefined())
    expect(avisos()).toEqual([])
    ver.mockResolvedValue({ ...BASE, ...ATENDIDA, status: depois })
    // The page itself, and the messages on it.
    act(() => expect(dizer('consulta:c1', 'consulta.status')).toBe(2))
    await waitFor(() => expect(avisos()).toEqual([{ title, description: undefined, variant }]))
  })

  it('back to the queue: says that the place is kept', async () => {
    const { 'ver-consulta': ver } = abrir({ ...ATENDIDA, status: 'assigned' })
    await screen.findByText('Médico Encontrado')
    ver.mockResolvedValue(BASE)
    act(() => void dizer('consulta:c1', 'consulta.status'))
    await waitFor(() =>
      expect(avisos()).toEqual([
        {
          title: 'Procurando outro médico',
          description: 'O médico não pôde começar. Seu lugar na fila foi mantido.',
          variant: 'default',
        },
      ]),
    )
  })

  it('a heartbeat reads the online doctors again', async () => {
    const { 'ver-presencas': presencas } = abrir()
    await screen.findByText('2 médicos online')
    presencas.mockResolvedValue({ presencas: dois.presencas.slice(0, 1), online: 1 })
    act(() => void dizer('consulta:c1', 'doctor.heartbeat'))
    expect(await screen.findByText('1 médico online')).toBeDefined()
    expect(presencas.mock.calls.at(-1)).toEqual([{ especialidade: 'cardiologia' }])
  })

  it('pieces of the call are not its business', async () => {
    const { 'ver-consulta': ver } = abrir()
    await screen.findByText('Na Fila')
    act(() => void dizer('consulta:c1', 'sinal'))
    act(() => void dizer('consulta:c1', 'pagamento.status'))
    await waitFor(() => expect(ver).toHaveBeenCalledTimes(2))
  })

  it('when listening begins again, only what changed meanwhile is read again', async () => {
    const { 'ver-consulta': ver } = abrir({ ...ATENDIDA, status: 'assigned', versao: 'v2' })
    await screen.findByText('Médico Encontrado')
    ver.mockResolvedValue({ ...BASE, ...ATENDIDA, status: 'in_progress', versao: 'v3' })
    // The same answer twice.
    act(() => void dizer('consulta:c1', 'assinado', { versao: 'v2' }))
    act(() => void dizer('consulta:c1', 'assinado', { versao: 'v2' }))
    expect(ver).toHaveBeenCalledTimes(1)
    act(() => void dizer('consulta:c1', 'assinado', { versao: 'v3' }))
    await waitFor(() => expect(avisos()).toMatchObject([{ title: 'Consulta em andamento' }]))
    expect(ver).toHaveBeenCalledTimes(2)
    // A late one costs a reading and hides nothing.
    act(() => void dizer('consulta:c1', 'assinado', { versao: 'v2' }))
    await waitFor(() => expect(ver).toHaveBeenCalledTimes(3))
  })

  it('without a version on either side it is read again', async () => {
    const { 'ver-consulta': ver } = abrir()
    await screen.findByText('Na Fila')
    act(() => void dizer('consulta:c1', 'assinado'))
    await waitFor(() => expect(ver).toHaveBeenCalledTimes(2))
  })
})

describe('cancelling', () => {
  it('asks first, then shows that it ended and that nothing was charged', async () => {
    const { 'cancelar-consulta': cancelar, 'ver-consulta': ver } = abrir()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar solicitação' }))
    const dialogo = screen.getByRole('dialog', { name: 'Cancelar esta solicitação?' })
    expect(cancelar).not.toHaveBeenCalled()
    ver.mockResolvedValue({ ...BASE, status: 'cancelled', motivo_fim: 'paciente', ended_at: AGORA })
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Cancelar solicitação' }))
    expect(await screen.findByText(MOTIVOS.paciente)).toBeDefined()
    expect(cancelar.mock.calls).toEqual([[{ id: 'c1' }]])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(avisos()).toEqual([
      { title: 'Consulta cancelada', description: 'Nada foi cobrado no seu cartão.', variant: 'default' },
    ])
  })

  it('too late: says why and shows how it stands now', async () => {
    const { 'cancelar-consulta': cancelar, 'ver-consulta': ver } = abrir()
    cancelar.mockRejectedValue(recusa('transicao_invalida'))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar solicitação' }))
    ver.mockResolvedValue({ ...BASE, ...ATENDIDA, status: 'in_progress' })
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar solicitação' }),
    )
    expect(await screen.findByText('Em Andamento')).toBeDefined()
  })
})

describe('whoever waits at this page', () => {
  it.each(['queued', 'assigned', 'finished'] as const)(
    'is told, while %s, that no mail comes to the address they have',
    async (status) => {
      const queries = leituras()
      queries.setQueryData(CHAVE_DO_PERFIL, { email_com_problema: 'devolvido' })
      abrir({ status }, undefined, undefined, queries)
      await screen.findByText('Resumo da Triagem')
      expect(screen.queryByText('O e-mail não vai avisar você') !== null).toBe(status !== 'finished')
    },
  )

  it('is called though the doctor began at once', async () => {
    let agora: Partial<ConsultaVista> = {}
    abrir({}, '/status-consulta/c1', (respostas) => {
      respostas['ver-consulta'].mockImplementation(async () => ({ ...BASE, ...agora }))
    })
    await screen.findByText('Resumo da Triagem')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    onTestFinished(() => void vi.restoreAllMocks())
    document.title = 'Status da Consulta'
    agora = { ...ATENDIDA, status: 'in_progress', started_at: AGORA }
    await act(async () => dizer('consulta:c1', 'consulta.status'))
    await waitFor(() => expect(document.title).toContain(CHAMADOS.aceita))
  })
})
