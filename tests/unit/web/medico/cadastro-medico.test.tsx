// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Codigo, DomainError, type Detalhes, problema } from '#domain/base/erros.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { CadastroMedico } from '../../../../web/src/features/medico/cadastro-medico/cadastro-medico.tsx'
import type { Resultado } from '../../../../web/src/features/medico/cadastro-medico/use-conclusao.ts'
import { ApiError, call, NetworkError } from '../../../../web/src/lib/api.ts'
import { lerPerfil, type Perfil } from '../../../../web/src/lib/sessao/perfil.ts'
import { entrar, FalhaDeLogin, token, usuarioAtual } from '../../../../web/src/lib/sessao/sessao.ts'
import { PERFIL } from '../cadastro/apoio.ts'
import { fingirMidia } from '../kyc/apoio.ts'
import { colar } from '../../../support/colar.ts'
import { abrirTela, aviso, leituras, lugar } from '../../../support/tela.tsx'

// A busy machine may take its time; a wrong screen still fails.
configure({ asyncUtilTimeout: 8_000 })
vi.setConfig({ testTimeout: 30_000 })

vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/perfil.ts')

const MEDICA: Perfil = {
  ...PERFIL,
  id: 'm1',
  nome: 'Marina Lopes Cardoso',
  email: 'marina@exemplo.test',
  tipo: 'medico',
  papeis: ['medico'],
}
const VALIDADO: Resultado = {
  verificacao_status: 'verified',
  nome_oficial: 'MARINA LOPES CARDOSO',
  status_crm: 'VERIFIED',
  especialidades: [],
  motivos: [],
}

interface Chamada {
  readonly nome: string
  readonly entrada: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>> | undefined
}
const chamadas: Chamada[] = []
const chamada = (nome: string) => chamadas.findLast((feita) => feita.nome === nome)
let respostas: Record<string, (entrada: Readonly<Record<string, unknown>>) => unknown>
let perfil: Perfil | null
let sessao: boolean
let queries: QueryClient

/** The quick check answers `rapida`, the full one `completa`. */
let rapida: () => unknown
let completa: () => unknown

beforeEach(() => {
  vi.clearAllMocks()
  fingirMidia()
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  sessionStorage.clear()
  localStorage.clear()
  chamadas.length = 0
  sessao = false
  perfil = null
  rapida = () => ({ verificacao_status: 'verified' })
  completa = () => VALIDADO
  respostas = {
    'verify-crm': (entrada) => ('medico_id' in entrada ? completa() : rapida()),
    'salvar-medico': () => ({}),
    'medico-eu': () => recusar('nao_encontrado'),
    'precheck-identity': () => ({ duplicate_found: false, duplicate_type: null }),
    cadastrar: () => {
      perfil = MEDICA
      return { id: 'm1', email: MEDICA.email, confirmacao_enviada: true }
    },
  }
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
    Promise.resolve(sessao ? { id: 'm1', email: MEDICA.email } : undefined),
  )
  vi.mocked(token).mockResolvedValue('t0k3n')
  vi.mocked(lerPerfil).mockImplementation(() => Promise.resolve(perfil))
  vi.mocked(entrar).mockImplementation(async () => {
    sessao = true
    // As the app does when somebody signs in or out.
    await queries.resetQueries()
  })
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.restoreAllMocks()
})

function recusar(codigo: Codigo, detalhes: Detalhes = {}): never {
  throw new ApiError(problema(new DomainError(codigo, detalhes), 'r1'))
}

function abrir() {
  queries = leituras()
  abrirTela(<CadastroMedico />, { em: '/cadastro-medico', queries })
  return userEvent.setup()
}
type User = ReturnType<typeof abrir>

const campo = (rotulo: string) => screen.getByLabelText<HTMLInputElement>(rotulo)
const botao = (name: string | RegExp) => screen.getByRole('button', { name })
const passo = (name: string) => screen.findByRole('heading', { level: 2, name })

