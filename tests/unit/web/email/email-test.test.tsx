// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { csrfProtection, twoFactorAuth } from '#domain/acesso/contract.ts'
import { modelosDeEmail } from '#domain/email/assistente.ts'
import { DomainError, problema } from '#domain/base/erros.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { EmailTest } from '../../../../web/src/features/email/email-test.tsx'
import { testar } from '../../../../web/src/features/email/testes.ts'
import { ApiError, call } from '../../../../web/src/lib/api.ts'
import { config } from '../../../../web/src/lib/config.ts'
import { reportError } from '../../../../web/src/lib/log.ts'
import { token, usuarioAtual } from '../../../../web/src/lib/sessao/sessao.ts'
import { RODAPE } from '../../../support/emails.ts'
import { abrirTela, aviso } from '../../../support/tela.tsx'

// A busy machine may take its time; a wrong screen still fails.
configure({ asyncUtilTimeout: 8_000 })

vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/config.ts')
vi.mock('../../../../web/src/lib/log.ts')
vi.mock('../../../../web/src/lib/sessao/sessao.ts')

type Envio = { readonly tipo: string; readonly email: string }
const envios: (Envio & { readonly headers?: object })[] = []
let responder: (envio: Envio) => Promise<{ tipo: string; destinatario: string }>

beforeEach(() => {
  vi.clearAllMocks()
  envios.length = 0
  responder = ({ tipo, email }) => Promise.resolve({ tipo, destinatario: email })
  vi.mocked(usuarioAtual).mockResolvedValue(undefined)
  vi.mocked(token).mockResolvedValue(undefined)
  vi.mocked(config).mockResolvedValue({
    region: 'sa-east-1',
    user_pool_id: 'sa-east-1_X',
    user_pool_client_id: 'c',
    socket_url: '/ws',
    cartao: { adaptador: 'embutido', chave_publica: 'pk' },
  })
  vi.mocked(call).mockImplementation((async (
    _operation: unknown,
    envio: Envio,
    opcoes: { headers?: object },
  ) => {
    envios.push({ ...envio, headers: opcoes.headers })
    return responder(envio)
  }) as unknown as typeof call)
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.useRealTimers()
})

const abrir = () => abrirTela(<EmailTest />)
const botao = (name: string) => screen.getByRole('button', { name })
const escrever = (email: string) =>
  fireEvent.change(screen.getByLabelText('Email para teste'), { target: { value: email } })
const recusar = (detail: string) => () =>
  Promise.reject(new ApiError(problema(new DomainError('provedor_indisponivel', { detail }), 'r1')))
const BOTOES = ['Testar Magic Link', 'Testar Reset de Senha', 'Testar Confirmação de Conta', 'Testar 2FA']
const FLUXO = 'Testar Fluxos de Autenticação Completos'
const ALGUEM = 'alguem@exemplo.com.br'

