// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QUADRO_IDS } from '#domain/admin/saude.ts'
import { HELENA } from '#semente/personas.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { Health } from '../../../../web/src/features/admin/health.tsx'
import { Monitoring } from '../../../../web/src/features/admin/monitoring.tsx'
import { RENOVACAO_MS } from '../../../../web/src/features/admin/use-saude.ts'
import { NetworkError } from '../../../../web/src/lib/api.ts'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { aviso, lugar } from '../../../support/tela.tsx'
import { abrir } from './apoio.tsx'

vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts')

const EM = '2026-11-20T13:05:09.000Z'
const quadro = (status: string, value = 'Valor 1', details = 'Detalhe.') => ({
  status,
  value,
  details,
  latency: 12,
})
const PAINEL = {
  overall_status: 'degraded',
  last_updated: EM,
  ...Object.fromEntries(QUADRO_IDS.map((id) => [id, quadro('healthy')])),
  doctor_presence: quadro('warning', '0 médicos online', 'Há espera em 1 especialidade sem médico online.'),
  cron_jobs: quadro('error', '6 de 7 em dia', 'Atrasadas: reconciliar.'),
}
const ANALISE = {
  triage_funnel: {
    total_triages: 80,
    approved_for_tele: 60,
    consultation_requests: 50,
    conversion_rate: 62.5,
  },
  consultation_sla: { avg_acceptance_time: 1.5, acceptance_rate: 95 },
  doctor_ltv: { active_doctors: 2, avg_consultations_per_doctor: 18, avg_revenue_per_doctor: 1750 },
  triage_review: {
    reviewed: 16,
    confirmed: 9,
    overridden: 7,
    override_rate: 43.8,
    missed: 1,
    underestimated: 2,
    overestimated: 4,
    by_confidence: [
      { band: 'ate_65', reviewed: 0, confirmed: 0, confirmed_rate: 0 },
      { band: 'ate_80', reviewed: 4, confirmed: 1, confirmed_rate: 25 },
      { band: 'acima_de_80', reviewed: 12, confirmed: 8, confirmed_rate: 66.7 },
    ],
  },
}
const SERVICOS = {
  overall: 'healthy',
  lastUpdate: EM,
  services: [
    { service: 'database', status: 'healthy', lastCheck: EM, latency: 12, details: '12 ms. Grava e lê.' },
    { service: 'realtime', status: 'degraded', lastCheck: EM, latency: 40, details: '3 conexões.' },
  ],
}
const KYC = {
  today: { total_attempts: 10, approved: 5, rejected: 1, pending: 4, success_rate: 83.3 },
  hourly: [
    { hour: 0, total_attempts: 4, approved: 2, rejected: 0 },
    { hour: 1, total_attempts: 6, approved: 3, rejected: 1 },
  ],
}

const reais = (texto: string) => texto.replace(' ', '\u00A0')
const valorDe = (nome: string) => screen.getByText(nome).nextSibling?.textContent
const aba = (nome: string) => screen.getByRole('tab', { name: nome })

beforeEach(() => dismissToast())
afterEach(() => {
  cleanup()
  dismissToast()
  vi.useRealTimers()
})