async function preencher(user: User) {
  await colar(user, await screen.findByLabelText('Nome completo'), 'Marina Lopes Cardoso')
  await colar(user, campo('E-mail'), 'marina@exemplo.test')
  await colar(user, campo('CPF'), '52998224725')
  await colar(user, campo('Celular com DDD'), '11999998888')
  await colar(user, campo('CRM'), '701001')
  await user.selectOptions(campo('UF'), 'SP')
}
async function verificado(user: User) {
  await user.click(botao('Verificar CRM/UF'))
  await screen.findByText('✅ CRM/UF verificado com sucesso.')
}
/** From step 1 to step 3, without specialties. */
async function ateOsAceites(user: User) {
  await verificado(user)
  await user.click(botao('Próximo'))
  await passo('Aceites e Coerência de Identidade')
}
async function aceitar(user: User) {
  for (const caixa of screen.getAllByRole('checkbox')) await user.click(caixa)
}
async function comoMedica() {
  sessao = true
  perfil = MEDICA
  const user = abrir()
  await colar(user, await screen.findByLabelText('CRM'), '701001')
  await user.selectOptions(campo('UF'), 'SP')
  return user
}
async function finalizado(resultado: Resultado) {
  completa = () => resultado
  const user = await comoMedica()
  await ateOsAceites(user)
  await aceitar(user)
  await user.click(botao('Finalizar Cadastro'))
  return user
}

describe('step 1 (D §2.4, §5)', () => {
  it('has its titles, its fields and the 27 states', async () => {
    abrir()
    await passo('Identificação e CRM')
    expect(screen.getByRole('heading', { level: 1, name: 'Cadastro Médico' })).toBeTruthy()
    expect(screen.getByText('Processo seguro e confiável para profissionais de saúde')).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'Etapa 1 de 4' })).getAllByRole('listitem')).toHaveLength(
      4,
    )
    expect(within(campo('UF')).getAllByRole('option')).toHaveLength(28)
    expect(screen.getByText('Possui especialidade reconhecida (RQE)?')).toBeTruthy()
  })

  it('offers the check once the form is valid, and lets on only after ✅', async () => {
    const user = abrir()
    await passo('Identificação e CRM')
    expect(screen.queryByRole('button', { name: 'Verificar CRM/UF' })).toBeNull()
    expect(screen.getByText('Preencha os campos destacados para continuar.')).toBeTruthy()
    await preencher(user)
    expect(botao('Próximo').getAttribute('aria-disabled')).toBe('true')
    await user.click(botao('Próximo'))
    expect(screen.queryByRole('heading', { level: 2, name: 'Aceites e Coerência de Identidade' })).toBeNull()
    await verificado(user)
    expect(chamada('verify-crm')?.entrada).toEqual({
      crm: '701001',
      uf: 'SP',
      nome_informado: 'Marina Lopes Cardoso',
    })
    expect(botao('Próximo').getAttribute('aria-disabled')).toBe('false')
    // What was checked was another number.
    await user.type(campo('CRM'), '9')
    expect(botao('Próximo').getAttribute('aria-disabled')).toBe('true')
    expect(botao('Verificar CRM/UF')).toBeTruthy()
    expect(screen.queryByText('✅ CRM/UF verificado com sucesso.')).toBeNull()
  })

  it('says ❌ when the council does not confirm it', async () => {
    rapida = () => ({ verificacao_status: 'rejected' })
    const user = abrir()
    await preencher(user)
    await user.click(botao('Verificar CRM/UF'))
    expect(await screen.findByText('❌ Não foi possível verificar CRM. Confira os dados.')).toBeTruthy()
    expect(botao('Próximo').getAttribute('aria-disabled')).toBe('true')
    expect(aviso()).toBeUndefined()
  })

  it.each([
    ['away', () => recusar('provedor_indisponivel'), 'O conselho não respondeu'],
    ['asked too often', () => recusar('muitas_tentativas'), 'Muitas tentativas'],
    [
      'out of reach',
      () => {
        throw new NetworkError(new Error('offline'))
      },
      'Erro de conectividade',
    ],
  ])('says ❌ and why when the council is %s', async (_nome, falha, titulo) => {
    rapida = falha
    const user = abrir()
    await preencher(user)
    await user.click(botao('Verificar CRM/UF'))
    expect(await screen.findByText('❌ Não foi possível verificar CRM. Confira os dados.')).toBeTruthy()
    await waitFor(() => expect(aviso()?.title).toBe(titulo))
  })

  it.each([
    ['Nome completo', 'Marina', 'Informe nome e sobrenome.'],
    ['E-mail', 'marina@', 'E-mail inválido.'],
    ['CPF', '11111111111', 'CPF inválido.'],
    ['Celular com DDD', '1199999', 'Informe um celular válido com DDD (11 dígitos).'],
    ['CRM', '12345678', 'CRM deve conter apenas dígitos.'],
  ])('says what is wrong with %s', async (rotulo, valor, mensagem) => {
    const user = abrir()
    await user.type(await screen.findByLabelText(rotulo), valor)
    await user.tab()
    expect(await screen.findByText(mensagem)).toBeTruthy()
    expect(screen.getByText('Corrija os campos destacados.')).toBeTruthy()
  })

  it('strips what is not a digit from the CRM, and asks for a UF', async () => {
    const user = abrir()
    await user.type(await screen.findByLabelText('CRM'), 'CRM 12.345')
    expect(campo('CRM').value).toBe('12345')
    await user.click(botao('Próximo'))
    expect(await screen.findByText('Selecione uma UF válida.')).toBeTruthy()
  })

  it('keeps what was typed over a reload, and never a password', async () => {
    const user = abrir()
    await preencher(user)
    cleanup()
    abrir()
    expect((await screen.findByLabelText<HTMLInputElement>('Nome completo')).value).toBe(
      'Marina Lopes Cardoso',
    )
    expect(campo('CPF').value).toBe('529.982.247-25')
    expect(campo('UF').value).toBe('SP')
    expect(Object.keys(sessionStorage)).toEqual(['acolhe:rascunho:cadastro-medico'])
    expect(sessionStorage.getItem('acolhe:rascunho:cadastro-medico')).not.toMatch(/password|senha/i)
  })

  it('takes name, e-mail, phone and CPF from the account of a doctor who is signed in', async () => {
    await comoMedica()
    expect(screen.queryByLabelText('CPF')).toBeNull()
    expect(campo('Nome completo').value).toBe('Marina Lopes Cardoso')
    expect(campo('Nome completo').readOnly).toBe(true)
    expect(campo('Celular com DDD').value).toBe('(11) 99999-8888')
  })

  it('begins with the CRM that was registered before', async () => {
    respostas['medico-eu'] = () => ({ crm: '55', uf: 'GO' })
    sessao = true
    perfil = MEDICA
    abrir()
    await waitFor(() => expect(campo('CRM').value).toBe('55'))
    expect(campo('UF').value).toBe('GO')
  })

  it('tells a patient that this is a doctor’s registration', async () => {
    sessao = true
    perfil = PERFIL
    abrir()
    expect(await screen.findByText('Esta conta é de paciente')).toBeTruthy()
  })
})

