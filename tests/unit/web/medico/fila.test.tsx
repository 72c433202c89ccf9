// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import type { ConsultaNaFila } from '#domain/consulta/vista.ts'
import { RECUSAS_DO_ACEITE } from '#domain/consulta/aceite.ts'
import { ANA, HELENA, type Persona } from '#semente/personas.ts'
import { dismissToast, toastStore } from '../../../../web/src/components/toast-store.ts'
import { despedir } from '../../../../web/src/features/medico/despedida.ts'
import { Fila } from '../../../../web/src/features/medico/fila.tsx'
import { tocarAviso } from '../../../../web/src/features/medico/som.ts'
import { NetworkError } from '../../../../web/src/lib/api.ts'
import { CHAVE_DA_SESSAO, CHAVE_DO_PERFIL } from '../../../../web/src/lib/sessao/use-perfil.ts'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { dizer, linha, responder } from '../../../support/canal-falso.ts'
import { abrirTela, aviso, leituras, lugar } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts')
vi.mock('../../../../web/src/lib/tempo-real/tempo-real.ts', () => import('../../../support/canal-falso.ts'))
vi.mock('../../../../web/src/features/medico/som.ts')
vi.mock('../../../../web/src/features/medico/despedida.ts')

const AGORA = new Date('2026-11-20T15:00:00.000Z')
const ha = (ms: number) => new Date(AGORA.getTime() - ms).toISOString()
const MEDICO = {
  id: HELENA.usuario.id,
  crm: '123456',
  uf: 'SP',
  status_crm: 'VERIFIED',
  nome_oficial: 'Helena Prado Vasconcelos',
  especialidades: [
    { especialidade: 'clinica_medica', verificado: true, rqe: null },
    { especialidade: 'cardiologia', verificado: true, rqe: '1234' },
    { especialidade: 'urologia', verificado: false, rqe: '99' },
  ],
}
const FORA = {
  status: 'offline',
  especialidade: null,
  entrou_em: null,
  last_seen_at: null,
  consulta_id: null,
}
const ONLINE = {
  ...FORA,
  status: 'online',
  especialidade: 'cardiologia',
  entrou_em: ha(65_000),
  last_seen_at: ha(1_000),
}
const linhaDe = (id: string, nome: string, minutos: number): ConsultaNaFila => ({
  id,
  especialidade_sugerida: 'cardiologia',
  triagem_resumo_ia: `Relato de ${nome}.`,
  triagem_conf_ia: 0.87,
  created_at: ha(minutos * 60_000 + 60_000),
  queued_at: ha(minutos * 60_000),
  paciente: { primeiro_nome: nome, idade: 36 },
})
const RITA = linhaDe('c1', 'Rita', 3)
const SAUL = linhaDe('c2', 'Saul', 2)
const TANIA = linhaDe('c3', 'Tânia', 1)

type Nome =
  | 'medico-eu'
  | 'minha-presenca'
  | 'doctor-presence'
  | 'sair-da-fila'
  | 'ver-fila'
  | 'accept-consulta'

interface Caso {
  readonly persona?: Persona
  readonly presenca?: object
  readonly fila?: readonly ConsultaNaFila[]
  readonly state?: unknown
  readonly preparar?: (respostas: Record<Nome, Mock>) => void
}

function abrir({ persona = HELENA, presenca = FORA, fila = [], state, preparar }: Caso = {}) {
  const respostas = servidor<Nome>({
    'medico-eu': MEDICO,
    'minha-presenca': presenca,
    'doctor-presence': { success: true },
    'sair-da-fila': { success: true },
    'ver-fila': { consultas: fila },
    'accept-consulta': { ok: true },
  })
  preparar?.(respostas)
  const queries = leituras()
  queries.setQueryData(CHAVE_DA_SESSAO, { id: persona.usuario.id, email: persona.usuario.email })
  queries.setQueryData(CHAVE_DO_PERFIL, { ...persona.usuario, papeis: [], etapa_cadastro: 'completo' })
  const { unmount } = abrirTela(<Fila />, {
    em: { pathname: '/fila-medico', state },
    rotas: ['/fila-medico'],
    queries,
  })
  return { ...respostas, queries, unmount }
}

