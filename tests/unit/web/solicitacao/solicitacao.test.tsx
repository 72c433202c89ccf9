// @vitest-environment jsdom
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reenviarConfirmacao } from '#domain/acesso/contract.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import {
  cancelarConsulta,
  criarConsulta,
  minhasConsultas,
  pedirAviso,
  verEspera,
} from '#domain/consulta/contract.ts'
import { DE_NOVO, PREFERENCIA } from '#domain/consulta/textos-preferencia.ts'
import { type Codigo, type Detalhes, DomainError, problema } from '#domain/base/erros.ts'
import { meusDependentes } from '#domain/dependente/contract.ts'
import { salvarFicha, verFicha } from '#domain/ficha/contract.ts'
import { verPresencas } from '#domain/medico/contract.ts'
import { confirmarPagamento, createPaymentIntentManual } from '#domain/pagamento/contract.ts'
import { ultimaTriagem } from '#domain/triagem/contract.ts'
import { TEO } from '#semente/dependentes.ts'
import { ANA, BRUNO } from '#semente/personas.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { ADAPTADORES } from '../../../../web/src/features/pagamento/cartao/adaptadores.ts'
import type { CartaoProps } from '../../../../web/src/features/pagamento/cartao/porta.ts'
import { Solicitacao } from '../../../../web/src/features/solicitacao/solicitacao.tsx'
import { FICHA_VAZIA, fichaDe } from '../../../support/ficha-preenchida.ts'
import { ApiError, call, NetworkError } from '../../../../web/src/lib/api.ts'
import { CHAVE_DAS_MINHAS } from '../../../../web/src/lib/consultas/use-minhas-consultas.ts'
import { config } from '../../../../web/src/lib/config.ts'
import { useCanal } from '../../../../web/src/lib/tempo-real/tempo-real.ts'
import { medicoPedido, pedirDeNovo } from '../../../../web/src/lib/consultas/medico-de-novo.ts'
import { CHAVE_DO_PERFIL } from '../../../../web/src/lib/sessao/use-perfil.ts'
import { abrirTela, aviso, estado, leituras, lugar } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts', { spy: true })
vi.mock('../../../../web/src/lib/config.ts')
vi.mock('../../../../web/src/lib/tempo-real/tempo-real.ts')
vi.mock('../../../../web/src/features/pagamento/cartao/adaptadores.ts', () => ({ ADAPTADORES: {} }))

/** A card form that does what the test says. */
const mostrada = vi.fn<(porta: CartaoProps) => void>()
const porta = () => mostrada.mock.lastCall?.[0]
function CartaoFalso(props: CartaoProps) {
  mostrada(props)
  return <p>formulário do cartão</p>
}

const PENDENTE: ConsultaVista = {
  id: 'c1',
  paciente_id: ANA.usuario.id,
  status: 'pending',
  especialidade_sugerida: 'cardiologia',
  triagem_resumo_ia: 'resumo',
  triagem_conf_ia: 0.9,
  red_flag: false,
  created_at: '2026-11-10T15:00:00.000Z',
  updated_at: '2026-11-10T15:00:00.000Z',
  medico: null,
  paciente: null,
}
const CARTAO = { adaptador: 'embutido', chave_publica: 'pk_test_local', origem: 'http://p.test' } as const
const recusa = (codigo: Codigo, detalhes?: Detalhes) =>
  new ApiError(problema(new DomainError(codigo, detalhes), 'req-1'))

/** A triage that may be booked, and the specialty it would be booked in. */
const triagemPara = (
  especialidade_da_consulta: string,
  especialidade_sugerida = especialidade_da_consulta,
) => ({
  triagem: { recusa: null, especialidade_sugerida, especialidade_da_consulta },
})