describe('step 2 (D §2.4, §5)', () => {
  async function comRqe() {
    const user = abrir()
    await preencher(user)
    await user.click(screen.getByRole('checkbox', { name: /Possui especialidade reconhecida/ }))
    await verificado(user)
    await user.click(botao('Próximo'))
    await passo('Especialidades e RQE')
    return user
  }

  it('comes with the toggle, has the list of variant A, adds and removes rows', async () => {
    const user = await comRqe()
    const opcoes = within(campo('Especialidade 1')).getAllByRole('option')
    expect(opcoes.map(({ textContent }) => textContent)).toEqual([
      'Selecione',
      'Pediatria',
      'Cardiologia',
      'Dermatologia',
      'Endocrinologia',
      'Ginecologia',
      'Neurologia',
      'Nutrologia',
      'Ortopedia',
      'Psiquiatria',
      'Urologia',
      'Homeopatia',
      'Clínica Médica',
    ])
    await user.click(botao('Adicionar Especialidade'))
    await user.selectOptions(campo('Especialidade 2'), 'cardiologia')
    await user.click(botao('Remover Especialidade 1'))
    expect(campo('Especialidade 1').value).toBe('cardiologia')
    expect(screen.queryByLabelText('Especialidade 2')).toBeNull()
  })

  it('needs an RQE for each, of 1 to 6 digits, and each specialty once', async () => {
    const user = await comRqe()
    await user.selectOptions(campo('Especialidade 1'), 'pediatria')
    await user.click(botao('Próximo'))
    expect(await screen.findByText('Informe o RQE desta especialidade.')).toBeTruthy()
    await user.type(campo('RQE da especialidade 1'), '1234567')
    expect(screen.getByText('Informe o RQE desta especialidade.')).toBeTruthy()
    await user.clear(campo('RQE da especialidade 1'))
    await user.type(campo('RQE da especialidade 1'), '31.001')
    expect(campo('RQE da especialidade 1').value).toBe('31001')
    await user.click(botao('Adicionar Especialidade'))
    await user.selectOptions(campo('Especialidade 2'), 'pediatria')
    expect(await screen.findByText('Esta especialidade já está na lista.')).toBeTruthy()
    await user.click(botao('Remover Especialidade 2, Pediatria'))
    expect(botao('Adicionar Especialidade')).toBe(document.activeElement)
    expect(botao('Próximo').getAttribute('aria-disabled')).toBe('false')
  })

  it('says to correct an RQE that is wrong, and to fill in what is not', async () => {
    const user = await comRqe()
    await user.selectOptions(campo('Especialidade 1'), 'pediatria')
    expect(screen.getByText('Preencha os campos destacados para continuar.')).toBeTruthy()
    await user.type(campo('RQE da especialidade 1'), '1234567')
    expect(screen.getByText('Corrija os campos destacados.')).toBeTruthy()
  })

  it('goes back to 1 and on to 3, and 3 goes back to 2', async () => {
    const user = await comRqe()
    await user.click(botao('Voltar'))
    await passo('Identificação e CRM')
    await user.click(botao('Próximo'))
    await passo('Especialidades e RQE')
    await user.selectOptions(campo('Especialidade 1'), 'pediatria')
    await user.type(campo('RQE da especialidade 1'), '31001')
    await user.click(botao('Próximo'))
    await passo('Aceites e Coerência de Identidade')
    await user.click(botao('Voltar'))
    expect((await screen.findByLabelText<HTMLInputElement>('Especialidade 1')).value).toBe('pediatria')
  })
})