describe('sending', () => {
  it.each([
    [BOTOES[0], 'magic_link', 'Magic Link'],
    [BOTOES[1], 'recovery', 'Recuperação de Senha'],
    [BOTOES[2], 'confirmation', 'Confirmação de Conta'],
    [BOTOES[3], 'twofa', 'Autenticação 2FA'],
  ])('%s', async (rotulo = '', tipo, nome) => {
    abrir()
    escrever(ALGUEM)
    fireEvent.click(botao(rotulo))
    await waitFor(() =>
      expect(aviso()).toEqual({
        title: 'Teste iniciado!',
        description: `${nome}: e-mail enviado para ${ALGUEM}.`,
        variant: 'default',
      }),
    )
    expect(envios).toEqual([{ tipo, email: ALGUEM, headers: {} }])
  })

  it.each([
    ['as it is kept', ALGUEM],
    ['in capitals', ` ${ALGUEM.toUpperCase()}`],
  ])('asks the real function for the code of the own address, written %s', async (_, escrito) => {
    vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: ALGUEM })
    vi.mocked(call).mockResolvedValue({ csrf_token: 't', expires_in: 900 })
    abrir()
    escrever(escrito)
    fireEvent.click(botao('Testar 2FA'))
    await waitFor(() =>
      expect(vi.mocked(call).mock.calls.map(([operacao]) => operacao)).toEqual([
        csrfProtection,
        twoFactorAuth,
      ]),
    )
  })

  it('says before sending that an address without an account gets a link that opens nothing', () => {
    abrir()
    expect(screen.getByText(/^Sem conta neste endereço/)).toBeDefined()
  })

  it('disables every button and shows that it works until it is done', async () => {
    let pronto: () => void = () => undefined
    responder = ({ tipo, email }) =>
      new Promise((resolve) => {
        pronto = () => resolve({ tipo, destinatario: email })
      })
    abrir()
    escrever(ALGUEM)
    fireEvent.click(botao('Testar 2FA'))
    expect(await screen.findByText('Enviando...')).toBeTruthy()
    for (const rotulo of [...BOTOES, FLUXO]) {
      expect(botao(rotulo).getAttribute('aria-disabled')).toBe('true')
      fireEvent.click(botao(rotulo))
    }
    expect(envios).toHaveLength(1)
    pronto()
    await waitFor(() => expect(screen.queryByText('Enviando...')).toBeNull())
    for (const rotulo of [...BOTOES, FLUXO]) expect(botao(rotulo).getAttribute('aria-disabled')).toBeNull()
  })

  it('needs an address, and says which, at the field too', async () => {
    abrir()
    fireEvent.click(botao('Testar Magic Link'))
    await waitFor(() =>
      expect(aviso()).toEqual({
        title: 'Email necessário',
        description: 'Digite um email para teste.',
        variant: 'destructive',
      }),
    )
    expect(await screen.findByText('Digite um email para teste.')).toBeTruthy()
    expect(screen.getByLabelText('Email para teste').getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(botao(FLUXO).getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(botao(FLUXO))
    await waitFor(() =>
      expect(aviso()).toEqual({
        title: 'Email necessário',
        description: 'Digite um email para teste dos fluxos de autenticação.',
        variant: 'destructive',
      }),
    )
    await waitFor(() => expect(botao(FLUXO).getAttribute('aria-disabled')).toBeNull())
    expect(envios).toEqual([])
    escrever(ALGUEM)
    expect(screen.getByLabelText('Email para teste').getAttribute('aria-invalid')).not.toBe('true')
  })

  it('says beside the buttons why a test was not sent, until one is', async () => {
    responder = recusar('Sem correio.')
    abrir()
    escrever(ALGUEM)
    fireEvent.click(botao('Testar Magic Link'))
    expect(await screen.findByText('Sem correio.')).toBeTruthy()
    responder = ({ tipo, email }) => Promise.resolve({ tipo, destinatario: email })
    await waitFor(() => expect(botao(FLUXO).getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(botao('Testar Magic Link'))
    await waitFor(() => expect(aviso()).toMatchObject({ title: 'Teste iniciado!' }))
    expect(screen.queryByText('Sem correio.')).toBeNull()
  })

  it('carries the session of whoever is signed in', async () => {
    vi.mocked(token).mockResolvedValue('t0k3n')
    abrir()
    escrever(ALGUEM)
    fireEvent.click(botao('Testar 2FA'))
    await waitFor(() => expect(envios).toMatchObject([{ headers: { authorization: 'Bearer t0k3n' } }]))
  })

  it.each([
    [
      '535 Authentication Credentials Invalid',
      'Verifique as configurações SMTP do provedor de e-mail no painel do provedor de autenticação.',
    ],
    [
      'API key not found',
      'Verifique as configurações SMTP do provedor de e-mail no painel do provedor de autenticação.',
    ],
    ['User already registered', 'Usuário já existe. Teste funcionou! Email seria enviado em signup real.'],
    ['Aguarde alguns minutos.', 'Aguarde alguns minutos.'],
    ['', 'Tente novamente.'],
  ])('refused with %j', async (mensagem, description) => {
    responder = recusar(mensagem)
    abrir()
    escrever(ALGUEM)
    fireEvent.click(botao('Testar Confirmação de Conta'))
    await waitFor(() =>
      expect(aviso()).toEqual({ title: 'Erro ao testar', description, variant: 'destructive' }),
    )
  })

  it('an unknown template is named so, and nothing is sent', async () => {
    expect(await testar('newsletter', ALGUEM)).toEqual({
      title: 'Erro ao testar',
      description: 'Template não reconhecido',
      variant: 'destructive',
    })
    expect(envios).toEqual([])
  })
})

describe('the full flow', () => {
  it('sends the magic link, and the reset 2000 ms later', async () => {
    vi.useFakeTimers()
    abrir()
    escrever(ALGUEM)
    fireEvent.click(botao(FLUXO))
    await vi.advanceTimersByTimeAsync(1999)
    expect(envios.map(({ tipo }) => tipo)).toEqual(['magic_link'])
    await vi.advanceTimersByTimeAsync(1)
    expect(envios.map(({ tipo }) => tipo)).toEqual(['magic_link', 'recovery'])
    await vi.advanceTimersByTimeAsync(0)
    expect(aviso()).toMatchObject({ title: 'Fluxos de teste iniciados!', variant: 'default' })
  })

  it('a reset that fails is only logged', async () => {
    vi.useFakeTimers()
    responder = (envio) =>
      envio.tipo === 'recovery'
        ? recusar('Sem correio.')()
        : Promise.resolve({ tipo: envio.tipo, destinatario: envio.email })
    abrir()
    escrever(ALGUEM)
    fireEvent.click(botao(FLUXO))
    await vi.advanceTimersByTimeAsync(2000)
    expect(aviso()).toMatchObject({ title: 'Fluxos de teste iniciados!' })
    expect(vi.mocked(reportError).mock.calls).toEqual([
      [{ tipo: 'falha_de_tela', caminho: '/email-test', mensagem: 'Sem correio.' }],
    ])
  })

  it('a magic link that fails ends it', async () => {
    responder = recusar('Sem correio.')
    abrir()
    escrever(ALGUEM)
    fireEvent.click(botao(FLUXO))
    await waitFor(() =>
      expect(aviso()).toEqual({
        title: 'Erro nos testes',
        description: 'Sem correio.',
        variant: 'destructive',
      }),
    )
    expect(envios).toHaveLength(1)
  })
})

describe('what the page says', () => {
  it('has its title, three cards and the whole checklist', () => {
    abrir()
    expect(screen.getByRole('heading', { level: 1, name: 'Teste de E-mails Transacionais' })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Enviar E-mails de Teste',
      'Assistente de Templates',
      'Status de Configuração',
    ])
    expect(screen.getByLabelText('Email para teste').getAttribute('type')).toBe('email')
    expect(screen.getAllByRole('checkbox')).toHaveLength(8)
    for (const dito of [
      /no-reply/,
      /responsivo/,
      /15 minutos/,
      /10 minutos/,
      /status do KYC/,
      /pt-BR/,
      /marca/,
    ])
      expect(screen.getByRole('checkbox', { name: dito })).toBeTruthy()
    expect(screen.getByText(/535 API key not found/)).toBeTruthy()
    expect(screen.getByText(/porta 587/)).toBeTruthy()
  })

  it('flags the production domain as still to be configured', () => {
    abrir()
    const linha = (texto: string) => screen.getByText(texto).closest('li') as HTMLElement
    for (const texto of ['Desenvolvimento local', '/auth/callback', '/reset-senha'])
      expect(within(linha(texto)).getByText('Configurado')).toBeTruthy()
    expect(within(linha('Domínio de produção')).getByText('A configurar')).toBeTruthy()
  })

  it('links to the consoles where templates, SMTP, redirects and the domain are set', async () => {
    abrir()
    const links = within(await screen.findByRole('navigation', { name: 'Links rápidos' })).getAllByRole(
      'link',
    )
    expect(
      links.map((link) => [link.textContent, new URL((link as HTMLAnchorElement).href).pathname]),
    ).toEqual([
      ['Templates do provedor de autenticação', '/cognito/v2/idp/user-pools/sa-east-1_X/message-templates'],
      ['Configurações SMTP', '/ses/home'],
      ['URLs de redirecionamento', '/cognito/v2/idp/user-pools/sa-east-1_X/app-clients'],
      ['Validação de domínio do provedor de e-mail', '/ses/home'],
    ])
    for (const link of links) expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  })
})

describe('the template assistant', () => {
  const copiados: string[] = []
  let permite = true
  beforeEach(() => {
    copiados.length = 0
    permite = true
    const writeText = (texto: string) => {
      if (!permite) return Promise.reject(new Error('denied'))
      copiados.push(texto)
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it.each(modelosDeEmail(RODAPE))('copies HTML and subject of $name', async ({ name, subject, html }) => {
    abrir()
    fireEvent.click(botao(`Copiar HTML de ${name}`))
    await waitFor(() => expect(aviso()).toMatchObject({ title: 'HTML copiado!' }))
    const campo = screen.getByLabelText<HTMLInputElement>(`Assunto recomendado de ${name}`)
    expect([campo.value, campo.readOnly]).toEqual([subject, true])
    fireEvent.click(botao(`Copiar assunto de ${name}`))
    await waitFor(() => expect(aviso()).toMatchObject({ title: 'Assunto copiado!' }))
    expect(copiados).toEqual([html, subject])
  })

  it('says how to copy by hand where the browser refuses, beside what it shows, until it copies', async () => {
    permite = false
    abrir()
    fireEvent.click(botao('Copiar HTML de Magic Link'))
    await waitFor(() =>
      expect(aviso()).toEqual({
        title: 'Erro ao copiar',
        description: 'Use Ctrl+C para copiar manualmente',
        variant: 'destructive',
      }),
    )
    expect(screen.getByLabelText<HTMLTextAreaElement>('HTML de Magic Link').value).toBe(
      modelosDeEmail(RODAPE)[0]?.html,
    )
    const modelo = within(botao('Copiar HTML de Magic Link').closest('li') as HTMLElement)
    expect(modelo.getByText('Use Ctrl+C para copiar manualmente')).toBeTruthy()
    permite = true
    fireEvent.click(botao('Copiar HTML de Magic Link'))
    await waitFor(() => expect(aviso()).toMatchObject({ title: 'HTML copiado!' }))
    expect(modelo.queryByText('Use Ctrl+C para copiar manualmente')).toBeNull()
  })
})