/** What each operation answers; a function decides at each call, an error refuses. */
type Respostas = Map<unknown, unknown>
let respostas: Respostas
const responder = async (operacao: unknown): Promise<unknown> => {
  const guardada = respostas.get(operacao)
  const resposta: unknown = typeof guardada === 'function' ? (guardada as () => unknown)() : guardada
  if (resposta instanceof Error) throw resposta
  if (resposta === undefined) throw new Error('Unexpected call')
  return resposta
}

const perfilDe = (persona: typeof ANA) => ({
  ...persona.usuario,
  papeis: ['paciente'],
  etapa_cadastro: 'documento',
})

interface Abertura {
  readonly persona?: typeof ANA
  readonly state?: unknown
  readonly search?: string
}

function abrir({
  persona = ANA,
  state = { especialidadeSugerida: 'cardiologia' },
  search = '',
}: Abertura = {}) {
  const queries = leituras()
  queries.setQueryData(CHAVE_DO_PERFIL, perfilDe(persona))
  abrirTela(<Solicitacao />, { em: { pathname: '/solicitacao', search, state }, queries })
  return { user: userEvent.setup(), queries }
}
type User = ReturnType<typeof userEvent.setup>

const chamadas = (operacao: unknown) =>
  vi.mocked(call).mock.calls.flatMap(([chamada, entrada]) => (chamada === operacao ? [entrada] : []))
const titulo = (nome: string) => screen.findByRole('heading', { name: nome })

async function continuar(user: User) {
  await user.click(await screen.findByLabelText('Li e aceito o termo de consentimento'))
  await user.click(screen.getByRole('button', { name: 'Continuar para Pagamento' }))
}

beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  ADAPTADORES.embutido = lazy(async () => ({ default: CartaoFalso }))
  vi.mocked(config).mockResolvedValue({
    region: 'sa-east-1',
    user_pool_id: 'p',
    user_pool_client_id: 'c',
    socket_url: '/ws',
    cartao: CARTAO,
  })
  vi.mocked(useCanal).mockReturnValue(undefined)
  respostas = new Map<unknown, unknown>([
    [minhasConsultas, { consultas: [] }],
    [ultimaTriagem, { triagem: { recusa: null } }],
    [verFicha, { ficha: fichaDe(ANA.ficha) }],
    [criarConsulta, PENDENTE],
    [verPresencas, { presencas: [{ medico_id: 'm1' }], online: 1 }],
    [createPaymentIntentManual, { client_secret: 'pi_1_secret_a' }],
    [confirmarPagamento, { status: 'autorizado' }],
  ])
  vi.mocked(call).mockImplementation(responder)
})
afterEach(() => {
  cleanup()
  dismissToast()
})