describe('step 3 (D §2.4, §5, §8)', () => {
  it('states both terms and the warning, and needs both', async () => {
    const user = await comoMedica()
    await ateOsAceites(user)
    expect(
      screen.getByText(
        'Declaro que os dados informados são verdadeiros e autorizo a verificação automática junto aos conselhos (CRM/RQE).',
      ),
    ).toBeTruthy()
    expect(
      screen.getByText(
        'Concordo que o nome exibido, os dados de pagamento e os documentos assinados usarão exatamente o nome oficial.',
      ),
    ).toBeTruthy()
    expect(
      screen.getByText(
        'Uma divergência de nome pode levar a plataforma a restringir funcionalidades até que seja corrigida.',
      ),
    ).toBeTruthy()
    await user.click(screen.getAllByRole('checkbox')[0] ?? document.body)
    await user.click(botao('Finalizar Cadastro'))
    await waitFor(() =>
      expect(aviso()).toMatchObject({
        title: 'Aceites obrigatórios',
        description: 'Você deve aceitar todos os termos para prosseguir.',
      }),
    )
    expect(chamada('salvar-medico')).toBeUndefined()
  })

  it('writes the registration and asks for all of it, saying that it works', async () => {
    let responder: (resultado: Resultado) => void = () => undefined
    completa = () => new Promise<Resultado>((resolve) => (responder = resolve))
    const user = await comoMedica()
    await ateOsAceites(user)
    await aceitar(user)
    await user.click(botao('Finalizar Cadastro'))
    expect(await screen.findByText('Verificando CRM e RQEs...')).toBeTruthy()
    responder(VALIDADO)
    await passo('Cadastro Validado ✅')
    expect(screen.getAllByText(/Resultado da Verificação/).length).toBeGreaterThan(0)
    expect(chamada('salvar-medico')?.entrada).toEqual({
      id: 'm1',
      crm: '701001',
      uf: 'SP',
      status_crm: 'PENDING',
      especialidade: null,
      dados_fiscais_json: null,
    })
    expect(chamada('verify-crm')).toEqual({
      nome: 'verify-crm',
      entrada: {
        medico_id: 'm1',
        nome_informado: 'Marina Lopes Cardoso',
        cpf: '52998224725',
        crm: '701001',
        uf: 'SP',
        especialidades_informadas: [],
        aceites: { termo_verificacao: true, termo_nome_oficial: true },
      },
      headers: { authorization: 'Bearer t0k3n' },
    })
    expect(sessionStorage.getItem('acolhe:rascunho:cadastro-medico')).toBeNull()
  })

  it.each([
    [() => recusar('erro_interno'), 'Erro no cadastro', 'Erro ao verificar dados. Tente novamente.'],
    [() => recusar('provedor_indisponivel'), 'Erro no cadastro', 'Erro ao verificar dados. Tente novamente.'],
    [
      () => recusar('duplicado', { extra: { duplicate_type: 'crm' } }),
      'CRM já está em uso',
      'Este CRM já está associado a uma conta existente.',
    ],
    [
      () => recusar('muitas_tentativas'),
      'Muitas tentativas',
      'Aguarde alguns minutos antes de tentar novamente. Faltam 60 minutos.',
    ],
  ])('says what failed and stays: %#', async (falha, title, description) => {
    completa = falha
    const user = await comoMedica()
    await ateOsAceites(user)
    await aceitar(user)
    await user.click(botao('Finalizar Cadastro'))
    await waitFor(() => expect(aviso()).toMatchObject({ title, description, variant: 'destructive' }))
    expect(await screen.findByRole('button', { name: 'Finalizar Cadastro' })).toBeTruthy()
  })

  it('says beside the button that the council is away, until the next try', async () => {
    const fora = 'O conselho não respondeu; o que você digitou ficou salvo.'
    completa = () => recusar('provedor_indisponivel')
    const user = await comoMedica()
    await ateOsAceites(user)
    await aceitar(user)
    await user.click(botao('Finalizar Cadastro'))
    expect(await screen.findByText(fora)).toBeTruthy()
    completa = () => recusar('erro_interno')
    await user.click(botao('Finalizar Cadastro'))
    await waitFor(() => expect(screen.queryByText(fora)).toBeNull())
  })
})

