// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import type { Prontuario } from '#domain/documento/prontuario.ts'
import { DomainError, problema } from '#domain/base/erros.ts'
import { SALA } from '#domain/consulta/textos.ts'
import { verRegistro } from '#domain/registro/contract.ts'
import { verMensagens } from '#domain/conversa/contract.ts'
import { caminhos } from '#domain/base/rotas.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import type { MensagemDeCanal } from '#domain/tempo-real/mensagens.ts'
import { dismissToast, toastStore } from '../../../../web/src/components/toast-store.ts'
import { lerPreferencias } from '../../../../web/src/features/sala/preferencias.ts'
import { SalaDeVideo } from '../../../../web/src/features/sala/sala-de-espera.tsx'
import { ApiError, call, NetworkError } from '../../../../web/src/lib/api.ts'
import { reportError } from '../../../../web/src/lib/log.ts'
import { lerPerfil } from '../../../../web/src/lib/sessao/perfil.ts'
import { usuarioAtual } from '../../../../web/src/lib/sessao/sessao.ts'
import { ID, paraMedica, perfil, vista } from './consulta-de-teste.ts'
import { dizer } from '../../../support/canal-falso.ts'
import { abrirTela, estado, lugar } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/sessao/sessao.ts')
vi.mock('../../../../web/src/lib/sessao/perfil.ts')
vi.mock('../../../../web/src/lib/log.ts')
vi.mock('../../../../web/src/lib/tempo-real/tempo-real.ts', () => import('../../../support/canal-falso.ts'))
vi.mock('../../../../web/src/lib/api.ts', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  call: vi.fn(),
}))

type Respostas = Readonly<Record<string, (input: unknown) => unknown>>

function abrir(quem: 'ana' | 'helena' | 'outra', respostas: Respostas, id = ID) {
  vi.mocked(usuarioAtual).mockResolvedValue({ id: quem, email: 'x@exemplo.test' })
  vi.mocked(lerPerfil).mockResolvedValue(perfil(quem))
  vi.mocked(call).mockImplementation(async (operation, input) => {
    const { caminho } = operation
    if (caminho === verRegistro.caminho) return { registro: null, escreve: true, escreve_ate: null }
    if (caminho === verMensagens.caminho)
      return { mensagens: [], escreve: true, escreve_ate: null, restam: 10 }
    const responder = respostas[caminho]
    if (!responder) throw new Error(`not expected: ${caminho}`)
    return responder(input)
  })
  abrirTela(<SalaDeVideo prescricao={Formulario} />, {
    em: `/sala-video/${id}`,
    rotas: caminhos('sala_video'),
  })
}

const Formulario = (id: string) => <select aria-label={`formulário de ${id}`} />
const VAZIO: Prontuario = { ficha: null, triagens: [], devolucoes: [], consultas: [], documentos: [] }
const ver = (consulta: ConsultaVista): Respostas => ({
  '/consultas/{id}': () => consulta,
  '/consultas/{id}/prontuario': () => VAZIO,
})
const avisos = () => toastStore.snapshot().map(({ title, description }) => [title, description])
const dizerNoCanal = (evento: MensagemDeCanal['evento']) => dizer(canalDaConsulta(ID), evento)

beforeEach(() => vi.clearAllMocks())
afterEach(() => {
  cleanup()
  localStorage.clear()
  dismissToast()
})