describe('the request (P §2.13)', () => {
  it('shows who, which specialty, how, what to know, and the consent term', async () => {
    abrir()
    await screen.findByText('Ana Beatriz Nogueira')
    expect(screen.getByText('Cardiologia')).toBeDefined()
    expect(screen.getByText('Modalidade: Teleconsulta')).toBeDefined()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'A consulta costuma durar 30 minutos.',
      'O valor é autorizado agora e cobrado somente após a consulta.',
      'Se nenhum médico aceitar, a autorização é cancelada automaticamente.',
    ])
    expect(
      screen.getByRole('region', { name: 'Termo de consentimento para teleconsulta' }).textContent,
    ).toContain('Versão 2026-11')
    expect(screen.getByRole('link', { name: 'Voltar à Triagem' }).getAttribute('href')).toBe('/triagem')
  })

  it('the term accepted before a reload is accepted after it; another text is asked about anew', async () => {
    const termo = () => screen.findByLabelText<HTMLInputElement>('Li e aceito o termo de consentimento')
    const { user } = abrir()
    await user.click(await termo())
    cleanup()
    abrir()
    expect((await termo()).checked).toBe(true)
    cleanup()
    const [chave = ''] = Object.keys(sessionStorage)
    sessionStorage.setItem(chave, (sessionStorage.getItem(chave) ?? '').replace('2026-11', '2026-10'))
    abrir()
    expect((await termo()).checked).toBe(false)
  })

  it('for a child, the way back to the triage is the way to the child’s', async () => {
    const filho = { ...TEO, idade: 4, status: 'confirmado', motivos: [], falta_guarda: false }
    respostas.set(meusDependentes, { dependentes: [filho] })
    abrir({ search: `?de=${TEO.dependente_id}` })
    const voltar = await screen.findByRole('link', { name: 'Voltar à Triagem' })
    expect(voltar.getAttribute('href')).toBe(`/triagem?de=${TEO.dependente_id}`)
  })

  it('names the specialty that will be booked, the triage’s, wherever one comes from', async () => {
    respostas.set(ultimaTriagem, triagemPara('dermatologia'))
    abrir({ state: null })
    expect(await screen.findByText('Dermatologia')).toBeDefined()
    expect(screen.queryByText('Clínica Médica')).toBeNull()
  })

  it("is for 'Clínica Médica' when nothing was suggested, and says when a triage is missing", async () => {
    respostas.set(ultimaTriagem, { triagem: null })
    abrir({ state: null })
    await screen.findByText('Clínica Médica')
    expect(await screen.findByText('Faça a triagem antes de solicitar uma consulta.')).toBeDefined()
  })

  it('asks first for the doctor of an earlier consultation, says so, and says what became of it', async () => {
    pedirDeNovo(ANA.usuario.id, { medico_id: 'm1', nome: 'Helena Prado' })
    respostas.set(criarConsulta, {
      ...PENDENTE,
      preferencia: { medico: 'Helena Prado', situacao: 'ausente' },
    })
    const { user } = abrir()
    await screen.findByText(DE_NOVO.pedindo('Helena Prado'))
    await continuar(user)
    expect(await screen.findByText(PREFERENCIA.ausente('Helena Prado'))).toBeDefined()
    expect(chamadas(criarConsulta)).toMatchObject([{ medico_preferido: 'm1' }])
    expect(medicoPedido(ANA.usuario.id)).toBeUndefined()
  })

  it('is of any doctor, where the patient would rather', async () => {
    pedirDeNovo(ANA.usuario.id, { medico_id: 'm1', nome: 'Helena Prado' })
    const { user } = abrir()
    await user.click(await screen.findByRole('button', { name: DE_NOVO.qualquer }))
    expect(screen.queryByText(DE_NOVO.pedindo('Helena Prado'))).toBeNull()
    await continuar(user)
    await waitFor(() => expect(chamadas(criarConsulta)).toHaveLength(1))
    expect(chamadas(criarConsulta)).not.toMatchObject([{ medico_preferido: 'm1' }])
  })

  it('offers nothing after a red flag but help', async () => {
    respostas.set(ultimaTriagem, { triagem: { recusa: 'red_flag' } })
    abrir()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Sinais de alerta detectados. Procure atendimento de urgência imediatamente.',
    )
    expect(screen.getByRole('link', { name: 'Ligar para o SAMU 192' }).getAttribute('href')).toBe('tel:192')
    expect(screen.queryByRole('button', { name: 'Continuar para Pagamento' })).toBeNull()
  })

  it('needs the consent', async () => {
    const { user } = abrir()
    await user.click(await screen.findByRole('button', { name: 'Continuar para Pagamento' }))
    expect(screen.getByText('Leia e aceite o termo de consentimento para continuar.')).toBeDefined()
    expect(chamadas(criarConsulta)).toEqual([])
  })

  it('asks about allergies who was never asked, puts the answer in the profile and goes on', async () => {
    respostas.set(verFicha, { ficha: null }).set(salvarFicha, fichaDe(ANA.ficha))
    const { user } = abrir()
    await screen.findByText('Você tem alguma alergia?')
    await continuar(user)
    expect(screen.getByText('Diga se você tem alergias: nenhuma, não sei ou quais.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Nenhuma' }))
    expect([chamadas(salvarFicha), chamadas(criarConsulta)]).toEqual([[], []])
    await user.click(screen.getByRole('radio', { name: 'Tenho alergia' }))
    await user.type(screen.getByLabelText('Alergia a'), 'Dipirona')
    await user.click(screen.getByRole('button', { name: 'Continuar para Pagamento' }))
    await screen.findByText('formulário do cartão')
    expect(chamadas(salvarFicha)).toEqual([
      {
        ...FICHA_VAZIA,
        versao: 0,
        alergias: { resposta: 'lista', itens: [{ substancia: 'Dipirona' }] },
      },
    ])
    expect(chamadas(criarConsulta)).toHaveLength(1)
  })

  it('does not ask who answered, and asks when the server misses the answer', async () => {
    respostas.set(verFicha, new NetworkError('x'))
    respostas.set(criarConsulta, recusa('alergias_necessarias'))
    const { user } = abrir()
    await continuar(user)
    await waitFor(() => expect(aviso()?.title).toBe('Erro ao solicitar consulta'))
    expect(screen.queryByText('Você tem alguma alergia?')).toBeNull()
    respostas.set(verFicha, { ficha: null })
    await user.click(screen.getByRole('button', { name: 'Continuar para Pagamento' }))
    expect(await screen.findByText('Você tem alguma alergia?')).toBeDefined()
  })

  it('creates the consultation with consent and information, and goes on to the payment', async () => {
    const { user } = abrir()
    await user.type(await screen.findByLabelText('Informações adicionais (opcional)'), 'alergia a dipirona')
    await continuar(user)
    await screen.findByText('formulário do cartão')
    expect(chamadas(criarConsulta)).toEqual([
      {
        paciente_id: ANA.usuario.id,
        informacoes_adicionais: 'alergia a dipirona',
        consentimento: { versao: '2026-11', aceito: true },
      },
    ])
    expect(aviso()).toEqual({
      title: 'Consulta criada!',
      description: 'Complete o pagamento para finalizar sua solicitação.',
      variant: 'default',
    })
    expect(chamadas(createPaymentIntentManual)).toEqual([{ consulta_id: 'c1', paciente_id: ANA.usuario.id }])
  })

  it('says when the specialty has nobody and another one takes over', async () => {
    const { user } = abrir()
    respostas.set(criarConsulta, {
      ...PENDENTE,
      especialidade_sugerida: 'clinica_medica',
      especialidade_da_triagem: 'cardiologia',
    })
    await continuar(user)
    expect(
      await screen.findByText('Não há médico de Cardiologia atendendo: a consulta será em Clínica Médica.'),
    ).toBeDefined()
  })

  it.each([
    ['triagem_necessaria', 'Faça a triagem antes de solicitar uma consulta.'],
    ['triagem_nao_elegivel', 'Recomendamos avaliação presencial para seu caso.'],
  ] as const)('%s leads to the triage with a sentence', async (codigo, description) => {
    const { user } = abrir()
    respostas.set(criarConsulta, recusa(codigo))
    await continuar(user)
    await waitFor(() => expect(lugar()).toBe('/triagem'))
    expect(aviso()).toEqual({ title: 'Erro ao solicitar consulta', description, variant: 'destructive' })
  })

  it.each([
    [
      recusa('nao_autenticado'),
      'Erro ao solicitar consulta',
      'Você precisa estar logado para solicitar uma consulta',
    ],
    [new NetworkError('x'), 'Erro de conectividade', 'Verifique sua conexão e tente novamente.'],
  ])('%s is told and the form stays', async (erro, title, description) => {
    const { user } = abrir()
    respostas.set(criarConsulta, erro)
    await user.type(await screen.findByLabelText('Informações adicionais (opcional)'), 'x')
    await continuar(user)
    await waitFor(() => expect(aviso()).toEqual({ title, description, variant: 'destructive' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Informações adicionais (opcional)').value).toBe('x')
  })

  it('an unconfirmed e-mail can be asked for again', async () => {
    const { user } = abrir()
    respostas.set(criarConsulta, recusa('email_nao_confirmado')).set(reenviarConfirmacao, {})
    await continuar(user)
    expect((await screen.findByRole('link', { name: 'Corrigir o endereço' })).getAttribute('href')).toBe(
      '/conta',
    )
    await user.click(await screen.findByRole('button', { name: 'Reenviar e-mail' }))
    await screen.findByText(/^Enviamos um novo link para ana@exemplo.com.br/)
    expect(chamadas(reenviarConfirmacao)).toEqual([{ email: 'ana@exemplo.com.br', mode: 'paciente' }])
  })

  it.each([
    ['without a network', new NetworkError('Sem rede.'), 'Erro de conectividade'],
    ['refused', recusa('erro_interno'), 'Não foi possível enviar agora.'],
  ])('says beside its button that the link was not sent, %s, until it is', async (_, falha, dito) => {
    const { user } = abrir()
    respostas.set(criarConsulta, recusa('email_nao_confirmado')).set(reenviarConfirmacao, falha)
    await continuar(user)
    await user.click(await screen.findByRole('button', { name: 'Reenviar e-mail' }))
    expect(within(await screen.findByRole('alert')).getByText(dito)).toBeDefined()
    respostas.set(reenviarConfirmacao, {})
    await user.click(await screen.findByRole('button', { name: 'Reenviar e-mail' }))
    await screen.findByText(/^Enviamos um novo link/)
    expect(screen.queryByText(dito)).toBeNull()
  })

  it('a red flag found meanwhile blocks it and shows 192', async () => {
    const { user } = abrir()
    respostas.set(criarConsulta, recusa('consulta_bloqueada'))
    await continuar(user)
    await titulo('Pagamento Bloqueado')
    expect(screen.getByRole('link', { name: 'Ligar para o SAMU 192' }).getAttribute('href')).toBe('tel:192')
    expect(aviso()?.title).toBe('Consulta bloqueada por segurança')
    expect(screen.queryByRole('button', { name: 'Continuar para Pagamento' })).toBeNull()
  })
})

it.each([
  [recusa('erro_interno'), 'Erro ao carregar consultas', 'Não foi possível carregar suas consultas.'],
  [new NetworkError('x'), 'Erro de conectividade', 'Verifique sua conexão e tente novamente.'],
])(
  'consultations that could not be read keep the form back, and are read again (%s)',
  async (falha, titulo, texto) => {
    respostas.set(minhasConsultas, falha)
    const { user } = abrir()
    const alerta = await screen.findByRole('alert')
    expect(alerta.textContent).toContain(`${titulo}${texto}`)
    expect(screen.queryByRole('button', { name: 'Continuar para Pagamento' })).toBeNull()
    respostas.set(minhasConsultas, { consultas: [] })
    await user.click(within(alerta).getByRole('button', { name: 'Tentar Novamente' }))
    expect(await screen.findByRole('button', { name: 'Continuar para Pagamento' })).toBeDefined()
  },
)

describe('under review', () => {
  it('waits, and unlocks live', async () => {
    const { user, queries } = abrir({ persona: BRUNO })
    await continuar(user)
    await titulo('Verificação em Andamento')
    expect(
      screen.getByText(
        'Sua identidade está sendo verificada. Algumas funcionalidades estão temporariamente indisponíveis.',
      ),
    ).toBeDefined()
    expect(chamadas(criarConsulta)).toEqual([])
    expect(vi.mocked(useCanal).mock.calls.at(-1)?.[0]).toBe('kyc-updates')
    act(() => {
      queries.setQueryData(CHAVE_DO_PERFIL, {
        ...perfilDe(BRUNO),
        access_tier: 'full',
        kyc_status: 'approved',
      })
    })
    await screen.findByText('formulário do cartão')
    expect(chamadas(criarConsulta)).toHaveLength(1)
  })
})

describe('the payment panel (P §2.13, §4.2)', () => {
  const comPendente = (consulta: ConsultaVista = PENDENTE) => {
    respostas.set(minhasConsultas, { consultas: [consulta] })
    return abrir({ state: null })
  }

  it('takes up a pending request', async () => {
    comPendente()
    await screen.findByText('formulário do cartão')
    expect(chamadas(criarConsulta)).toEqual([])
    expect(porta()).toMatchObject({
      clientSecret: 'pi_1_secret_a',
      config: CARTAO,
      returnUrl: `${window.location.origin}/status-consulta`,
    })
    expect(
      screen.getByText(
        'O valor é autorizado agora, cobrado somente após a consulta e cancelado automaticamente se nenhum médico aceitar.',
      ),
    ).toBeDefined()
  })

  it('loads', async () => {
    respostas.set(createPaymentIntentManual, () => new Promise(() => undefined))
    comPendente()
    await screen.findByText('Cardiologia')
    expect(screen.getByText('Carregando...')).toBeDefined()
  })

  it('is blocked by a red flag and asks the provider nothing', async () => {
    comPendente({ ...PENDENTE, red_flag: true })
    await titulo('Pagamento Bloqueado')
    expect(screen.getByText(/Entre em contato com o suporte\./)).toBeDefined()
    expect(chamadas(createPaymentIntentManual)).toEqual([])
    expect(aviso()).toEqual({
      title: 'Consulta bloqueada por segurança',
      description: undefined,
      variant: 'destructive',
    })
  })

  it.each([
    ['erro_interno', 'Erro ao criar intenção de pagamento'],
    ['nao_autenticado', 'Not authenticated'],
    ['prazo_encerrado', 'O prazo para esta ação terminou.'],
  ] as const)('%s is an error with a way out', async (codigo, motivo) => {
    respostas.set(createPaymentIntentManual, recusa(codigo))
    comPendente()
    await titulo('Erro no Pagamento')
    expect(screen.getByRole('alert').textContent).toBe(motivo)
    expect(aviso()).toEqual({ title: 'Erro no pagamento', description: motivo, variant: 'destructive' })
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeDefined()
  })

  it('authorised: says so, then leads to the status with the id', async () => {
    comPendente()
    await screen.findByText('formulário do cartão')
    act(() => porta()?.onAutorizado())
    await titulo('Pagamento Autorizado')
    expect(chamadas(confirmarPagamento)).toEqual([{ consulta_id: 'c1' }])
    expect(aviso()).toEqual({
      title: 'Pagamento autorizado!',
      description: 'Aguarde um médico aceitar sua consulta.',
      variant: 'default',
    })
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/status-consulta', { consultaId: 'c1' }]))
    expect(aviso()?.title).toBe('Procurando um médico para você...')
  })

  it('a refusal is told and the form stays', async () => {
    comPendente()
    await screen.findByText('formulário do cartão')
    act(() => porta()?.onRecusado('O cartão foi recusado pelo banco. Tente outro cartão.'))
    expect(aviso()).toEqual({
      title: 'Erro no pagamento',
      description: 'O cartão foi recusado pelo banco. Tente outro cartão.',
      variant: 'destructive',
    })
    expect(screen.getByText('formulário do cartão')).toBeDefined()
  })

  it('a provider that is away is an error', async () => {
    comPendente()
    await screen.findByText('formulário do cartão')
    act(() => porta()?.onFalha('O serviço de pagamento não está disponível agora.'))
    await titulo('Erro no Pagamento')
    expect(screen.getByRole('alert').textContent).toBe('O serviço de pagamento não está disponível agora.')
  })

  it('an answer that is missing is asked for again, without the card', async () => {
    const { user } = comPendente()
    await screen.findByText('formulário do cartão')
    respostas.set(confirmarPagamento, new NetworkError('x'))
    act(() => porta()?.onAutorizado())
    await titulo('Erro no Pagamento')
    respostas.set(confirmarPagamento, { status: 'autorizado' })
    await user.click(screen.getByRole('button', { name: 'Verificar novamente' }))
    await titulo('Pagamento Autorizado')
    expect(chamadas(confirmarPagamento)).toHaveLength(2)
  })

  it('a request that ended meanwhile is told, and nothing was charged', async () => {
    respostas.set(confirmarPagamento, { status: 'a_liberar' })
    comPendente()
    await screen.findByText('formulário do cartão')
    act(() => porta()?.onAutorizado())
    await titulo('Erro no Pagamento')
    expect(screen.getByRole('alert').textContent).toBe(
      'Esta solicitação terminou antes da autorização. Nada foi cobrado.',
    )
    expect(screen.queryByRole('button', { name: 'Verificar novamente' })).toBeNull()
  })

  it('one that ends while the card is being typed is said, above the next request', async () => {
    const { queries } = comPendente()
    await screen.findByText('formulário do cartão')
    act(() => {
      queries.setQueryData(CHAVE_DAS_MINHAS, {
        consultas: [{ ...PENDENTE, status: 'expired', motivo_fim: 'sem_pagamento' }],
      })
    })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Sua solicitação terminouO pagamento não foi autorizado a tempo e a solicitação expirou. Solicite novamente ' +
        'quando quiser. Nada foi cobrado no seu cartão.',
    )
    expect(screen.getByRole('button', { name: 'Continuar para Pagamento' })).toBeDefined()
  })

  it('can be given up', async () => {
    const { user } = comPendente()
    respostas.set(cancelarConsulta, { ...PENDENTE, status: 'cancelled' })
    await user.click(await screen.findByRole('button', { name: 'Cancelar solicitação' }))
    const dialogo = await screen.findByRole('dialog')
    await user.click(within(dialogo).getByRole('button', { name: 'Cancelar solicitação' }))
    await waitFor(() => expect(lugar()).toBe('/triagem'))
    expect(chamadas(cancelarConsulta)).toEqual([{ id: 'c1' }])
    expect(aviso()).toEqual({
      title: 'Solicitação cancelada',
      description: 'Nada foi cobrado.',
      variant: 'default',
    })
  })

  it('an open consultation leads to its status', async () => {
    comPendente({ ...PENDENTE, status: 'queued' })
    const link = await screen.findByRole('link', { name: 'Acompanhar consulta' })
    expect(link.getAttribute('href')).toBe('/status-consulta/c1')
    expect(screen.queryByRole('button', { name: 'Continuar para Pagamento' })).toBeNull()
  })
})

