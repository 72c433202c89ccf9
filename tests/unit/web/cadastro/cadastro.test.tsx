// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import { DomainError, problema } from '#domain/base/erros.ts'
import type { Kyc } from '../../../../web/src/features/kyc/kyc.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import {
  CadastroPaciente,
  PatientOnboarding,
} from '../../../../web/src/features/cadastro/cadastro-paciente.tsx'
import { ApiError, call, NetworkError } from '../../../../web/src/lib/api.ts'
import { lerPerfil, type Perfil } from '../../../../web/src/lib/sessao/perfil.ts'
import { entrar, FalhaDeLogin, token, usuarioAtual } from '../../../../web/src/lib/sessao/sessao.ts'
import { useCanal } from '../../../../web/src/lib/tempo-real/tempo-real.ts'
import { fingirMidia, imagem } from '../kyc/apoio.ts'
import { COM_DOCUMENTO, KYC, PERFIL } from './apoio.ts'
import { colar } from '../../../support/colar.ts'
import { parsePath } from 'react-router-dom'
import { abrirTela, aviso, estado, leituras, lugar } from '../../../support/tela.tsx'

// A busy machine may take its time; a wrong screen still fails.
configure({ asyncUtilTimeout: 8_000 })

vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/perfil.ts')
vi.mock('../../../../web/src/lib/tempo-real/tempo-real.ts')

interface Chamada {
  readonly nome: string
  readonly entrada: Record<string, unknown>
  readonly headers: Readonly<Record<string, string>> | undefined
}
const chamadas: Chamada[] = []
let respostas: Record<string, (entrada: Record<string, unknown>) => unknown>
let sessao: boolean
let perfil: Perfil | null
let kyc: Kyc

beforeEach(() => {
  vi.clearAllMocks()
  fingirMidia()
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  localStorage.clear()
  sessionStorage.clear()
  chamadas.length = 0
  sessao = false
  perfil = PERFIL
  kyc = KYC
  respostas = {
    'kyc-eu': () => kyc,
    'precheck-identity': () => ({ duplicate_found: false, duplicate_type: null }),
    cadastrar: () => ({ id: 'u1', email: 'ana@exemplo.test', confirmacao_enviada: true }),
    'kyc-envio': () => ({
      url: 'https://balde.test/',
      campos: {},
      caminho: 'u1/temp_selfie.jpg',
      expira_em: '',
    }),
    'cleanup-temp-files': () => ({ success: true, files_found: 0, files_deleted: 0, dry_run: false }),
  }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
  vi.mocked(call).mockImplementation((async (
    { nome }: { nome: string },
    entrada: Record<string, unknown>,
    opcoes?: { headers?: Record<string, string> },
  ) => {
    chamadas.push({ nome, entrada, headers: opcoes?.headers })
    const responder = respostas[nome]
    if (!responder) throw new Error(`unexpected ${nome}`)
    return responder(entrada)
  }) as unknown as typeof call)
  vi.mocked(usuarioAtual).mockImplementation(() =>
    Promise.resolve(sessao ? { id: 'u1', email: 'ana@exemplo.test' } : undefined),
  )
  vi.mocked(token).mockResolvedValue('t0k3n')
  vi.mocked(lerPerfil).mockImplementation(() => Promise.resolve(perfil))
  vi.mocked(entrar).mockImplementation(() => {
    sessao = true
    return Promise.resolve()
  })
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.restoreAllMocks()
})

const recusar = (...args: ConstructorParameters<typeof DomainError>) => {
  throw new ApiError(problema(new DomainError(...args), 'r1'))
}

function abrir(onde = '/cadastro-paciente', state: unknown = null) {
  const queries = leituras()
  // As the app does when somebody signs in or out.
  vi.mocked(entrar).mockImplementation(async () => {
    sessao = true
    await queries.resetQueries()
  })
  const Tela = onde.startsWith('/patient') ? PatientOnboarding : CadastroPaciente
  abrirTela(<Tela />, { em: { ...parsePath(onde), state }, rotas: [onde.split('?')[0] ?? ''], queries })
  return { user: userEvent.setup(), queries }
}
const campo = (rotulo: string) => screen.getByLabelText<HTMLInputElement>(rotulo)
const continuar = () => screen.getByRole('button', { name: 'Continuar' })
const passo = (name: string) => screen.findByRole('heading', { level: 2, name })

async function preencher(user: ReturnType<typeof userEvent.setup>) {
  await colar(user, campo('Nome completo'), 'Ana Souza')
  await colar(user, campo('CPF'), '52998224725')
  await colar(user, campo('E-mail'), 'ana@exemplo.test')
  await colar(user, campo('Celular com DDD'), '11999998888')
  await colar(user, campo('Data de nascimento'), '01021990')
  await colar(user, campo('Senha'), 'segredo1')
  await colar(user, campo('Confirmar senha'), 'segredo1')
}

/** Nothing of what `preencher` typed is gone. */
function expectDigitado() {
  const rotulos = ['Nome completo', 'CPF', 'E-mail', 'Celular com DDD', 'Data de nascimento', 'Senha']
  expect(rotulos.map((rotulo) => campo(rotulo).value)).toEqual([
    'Ana Souza',
    '529.982.247-25',
    'ana@exemplo.test',
    '(11) 99999-8888',
    '01/02/1990',
    'segredo1',
  ])
}