const botao = (name: string | RegExp) => screen.findByRole('button', { name })
const nomes = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const noCanal = (evento: 'consulta.created' | 'consulta.accepted', dados: object, em = AGORA) =>
  void dizer('fila:cardiologia', evento, { ...dados, em: em.toISOString() })
const chegou = (consulta: ConsultaNaFila, em?: Date) =>
  noCanal('consulta.created', { consulta_id: consulta.id, linha: consulta }, em)
const saiu = ({ id }: ConsultaNaFila) => noCanal('consulta.accepted', { consulta_id: id })
const mudarVisao = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
/** Lets time pass with everything that waits on it. */
const passar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers({ now: AGORA, shouldAdvanceTime: true })
  linha.aberta = false
  linha.enviadas.length = 0
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })

describe('the doctor (D §2.7)', () => {
  it('somebody else goes to the doctors’ onboarding', () => {
    abrir({ persona: ANA })
    expect(lugar()).toBe('/doctor-onboarding')
  })

  it('card: name, CRM, state, and only the verified specialties to choose from', async () => {
    abrir()
    expect(await screen.findByRole('heading', { name: 'Helena Prado Vasconcelos' })).toBeDefined()
    expect(screen.getByText('CRM 123456/SP')).toBeDefined()
    expect(screen.getByText('Inativo')).toBeDefined()
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Selecione uma especialidade',
      'Clínica Médica',
      'Cardiologia',
    ])
    expect(screen.getByRole('heading', { name: 'Você está fora da fila' })).toBeDefined()
  })

  it('says what is missing to whoever goes in without a specialty', async () => {
    const pessoa = user()
    const r = abrir()
    await pessoa.click(await botao('Entrar na Fila'))
    expect(aviso()).toMatchObject({ title: 'Selecione uma especialidade', variant: 'destructive' })
    expect(screen.getByRole('combobox', { description: 'Selecione uma especialidade' })).toBeDefined()
    expect(r['doctor-presence']).not.toHaveBeenCalled()
    await pessoa.selectOptions(screen.getByRole('combobox'), 'cardiologia')
    expect(screen.queryByRole('combobox', { description: 'Selecione uma especialidade' })).toBeNull()
  })

  it('with one specialty there is nothing to choose', async () => {
    abrir({
      preparar: (r) =>
        r['medico-eu'].mockResolvedValue({ ...MEDICO, especialidades: MEDICO.especialidades.slice(0, 1) }),
    })
    expect(await botao('Entrar na Fila')).toHaveProperty('disabled', false)
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('joins: toast, timer, locked specialty; pauses', async () => {
    const pessoa = user()
    const r = abrir()
    await pessoa.selectOptions(await screen.findByRole('combobox'), 'cardiologia')
    r['minha-presenca'].mockResolvedValue({ ...ONLINE, entrou_em: ha(0), last_seen_at: ha(0) })
    await pessoa.click(await botao('Entrar na Fila'))
    expect(await screen.findByRole('heading', { name: 'Nenhuma consulta pendente' })).toBeDefined()
    expect(r['doctor-presence'].mock.calls[0]).toEqual([
      { medico_id: HELENA.usuario.id, especialidade: 'cardiologia' },
    ])
    expect(aviso()).toEqual({
      title: 'Entrando na fila',
      description: 'Você está disponível para Cardiologia',
      variant: 'default',
    })
    expect(screen.getByRole('combobox')).toHaveProperty('disabled', true)
    expect(screen.getByText(/Disponível na fila há/)).toBeDefined()

    await pessoa.click(await botao('Pausar'))
    expect(await screen.findByText('Inativo')).toBeDefined()
    expect(aviso()).toEqual({
      title: 'Pausado',
      description: 'Você saiu da fila de atendimentos',
      variant: 'default',
    })
    expect(r['sair-da-fila']).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'cardiologia')
  })

  it('what was being read of the presence as the doctor paused does not undo it', async () => {
    const pessoa = user()
    const { queries, ...r } = abrir({ presenca: ONLINE })
    const pausar = await botao('Pausar')
    let responderLeitura: (presenca: object) => void = () => undefined
    r['minha-presenca'].mockReturnValue(new Promise((resolve) => (responderLeitura = resolve)))
    act(() => void queries.invalidateQueries({ queryKey: ['presenca'] }))
    await pessoa.click(pausar)
    expect(await screen.findByText('Inativo')).toBeDefined()
    await act(async () => responderLeitura(ONLINE))
    await passar(100)
    expect(screen.getByText('Inativo')).toBeDefined()
    expect(r['minha-presenca']).toHaveBeenCalledTimes(2)
  })

  it('the timer counts from the server’s instant, every second', async () => {
    abrir({ presenca: ONLINE })
    const timer = await screen.findByRole('timer')
    expect(timer.textContent).toMatch(/^1:0[56]$/)
    expect(screen.getByRole('heading', { level: 1, name: 'Fila de Consultas' })).toBeDefined()
    const antes = Number(timer.textContent.slice(2))
    await passar(3_000)
    expect(Number(timer.textContent.slice(2))).toBeGreaterThanOrEqual(antes + 3)
  })

  it('in a consultation: says so and leads back to the room; the queue returns when it ends', async () => {
    const r = abrir({ presenca: { ...FORA, status: 'em_consulta', consulta_id: 'c9' } })
    expect(await screen.findByText('Em consulta')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Voltar para a sala' }).getAttribute('href')).toBe(
      '/sala-video/c9',
    )
    expect(screen.queryByRole('button', { name: /Fila|Pausar/ })).toBeNull()
    r['minha-presenca'].mockResolvedValue(FORA)
    act(() => expect(dizer('consulta:c9', 'consulta.status')).toBe(1))
    expect(await botao('Entrar na Fila')).toBeDefined()
  })
})