describe('a room where nobody attends', () => {
  const VAZIA = 'Nenhum médico de Cardiologia está online agora'
  beforeEach(() => {
    respostas.set(ultimaTriagem, triagemPara('cardiologia'))
    respostas.set(verPresencas, { presencas: [], online: 0 })
    respostas.set(verEspera, {
      medida: null,
      habitual: { p50_segundos: 240, p90_segundos: 600, amostras: 9 },
    })
  })

  it('is told before the request and before the card, with what waiting usually is', async () => {
    const { user } = abrir()
    expect(await screen.findByText(VAZIA)).toBeDefined()
    expect(
      await screen.findByText(/metade dos pacientes esperou até 4 minutos e 9 em cada 10, até 10 minutos/),
    ).toBeDefined()
    await continuar(user)
    await user.click(await screen.findByRole('button', { name: 'Pagar e esperar mesmo assim' }))
    expect(await screen.findByText('formulário do cartão')).toBeDefined()
  })

  it('calls back by mail instead of being paid for', async () => {
    respostas.set(pedirAviso, { ate: '2026-11-11T15:00:00.000Z' })
    respostas.set(minhasConsultas, { consultas: [PENDENTE] })
    const { user } = abrir()
    await user.click(await screen.findByRole('button', { name: 'Avise-me por e-mail' }))
    expect(await screen.findByText(/Combinado: escrevemos para .*@.* se um médico entrar até/)).toBeDefined()
    expect(chamadas(pedirAviso)).toEqual([{ especialidade: 'cardiologia' }])
    expect(screen.queryByText('formulário do cartão')).toBeNull()
  })

  it('a call that was not kept is said beside its button', async () => {
    respostas.set(pedirAviso, new NetworkError('Verifique sua conexão e tente novamente.'))
    const { user } = abrir()
    await user.click(await screen.findByRole('button', { name: 'Avise-me por e-mail' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Verifique sua conexão e tente novamente.')
  })

  it('while nobody knows whether a doctor attends, it says that it looks and shows no card', async () => {
    let responderAgora: () => void = () => undefined
    const lida = new Promise<void>((resolve) => {
      responderAgora = resolve
    })
    respostas.set(verPresencas, () => lida.then(() => ({ presencas: [{ medico_id: 'm1' }], online: 1 })))
    respostas.set(minhasConsultas, { consultas: [PENDENTE] })
    abrir()
    expect(await screen.findByText('Verificando se há médicos online...')).toBeDefined()
    expect(screen.queryByText('formulário do cartão')).toBeNull()
    responderAgora()
    expect(await screen.findByText('formulário do cartão')).toBeDefined()
  })

  it('where that could not be read, it says so, looks again, and lets go on knowingly', async () => {
    const NAO_LIDA = 'Não sabemos se há médico de Cardiologia online agora'
    respostas.set(verPresencas, recusa('erro_interno'))
    respostas.set(minhasConsultas, { consultas: [PENDENTE] })
    const { user } = abrir()
    expect(await screen.findByText(NAO_LIDA)).toBeDefined()
    expect(screen.queryByText('formulário do cartão')).toBeNull()
    respostas.set(verPresencas, { presencas: [], online: 0 })
    await user.click(screen.getByRole('button', { name: 'Verificar novamente' }))
    expect(await screen.findByText(VAZIA)).toBeDefined()
    expect(screen.queryByText(NAO_LIDA)).toBeNull()
    cleanup()
    respostas.set(verPresencas, recusa('erro_interno'))
    const outra = abrir()
    await outra.user.click(await screen.findByRole('button', { name: 'Pagar e esperar mesmo assim' }))
    expect(await screen.findByText('formulário do cartão')).toBeDefined()
  })

  it('a card that is being filled in stays when the last doctor leaves', async () => {
    respostas.set(verPresencas, { presencas: [{ medico_id: 'm1' }], online: 1 })
    respostas.set(minhasConsultas, { consultas: [PENDENTE] })
    const { queries } = abrir()
    await screen.findByText('formulário do cartão')
    respostas.set(verPresencas, { presencas: [], online: 0 })
    await act(() => queries.invalidateQueries({ queryKey: ['presencas'] }))
    expect(screen.getByText('formulário do cartão')).toBeDefined()
    expect(screen.queryByText(VAZIA)).toBeNull()
  })
})

it('another specialty than the triage suggests is told before the request is made', async () => {
  respostas.set(ultimaTriagem, triagemPara('clinica_medica', 'cardiologia'))
  abrir({ state: null })
  expect(
    await screen.findByText('Não há médico de Cardiologia atendendo: a consulta será em Clínica Médica.'),
  ).toBeDefined()
  expect(screen.getByText('Clínica Médica', { selector: 'dd' })).toBeDefined()
})

it('the e-mail confirmed in another tab: this one goes on by itself', async () => {
  respostas.set(criarConsulta, recusa('email_nao_confirmado'))
  const { user, queries } = abrir()
  const confirmado = (email_confirmado: boolean) =>
    act(() => void queries.setQueryData(CHAVE_DO_PERFIL, { ...perfilDe(ANA), email_confirmado }))
  confirmado(false)
  await continuar(user)
  expect(await screen.findByText('Confirme seu e-mail')).toBeDefined()
  respostas.set(criarConsulta, PENDENTE)
  confirmado(true)
  expect(await screen.findByText('formulário do cartão')).toBeDefined()
  expect(chamadas(criarConsulta)).toHaveLength(2)
})
