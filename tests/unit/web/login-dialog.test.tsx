// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { podePedirLink } from '#domain/acesso/login.ts'
import { dismissToast } from '../../../web/src/components/toast-store.ts'
import { LoginDialog } from '../../../web/src/features/acesso/login-dialog.tsx'
import { entrarComCodigo, FalhaDoCodigo } from '../../../web/src/features/acesso/autenticador.ts'
import { NetworkError } from '../../../web/src/lib/api.ts'
import { lerPerfil } from '../../../web/src/lib/sessao/perfil.ts'
import { entrar, FalhaDeLogin } from '../../../web/src/lib/sessao/sessao.ts'
import { servidor } from './acesso/servidor.ts'
import { PERFIL } from './cadastro/apoio.ts'
import { abrirTela, aviso, lugar } from '../../support/tela.tsx'

// A busy machine may take its time; a wrong screen still fails.
configure({ asyncUtilTimeout: 8_000 })

vi.mock('../../../web/src/lib/sessao/sessao.ts', { spy: true })
vi.mock('../../../web/src/lib/sessao/perfil.ts')
vi.mock('../../../web/src/features/acesso/autenticador.ts', { spy: true })

function abrir(modo: 'paciente' | 'medico' = 'paciente') {
  const onFechar = vi.fn<() => void>()
  abrirTela(<LoginDialog modo={modo} onFechar={onFechar} />, { em: '/inicio' })
  return { onFechar, user: userEvent.setup() }
}

const botao = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Entrar' })

beforeEach(() => {
  vi.clearAllMocks()
})
afterEach(() => {
  cleanup()
  dismissToast()
})

describe('login dialog (P §2.4, §5, §8)', () => {
  it.each([
    ['paciente', 'Login Paciente'],
    ['medico', 'Login Médico'],
  ] as const)('mode %s is titled %s', (modo, titulo) => {
    abrir(modo)
    expect(screen.getByRole('dialog', { name: titulo })).toBeDefined()
  })

  it("'Entrar' is disabled until both fields are filled", async () => {
    const { user } = abrir()
    expect(botao().disabled).toBe(true)
    await user.type(screen.getByLabelText('E-mail'), 'ana@exemplo.test')
    expect(botao().disabled).toBe(true)
    await user.type(screen.getByLabelText('Senha'), 'segredo1')
    expect(botao().disabled).toBe(false)
    await user.clear(screen.getByLabelText('E-mail'))
    await user.type(screen.getByLabelText('E-mail'), '   ')
    expect(botao().disabled).toBe(true)
  })

  it('a link by e-mail needs an e-mail', () => {
    expect([
      podePedirLink({ email: '' }),
      podePedirLink({ email: ' ' }),
      podePedirLink({ email: 'a' }),
    ]).toEqual([false, false, true])
  })

  async function preencherEEntrar(user: ReturnType<typeof userEvent.setup>) {
    await user.type(screen.getByLabelText('E-mail'), 'ana@exemplo.test')
    await user.type(screen.getByLabelText('Senha'), 'segredo1')
    await user.click(botao())
  }

  it('a success says so and leads by status', async () => {
    vi.mocked(entrar).mockResolvedValue()
    vi.mocked(lerPerfil).mockResolvedValue(null)
    const { user } = abrir('medico')
    await preencherEEntrar(user)
    expect(entrar).toHaveBeenCalledExactlyOnceWith('ana@exemplo.test', 'segredo1')
    expect(aviso()).toEqual({
      title: 'Login realizado com sucesso!',
      description: 'Você será redirecionado baseado no seu status de verificação.',
      variant: 'default',
    })
    await waitFor(() => expect(lugar()).toBe('/onboarding-medico'))
  })

  it.each([
    ['paciente', 'blocked', '/cadastro-paciente'],
    ['paciente', 'restricted', '/cadastro-paciente'],
    ['paciente', 'full', '/triagem'],
    ['medico', 'blocked', '/onboarding-medico'],
    ['medico', 'restricted', '/onboarding-medico'],
    ['medico', 'full', '/medico-dashboard'],
  ] as const)('a %s with %s goes to %s (P §4.4)', async (tipo, access_tier, destino) => {
    vi.mocked(entrar).mockResolvedValue()
    vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, tipo, access_tier, papeis: [tipo] })
    const { user } = abrir()
    await preencherEEntrar(user)
    await waitFor(() => expect(lugar()).toBe(destino))
  })

  it('a status that cannot be read leads to the landing page', async () => {
    vi.mocked(entrar).mockResolvedValue()
    vi.mocked(lerPerfil).mockRejectedValue(new Error('caiu'))
    const { user, onFechar } = abrir()
    await preencherEEntrar(user)
    await waitFor(() => expect(lugar()).toBe('/'))
    expect(onFechar).toHaveBeenCalledOnce()
    expect(aviso()).toEqual({
      title: 'Erro ao verificar status',
      description: 'Redirecionando para página inicial.',
      variant: 'destructive',
    })
  })

  it('a status that cannot be read without a network says so (P §8)', async () => {
    vi.mocked(entrar).mockResolvedValue()
    vi.mocked(lerPerfil).mockRejectedValue(new NetworkError(new Error('caiu')))
    const { user } = abrir()
    await preencherEEntrar(user)
    await waitFor(() => expect(lugar()).toBe('/'))
    expect(aviso()).toEqual({
      title: 'Erro de conectividade',
      description: 'Verifique sua conexão e tente novamente.',
      variant: 'destructive',
    })
  })

  it.each([
    [
      new FalhaDeLogin('credenciais', undefined),
      'Erro no login',
      'Verifique suas credenciais e tente novamente.',
    ],
    [
      new FalhaDeLogin('recusado', 'Muitas tentativas. Tente novamente em 30 minutos.'),
      'Erro no login',
      'Muitas tentativas. Tente novamente em 30 minutos.',
    ],
    [
      new FalhaDeLogin('rede', undefined),
      'Erro de conectividade',
      'Verifique sua conexão e tente novamente.',
    ],
  ])('%o is told and the form stays', async (falha, title, description) => {
    vi.mocked(entrar).mockRejectedValue(falha)
    const { user } = abrir()
    await preencherEEntrar(user)
    await waitFor(() => expect(aviso()).toEqual({ title, description, variant: 'destructive' }))
    // It stays beside the button when the notification goes.
    dismissToast()
    expect(screen.getByText(title).closest('p')?.textContent).toBe(`${title} ${description}`)
    expect(lugar()).toBe('/inicio')
    expect(botao().disabled).toBe(false)
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@exemplo.test')
  })

  it.each([
    ['Receber link por email', 'Link de acesso enviado!'],
    ['Esqueci minha senha', 'Link para redefinir senha enviado!'],
  ])('%s: what was sent stays beside the form, until the next is asked for', async (pedido, dito) => {
    const recebido = [200, { recebido: true }] as const
    servidor({
      '/api/acesso/link': [recebido, 'sem rede'],
      '/api/acesso/redefinicao': [recebido, 'sem rede'],
      '/api/functions/advanced-rate-limiting-v2': [
        [200, { allowed: true, retryAfter: 0, attemptsRemaining: 3 }],
      ],
    })
    const { user } = abrir()
    await user.type(screen.getByLabelText('E-mail'), 'bia@exemplo.test')
    const botaoDoPedido = screen.getByRole('button', { name: pedido })
    await user.click(botaoDoPedido)
    expect((await screen.findByText(dito)).closest('[role="dialog"]')).not.toBeNull()
    await user.click(botaoDoPedido)
    expect(await screen.findByText('Erro de conectividade')).toBeDefined()
    await waitFor(() => expect(screen.queryByText(dito)).toBeNull())
    vi.unstubAllGlobals()
  })

  it('shows and hides the password', async () => {
    const { user } = abrir()
    const senha = screen.getByLabelText<HTMLInputElement>('Senha')
    expect(senha.type).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }))
    expect(senha.type).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Ocultar senha' }))
    expect(senha.type).toBe('password')
  })
})

