// @vitest-environment jsdom
import { cleanup, configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Consultas } from '../../../../web/src/app/consultas.tsx'
import { MinhasConsultas } from '../../../../web/src/features/consulta/minhas-consultas.tsx'
import { NetworkError } from '../../../../web/src/lib/api.ts'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { abrirTela } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts', { spy: true })
vi.mock('../../../../web/src/features/solicitacao/solicitacao.tsx', () => ({
  Solicitacao: () => <h1>Solicitar Consulta</h1>,
}))

const CONSULTA = {
  id: 'c1',
  status: 'finished',
  especialidade_sugerida: 'cardiologia',
  created_at: '2026-11-20T14:50:00.000Z',
  started_at: '2026-11-20T15:01:00.000Z',
  medico: { nome_oficial: 'Helena Prado', crm: '1', uf: 'SP', especialidade: null, last_seen_at: null },
}

const DEVIDA = { id: 'c9', paciente_id: 'u9', ended_at: '2026-11-20T15:00:00.000Z' }

function abrir(consultas: readonly object[], tela = <MinhasConsultas />, state?: object, falha?: Error) {
  const { 'minhas-consultas': minhas } = servidor({ 'minhas-consultas': { consultas } })
  if (falha) minhas.mockRejectedValueOnce(falha)
  abrirTela(tela, { em: { pathname: '/consultas', state } })
}

beforeEach(() => {
  vi.clearAllMocks()
})
afterEach(cleanup)

describe("'Minhas Consultas' (P §2.16)", () => {
  it('what is owed is paid here, also for whoever is no longer in the list', async () => {
    servidor({ 'minhas-consultas': { consultas: [], a_pagar: [DEVIDA] } })
    abrirTela(<MinhasConsultas />, { em: '/minhas-consultas' })
    expect(await screen.findByText('A cobrança do seu cartão foi recusada')).toBeDefined()
    expect(screen.getByText('Consulta de 20/11/2026 15:00.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Pagar com outro cartão' })).toBeDefined()
  })

  it('three skeletons, then the cards in the order of the server', async () => {
    abrir([{ ...CONSULTA, id: 'c2', status: 'canceled', started_at: undefined, medico: null }, CONSULTA])
    expect(screen.getAllByTestId('esqueleto')).toHaveLength(3)
    const [primeira, segunda] = await screen.findAllByRole('article')
    expect(primeira?.textContent).toBe(
      'CardiologiaCancelada20/11/2026 14:50Ver consulta de Cardiologia, 20/11/2026 14:50',
    )
    expect(segunda?.textContent).toBe(
      'CardiologiaFinalizada20/11/2026 14:50Iniciada: 20/11/2026 15:01Dr(a). Helena PradoVer consulta de Cardiologia, 20/11/2026 14:50',
    )
    expect(segunda && within(segunda).getByRole('link').getAttribute('href')).toBe('/status-consulta/c1')
  })

  it.each([
    ['pending', 'Aguardando'],
    ['queued', 'Na Fila'],
    ['accepted', 'Médico Encontrado'],
    ['assigned', 'Médico Encontrado'],
    ['in_call', 'Em andamento'],
    ['in_progress', 'Em andamento'],
    ['completed', 'Finalizada'],
    ['cancelled', 'Cancelada'],
    ['expired', 'Expirada'],
  ])('reading 2: %s is "%s"', async (status, rotulo) => {
    abrir([{ ...CONSULTA, status }])
    expect(within(await screen.findByRole('article')).getByText(rotulo)).toBeDefined()
  })

  it('reading 2: a status nobody knows shows itself', async () => {
    abrir([{ ...CONSULTA, status: 'pending', status_gravado: 'inventado' }])
    expect(within(await screen.findByRole('article')).getByText('inventado')).toBeDefined()
  })

  it("a consultation of no specialty is 'Consulta Geral'", async () => {
    abrir([{ ...CONSULTA, especialidade_sugerida: 'clinica_medica', sem_especialidade: true }])
    expect(await screen.findByRole('heading', { name: 'Consulta Geral' })).toBeDefined()
  })

  it('empty: both ways on', async () => {
    abrir([])
    expect(await screen.findByRole('heading', { name: 'Nenhuma consulta encontrada' })).toBeDefined()
    expect(screen.getByText('Você ainda não possui consultas realizadas.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Fazer Triagem' }).getAttribute('href')).toBe('/triagem')
    expect(screen.getByRole('link', { name: 'Solicitar Consulta' }).getAttribute('href')).toBe('/solicitacao')
  })

  it.each([
    [recusa('erro_interno'), 'Erro ao carregar consultas', 'Não foi possível carregar suas consultas.'],
    [new NetworkError(undefined), 'Erro de conectividade', 'Verifique sua conexão e tente novamente.'],
  ])('failure: said, and repeated on request (%s)', async (falha, titulo, descricao) => {
    abrir([CONSULTA], undefined, undefined, falha)
    const alerta = await screen.findByRole('alert')
    expect(alerta.textContent).toContain(titulo)
    expect(alerta.textContent).toContain(descricao)
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
    expect(await screen.findByRole('article')).toBeDefined()
  })
})

describe("'/consultas' (leituras §1)", () => {
  it('the list', async () => {
    abrir([CONSULTA], <Consultas />)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty('textContent', 'Minhas Consultas')
  })

  it.each([
    ['from triage', [], { especialidadeSugerida: 'cardiologia' }],
    ['with a pending request', [{ ...CONSULTA, status: 'pending' }], undefined],
  ])('the request screen %s', async (_, consultas, state) => {
    abrir(consultas, <Consultas />, state)
    expect(await screen.findByRole('heading', { level: 1, name: 'Solicitar Consulta' })).toBeDefined()
  })
})