describe('Admin Health Dashboard (D §2.13)', () => {
  it('shows the overall status, the time and a card of each part', async () => {
    servidor({ 'health-check': PAINEL, 'analytics-basic': ANALISE })
    abrir(<Health />)
    expect(await screen.findByRole('heading', { name: 'Admin Health Dashboard' })).toBeDefined()
    expect(await screen.findByText('Degradado')).toBeDefined()
    expect(screen.getByText('Última atualização: 10:05:09')).toBeDefined()
    const [lista] = screen.getAllByRole('list')
    const quadros = within(lista as HTMLElement).getAllByRole('listitem')
    const lidos = quadros.map((item) => [
      within(item).getByText(/^[a-z_]+$/).textContent,
      within(item).getByText(/^(OK|Atenção|Erro)$/).textContent,
    ])
    expect(lidos).toEqual([
      ['edge_functions', 'OK'],
      ['realtime', 'OK'],
      ['consultas_queue', 'OK'],
      ['doctor_presence', 'Atenção'],
      ['cron_jobs', 'Erro'],
      ['stripe_webhooks', 'OK'],
      ['database', 'OK'],
    ])
    expect(screen.getByText('6 de 7 em dia')).toBeDefined()
  })

  it.each([
    ['healthy', 'Saudável'],
    ['degraded', 'Degradado'],
    ['unhealthy', 'Indisponível'],
  ])('says %s as %s', async (overall_status, rotulo) => {
    servidor({ 'health-check': { ...PAINEL, overall_status }, 'analytics-basic': ANALISE })
    abrir(<Health />)
    expect(await screen.findByText(rotulo)).toBeDefined()
  })

  it('shows the 7-day analytics in a chart with a table beside it', async () => {
    const mocks = servidor({ 'health-check': PAINEL, 'analytics-basic': ANALISE })
    abrir(<Health />)
    const funil = await screen.findByRole('table', { name: 'Funil de triagem' })
    expect(
      within(funil)
        .getAllByRole('row')
        .map((linha) => linha.textContent),
    ).toEqual([
      'EtapaQuantidade',
      'Triagens feitas80',
      'Indicadas para teleconsulta60',
      'Consultas solicitadas50',
    ])
    expect(funil.closest('figure')?.querySelector('[aria-hidden=true]')?.textContent).toBe(
      // Between the names of its axes the chart has the figures of its table.
      'EtapaTriagens feitas80Indicadas para teleconsulta60Consultas solicitadas50Quantidade',
    )
    expect(valorDe('Conversão')).toBe('62,5%')
    expect(valorDe('Tempo médio de aceite')).toBe('1,5 min')
    expect(valorDe('Taxa de aceite')).toBe('95%')
    expect(valorDe('Médicos ativos')).toBe('2')
    expect(valorDe('Consultas por médico')).toBe('18')
    expect(valorDe('Receita por médico')).toBe(reais('R$ 1.750,00'))
    expect(mocks['analytics-basic']).toHaveBeenCalledWith({ days: 7 })
    expect(mocks['health-check']).toHaveBeenCalledWith({ include_details: true })
  })

  it('is read again by its button and by itself every 30 s', async () => {
    const mocks = servidor({ 'health-check': PAINEL, 'analytics-basic': ANALISE })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    abrir(<Health />)
    await screen.findByText('Degradado')
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(await screen.findByRole('button', { name: 'Atualizar Métricas' }))
    await waitFor(() => expect(mocks['health-check']).toHaveBeenCalledTimes(2))
    expect(RENOVACAO_MS).toBe(30_000)
    await vi.advanceTimersByTimeAsync(RENOVACAO_MS + 100)
    await waitFor(() => expect(mocks['health-check'].mock.calls.length).toBeGreaterThanOrEqual(3))
  })

  it('goes back to /', async () => {
    servidor({ 'health-check': PAINEL, 'analytics-basic': ANALISE })
    abrir(<Health />)
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar ao Dashboard' }))
    expect(lugar()).toBe('/')
  })

  it('tells that the status could not be read (D §8)', async () => {
    const mocks = servidor({ 'health-check': PAINEL, 'analytics-basic': ANALISE })
    mocks['health-check'].mockRejectedValue(recusa('erro_interno'))
    abrir(<Health />)
    await waitFor(() =>
      expect(aviso()).toEqual({
        title: 'Erro ao carregar status',
        description: 'Não foi possível carregar as métricas do sistema',
        variant: 'destructive',
      }),
    )
  })

  it('names a lost connection, which is nothing of the system (P §8)', async () => {
    const mocks = servidor({ 'health-check': PAINEL, 'analytics-basic': ANALISE })
    mocks['health-check'].mockRejectedValue(new NetworkError(undefined))
    abrir(<Health />)
    expect(await screen.findByText('Erro de conectividade')).toBeDefined()
    expect(aviso()).toEqual({
      title: 'Erro de conectividade',
      description: 'Verifique sua conexão e tente novamente.',
      variant: 'destructive',
    })
  })

  it('is down as a whole, with the one service that did not answer, also after it was well', async () => {
    const user = userEvent.setup()
    const mocks = servidor({ 'health-check': PAINEL, 'analytics-basic': ANALISE })
    abrir(<Health />)
    await screen.findByText('Degradado')
    mocks['health-check'].mockRejectedValue(recusa('erro_interno'))
    await user.click(screen.getByRole('button', { name: 'Atualizar Métricas' }))
    expect(await screen.findByText('Indisponível')).toBeDefined()
    expect(screen.getByText('system')).toBeDefined()
    expect(screen.queryByText('cron_jobs')).toBeNull()
  })

  it('only warns when the analytics fail', async () => {
    const mocks = servidor({ 'health-check': PAINEL, 'analytics-basic': ANALISE })
    mocks['analytics-basic'].mockRejectedValue(recusa('erro_interno'))
    abrir(<Health />)
    expect(await screen.findByText('As análises não puderam ser lidas')).toBeDefined()
    expect(await screen.findByText('Degradado')).toBeDefined()
    expect(aviso()).toBeUndefined()
  })

  it('sends who is no admin to / (D §2.2)', async () => {
    const mocks = servidor({ 'health-check': PAINEL, 'analytics-basic': ANALISE })
    abrir(<Health />, HELENA)
    await waitFor(() => expect(lugar()).toBe('/'))
    expect(aviso()).toEqual({
      title: 'Acesso negado',
      description: 'Você não tem permissão para acessar esta página',
      variant: 'destructive',
    })
    expect(mocks['health-check']).not.toHaveBeenCalled()
  })
})