describe('beats (D §9)', () => {
  const beats = () => linha.enviadas.filter(({ acao }) => acao === 'heartbeat')

  it('every 30 s over the open line, without the server function', async () => {
    linha.aberta = true
    const r = abrir({ presenca: ONLINE })
    const presente = () =>
      responder({ evento: 'presente', dados: { especialidade: 'cardiologia', em: AGORA.toISOString() } })
    await waitFor(() =>
      expect(beats()).toEqual([{ acao: 'heartbeat', especialidade: 'cardiologia', continuar: true }]),
    )
    presente()
    await passar(30_000)
    expect(beats()).toHaveLength(2)
    presente()
    await passar(10_000)
    expect(r['doctor-presence']).not.toHaveBeenCalled()
  })

  it('an unanswered one goes by the server function', async () => {
    linha.aberta = true
    const r = abrir({ presenca: ONLINE })
    await waitFor(() => expect(beats()).toHaveLength(1))
    expect(r['doctor-presence']).not.toHaveBeenCalled()
    await passar(5_000)
    expect(r['doctor-presence']).toHaveBeenCalledTimes(1)
    expect(screen.getByText(/Disponível na fila há/)).toBeDefined()
  })

  it('one that is on its way when the doctor pauses goes nowhere: nobody is put back', async () => {
    const pessoa = user()
    linha.aberta = true
    const r = abrir({ presenca: ONLINE })
    await waitFor(() => expect(beats()).toHaveLength(1))
    let sair: (resposta: object) => void = () => undefined
    r['sair-da-fila'].mockReturnValue(new Promise((resolve) => (sair = resolve)))
    await pessoa.click(await botao('Pausar'))
    // While the server is being told as well as after it.
    await passar(5_000)
    await act(async () => sair({ success: true }))
    expect(await screen.findByText('Inativo')).toBeDefined()
    await passar(60_000)
    expect(r['doctor-presence']).not.toHaveBeenCalled()
    expect(beats()).toHaveLength(1)
  })

  it('one whose second try waits is not tried again from another screen', async () => {
    const r = abrir({
      presenca: ONLINE,
      preparar: (respostas) => respostas['doctor-presence'].mockRejectedValue(new NetworkError(undefined)),
    })
    await waitFor(() => expect(r['doctor-presence']).toHaveBeenCalledTimes(1))
    r.unmount()
    await passar(10_000)
    expect(r['doctor-presence']).toHaveBeenCalledTimes(1)
  })

  it('the doctor who could not pause goes on being there', async () => {
    const pessoa = user()
    linha.aberta = true
    const r = abrir({
      presenca: ONLINE,
      preparar: (respostas) => respostas['sair-da-fila'].mockRejectedValue(new NetworkError(undefined)),
    })
    await waitFor(() => expect(beats()).toHaveLength(1))
    await pessoa.click(await botao('Pausar'))
    await waitFor(() => expect(beats()).toHaveLength(2))
    expect(screen.getByText(/Disponível na fila há/)).toBeDefined()
    expect(r['sair-da-fila']).toHaveBeenCalledTimes(1)
  })

  it('lost contact: out of the queue, said, and one click leads back', async () => {
    const pessoa = user()
    const r = abrir({
      presenca: ONLINE,
      preparar: (respostas) => respostas['doctor-presence'].mockRejectedValue(new NetworkError(undefined)),
    })
    await waitFor(() => expect(r['doctor-presence']).toHaveBeenCalledTimes(1))
    expect(screen.getByText(/Disponível na fila há/)).toBeDefined()
    await passar(5_000)
    expect(r['doctor-presence']).toHaveBeenCalledTimes(2)
    expect(aviso()).toEqual({
      title: 'Conectividade perdida',
      description: 'Você foi removido da fila. Clique para voltar.',
      variant: 'destructive',
    })
    expect(toastStore.snapshot()[0]?.action?.label).toBe('Voltar para a fila')
    expect(screen.getByText('Inativo')).toBeDefined()
    expect(screen.getByText('Conectividade perdida')).toBeDefined()
    r['doctor-presence'].mockResolvedValue({ success: true })
    await pessoa.click(await botao('Voltar para a fila'))
    expect(await screen.findByText(/Disponível na fila há/)).toBeDefined()
    expect(screen.queryByText('Conectividade perdida')).toBeNull()
  })

  it('paused on another device: out here too, said, and one click leads back', async () => {
    const r = abrir({
      presenca: ONLINE,
      preparar: (respostas) => {
        respostas['minha-presenca'].mockResolvedValueOnce(ONLINE).mockResolvedValue(FORA)
        respostas['doctor-presence'].mockRejectedValueOnce(recusa('fora_da_fila'))
      },
    })
    expect(await screen.findByText('Você não está mais na fila')).toBeDefined()
    expect(screen.getByText('Inativo')).toBeDefined()
    expect(r['doctor-presence'].mock.calls[0]).toEqual([
      { medico_id: HELENA.usuario.id, especialidade: 'cardiologia', continuar: true },
    ])
    // It is out already; leaving again would end what was begun elsewhere meanwhile.
    expect(r['sair-da-fila']).not.toHaveBeenCalled()
    r['minha-presenca'].mockResolvedValue(ONLINE)
    await user().click(await botao('Voltar para a fila'))
    expect(await screen.findByText(/Disponível na fila há/)).toBeDefined()
    expect(screen.queryByText('Você não está mais na fila')).toBeNull()
  })

  it('a refusal is told in the server’s words', async () => {
    abrir({
      presenca: ONLINE,
      preparar: (r) => r['doctor-presence'].mockRejectedValue(recusa('sem_permissao')),
    })
    expect(await screen.findByText('Inativo')).toBeDefined()
    expect(aviso()?.description).toBe('Você não tem permissão para acessar esta área.')
  })
})