describe('step 1 (P §2.8, §5)', () => {
  it('formats, validates on blur when not empty, clears on edit and shows the strength', async () => {
    const { user } = abrir()
    await passo('Dados Pessoais')
    await user.click(campo('Nome completo'))
    await user.tab()
    expect(screen.queryByText('Informe nome e sobrenome.')).toBeNull()
    await user.type(campo('CPF'), '11111111111')
    await user.tab()
    expect(campo('CPF').value).toBe('111.111.111-11')
    expect(await screen.findByText('CPF inválido.')).toBeDefined()
    await user.type(campo('CPF'), '{Backspace}')
    expect(screen.queryByText('CPF inválido.')).toBeNull()
    for (const [senha, forca] of [
      ['abc1', 'Senha fraca'],
      ['defg', 'Senha forte'],
    ] as const) {
      await user.type(campo('Senha'), senha)
      expect(screen.getByText(forca)).toBeDefined()
    }
    await user.clear(campo('Senha'))
    await user.type(campo('Senha'), '12345678')
    expect(screen.getByText('Senha ok')).toBeDefined()
    await user.type(campo('Confirmar senha'), 'outra')
    await user.tab()
    expect(await screen.findByText('As senhas não coincidem.')).toBeDefined()
    await user.type(campo('Data de nascimento'), '01012020')
    await user.tab()
    expect(await screen.findByText(/maiores de 18 anos/)).toBeDefined()
  })

  it('says what it is about, and an unfinished birth date', async () => {
    const { user } = abrir()
    await passo('Dados Pessoais')
    expect(screen.getByText('Processo seguro e rápido para começar suas consultas online')).toBeDefined()
    expect(screen.getByText('Informe seus dados pessoais para criar sua conta')).toBeDefined()
    expect(
      screen.getByText('A senha deve ter no mínimo 8 caracteres, incluindo letras e números.'),
    ).toBeDefined()
    await user.type(campo('Data de nascimento'), '0102')
    await user.tab()
    expect(await screen.findByText('Informe sua data de nascimento (DD/MM/AAAA).')).toBeDefined()
  })

  it('a reload keeps what was typed, but no password; the account made, nothing is kept', async () => {
    const { user } = abrir()
    await passo('Dados Pessoais')
    await preencher(user)
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('segredo1')
    cleanup()
    const { user: depois } = abrir()
    await passo('Dados Pessoais')
    expect(campo('Nome completo').value).toBe('Ana Souza')
    expect(campo('CPF').value).toBe('529.982.247-25')
    expect(campo('E-mail').value).toBe('ana@exemplo.test')
    expect(campo('Celular com DDD').value).toBe('(11) 99999-8888')
    expect(campo('Data de nascimento').value).toBe('01/02/1990')
    expect(campo('Senha').value).toBe('')
    await colar(depois, campo('Senha'), 'segredo1')
    await colar(depois, campo('Confirmar senha'), 'segredo1')
    await depois.click(continuar())
    await passo('Documento')
    expect(Object.entries(sessionStorage)).toEqual([])
  })

  it('does not go on with open fields, and says which', async () => {
    const { user } = abrir()
    await passo('Dados Pessoais')
    expect(screen.getByText('Preencha os campos destacados para continuar.')).toBeDefined()
    expect(continuar().getAttribute('aria-disabled')).toBe('true')
    await user.click(continuar())
    await waitFor(() =>
      expect(aviso()).toEqual({
        title: 'Campos obrigatórios',
        description: 'Preencha todos os campos corretamente antes de continuar.',
        variant: 'destructive',
      }),
    )
    expect(document.activeElement).toBe(campo('Nome completo'))
    expect(chamadas).toEqual([])
  })

  it('checks, creates the account, signs in and opens step 2 with the focus on its heading', async () => {
    const { user } = abrir()
    await passo('Dados Pessoais')
    await preencher(user)
    expect(screen.queryByText('Preencha os campos destacados para continuar.')).toBeNull()
    let livre: () => void = () => undefined
    respostas['precheck-identity'] = () =>
      new Promise((resolve) => (livre = () => resolve({ duplicate_found: false, duplicate_type: null })))
    await user.click(continuar())
    expect(await screen.findByRole('button', { name: 'Verificando...' })).toBeDefined()
    let criada: () => void = () => undefined
    respostas['cadastrar'] = () =>
      new Promise((resolve) => {
        criada = () => resolve({ id: 'u1', email: 'ana@exemplo.test', confirmacao_enviada: true })
      })
    livre()
    expect(await screen.findByRole('button', { name: 'Criando conta...' })).toBeDefined()
    criada()
    const titulo = await passo('Documento')
    expect(document.activeElement).toBe(titulo)
    const [precheck, cadastro] = chamadas
    expect(precheck).toMatchObject({
      nome: 'precheck-identity',
      entrada: {
        cpf: '529.982.247-25',
        email: 'ana@exemplo.test',
        telefone: '(11) 99999-8888',
        tipo: 'paciente',
      },
    })
    expect(precheck?.headers?.['X-Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/)
    expect(cadastro?.entrada).toEqual({
      nome: 'Ana Souza',
      cpf: '529.982.247-25',
      email: 'ana@exemplo.test',
      telefone: '(11) 99999-8888',
      data_nascimento: '01/02/1990',
      aceite_legal: { versao: VERSAO_LEGAL },
      tipo: 'paciente',
      password: 'segredo1',
    })
    expect(entrar).toHaveBeenCalledExactlyOnceWith('ana@exemplo.test', 'segredo1')
    expect(localStorage.getItem('password_set')).toBe('true')
    expect(aviso()).toEqual({
      title: 'Conta criada com sucesso!',
      description: 'Agora envie seus documentos para verificação.',
      variant: 'default',
    })
  })

  it('asks for the same account again when no answer came: what it made itself is no duplicate', async () => {
    let caiu = true
    respostas['cadastrar'] = () => {
      if (!caiu) return { id: 'u1', email: 'ana@exemplo.test', confirmacao_enviada: true }
      caiu = false
      respostas['precheck-identity'] = () => ({ duplicate_found: true, duplicate_type: 'email' })
      throw new NetworkError('x')
    }
    const { user } = abrir()
    await passo('Dados Pessoais')
    await preencher(user)
    await user.click(continuar())
    await waitFor(() => expect(aviso()).toMatchObject({ title: 'Erro de conectividade' }))
    await user.click(continuar())
    await passo('Documento')
    const pedidas = chamadas.filter(({ nome }) => nome === 'cadastrar')
    expect(chamadas.map(({ nome }) => nome).slice(0, 3)).toEqual([
      'precheck-identity',
      'cadastrar',
      'cadastrar',
    ])
    expect(pedidas[1]).toEqual(pedidas[0])
  })

  it.each<[string, () => unknown, string, string | undefined]>([
    [
      'a taken CPF',
      () => ({ duplicate_found: true, duplicate_type: 'cpf' }),
      'CPF já está em uso',
      'Este CPF já está associado a uma conta existente.',
    ],
    [
      'a taken e-mail',
      () => ({ duplicate_found: true, duplicate_type: 'email' }),
      'Email já está em uso',
      'Este email já está associado a uma conta existente.',
    ],
    [
      'a taken phone',
      () => ({ duplicate_found: true, duplicate_type: 'telefone' }),
      'Telefone já está em uso',
      'Este telefone já está associado a uma conta existente.',
    ],
    [
      'no network',
      () => {
        throw new NetworkError('x')
      },
      'Erro de conectividade',
      'Verifique sua conexão e tente novamente.',
    ],
    [
      'an unnamed duplicate',
      () => ({ duplicate_found: true, duplicate_type: null }),
      'Conta já existe',
      'Este e-mail já possui uma conta. Faça login para continuar.',
    ],
    [
      'too many tries',
      () => recusar('muitas_tentativas', { retry_after: 3600 }),
      'Muitas tentativas',
      'Aguarde alguns minutos antes de tentar novamente. Faltam 60 minutos.',
    ],
    [
      'another failure',
      () => recusar('erro_interno'),
      'Erro na verificação',
      'Algo deu errado do nosso lado. Tente novamente em alguns instantes.',
    ],
  ])('precheck: %s', async (_, resposta, title, description) => {
    respostas['precheck-identity'] = resposta
    const { user } = abrir()
    await passo('Dados Pessoais')
    await preencher(user)
    await user.click(continuar())
    await waitFor(() => expect(aviso()).toEqual({ title, description, variant: 'destructive' }))
    expect(chamadas.map(({ nome }) => nome)).toEqual(['precheck-identity'])
    expectDigitado()
  })

  it.each<[string, () => unknown, string, string]>([
    [
      'the server',
      () => recusar('erro_interno'),
      'Erro ao criar conta',
      'Algo deu errado do nosso lado. Tente novamente em alguns instantes.',
    ],
    [
      'the network',
      () => {
        throw new NetworkError('x')
      },
      'Erro de conectividade',
      'Verifique sua conexão e tente novamente.',
    ],
  ])(
    'an account that %s did not make is told, and the form stays',
    async (_, resposta, title, description) => {
      respostas['cadastrar'] = resposta
      const { user } = abrir()
      await passo('Dados Pessoais')
      await preencher(user)
      await user.click(continuar())
      await waitFor(() => expect(aviso()).toEqual({ title, description, variant: 'destructive' }))
      expectDigitado()
    },
  )

  it('marks the field that another account has', async () => {
    respostas['precheck-identity'] = () => ({ duplicate_found: true, duplicate_type: 'telefone' })
    const { user } = abrir()
    await passo('Dados Pessoais')
    await preencher(user)
    await user.click(continuar())
    await waitFor(() => expect(campo('Celular com DDD').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('Este telefone já está associado a uma conta existente.')).toBeDefined()
  })

  it('an account whose sign-in failed is finished by the same button', async () => {
    const { user } = abrir()
    vi.mocked(entrar).mockRejectedValueOnce(new FalhaDeLogin('rede', undefined))
    await passo('Dados Pessoais')
    await preencher(user)
    await user.click(continuar())
    await waitFor(() => expect(aviso()?.title).toBe('Erro de conectividade'))
    await user.click(continuar())
    await passo('Documento')
    expect(chamadas.map(({ nome }) => nome)).toEqual(['precheck-identity', 'cadastrar', 'kyc-eu'])
  })

  it('an existing user is told to sign in', async () => {
    respostas['cadastrar'] = () => recusar('ja_existe')
    const { user } = abrir()
    await passo('Dados Pessoais')
    await preencher(user)
    await user.click(continuar())
    await waitFor(() =>
      expect(aviso()).toEqual({
        title: 'Usuário já existe',
        description: 'Este e-mail já possui uma conta. Faça login para continuar.',
        variant: 'destructive',
      }),
    )
  })
})

describe('going on from any device (estados §1)', () => {
  beforeEach(() => {
    sessao = true
  })

  it('opens at the first open step and lets own data be corrected', async () => {
    respostas['revisar-dados'] = () => ({ ...PERFIL, nome: 'Ana Lima Souza' })
    const { user } = abrir()
    await passo('Documento')
    await user.click(screen.getByRole('button', { name: 'Voltar' }))
    const titulo = await passo('Revisar dados')
    expect(document.activeElement).toBe(titulo)
    expect(campo('CPF').value).toBe('529.982.247-25')
    expect(campo('Data de nascimento').value).toBe('01/02/1990')
    expect(screen.queryByLabelText('Senha')).toBeNull()
    await user.clear(campo('Nome completo'))
    await colar(user, campo('Nome completo'), 'Ana Lima Souza')
    await user.click(continuar())
    await passo('Documento')
    expect(chamadas.find(({ nome }) => nome === 'revisar-dados')?.entrada).toEqual({ nome: 'Ana Lima Souza' })
  })

  it('a change that waits for the check is withdrawn, not edited on the way to it', async () => {
    perfil = {
      ...PERFIL,
      access_tier: 'restricted',
      alteracao_pendente: { campo: 'cpf', valor: '15350946056', anterior: PERFIL.cpf, em: '' },
    }
    const { user } = abrir()
    await passo('Documento')
    await user.click(screen.getByRole('button', { name: 'Voltar' }))
    await waitFor(() => expect(lugar()).toBe('/kyc-retry'))
  })

  it('unchanged data is not sent', async () => {
    const { user } = abrir()
    await passo('Documento')
    await user.click(screen.getByRole('button', { name: 'Voltar' }))
    await passo('Revisar dados')
    await user.click(continuar())
    await passo('Documento')
    expect(chamadas.map(({ nome }) => nome)).toEqual(['kyc-eu'])
  })

  it('a session without a profile completes it without a password', async () => {
    perfil = null
    const { user } = abrir()
    await passo('Complete seus dados')
    expect(campo('E-mail').readOnly).toBe(true)
    await colar(user, campo('Nome completo'), 'Ana Souza')
    await colar(user, campo('CPF'), '52998224725')
    await colar(user, campo('Celular com DDD'), '11999998888')
    await colar(user, campo('Data de nascimento'), '01021990')
    perfil = PERFIL
    await user.click(continuar())
    await passo('Documento')
    const cadastro = chamadas.find(({ nome }) => nome === 'cadastrar')
    expect(cadastro?.entrada).not.toHaveProperty('password')
    expect(cadastro?.headers?.['authorization']).toBe('Bearer t0k3n')
  })

  it('an approved patient goes to triage', async () => {
    perfil = { ...PERFIL, kyc_status: 'approved', access_tier: 'full' }
    abrir()
    await waitFor(() => expect(lugar()).toBe('/triagem'))
  })

  it('a rejected one is told', async () => {
    perfil = { ...PERFIL, kyc_status: 'rejected' }
    kyc = { ...KYC, current_state: 'rejected', kyc_status: 'rejected', passos: ['documento'] }
    abrir()
    await passo('Documento')
    expect(aviso()?.title).toBe('Verificação rejeitada')
  })

  it('rejected for what nothing here changes, one comes back to why, and is asked for no document', async () => {
    const motivo = 'A situação do CPF no cadastro é suspensa.'
    perfil = { ...PERFIL, kyc_status: 'rejected' }
    kyc = { ...KYC, current_state: 'rejected', kyc_status: 'rejected', reasons: [motivo], passos: [] }
    abrir()
    await passo('Verificação')
    expect(aviso()?.title).toBe('Verificação rejeitada')
    expect(screen.getByText(motivo)).toBeDefined()
    expect(screen.queryByText('Documento necessário')).toBeNull()
  })

  it('a rejected doctor goes on in their own registration, which hears what the retry page told', async () => {
    perfil = { ...PERFIL, tipo: 'medico', papeis: ['medico'], kyc_status: 'rejected' }
    kyc = { ...KYC, current_state: 'rejected', kyc_status: 'rejected' }
    abrir('/cadastro-paciente', { novaTentativa: true })
    await waitFor(() => expect(lugar()).toBe('/onboarding-medico'))
    expect(estado()).toEqual({ novaTentativa: true })
  })

  it('what cannot be read can be asked for again', async () => {
    respostas['kyc-eu'] = () => recusar('erro_interno')
    const { user } = abrir()
    const repetir = await screen.findByRole('button', { name: 'Tentar Novamente' })
    expect(screen.getByRole('alert').textContent).toBe(
      'Erro ao carregar dadosAlgo deu errado do nosso lado. Tente novamente em alguns instantes.Tentar Novamente',
    )
    respostas['kyc-eu'] = () => kyc
    await user.click(repetir)
    expect(await passo('Documento')).toBeDefined()
  })

  it('listens to the account and reads again', async () => {
    abrir()
    await passo('Documento')
    const [canal, ouvir] = vi.mocked(useCanal).mock.lastCall ?? []
    expect(canal).toBe('kyc-updates')
    kyc = { ...KYC, current_state: 'em_analise' }
    const antes = chamadas.length
    ouvir?.({ canal: 'kyc-updates', evento: 'kyc.etapa', dados: {} })
    await waitFor(() => expect(chamadas.length).toBeGreaterThan(antes))
  })
})

describe('step 3 (P §2.8, §4.5)', () => {
  beforeEach(() => {
    sessao = true
    kyc = COM_DOCUMENTO
    const trilha = Object.assign(new EventTarget(), { stop: () => undefined })
    vi.stubGlobal(
      'navigator',
      Object.assign(navigator, {
        mediaDevices: {
          getUserMedia: () => Promise.resolve({ active: true, getTracks: () => [trilha] }),
          enumerateDevices: () => Promise.resolve([]),
        },
      }),
    )
  })
  const finalizar = () => screen.getByRole('button', { name: 'Finalizar Cadastro' })
  const tirarSelfie = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Abrir Câmera' }))
    await user.click(await screen.findByRole('button', { name: 'Capturar' }))
    await user.click(await screen.findByRole('button', { name: 'Usar foto' }))
  }
  const resultado = (dados: object = {}) => ({
    success: true,
    scores: {},
    steps_completed: [],
    kyc_status: 'approved',
    access_tier: 'full',
    reasons: [],
    ...dados,
  })

  it('asks for the selfie, runs with the stored document, and finishes to triage', async () => {
    const { user } = abrir()
    await passo('Verificação')
    expect(screen.getByText('Tire uma selfie para confirmar sua identidade')).toBeDefined()
    expect(screen.getByText('Selfie obrigatória para continuar')).toBeDefined()
    await user.click(finalizar())
    expect(aviso()).toEqual({
      title: 'Verificação pendente',
      description: 'Complete a verificação de identidade para finalizar.',
      variant: 'destructive',
    })
    let decidir: (valor: unknown) => void = () => undefined
    respostas['kyc-orchestrator-v2'] = () => new Promise((resolve) => (decidir = resolve))
    await tirarSelfie(user)
    expect(await screen.findByText('Verificando selfie...')).toBeDefined()
    await waitFor(() => expect(chamadas.some(({ nome }) => nome === 'kyc-orchestrator-v2')).toBe(true))
    const { correlation_id, ...corpo } =
      chamadas.find(({ nome }) => nome === 'kyc-orchestrator-v2')?.entrada ?? {}
    expect(corpo).toEqual({
      usuario_id: 'u1',
      tipo: 'paciente',
      document_files: ['u1/temp_f.jpg', 'u1/temp_v.jpg'],
      selfie_path: 'u1/temp_selfie.jpg',
      form_data: {
        nome: 'Ana Souza',
        cpf: '52998224725',
        data_nascimento: '1990-02-01',
        email: 'ana@exemplo.test',
        telefone: '11999998888',
      },
      bucket: 'kyc-uploads',
    })
    expect(correlation_id).toMatch(/^kyc_\d+_[a-z0-9]{7}$/)
    kyc = {
      ...KYC,
      current_state: 'approved',
      etapa: 'complete',
      kyc_status: 'approved',
      access_tier: 'full',
    }
    perfil = { ...PERFIL, kyc_status: 'approved', access_tier: 'full' }
    decidir(resultado())
    expect(await screen.findByText('✓ Selfie verificada com sucesso')).toBeDefined()
    await waitFor(() => expect(aviso()?.title).toBe('Verificação completa ✓'))
    expect(chamadas.find(({ nome }) => nome === 'cleanup-temp-files')?.entrada).toEqual({
      bucket_name: 'kyc-uploads',
      max_age_hours: 0.1,
      prefix: 'temp_',
      dry_run: false,
    })
    await user.click(finalizar())
    await waitFor(() => expect(lugar()).toBe('/triagem'))
    expect(aviso()).toEqual({
      title: 'Cadastro realizado!',
      // Approved already: nothing is under review.
      description: 'Sua identidade foi verificada.',
      variant: 'default',
    })
  })

  it('says 10 at the beginning, 30 while the selfie is on its way, 35 while it is looked at', async () => {
    const enviar = respostas['kyc-envio']
    let partir: () => void = () => undefined
    const pedido = new Promise<void>((resolve) => (partir = resolve))
    respostas['kyc-envio'] = (entrada) => pedido.then(() => enviar?.(entrada))
    let chegar: () => void = () => undefined
    const caminho = new Promise<void>((resolve) => (chegar = resolve))
    vi.stubGlobal('fetch', () => caminho.then(() => new Response(null, { status: 204 })))
    respostas['kyc-orchestrator-v2'] = () => new Promise(() => undefined)
    const { user } = abrir()
    await passo('Verificação')
    await tirarSelfie(user)
    const barra = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Envio' })
    await waitFor(() => expect(chamadas.some(({ nome }) => nome === 'kyc-envio')).toBe(true))
    expect(barra.value).toBe(10)
    partir()
    await waitFor(() => expect(barra.value).toBe(30))
    chegar()
    await waitFor(() => expect(barra.value).toBe(35))
  })

  it.each([
    [new NetworkError('x'), 'Erro de conectividade'],
    [new Error('x'), 'Erro ao finalizar cadastro'],
  ])('a finish that cannot be checked is told and can be pressed again: %s', async (motivo, titulo) => {
    kyc = { ...KYC, current_state: 'em_analise', etapa: 'complete', access_tier: 'restricted' }
    perfil = { ...PERFIL, access_tier: 'restricted' }
    const { user } = abrir()
    await screen.findByText('Sua verificação está em análise')
    let falhar: () => void = () => undefined
    const caiu = new Promise<never>((_, reject) => (falhar = () => reject(motivo)))
    vi.mocked(lerPerfil).mockImplementationOnce(() => caiu)
    await user.click(finalizar())
    expect(await screen.findByRole('button', { name: 'Finalizando...' })).toBeDefined()
    falhar()
    await waitFor(() => expect(aviso()?.title).toBe(titulo))
    await user.click(await screen.findByRole('button', { name: 'Finalizar Cadastro' }))
    await waitFor(() => expect(lugar()).toBe('/triagem'))
    expect(aviso()?.description).toBe('Seus documentos foram enviados para análise.')
  })

  it('a run refused without a reason says so all the same', async () => {
    respostas['kyc-orchestrator-v2'] = () => resultado({ success: false, kyc_status: 'rejected' })
    const { user } = abrir()
    await passo('Verificação')
    await tirarSelfie(user)
    await waitFor(() =>
      expect(aviso()).toEqual({
        title: 'Erro na verificação',
        description: 'Verificação falhou',
        variant: 'destructive',
      }),
    )
  })

  it('own data that is missing is told before anything is sent', async () => {
    perfil = { ...PERFIL, cpf: '' }
    const { user } = abrir()
    await passo('Verificação')
    await tirarSelfie(user)
    await waitFor(() => expect(aviso()?.title).toBe('Dados incompletos'))
    expect(chamadas.map(({ nome }) => nome)).not.toContain('kyc-envio')
  })

  it('a rejection that nothing here changes asks for no document and no selfie', async () => {
    const motivo = 'A situação do CPF no cadastro é suspensa.'
    abrir()
    await passo('Verificação')
    const fim = { current_state: 'rejected', etapa: 'complete', kyc_status: 'rejected' } as const
    kyc = { ...KYC, ...fim, stepResults: { ocr: true, consultario: false }, reasons: [motivo], passos: [] }
    const [, ouvir] = vi.mocked(useCanal).mock.lastCall ?? []
    ouvir?.({ canal: 'kyc-updates', evento: 'kyc.etapa', dados: {} })
    expect(await screen.findByText(motivo)).toBeDefined()
    expect(screen.queryByText('Documento necessário')).toBeNull()
    expect(screen.queryByText('Selfie obrigatória para continuar')).toBeNull()
    expect(screen.queryByText('Tire uma selfie para confirmar sua identidade')).toBeNull()
  })

  it('a document that is no longer there is asked for instead of a selfie', async () => {
    abrir()
    await passo('Verificação')
    kyc = KYC
    const [, ouvir] = vi.mocked(useCanal).mock.lastCall ?? []
    ouvir?.({ canal: 'kyc-updates', evento: 'kyc.etapa', dados: {} })
    expect(await screen.findByText('Documento necessário')).toBeDefined()
    expect(screen.getByText('Faça upload do documento antes de tirar a selfie.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Abrir Câmera' })).toBeNull()
  })

  it('a document the server has no more leads back to its step, which says so', async () => {
    const motivo = 'Uma das imagens não foi encontrada. Envie novamente.'
    respostas['kyc-orchestrator-v2'] = () => {
      kyc = KYC
      return recusar('nao_encontrado', { detail: motivo, campos: [{ campo: 'document_files', motivo }] })
    }
    const { user } = abrir()
    await passo('Verificação')
    await tirarSelfie(user)
    expect(await passo('Documento')).toBe(document.activeElement)
    expect(screen.getByText(motivo)).toBeDefined()
    expect(continuar().hasAttribute('disabled')).toBe(true)
    expect(screen.queryByText('Documento verificado com sucesso')).toBeNull()
  })

  it('a run whose pictures were lost asks for them again, also of whoever comes back later', async () => {
    const reasons = ['Uma das imagens não foi encontrada. Envie novamente.']
    respostas['kyc-orchestrator-v2'] = () => {
      kyc = { ...KYC, reasons }
      return resultado({ success: false, kyc_status: 'pending', access_tier: 'blocked', reasons })
    }
    const { user } = abrir()
    await passo('Verificação')
    await tirarSelfie(user)
    await passo('Documento')
    expect(aviso()).toEqual({
      title: 'Erro na verificação',
      description: reasons[0],
      variant: 'destructive',
    })
    cleanup()
    abrir()
    await passo('Documento')
    expect(screen.getByText('Uma das imagens não foi encontrada. Envie novamente.')).toBeDefined()
  })

  it('a selfie that did not arrive is only taken again', async () => {
    const motivo = 'Uma das imagens não foi encontrada. Envie novamente.'
    respostas['kyc-orchestrator-v2'] = () =>
      recusar('nao_encontrado', { detail: motivo, campos: [{ campo: 'selfie_path', motivo }] })
    const { user } = abrir()
    await passo('Verificação')
    await tirarSelfie(user)
    expect(await screen.findByText(motivo)).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Abrir Câmera' })).toBeDefined()
  })

  it('tells why a selfie did not pass', async () => {
    respostas['kyc-orchestrator-v2'] = () => {
      kyc = {
        ...KYC,
        current_state: 'rejected',
        etapa: 'complete',
        kyc_status: 'rejected',
        stepResults: { uploading: true, ocr: true, facematch: false },
        passos: ['selfie'],
        reasons: ['O rosto da selfie não é o da foto do documento. Tire outra, de frente e com boa luz.'],
      }
      return resultado({
        success: false,
        kyc_status: 'rejected',
        access_tier: 'blocked',
        reasons: kyc.reasons,
      })
    }
    const { user } = abrir()
    await passo('Verificação')
    await tirarSelfie(user)
    expect(await screen.findByText('Selfie não passou na verificação. Tente novamente.')).toBeDefined()
    expect(
      screen.getByText(
        'O rosto da selfie não é o da foto do documento. Tire outra, de frente e com boa luz.',
      ),
    ).toBeDefined()
    expect(aviso()).toEqual({
      title: 'Erro na verificação',
      description: 'O rosto da selfie não é o da foto do documento. Tire outra, de frente e com boa luz.',
      variant: 'destructive',
    })
    expect(finalizar().getAttribute('aria-disabled')).toBe('true')
  })

  describe('a run used the document up', () => {
    let lidos: number
    /** Readings wait for this. */
    let leituraLivre: Promise<void>
    beforeEach(() => {
      kyc = KYC
      lidos = 0
      leituraLivre = Promise.resolve()
      respostas['kyc-intelligent-ocr'] = async () => {
        await leituraLivre
        lidos += 1
        if (lidos % 2 === 0) kyc = { ...kyc, documento: COM_DOCUMENTO.documento }
        return {
          success: true,
          confidence: 0.93,
          error: null,
          categoria: null,
          reasons: [],
          timing: { signUrlMs: 12, visionCallMs: 900, totalMs: 915 },
          extracted: {},
          basta: false,
          attempts_remaining: 2,
        }
      }
    })
    /** Document and selfie are sent from here, and the run ends at this stage. */
    async function recusadaEm(etapa: 'facematch' | 'fraud' | 'consultario') {
      const reasons = ['Não passou.']
      const passos: Kyc['passos'] = {
        facematch: ['selfie' as const],
        fraud: ['documento' as const],
        consultario: ['dados' as const],
      }[etapa]
      respostas['kyc-orchestrator-v2'] = () => {
        const fim = { current_state: 'rejected', etapa: 'complete', kyc_status: 'rejected' } as const
        const stepResults = { uploading: true, ocr: true, [etapa]: false }
        // A document that was not the problem stands at the server, ready for the next run.
        const documento = etapa === 'fraud' ? KYC.documento : COM_DOCUMENTO.documento
        kyc = { ...KYC, ...fim, stepResults, reasons, passos, documento }
        return resultado({ success: false, kyc_status: 'rejected', access_tier: 'blocked', reasons })
      }
      const { user } = abrir()
      await passo('Documento')
      await user.selectOptions(screen.getByLabelText('Tipo de documento *'), 'RG')
      for (const lado of ['frente', 'verso']) {
        const entrada = document.querySelector<HTMLInputElement>(`input[data-lado=${lado}]`)
        if (!entrada) throw new Error(`no input for ${lado}`)
        await user.upload(entrada, imagem())
      }
      await screen.findByText('Documento verificado com sucesso')
      await user.click(continuar())
      await passo('Verificação')
      await tirarSelfie(user)
      return user
    }
    it('and only the face was refused: the camera is back at once, and nothing is sent or read again', async () => {
      await recusadaEm('facematch')
      expect(await screen.findByRole('button', { name: 'Abrir Câmera' })).toBeDefined()
      expect(screen.queryByText('Documento necessário')).toBeNull()
      expect(lidos).toBe(2)
    })

    it('and what was typed was refused: it stays, and the data are corrected first', async () => {
      const user = await recusadaEm('consultario')
      expect(await screen.findByRole('button', { name: 'Abrir Câmera' })).toBeDefined()
      expect(lidos).toBe(2)
      expect(screen.queryByRole('button', { name: 'Refazer fotos do documento' })).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Revisar dados' }))
      await passo('Revisar dados')
    })

    it('and something else was refused: nothing is sent or said to be, new pictures are asked for', async () => {
      const user = await recusadaEm('fraud')
      expect(await screen.findByText('Documento necessário')).toBeDefined()
      expect(lidos).toBe(2)
      await user.click(screen.getByRole('button', { name: 'Refazer fotos do documento' }))
      await passo('Documento')
      expect(screen.queryByText('Documento verificado com sucesso')).toBeNull()
      expect(continuar().hasAttribute('disabled')).toBe(true)
    })
  })

  it('a run in analysis may be left', async () => {
    kyc = { ...KYC, current_state: 'em_analise', etapa: 'complete', access_tier: 'restricted' }
    perfil = { ...PERFIL, access_tier: 'restricted' }
    const { user } = abrir()
    expect(await screen.findByText('Sua verificação está em análise')).toBeDefined()
    await user.click(finalizar())
    await waitFor(() => expect(lugar()).toBe('/triagem'))
  })

  it('a run whose pictures nobody could look at yet opens nothing, and says so', async () => {
    kyc = { ...KYC, current_state: 'em_analise', etapa: 'complete', access_tier: 'blocked' }
    perfil = { ...PERFIL, access_tier: 'blocked' }
    const { user } = abrir()
    expect(await screen.findByText('Sua verificação está em análise')).toBeDefined()
    const botao = finalizar()
    expect(botao.getAttribute('aria-disabled')).toBe('true')
    await user.click(botao)
    expect(await screen.findByText('Complete a verificação de identidade para finalizar.')).toBeDefined()
    expect(lugar()).not.toBe('/triagem')
  })

  it('a run under way is shown to whoever comes back', async () => {
    kyc = {
      ...KYC,
      current_state: 'liveness',
      etapa: 'liveness',
      stepResults: { uploading: true, ocr: true },
    }
    abrir()
    expect(await screen.findByText('Verificando selfie...')).toBeDefined()
    const painel = screen.getByRole('region', { name: 'Etapas da verificação' })
    expect(within(painel).getAllByRole('listitem')[2]?.textContent).toBe('Prova de vidaProcessando...')
  })

  it.each<[string, () => unknown, string, string]>([
    [
      'used up',
      () => recusar('muitas_tentativas', { retry_after: 400 }),
      'Limite de tentativas atingido',
      'Tente novamente em 7 minutos.',
    ],
    [
      'new tries used up',
      () =>
        recusar('muitas_tentativas', {
          retry_after: 400,
          detail: 'Aguarde 7 minutos antes de tentar novamente.',
        }),
      'Tentativa bloqueada',
      'Aguarde 7 minutos antes de tentar novamente.',
    ],
    [
      'missing fields',
      () => recusar('missing_required_fields', { detail: 'Por favor, preencha: nome, cpf' }),
      'Campos obrigatórios faltando',
      'Por favor, preencha: nome, cpf',
    ],
    [
      'no user',
      () => recusar('invalid_usuario_id'),
      'Erro de validação',
      'ID do usuário é obrigatório e não pode estar vazio',
    ],
    [
      'no network',
      () => {
        throw new NetworkError('x')
      },
      'Erro de conectividade',
      'Verifique sua conexão e tente novamente.',
    ],
    [
      'unreachable',
      () => recusar('provedor_indisponivel'),
      'Erro na verificação',
      'Nada foi perdido. Tente novamente em alguns instantes.',
    ],
  ])('%s: told, and the camera is there again', async (_, resposta, title, description) => {
    respostas['kyc-orchestrator-v2'] = resposta
    const { user } = abrir()
    await passo('Verificação')
    await tirarSelfie(user)
    await waitFor(() => expect(aviso()).toEqual({ title, description, variant: 'destructive' }))
    expect(await screen.findByRole('button', { name: 'Abrir Câmera' })).toBeDefined()
  })

  it('an answer lost on the way is not a failure while the run goes on', async () => {
    respostas['kyc-orchestrator-v2'] = () => {
      kyc = { ...COM_DOCUMENTO, current_state: 'fraud', etapa: 'fraud' }
      return recusar('provedor_indisponivel')
    }
    const { user } = abrir()
    await passo('Verificação')
    await tirarSelfie(user)
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
        'Segurança dos dadosProcessando...',
      ),
    )
    expect(aviso()).toBeUndefined()
  })

  it('safe mode has no camera, starts nothing and says so', async () => {
    const { user } = abrir('/cadastro-paciente?safe=1')
    expect(await screen.findByText(/^A câmera está desabilitada no modo seguro/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Recarregar sem Modo Seguro' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Abrir Câmera' })).toBeNull()
    await user.click(finalizar())
    await waitFor(() => expect(lugar()).toBe('/'))
    expect(aviso()?.title).toBe('Cadastro salvo, verificação pendente')
    expect(chamadas.map(({ nome }) => nome)).toEqual(['kyc-eu'])
  })

  it('the hour used up shows when it goes on', async () => {
    kyc = {
      ...COM_DOCUMENTO,
      envios: { usados: 3, maximo: 3, proximo_em: new Date(Date.now() + 600_000).toISOString() },
    }
    abrir()
    expect(await screen.findByText('Limite de tentativas atingido')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Abrir Câmera' })).toBeNull()
  })

  it('a session that ended leads back to step 1', async () => {
    const { queries } = abrir()
    await passo('Verificação')
    sessao = false
    await queries.resetQueries()
    await passo('Dados Pessoais')
    expect(aviso()).toEqual({
      title: 'Erro de autenticação',
      description: 'Por favor, refaça o cadastro.',
      variant: 'destructive',
    })
  })
})