describe('system monitoring (D §2.14)', () => {
  it('has the three tabs, moved by the arrows', async () => {
    servidor({ 'health-check': SERVICOS, 'kyc-monitoring': KYC })
    abrir(<Monitoring />)
    await screen.findByText('Saudável', { selector: 'span' })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Visão Geral',
      'Serviços',
      'KYC Metrics',
    ])
    aba('Visão Geral').focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(aba('Serviços'))
    expect(aba('Serviços').getAttribute('aria-selected')).toBe('true')
  })

  it('lists the services with status, last check, latency and details', async () => {
    const mocks = servidor({ 'health-check': SERVICOS, 'kyc-monitoring': KYC })
    abrir(<Monitoring />)
    await userEvent.click(await screen.findByRole('tab', { name: 'Serviços' }))
    const linhas = within(screen.getByRole('table')).getAllByRole('row')
    expect(linhas.slice(1).map((linha) => linha.textContent)).toEqual([
      'Banco de dadosSaudável10:05:0912 ms12 ms. Grava e lê.',
      'Tempo realDegradado10:05:0940 ms3 conexões.',
    ])
    expect(mocks['health-check']).toHaveBeenCalledWith({})
  })

  it('shows today’s identity checks', async () => {
    const mocks = servidor({ 'health-check': SERVICOS, 'kyc-monitoring': KYC })
    abrir(<Monitoring />)
    await userEvent.click(await screen.findByRole('tab', { name: 'KYC Metrics' }))
    await screen.findByText('Verificações que começaram hoje')
    expect(['Aprovadas', 'Rejeitadas', 'Pendentes', 'Taxa de aprovação'].map(valorDe)).toEqual([
      '5',
      '1',
      '4',
      '83,3%',
    ])
    expect(within(screen.getByRole('table')).getByText('1h').nextSibling?.textContent).toBe('6')
    expect(screen.queryByText('Etapas de hoje')).toBeNull()
    expect(mocks['kyc-monitoring']).toHaveBeenCalledWith({
      include_hourly: true,
      include_stages: true,
    })
  })

  it('has no rate where nothing was decided', async () => {
    const today = { ...KYC.today, approved: 0, rejected: 0, pending: 6, success_rate: 0 }
    servidor({ 'health-check': SERVICOS, 'kyc-monitoring': { ...KYC, today } })
    abrir(<Monitoring />)
    await userEvent.click(await screen.findByRole('tab', { name: 'KYC Metrics' }))
    await screen.findByText('Verificações que começaram hoje')
    expect(['Pendentes', 'Taxa de aprovação'].map(valorDe)).toEqual(['6', '—'])
  })

  it('names no more hours below the chart than can be read, and all of them in the table', async () => {
    const hourly = Array.from({ length: 24 }, (_, hour) => ({
      hour,
      total_attempts: 1,
      approved: 1,
      rejected: 0,
      pending: 0,
    }))
    servidor({ 'health-check': SERVICOS, 'kyc-monitoring': { ...KYC, hourly } })
    abrir(<Monitoring />)
    await userEvent.click(await screen.findByRole('tab', { name: 'KYC Metrics' }))
    const grafico = (await screen.findByText('Tentativas por hora', { selector: 'figcaption' })).parentElement
    expect(grafico?.querySelector('[aria-hidden=true]')?.textContent).toBe(
      // The axes say what is counted, from nothing to the most, and by what.
      'Tentativas100h3h6h9h12h15h18h21hHora',
    )
    expect(screen.getAllByRole('row')).toHaveLength(25)
  })

  it('shows what each stage did, of those that were carried out', async () => {
    const etapa = {
      stage: 'ocr',
      attempts: 0,
      approved: 0,
      rejected: 0,
      in_review: 0,
      pass_rate: 0,
      avg_ms: 0,
    }
    const vida = { ...etapa, stage: 'liveness', attempts: 12, approved: 9, rejected: 1, in_review: 2 }
    const stages = [
      { ...etapa, scores: [] },
      { ...vida, pass_rate: 90, avg_ms: 420, scores: [{ band: '95_100', count: 8 }] },
    ]
    servidor({ 'health-check': SERVICOS, 'kyc-monitoring': { ...KYC, stages } })
    abrir(<Monitoring />)
    await userEvent.click(await screen.findByRole('tab', { name: 'KYC Metrics' }))
    const tabela = await screen.findByRole('table', { name: 'Etapas de hoje' })
    const linhas = within(tabela).getAllByRole('row')
    expect(linhas.slice(1).map((linha) => linha.textContent)).toEqual(['Prova de vida129290%420 ms8'])
  })

  it('is Indisponível with the one service system when the health call fails (D §4, §8)', async () => {
    const mocks = servidor({ 'health-check': SERVICOS, 'kyc-monitoring': KYC })
    mocks['health-check'].mockRejectedValue(new Error('Sem resposta'))
    abrir(<Monitoring />)
    expect(await screen.findByText('Indisponível', { selector: 'span' })).toBeDefined()
    await userEvent.click(aba('Serviços'))
    const [, linha] = within(screen.getByRole('table')).getAllByRole('row')
    expect(linha?.textContent).toMatch(/^SistemaIndisponível.*Sem resposta$/)
  })
})