describe('the authenticator’s code after the password', () => {
  const codigo = () => screen.getByLabelText<HTMLInputElement>('Código de 6 dígitos')
  async function atePedir() {
    vi.mocked(entrar).mockRejectedValue(new FalhaDeLogin('codigo', undefined))
    const { user } = abrir('medico')
    await user.type(screen.getByLabelText('E-mail'), 'lucia@exemplo.com.br')
    await user.type(screen.getByLabelText('Senha'), 'Senha123')
    await user.click(botao())
    await screen.findByRole('dialog', { name: 'Código do autenticador' })
    return user
  }

  it('is asked for, corrected, and lets in', async () => {
    vi.mocked(entrarComCodigo).mockRejectedValueOnce(new FalhaDoCodigo('usado')).mockResolvedValue()
    vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, papeis: ['medico', 'admin'], access_tier: 'full' })
    const user = await atePedir()
    expect(document.activeElement).toBe(codigo())
    expect(botao().disabled).toBe(true)
    await user.type(codigo(), '123 456')
    await user.click(botao())
    expect(
      await screen.findByText('Este código já foi usado. Espere o aplicativo mostrar o próximo.'),
    ).toBeDefined()
    await user.clear(codigo())
    await user.type(codigo(), '654321')
    await user.click(botao())
    await waitFor(() => expect(lugar()).toBe('/admin/health'))
    expect(vi.mocked(entrarComCodigo).mock.calls).toEqual([['123456'], ['654321']])
  })

  it('goes back to what was typed before', async () => {
    const user = await atePedir()
    await user.click(screen.getByRole('button', { name: 'Voltar' }))
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('lucia@exemplo.com.br')
    expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe('Senha123')
  })
})