describe('SalaDeVideo (P §2.15)', () => {
  it('shows the patient who waits for them and the way in', async () => {
    abrir('ana', ver(vista()))
    expect(screen.getByText('Carregando sala de vídeo...')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Teleconsulta Premium' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Controles da Consulta' })).toBeTruthy()
    expect(screen.getByText('Microfone')).toBeTruthy()
    expect(screen.getByText('Iniciada:')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Helena Prado' })).toBeTruthy()
    expect(screen.getByText('Dr(a). CRM 123456/SP')).toBeTruthy()
    expect(screen.getByText('Médico Responsável')).toBeTruthy()
    expect(screen.getByText('● Em andamento')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Sala de Videochamada Pronta' })).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Entrar na Sala' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      `https://acolhe.app/chamada/${ID}`,
      '_blank',
    ])
    expect(screen.getByText('21/11/2026 12:30')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Finalizar Consulta' })).toBeNull()
    expect(screen.queryByText('Ações do Médico')).toBeNull()
  })

  it('says that the doctor is there only while they are, as their beats and their leaving tell', async () => {
    const medico = { nome_oficial: 'Helena Prado', crm: '123456', uf: 'SP', especialidade: null }
    const la = { ...medico, na_sala: true, last_seen_at: new Date().toISOString() }
    let consulta = vista({ medico_na_sala_em: '2026-11-21T12:31:00.000Z', medico: la })
    abrir('ana', { ...ver(consulta), '/consultas/{id}': () => consulta })
    expect(await screen.findByText('O médico já entrou na chamada.')).toBeTruthy()
    consulta = { ...consulta, medico: { ...la, na_sala: false } }
    dizerNoCanal('doctor.heartbeat')
    expect(await screen.findByText(/^O médico saiu da chamada e pode voltar\./)).toBeTruthy()
    consulta = { ...consulta, medico_na_sala_em: undefined }
    dizerNoCanal('consulta.updated')
    expect(await screen.findByText(/^O médico ainda não entrou\./)).toBeTruthy()
  })

  it('tells each of the two, until they meet, what comes of a doctor who is not in the call', async () => {
    const doPaciente =
      'Se ele não vier em 2 minutos, você volta à fila, no mesmo lugar, e procuramos outro médico.'
    abrir('ana', ver(vista()))
    expect(await screen.findByText(doPaciente)).toBeTruthy()
    cleanup()
    let consulta = paraMedica({ vence_em: '2026-11-21T12:32:00.000Z' })
    abrir('helena', { ...ver(consulta), '/consultas/{id}': () => consulta })
    expect(
      await screen.findByText(/^Entre na chamada até \d\d:32\. Depois disso, o paciente volta/),
    ).toBeTruthy()
    consulta = { ...consulta, medico_na_sala_em: '2026-11-21T12:31:00.000Z' }
    dizerNoCanal('consulta.updated')
    expect(await screen.findByText(/^Espere na chamada: com mais de 2 minutos fora dela/)).toBeTruthy()
    consulta = { ...consulta, ambos_conectados_em: '2026-11-21T12:31:30.000Z' }
    dizerNoCanal('consulta.updated')
    await waitFor(() => expect(screen.queryByText(/volta à fila/)).toBeNull())
  })

  it('leads a patient whose doctor did not come to where one waits, and tells them', async () => {
    let consulta = vista()
    abrir('ana', { ...ver(consulta), '/consultas/{id}': () => consulta })
    await screen.findByText('● Em andamento')
    consulta = vista({ status: 'queued', started_at: undefined, room_url: undefined, medico: null })
    dizerNoCanal('consulta.status')
    await waitFor(() => expect(lugar()).toBe(`/status-consulta/${ID}`))
    expect(avisos()).toEqual([
      ['Procurando outro médico', 'O médico não pôde começar. Seu lugar na fila foi mantido.'],
    ])
  })

  it('tells a doctor who was not in the call that the patient is with the queue again, kindly', async () => {
    const ler = vi.fn(() => paraMedica())
    abrir('helena', { ...ver(paraMedica()), '/consultas/{id}': ler })
    await screen.findByRole('heading', { name: 'Sala de Videochamada Pronta' })
    ler.mockImplementation(() => {
      throw new ApiError(problema(new DomainError('fora_da_sala'), 'r'))
    })
    dizerNoCanal('recusado')
    const dito = within(await screen.findByRole('alert'))
    expect(dito.getByRole('heading', { level: 1, name: 'O paciente voltou à fila' })).toBeTruthy()
    expect(dito.getByRole('link', { name: 'Voltar para a fila' }).getAttribute('href')).toBe('/fila-medico')
    expect(toastStore.snapshot().filter(({ open }) => open)).toEqual([])
  })

  it('tells the doctor why it ended without them', async () => {
    const motivo_fim = 'paciente'
    abrir(
      'helena',
      ver(paraMedica({ status: 'cancelled', ended_at: '2026-11-21T12:33:00.000Z', motivo_fim })),
    )
    expect(await screen.findByText('O paciente cancelou.')).toBeTruthy()
  })

  it('does not read again for the doctor at their own beats: each reading is told to the patient', async () => {
    const ler = vi.fn(() => paraMedica())
    abrir('helena', { ...ver(paraMedica()), '/consultas/{id}': ler })
    await screen.findByRole('heading', { name: 'Sala de Videochamada Pronta' })
    const lidas = ler.mock.calls.length
    dizerNoCanal('doctor.heartbeat')
    dizerNoCanal('consulta.updated')
    await vi.waitFor(() => expect(ler.mock.calls.length).toBe(lidas + 1))
  })

  it('says that it prepares while there is no link, and a doctor without data is a specialist', async () => {
    abrir('ana', ver(vista({ room_url: undefined, medico: null, started_at: undefined })))
    expect(await screen.findByText('Preparando Consulta Premium')).toBeTruthy()
    expect(screen.getByText('Médico Especialista')).toBeTruthy()
    expect(screen.getByText('Não iniciada')).toBeTruthy()
  })

  it('starts the consultation that waits to be started, and reads it again', async () => {
    const iniciar = vi.fn(() => ({ success: true }))
    let status: ConsultaVista['status'] = 'assigned'
    iniciar.mockImplementation(() => {
      status = 'in_progress'
      return { success: true }
    })
    abrir('ana', {
      '/consultas/{id}': () =>
        vista({ status, started_at: status === 'assigned' ? undefined : '2026-11-21T12:30:00.000Z' }),
      '/functions/start-consulta': iniciar,
    })
    expect(await screen.findByText('● Em andamento')).toBeTruthy()
    expect(iniciar.mock.calls).toEqual([[{ consulta_id: ID }]])
  })

  it('follows the consultation live, and does not read it for what is no news of it', async () => {
    const ler = vi.fn(() => vista())
    abrir('ana', { '/consultas/{id}': ler })
    await screen.findByText('● Em andamento')
    dizerNoCanal('sinal')
    dizerNoCanal('sala.status')
    ler.mockImplementation(() => vista({ status: 'finished', ended_at: '2026-11-21T13:00:00.000Z' }))
    expect(ler).toHaveBeenCalledTimes(1)
    dizerNoCanal('consulta.status')
    expect(await screen.findByText('Consulta finalizada')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Meus arquivos' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Entrar na Sala' })).toBeNull()
  })

  it('keeps how the devices shall be in the call', async () => {
    abrir('ana', ver(vista()))
    const camera = await screen.findByRole('button', { name: 'Câmera' })
    expect(camera.getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(camera)
    expect(camera.getAttribute('aria-pressed')).toBe('false')
    expect(camera.textContent).toBe('Câmeradesligada')
    expect(lerPreferencias()).toEqual({ microfone: true, camera: false })
  })

  it('says before the call that the browser refuses the devices, until it does not', async () => {
    const permissao = Object.assign(new EventTarget(), { state: 'denied' })
    const permissions = { configurable: true, value: { query: async () => permissao } }
    Object.defineProperty(navigator, 'permissions', permissions)
    abrir('helena', ver(paraMedica()))
    expect(await screen.findByText(SALA.bloqueados)).toBeTruthy()
    permissao.state = 'granted'
    permissao.dispatchEvent(new Event('change'))
    await waitFor(() => expect(screen.queryByText(SALA.bloqueados)).toBeNull())
    Reflect.deleteProperty(navigator, 'permissions')
  })

  it('lets the doctor finish after asking, and leads to the documents', async () => {
    const finalizar = vi.fn(() => ({ success: true, pagamento: 'capturado' }))
    abrir('helena', { ...ver(paraMedica()), '/functions/finish-consulta': finalizar })
    expect(await screen.findByRole('heading', { name: 'Ana Beatriz' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '(11) 98765-0001' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Entrar como Host' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Finalizar Consulta' }))
    const dialogo = screen.getByRole('dialog', { name: 'Tem certeza que deseja encerrar esta consulta?' })
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Cancelar' }))
    expect(finalizar).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Finalizar Consulta' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Finalizar' }))
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/finalizar-consulta', { consultaId: ID }]))
    expect(avisos()).toEqual([
      ['Consulta finalizada', 'Pagamento processado e consulta encerrada com sucesso.'],
    ])
  })

  it('says calmly that the payment is pending, and why a finish was refused', async () => {
    abrir('helena', {
      ...ver(paraMedica()),
      '/functions/finish-consulta': vi
        .fn()
        .mockResolvedValue({ pagamento: 'capturado' })
        .mockRejectedValueOnce(
          new ApiError(
            problema(new DomainError('transicao_invalida', { detail: 'Espere o paciente.' }), 'r'),
          ),
        ),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Finalizar Consulta' }))
    await userEvent.click(screen.getByRole('button', { name: 'Finalizar' }))
    await waitFor(() => expect(avisos()[0]).toEqual(['Erro ao finalizar consulta', 'Espere o paciente.']))
    expect(screen.queryByRole('dialog')).toBeNull()
    const dito = await within(screen.getByRole('region', { name: 'Controles da Consulta' })).findByText(
      'Espere o paciente.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Finalizar Consulta' }))
    await userEvent.click(screen.getByRole('button', { name: 'Finalizar' }))
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/finalizar-consulta', { consultaId: ID }]))
    expect(dito.isConnected).toBe(false)
  })

  it('without the record’s minimum finishes nothing, and leads to what is missing', async () => {
    abrir('helena', {
      ...ver(paraMedica()),
      '/functions/finish-consulta': () => {
        const campos = [
          { campo: 'queixa', motivo: 'Escreva a queixa do paciente.' },
          { campo: 'conduta', motivo: 'Escreva a conduta.' },
        ]
        throw new ApiError(
          problema(new DomainError('registro_incompleto', { detail: 'Falta a queixa.', campos }), 'r'),
        )
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Finalizar Consulta' }))
    await userEvent.click(screen.getByRole('button', { name: 'Finalizar' }))
    await waitFor(() => expect(avisos()[0]).toEqual(['Erro ao finalizar consulta', 'Falta a queixa.']))
    const registro = screen.getByRole('region', { name: 'Registro da consulta' })
    expect(within(registro).getByText('Escreva a queixa do paciente.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Queixa')))
    await userEvent.keyboard('Tosse')
    expect(screen.getByDisplayValue('Tosse')).toBe(document.activeElement)
  })

  it('opens the document form beside the room', async () => {
    abrir('helena', ver(paraMedica()))
    await userEvent.click(await screen.findByRole('button', { name: 'Prescrição' }))
    expect(screen.getByRole('combobox', { name: `formulário de ${ID}` })).toBe(document.activeElement)
  })

  it('keeps what was being written while the form is closed', async () => {
    abrir('helena', ver(paraMedica()))
    const botao = await screen.findByRole('button', { name: 'Prescrição' })
    await userEvent.click(botao)
    const formulario = screen.getByLabelText(`formulário de ${ID}`)
    await userEvent.click(botao)
    expect(formulario.closest('[hidden]')).not.toBeNull()
    await userEvent.click(botao)
    expect(screen.getByLabelText(`formulário de ${ID}`)).toBe(formulario)
    expect(formulario.closest('[hidden]')).toBeNull()
  })

  it('says from when on an absent patient may be noted, and offers it at that very moment', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:39:58.000Z'), shouldAdvanceTime: true })
    try {
      abrir('helena', ver(paraMedica({ started_at: '2026-11-21T12:30:00.000Z' })))
      expect(
        await screen.findByText(
          /^Se o paciente não entrar, 'Paciente não compareceu' fica disponível às \d\d:40\.$/,
        ),
      ).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Paciente não compareceu' })).toBeNull()
      expect(await screen.findByRole('button', { name: 'Paciente não compareceu' })).toBeTruthy()
      expect(screen.queryByText(/fica disponível às/)).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    ['recusar', 'assigned', 'Recusar consulta', 'Consulta recusada'],
    [
      'presencial',
      'in_progress',
      'Encaminhar para atendimento presencial',
      'Paciente encaminhado para atendimento presencial',
    ],
    [
      'nao_compareceu',
      'in_progress',
      'Paciente não compareceu',
      'Consulta encerrada: paciente não compareceu',
    ],
    ['falha_tecnica', 'in_progress', 'Encerrar por falha técnica', 'Consulta encerrada por falha técnica'],
  ] as const)('ends without care: %s', async (motivo, status, botao, feito) => {
    const encerrar = vi.fn(() => ({ ok: true }))
    abrir('helena', {
      ...ver(paraMedica({ status, started_at: '2020-01-01T00:00:00.000Z' })),
      '/consultas/{id}/encerrar': encerrar,
    })
    await userEvent.click(await screen.findByRole('button', { name: botao }))
    const dialogo = within(screen.getByRole('dialog'))
    await userEvent.type(dialogo.getByLabelText('Anotação para o prontuário (opcional)'), 'Sem áudio.')
    await userEvent.click(dialogo.getByRole('button', { name: botao }))
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/fila-medico', null]))
    expect(encerrar.mock.calls).toEqual([[{ id: ID, motivo, anotacao: 'Sem áudio.' }]])
    expect(avisos()[0]?.[0]).toBe(feito)
  })

  it.each([
    ['assigned', {}, ['Devolver à fila', 'Recusar consulta', 'Encaminhar para atendimento presencial']],
    [
      'in_progress',
      {
        paciente_na_sala_em: '2026-11-21T12:31:00.000Z',
        ambos_conectados_em: '2026-11-21T12:31:00.000Z',
      },
      ['Encaminhar para atendimento presencial', 'Encerrar por falha técnica'],
    ],
    [
      'in_progress',
      {},
      [
        'Devolver à fila',
        'Recusar consulta',
        'Encaminhar para atendimento presencial',
        'Paciente não compareceu',
        'Encerrar por falha técnica',
      ],
    ],
    ['finished', {}, []],
  ] as const)('offers what the machine allows in %s %o', async (status, dados, esperadas) => {
    abrir('helena', {
      ...ver(paraMedica({ status, ...dados, started_at: '2020-01-01T00:00:00.000Z' })),
      '/functions/start-consulta': () => ({ success: true }),
    })
    await screen.findByRole('heading', { name: 'Ana Beatriz' })
    const nomes = new Set(screen.queryAllByRole('button').map(({ textContent }) => textContent))
    const outras = [
      'Devolver à fila',
      'Recusar consulta',
      'Encaminhar para atendimento presencial',
      'Paciente não compareceu',
      'Encerrar por falha técnica',
    ]
    expect(outras.filter((nome) => nomes.has(nome))).toEqual(esperadas)
  })

  it('a start that fails is only logged, once', async () => {
    abrir('helena', {
      ...ver(paraMedica({ status: 'assigned', started_at: undefined })),
      '/functions/start-consulta': () => {
        throw new NetworkError(undefined)
      },
    })
    await screen.findByRole('heading', { name: 'Ana Beatriz' })
    await waitFor(() =>
      expect(vi.mocked(reportError).mock.calls).toEqual([
        [
          {
            tipo: 'falha_ao_iniciar',
            caminho: '/sala-video',
            mensagem: 'Verifique sua conexão e tente novamente.',
          },
        ],
      ]),
    )
    expect(toastStore.snapshot().filter(({ open }) => open)).toEqual([])
  })

  it('gives the consultation back to the queue, never without a reason', async () => {
    const devolver = vi.fn(() => ({ ok: true }))
    abrir('helena', { ...ver(paraMedica({ status: 'assigned' })), '/consultas/{id}/devolver': devolver })
    await userEvent.click(await screen.findByRole('button', { name: 'Devolver à fila' }))
    const dialogo = within(screen.getByRole('dialog'))
    await userEvent.click(dialogo.getByRole('button', { name: 'Devolver à fila' }))
    expect(dialogo.getByText('Escolha um dos motivos.')).toBeTruthy()
    expect(devolver).not.toHaveBeenCalled()
    await userEvent.click(dialogo.getByLabelText('Preciso me ausentar agora'))
    expect(dialogo.queryByText('Escolha um dos motivos.')).toBeNull()
    await userEvent.click(dialogo.getByRole('button', { name: 'Devolver à fila' }))
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/fila-medico', null]))
    expect(devolver.mock.calls).toEqual([[{ id: ID, motivo: 'indisponivel', anotacao: '' }]])
  })

  it('keeps the question and what was written when a way out is refused, and says why there', async () => {
    const devolver = vi
      .fn()
      .mockRejectedValueOnce(new NetworkError('Sem rede.'))
      .mockResolvedValue({ ok: true })
    abrir('helena', { ...ver(paraMedica({ status: 'assigned' })), '/consultas/{id}/devolver': devolver })
    await userEvent.click(await screen.findByRole('button', { name: 'Devolver à fila' }))
    const dialogo = within(screen.getByRole('dialog'))
    await userEvent.click(dialogo.getByLabelText('Preciso me ausentar agora'))
    await userEvent.click(dialogo.getByRole('button', { name: 'Devolver à fila' }))
    const dito = await dialogo.findByText('Erro de conectividade')
    expect(screen.getAllByText('Erro de conectividade')).toHaveLength(1)
    await userEvent.click(await dialogo.findByRole('button', { name: 'Devolver à fila' }))
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/fila-medico', null]))
    expect(dito.isConnected).toBe(false)
  })

  it('leads home a stranger whom the server does not show the consultation (P §6, D §6)', async () => {
    abrir('outra', {
      '/consultas/{id}': () => {
        throw new ApiError(problema(new DomainError('nao_encontrado'), 'r'))
      },
    })
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/', null]))
    expect(avisos()).toEqual([['Você não tem permissão para acessar esta consulta', undefined]])
  })

  it('has a screen for an address that is no consultation', async () => {
    abrir(
      'outra',
      {
        '/consultas/{id}': () => {
          throw new ApiError(problema(new DomainError('nao_encontrado'), 'r'))
        },
      },
      'nenhuma',
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Consulta não encontrada' })).toBeTruthy()
    expect(
      screen.getByText('A consulta solicitada não foi encontrada ou você não tem permissão para acessá-la.'),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Voltar ao início' })).toBeTruthy()
  })

  it('leads home whoever is neither of the two, and says why', async () => {
    abrir('outra', ver(vista()))
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/', null]))
    expect(avisos()).toEqual([['Você não tem permissão para acessar esta consulta', undefined]])
  })

  it('says any other failure and leads home', async () => {
    abrir('ana', {
      '/consultas/{id}': () => {
        throw new ApiError(problema(new DomainError('erro_interno'), 'r'))
      },
    })
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/', null]))
    expect(avisos()).toEqual([
      ['Erro ao carregar consulta', problema(new DomainError('erro_interno'), 'r').detail],
    ])
  })

  it('without a connection it stays, says so, and goes on when asked again', async () => {
    let semRede = true
    abrir('ana', {
      ...ver(vista()),
      '/consultas/{id}': () => {
        if (semRede) throw new NetworkError(new Error('x'))
        return vista()
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Erro de conectividade' })).toBeTruthy()
    expect(screen.getByText('Verifique sua conexão e tente novamente.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/')
    expect(lugar()).toBe(`/sala-video/${ID}`)
    semRede = false
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
    expect(await screen.findByRole('heading', { name: 'Teleconsulta Premium' })).toBeTruthy()
  })

  it('leads home from an address without a consultation (P §2.15)', async () => {
    abrir('ana', {}, '')
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/', null]))
    expect(call).not.toHaveBeenCalled()
  })
})