describe('reading B (P §2.8)', () => {
  it('has two steps, with the open one in the address', async () => {
    sessao = true
    abrir('/patient-onboarding')
    await passo('Documento')
    await waitFor(() => expect(lugar()).toBe('/patient-onboarding?step=2'))
    const passos = screen.getByRole('list', { name: 'Etapa 2 de 2' })
    expect(within(passos).getAllByRole('listitem').length).toBe(2)
  })

  it('an address past the first open step does not skip it', async () => {
    abrir('/patient-onboarding?step=2')
    await passo('Dados Pessoais')
    await waitFor(() => expect(lugar()).toBe('/patient-onboarding?step=1'))
  })

  it('?step=1 shows the own data of somebody signed in', async () => {
    sessao = true
    abrir('/patient-onboarding?step=1')
    expect(await passo('Revisar dados')).toBeDefined()
  })

  it('goes on with an existing account when the password is its own', async () => {
    respostas['precheck-identity'] = () => ({ duplicate_found: true, duplicate_type: 'email' })
    const { user } = abrir('/patient-onboarding')
    await passo('Dados Pessoais')
    await preencher(user)
    await user.click(continuar())
    await passo('Documento')
    expect(chamadas.map(({ nome }) => nome)).toEqual(['precheck-identity', 'kyc-eu'])
  })

  it('tells of the duplicate when it is not', async () => {
    respostas['precheck-identity'] = () => ({ duplicate_found: true, duplicate_type: 'email' })
    const { user } = abrir('/patient-onboarding')
    vi.mocked(entrar).mockRejectedValue(new FalhaDeLogin('credenciais', undefined))
    await passo('Dados Pessoais')
    await preencher(user)
    await user.click(continuar())
    await waitFor(() => expect(aviso()?.title).toBe('Email já está em uso'))
  })
})