describe('leaving without asking (D §4)', () => {
  it('hidden for 60 s: out, and said; not a second earlier', async () => {
    const r = abrir({ presenca: ONLINE })
    await screen.findByText(/Disponível na fila há/)
    mudarVisao('hidden')
    await passar(58_000)
    expect(r['sair-da-fila']).not.toHaveBeenCalled()
    await passar(2_000)
    expect(r['sair-da-fila'].mock.calls).toEqual([[{ so_este_aparelho: true }]])
    expect(aviso()).toEqual({
      title: 'Você saiu da fila por inatividade (60s)',
      description: undefined,
      variant: 'destructive',
    })
    expect(screen.getByText('Inativo')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Voltar para a fila' })).toBeDefined()
  })

  it('seen again in time: stays', async () => {
    const r = abrir({ presenca: ONLINE })
    await screen.findByText(/Disponível na fila há/)
    mudarVisao('hidden')
    await passar(50_000)
    mudarVisao('visible')
    await passar(50_000)
    expect(r['sair-da-fila']).not.toHaveBeenCalled()
  })

  it('a browser that slept through the moment leaves when it wakes', async () => {
    const r = abrir({ presenca: ONLINE })
    await screen.findByText(/Disponível na fila há/)
    mudarVisao('hidden')
    vi.setSystemTime(Date.now() + 3_600_000)
    mudarVisao('visible')
    expect(r['sair-da-fila']).toHaveBeenCalledTimes(1)
  })

  it('hidden while another tab of the same doctor is seen: stays', async () => {
    const outra = new BroadcastChannel(`fila-medico:${HELENA.usuario.id}`)
    try {
      const r = abrir({ presenca: ONLINE })
      await screen.findByText(/Disponível na fila há/)
      mudarVisao('hidden')
      await passar(40_000)
      const ouvida = new Promise((resolve) => {
        outra.addEventListener('message', resolve, { once: true })
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin by itself
      for (const mensagem of [{ tipo: 'aqui', aba: 'outra', visivel: true }, { tipo: 'oi' }]) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin by itself
        outra.postMessage(mensagem)
      }
      await ouvida
      await passar(25_000)
      expect(r['sair-da-fila']).not.toHaveBeenCalled()
    } finally {
      outra.close()
    }
  })

  it('the page closes: says goodbye with a request that outlives it', async () => {
    const r = abrir({ presenca: ONLINE })
    await screen.findByText(/Disponível na fila há/)
    fireEvent(window, new Event('pagehide'))
    expect(despedir).toHaveBeenCalledTimes(1)
    expect(r['sair-da-fila']).not.toHaveBeenCalled()
  })

  it('another screen: leaves, and says so; from outside the queue nothing is said', async () => {
    const dentro = abrir({ presenca: ONLINE })
    await screen.findByText(/Disponível na fila há/)
    dentro.unmount()
    expect(dentro['sair-da-fila']).toHaveBeenCalledTimes(1)
    expect(aviso()).toEqual({
      title: 'Pausado',
      description: 'Você saiu da fila de atendimentos',
      variant: 'default',
    })
    dismissToast()
    const fora = abrir()
    await screen.findByText('Inativo')
    fora.unmount()
    expect(aviso()).toBeUndefined()
    fireEvent(window, new Event('pagehide'))
    expect(fora['sair-da-fila']).not.toHaveBeenCalled()
    expect(despedir).not.toHaveBeenCalled()
  })
})

describe('the list', () => {
  it('oldest first, with everything a doctor needs to choose', async () => {
    abrir({ presenca: ONLINE, fila: [RITA, SAUL] })
    const [primeira] = await screen.findAllByRole('article')
    expect(nomes()).toEqual(['Rita', 'Saul'])
    if (!primeira) throw new Error('no row')
    const dentro = within(primeira)
    expect(dentro.getByText('36 anos')).toBeDefined()
    expect(dentro.getByText('20/11/2026 14:56')).toBeDefined()
    expect(dentro.getByText('Cardiologia')).toBeDefined()
    expect(dentro.getByText('Relato de Rita.')).toBeDefined()
    expect(dentro.getByText('Confiança: 87%')).toBeDefined()
    expect(dentro.getByRole('button', { name: 'Aceitar Consulta de Rita' })).toBeDefined()
  })

  it('a new one: list re-read, sound, toast; none of it for whoever was already there', async () => {
    const r = abrir({ presenca: ONLINE, fila: [RITA] })
    await screen.findByText('Rita')
    act(() => void dizer('fila:cardiologia', 'assinado'))
    await waitFor(() => expect(r['ver-fila']).toHaveBeenCalledTimes(2))
    expect(tocarAviso).not.toHaveBeenCalled()
    r['ver-fila'].mockResolvedValue({ consultas: [RITA, SAUL] })
    act(() => void dizer('fila:cardiologia', 'consulta.created'))
    expect(await screen.findByText('Saul')).toBeDefined()
    expect(tocarAviso).toHaveBeenCalledTimes(1)
    expect(aviso()).toEqual({
      title: 'Nova consulta',
      description: 'Um paciente espera em Cardiologia.',
      variant: 'default',
    })
  })

  it('a new one whose row the message carries: sound, toast, in its place, and nothing is read', async () => {
    const r = abrir({ presenca: ONLINE, fila: [RITA, TANIA] })
    await screen.findByText('Rita')
    act(() => {
      chegou(SAUL)
      chegou(SAUL)
    })
    await waitFor(() => expect(nomes()).toEqual(['Rita', 'Saul', 'Tânia']))
    expect(tocarAviso).toHaveBeenCalledTimes(1)
    expect(aviso()?.title).toBe('Nova consulta')
    expect(r['ver-fila']).toHaveBeenCalledTimes(1)
  })

  it.each(['consulta.accepted', 'consulta.expired'] as const)(
    '%s: gone, in silence and without reading; it comes back only by later news',
    async (evento) => {
      const r = abrir({ presenca: ONLINE, fila: [RITA, SAUL] })
      await screen.findByText('Rita')
      act(() => void dizer('fila:cardiologia', evento, { consulta_id: RITA.id, em: AGORA.toISOString() }))
      await waitFor(() => expect(nomes()).toEqual(['Saul']))
      expect(r['ver-fila']).toHaveBeenCalledTimes(1)
      expect(tocarAviso).not.toHaveBeenCalled()

      // Of the same second: which came first cannot be told.
      r['ver-fila'].mockResolvedValue({ consultas: [SAUL] })
      act(() => chegou(RITA, new Date(AGORA.getTime() + 900)))
      await waitFor(() => expect(r['ver-fila']).toHaveBeenCalledTimes(2))
      expect(nomes()).toEqual(['Saul'])
      act(() => chegou(RITA, new Date(AGORA.getTime() + 1_000)))
      await waitFor(() => expect(nomes()).toEqual(['Rita', 'Saul']))
      expect(r['ver-fila']).toHaveBeenCalledTimes(2)
    },
  )

  it('news while the list is being read: read again, for the reading may be older', async () => {
    const r = abrir({ presenca: ONLINE, fila: [RITA] })
    await screen.findByText('Rita')
    r['ver-fila'].mockReturnValueOnce(new Promise(() => undefined))
    act(() => void dizer('fila:cardiologia', 'assinado'))
    await waitFor(() => expect(r['ver-fila']).toHaveBeenCalledTimes(2))
    r['ver-fila'].mockResolvedValue({ consultas: [RITA, SAUL] })
    act(() => chegou(SAUL))
    await waitFor(() => expect(nomes()).toEqual(['Rita', 'Saul']))
    expect(r['ver-fila']).toHaveBeenCalledTimes(3)
  })

  it('stands still under the pointer: who left is marked, who came stands at the end', async () => {
    const pessoa = user()
    abrir({ presenca: ONLINE, fila: [RITA, TANIA] })
    await pessoa.hover(await screen.findByText('Tânia'))
    act(() => {
      saiu(RITA)
      chegou(SAUL)
    })
    await waitFor(() => expect(nomes()).toEqual(['Rita', 'Tânia', 'Saul']))
    expect(screen.getByText('Não está mais na fila')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Aceitar Consulta de Rita' })).toBeNull()
    await pessoa.unhover(screen.getByText('Tânia'))
    await waitFor(() => expect(nomes()).toEqual(['Saul', 'Tânia']))
  })

  it('moves again once the pointer is seen elsewhere, even when nothing told that it left', async () => {
    const pessoa = user()
    abrir({ presenca: ONLINE, fila: [RITA, TANIA] })
    await pessoa.hover(await screen.findByText('Rita'))
    act(() => saiu(RITA))
    await screen.findByText('Não está mais na fila')
    fireEvent.pointerMove(document.body)
    await waitFor(() => expect(nomes()).toEqual(['Tânia']))
  })

  it('a focused button that went away holds nothing', async () => {
    abrir({ presenca: ONLINE, fila: [RITA, TANIA] })
    const aceitar = await screen.findByRole('button', { name: 'Aceitar Consulta de Rita' })
    act(() => aceitar.focus())
    act(() => saiu(RITA))
    await waitFor(() => expect(nomes()).toEqual(['Tânia']))
  })

  it.each([
    [recusa('erro_interno'), 'Erro ao carregar consultas', 'Tente novamente'],
    [new NetworkError(undefined), 'Erro de conectividade', 'Verifique sua conexão e tente novamente.'],
  ])('a failed reading: said, and repeated on request (%s)', async (falha, title, description) => {
    const pessoa = user()
    abrir({
      presenca: ONLINE,
      fila: [RITA],
      preparar: (r) => r['ver-fila'].mockRejectedValueOnce(falha),
    })
    expect(await screen.findByText(title)).toBeDefined()
    expect(aviso()).toEqual({ title, description, variant: 'destructive' })
    await pessoa.click(await botao('Tentar Novamente'))
    expect(await screen.findByText('Rita')).toBeDefined()
  })

  it('the server says the doctor is not in the queue: the screen follows', async () => {
    const r = abrir({
      presenca: ONLINE,
      preparar: (respostas) => respostas['ver-fila'].mockRejectedValue(recusa('fora_da_fila')),
    })
    await waitFor(() => expect(r['ver-fila']).toHaveBeenCalled())
    r['minha-presenca'].mockResolvedValue(FORA)
    act(() => void dizer('fila:cardiologia', 'assinado'))
    expect(await screen.findByText('Inativo')).toBeDefined()
    expect(screen.getByText('Você não está mais na fila')).toBeDefined()
    expect(aviso()).toBeUndefined()
  })
})

describe('accepting (D §8)', () => {
  const aceitar = async (nome: string) => {
    const pessoa = user()
    await pessoa.click(await botao(`Aceitar Consulta de ${nome}`))
    return pessoa
  }

  it('won: toast, room, and the place in the queue is not given up by leaving the screen', async () => {
    const r = abrir({ presenca: ONLINE, fila: [RITA, SAUL] })
    await aceitar('Saul')
    await waitFor(() => expect(lugar()).toBe('/sala-video/c2'))
    expect(r['accept-consulta'].mock.calls).toEqual([[{ consulta_id: 'c2', medico_id: HELENA.usuario.id }]])
    expect(aviso()).toEqual({
      title: 'Consulta aceita!',
      description: 'A sala de videochamada está pronta.',
      variant: 'default',
    })
    expect(r['sair-da-fila']).not.toHaveBeenCalled()
  })

  it("'Aceitando...' while it works, and only one at a time", async () => {
    const r = abrir({ presenca: ONLINE, fila: [RITA, SAUL] })
    let responda: (valor: object) => void = () => undefined
    r['accept-consulta'].mockReturnValue(
      new Promise((resolve) => {
        responda = resolve
      }),
    )
    const pessoa = await aceitar('Rita')
    expect(await botao('Aceitando...')).toBeDefined()
    await pessoa.click(await botao('Aceitar Consulta de Saul'))
    expect(r['accept-consulta']).toHaveBeenCalledTimes(1)
    responda({ ok: true })
    await waitFor(() => expect(lugar()).toBe('/sala-video/c1'))
  })

  it.each([
    [
      'another was faster',
      { ok: false, reason: 'already_assigned' },
      {
        title: 'Outro médico acabou de aceitar',
        description: 'Esta consulta já foi aceita por outro médico.',
      },
    ],
    [
      'any other reason',
      { ok: false, reason: RECUSAS_DO_ACEITE.ocupado },
      { title: 'Erro ao aceitar consulta', description: RECUSAS_DO_ACEITE.ocupado },
    ],
  ])('%s: said, list re-read, and the doctor stays', async (_, resposta, esperado) => {
    const r = abrir({ presenca: ONLINE, fila: [RITA] })
    r['accept-consulta'].mockResolvedValue(resposta)
    await botao('Aceitar Consulta de Rita')
    r['ver-fila'].mockResolvedValue({ consultas: [] })
    await aceitar('Rita')
    await waitFor(() => expect(aviso()).toEqual({ ...esperado, variant: 'destructive' }))
    await waitFor(() => expect(r['ver-fila']).toHaveBeenCalledTimes(2))
    expect(await screen.findByText('Não está mais na fila')).toBeDefined()
    expect(lugar()).toBe('/fila-medico')
  })

  it('who is refused because they already attend somebody is not told that they left the queue', async () => {
    const r = abrir({ presenca: ONLINE, fila: [RITA] })
    r['accept-consulta'].mockResolvedValue({ ok: false, reason: RECUSAS_DO_ACEITE.ocupado })
    await botao('Aceitar Consulta de Rita')
    r['minha-presenca'].mockResolvedValue({ ...FORA, status: 'em_consulta', consulta_id: 'c9' })
    await aceitar('Rita')
    expect(await screen.findByText('Você está em consulta')).toBeDefined()
    expect(screen.queryByText('Você não está mais na fila')).toBeNull()
  })

  it('no connection: said as that', async () => {
    abrir({
      presenca: ONLINE,
      fila: [RITA],
      preparar: (r) => r['accept-consulta'].mockRejectedValue(new NetworkError(undefined)),
    })
    await aceitar('Rita')
    await waitFor(() =>
      expect(aviso()).toEqual({
        title: 'Erro de conectividade',
        description: 'Verifique sua conexão e tente novamente.',
        variant: 'destructive',
      }),
    )
  })

  it('why it was not accepted stays when another one comes', async () => {
    const r = abrir({
      presenca: ONLINE,
      fila: [RITA],
      preparar: (respostas) => respostas['accept-consulta'].mockRejectedValue(new NetworkError(undefined)),
    })
    await aceitar('Rita')
    expect(await screen.findByText('Erro de conectividade')).toBeDefined()
    r['ver-fila'].mockResolvedValue({ consultas: [RITA, SAUL] })
    act(() => void dizer('fila:cardiologia', 'consulta.created'))
    await waitFor(() => expect(aviso()?.title).toBe('Nova consulta'))
    expect(screen.getByText('Erro de conectividade')).toBeDefined()
  })
})

it('whoever finished a consultation is one touch away from the queue they were in', async () => {
  const { 'doctor-presence': bater } = abrir({ state: { especialidade: 'cardiologia' } })
  await user().click(await botao('Entrar na Fila'))
  expect(bater).toHaveBeenCalledWith({ medico_id: HELENA.usuario.id, especialidade: 'cardiologia' })
})