describe("'Finalizar Cadastro' without a session (estados §2)", () => {
  async function semSessao() {
    const user = abrir()
    await preencher(user)
    await ateOsAceites(user)
    await aceitar(user)
    await user.click(botao('Finalizar Cadastro'))
    await waitFor(() => expect(aviso()?.title).toBe('Usuário não autenticado'))
    return { user, janela: within(await screen.findByRole('dialog')) }
  }

  it('makes the account from what was typed, signs in, and goes on by itself', async () => {
    const { user, janela } = await semSessao()
    await colar(user, janela.getByLabelText('Data de nascimento'), '01021990')
    await colar(user, janela.getByLabelText('Senha'), 'Segura123')
    await colar(user, janela.getByLabelText('Confirmar senha'), 'Segura123')
    await user.click(janela.getByRole('button', { name: 'Criar conta e finalizar' }))
    await passo('Cadastro Validado ✅')
    expect(chamada('cadastrar')?.entrada).toMatchObject({
      tipo: 'medico',
      variante: 'A',
      nome: 'Marina Lopes Cardoso',
      cpf: '529.982.247-25',
      crm: '701001',
      uf: 'SP',
      password: 'Segura123',
    })
    expect(entrar).toHaveBeenCalledWith('marina@exemplo.test', 'Segura123')
  })

  it('says beside the form that the CRM is somebody else’s', async () => {
    respostas['precheck-identity'] = () => ({ duplicate_found: true, duplicate_type: 'crm' })
    const { user, janela } = await semSessao()
    await colar(user, janela.getByLabelText('Data de nascimento'), '01021990')
    await colar(user, janela.getByLabelText('Senha'), 'Segura123')
    await colar(user, janela.getByLabelText('Confirmar senha'), 'Segura123')
    await user.click(janela.getByRole('button', { name: 'Criar conta e finalizar' }))
    expect(await janela.findByText('Este CRM já está associado a uma conta existente.')).toBeTruthy()
  })

  it.each([
    ['Data de nascimento', '31021990', 'Data de nascimento inválida.'],
    ['Senha', 'curta', 'Mínimo 8 caracteres, com letra e número.'],
    ['Confirmar senha', 'outra', 'As senhas não coincidem.'],
  ])('validates %s', async (rotulo, valor, mensagem) => {
    const { user, janela } = await semSessao()
    await colar(user, janela.getByLabelText('Senha'), rotulo === 'Senha' ? valor : 'Segura123')
    if (rotulo !== 'Senha') await colar(user, janela.getByLabelText(rotulo), valor)
    await user.tab()
    expect(await janela.findByText(mensagem)).toBeTruthy()
  })

  it('signing in before anything is typed only signs in, and makes no account', async () => {
    const user = abrir()
    await user.click(await screen.findByRole('button', { name: 'Entrar' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Entrar' }))
    expect(janela.queryByRole('radio')).toBeNull()
    expect(janela.getByRole('button', { name: 'Entrar' })).toBeTruthy()
  })

  it('goes on with an account there is', async () => {
    const { user, janela } = await semSessao()
    perfil = MEDICA
    await user.click(janela.getByRole('radio', { name: 'Já tenho conta' }))
    expect(janela.getByLabelText<HTMLInputElement>('E-mail').value).toBe('marina@exemplo.test')
    await colar(user, janela.getByLabelText('Senha'), 'Segura123')
    await user.click(janela.getByRole('button', { name: 'Entrar e finalizar' }))
    await passo('Cadastro Validado ✅')
  })

  it('keeps the dialog open when the password is wrong', async () => {
    vi.mocked(entrar).mockRejectedValue(new FalhaDeLogin('credenciais', undefined))
    const { user, janela } = await semSessao()
    await user.click(janela.getByRole('radio', { name: 'Já tenho conta' }))
    await colar(user, janela.getByLabelText('Senha'), 'Errada123')
    await user.click(janela.getByRole('button', { name: 'Entrar e finalizar' }))
    await waitFor(() => expect(aviso()?.title).toBe('Erro no login'))
    expect(janela.getByLabelText<HTMLInputElement>('Senha').value).toBe('Errada123')
  })

  it('does not register a patient’s account as a doctor', async () => {
    const { user, janela } = await semSessao()
    perfil = PERFIL
    await user.click(janela.getByRole('radio', { name: 'Já tenho conta' }))
    await colar(user, janela.getByLabelText('Senha'), 'Segura123')
    await user.click(janela.getByRole('button', { name: 'Entrar e finalizar' }))
    await waitFor(() => expect(aviso()?.title).toBe('Esta conta é de paciente'))
    expect(chamada('salvar-medico')).toBeUndefined()
  })

  it('asks a session without a profile only for what is missing', async () => {
    sessao = true
    const { user, janela } = await semSessao()
    expect(janela.queryByLabelText('Senha')).toBeNull()
    await colar(user, janela.getByLabelText('Data de nascimento'), '01021990')
    await user.click(janela.getByRole('button', { name: 'Completar e finalizar' }))
    await passo('Cadastro Validado ✅')
    expect(chamada('cadastrar')?.headers).toMatchObject({ authorization: 'Bearer t0k3n' })
  })
})

describe('step 4 (D §2.4, §4)', () => {
  const linha = { especialidade: 'pediatria', rqe_informado: '31001' } as const

  it('validated: official name, status, and the way to the dashboard', async () => {
    const user = await finalizado({
      ...VALIDADO,
      especialidades: [{ ...linha, verificado: true, motivo: 'RQE confirmado no conselho.' }],
    })
    await passo('Cadastro Validado ✅')
    expect(screen.getByText('MARINA LOPES CARDOSO')).toBeTruthy()
    expect(screen.getByText('Verificado')).toBeTruthy()
    for (const texto of ['Pediatria', 'RQE 31001', 'Aprovada', 'RQE confirmado no conselho.'])
      expect(screen.getByText(texto)).toBeTruthy()
    expect(screen.getByText(/Falta confirmar sua identidade/)).toBeTruthy()
    await user.click(botao('Ir para Dashboard'))
    expect(lugar()).toBe('/medicos/dashboard')
  })

  it('partial: the reason of each, and on with what was approved', async () => {
    const user = await finalizado({
      ...VALIDADO,
      verificacao_status: 'partial',
      status_crm: 'PARTIAL',
      especialidades: [
        { ...linha, verificado: false, motivo: 'Especialidade sem registro no conselho.' },
        {
          especialidade: 'cardiologia',
          rqe_informado: '7',
          verificado: true,
          motivo: 'RQE confirmado no conselho.',
        },
      ],
      motivos: ['Especialidade sem registro no conselho.'],
    })
    await passo('Validação Parcial ⚠️')
    expect(screen.getByText('Rejeitada')).toBeTruthy()
    expect(screen.getByText('Aprovada')).toBeTruthy()
    expect(screen.getByText('Especialidade sem registro no conselho.')).toBeTruthy()
    await user.click(botao('Prosseguir apenas com aprovadas'))
    expect(lugar()).toBe('/medicos/dashboard')
  })

  it("rejected: why, and 'Revisar Dados' leads to step 1 with what was typed", async () => {
    const user = await finalizado({
      verificacao_status: 'rejected',
      nome_oficial: null,
      status_crm: 'REJECTED',
      especialidades: [{ ...linha, verificado: false, motivo: 'O CRM não foi confirmado.' }],
      motivos: ['A situação do CRM no conselho é "suspenso".'],
    })
    await passo('Cadastro Rejeitado ❌')
    expect(screen.getByText('A situação do CRM no conselho é "suspenso".')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ir para Dashboard' })).toBeNull()
    await user.click(botao('Revisar Dados'))
    await passo('Identificação e CRM')
    expect(campo('CRM').value).toBe('701001')
    expect(botao('Verificar CRM/UF')).toBeTruthy()
  })
})
