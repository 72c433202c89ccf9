// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Codigo, DomainError, problema } from '#domain/base/erros.ts'
import { SetPasswordBanner } from '../../../../web/src/features/acesso/set-password-banner.tsx'
import { dismissToast, toastStore } from '../../../../web/src/components/toast-store.ts'
import { AuthCallback } from '../../../../web/src/features/acesso/auth-callback.tsx'
import { ResetSenha } from '../../../../web/src/features/acesso/reset-senha.tsx'
import { NetworkError } from '../../../../web/src/lib/api.ts'
import { lerPerfil } from '../../../../web/src/lib/sessao/perfil.ts'
import {
  entrar,
  entrarComLink,
  sair,
  FalhaDeLogin,
  token,
  usuarioAtual,
} from '../../../../web/src/lib/sessao/sessao.ts'
import { PERFIL } from '../cadastro/apoio.ts'
import { servidor } from './servidor.ts'
import { colar } from '../../../support/colar.ts'
import { abrirTela, estado, lugar } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/sessao/sessao.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/perfil.ts')

function abrir(endereco: string, caminho: string, tela: ReactNode) {
  abrirTela(<StrictMode>{tela}</StrictMode>, { em: endereco, rotas: [caminho] })
  return userEvent.setup()
}
const titulo = () => toastStore.snapshot()[0]?.title
const recusa = (codigo: Codigo) => {
  const corpo = problema(new DomainError(codigo), 'r')
  return [corpo.status, corpo] as const
}
let numero = 0
const novoToken = () => `token-${numero++}`

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  vi.mocked(token).mockResolvedValue(undefined)
  vi.mocked(usuarioAtual).mockResolvedValue(undefined)
  vi.mocked(entrar).mockResolvedValue()
  vi.mocked(entrarComLink).mockResolvedValue()
  vi.mocked(lerPerfil).mockResolvedValue(null)
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('/auth/callback (P §2.6)', () => {
  const chegar = (busca: string) => abrir(`/auth/callback?${busca}`, '/auth/callback', <AuthCallback />)
  const CONFIRMAR = '/api/acesso/confirmar'

  it('signs in with a magic link, once, and goes on by mode', async () => {
    const link = novoToken()
    chegar(`mode=medico#token=${link}&email=ana%40exemplo.test`)
    expect(screen.getByText('Processando login...')).toBeDefined()
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/onboarding-medico', null]))
    expect(entrarComLink).toHaveBeenCalledExactlyOnceWith('ana@exemplo.test', link)
    expect(titulo()).toBe('Email confirmado com sucesso!')
  })

  it('signs in with a link mailed when all of it stood in the query', async () => {
    const link = novoToken()
    chegar(`mode=medico&token=${link}&email=ana%40exemplo.test`)
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/onboarding-medico', null]))
    expect(entrarComLink).toHaveBeenCalledExactlyOnceWith('ana@exemplo.test', link)
  })

  it('confirms outside a session: enters with what the server gave, and the old password is forgotten', async () => {
    localStorage.setItem('password_set', 'true')
    const link = novoToken()
    const pedidos = servidor({ [CONFIRMAR]: [[200, { email: 'ana@exemplo.test', entrada: 'e1' }]] })
    chegar(`mode=paciente#confirmacao=${link}`)
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/cadastro-paciente', null]))
    expect(pedidos).toEqual([{ caminho: CONFIRMAR, corpo: { token: link }, autorizacao: null }])
    expect(entrarComLink).toHaveBeenCalledExactlyOnceWith('ana@exemplo.test', 'e1')
    expect(localStorage.getItem('password_set')).toBeNull()
  })

  it('confirms inside the session and stays in it', async () => {
    vi.mocked(token).mockResolvedValue('t1')
    vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: 'ana@exemplo.test' })
    const pedidos = servidor({ [CONFIRMAR]: [[200, { email: 'ana@exemplo.test', entrada: null }]] })
    chegar(`mode=paciente#confirmacao=${novoToken()}`)
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/cadastro-paciente', null]))
    expect(pedidos.map(({ autorizacao }) => autorizacao)).toEqual(['Bearer t1'])
    expect(entrarComLink).not.toHaveBeenCalled()
  })

  it('a confirmation in the middle of a request leads back to it, not to another triage', async () => {
    vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: 'ana@exemplo.test' })
    vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, access_tier: 'full' })
    servidor({
      [CONFIRMAR]: [[200, { email: 'ana@exemplo.test', entrada: null }]],
      '/api/consultas': [[200, { consultas: [] }]],
      '/api/triagens/ultima': [[200, { triagem: { recusa: null } }]],
    })
    chegar(`mode=paciente#confirmacao=${novoToken()}`)
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/solicitacao', null]))
  })

  it.each([
    ['paciente', 'blocked', '/cadastro-paciente'],
    ['paciente', 'restricted', '/cadastro-paciente'],
    ['paciente', 'full', '/triagem'],
    ['medico', 'blocked', '/onboarding-medico'],
    ['medico', 'restricted', '/onboarding-medico'],
    ['medico', 'full', '/medico-dashboard'],
  ] as const)('a %s with %s goes to %s, after a second (P §4.4)', async (tipo, access_tier, destino) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, tipo, access_tier, papeis: [tipo] })
      chegar(`mode=paciente#token=${novoToken()}&email=ana%40exemplo.test`)
      await waitFor(() => expect(entrarComLink).toHaveBeenCalled())
      expect([lugar(), estado()]).toEqual(['/auth/callback?mode=paciente', null])
      await vi.advanceTimersByTimeAsync(1_000)
      await waitFor(() => expect([lugar(), estado()]).toEqual([destino, null]))
    } finally {
      vi.useRealTimers()
    }
  })

  it('an account confirmed before, nobody signed in: the login opens', async () => {
    servidor({ [CONFIRMAR]: [[200, { email: 'ana@exemplo.test', entrada: null }]] })
    chegar(`mode=medico#confirmacao=${novoToken()}`)
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/', { login: 'medico' }]))
  })

  it.each([
    ['a used confirmation', () => `confirmacao=${novoToken()}`],
    ['a used magic link', () => `token=${novoToken()}&email=a%40b.co`],
    ['a magic link that was cut', () => `token=${novoToken()}`],
  ])('%s is told and leads to the login, where another link is asked for', async (_nome, busca) => {
    servidor({ [CONFIRMAR]: [recusa('link_invalido')] })
    vi.mocked(entrarComLink).mockRejectedValue(new FalhaDeLogin('credenciais', undefined))
    chegar(`mode=medico#${busca()}`)
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/', { login: 'medico' }]))
    expect(titulo()).toBe('Link inválido ou expirado')
  })

  it('a magic link whose token was cut speaks of the link, and of no field', async () => {
    const frase = 'Corrija os campos destacados para continuar.'
    vi.mocked(entrarComLink).mockRejectedValue(new FalhaDeLogin('recusado', frase, 'campos_invalidos'))
    chegar('mode=paciente#token=cortado&email=a%40b.co')
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/', { login: 'paciente' }]))
    expect(titulo()).toBe('Link inválido ou expirado')
  })

  it('a used confirmation is told to whoever is signed in, who goes on', async () => {
    vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: 'ana@exemplo.test' })
    servidor({ [CONFIRMAR]: [recusa('link_invalido')] })
    chegar(`mode=paciente#confirmacao=${novoToken()}`)
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/cadastro-paciente', null]))
    expect(titulo()).toBe('Link inválido ou expirado')
  })

  it('the magic link of whoever is signed in costs them no session, used or not', async () => {
    vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: 'ana@exemplo.test' })
    chegar(`mode=paciente#token=${novoToken()}&email=Ana%40exemplo.test`)
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/cadastro-paciente', null]))
    expect(entrarComLink).not.toHaveBeenCalled()
    expect(toastStore.snapshot().filter(({ open }) => open)).toEqual([])
  })

  it('the magic link of another account takes this one’s place only when that is wanted', async () => {
    vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: 'ana@exemplo.test' })
    const link = novoToken()
    const user = chegar(`mode=paciente#token=${link}&email=bia%40exemplo.test`)
    const trocar = await screen.findByRole('button', { name: 'Entrar como bia@exemplo.test' })
    expect(entrarComLink).not.toHaveBeenCalled()
    await user.click(trocar)
    expect(sair).toHaveBeenCalledOnce()
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/cadastro-paciente', null]))
    expect(entrarComLink).toHaveBeenCalledExactlyOnceWith('bia@exemplo.test', link)
  })

  it('pressed twice, the accounts are exchanged once, and neither is asked for meanwhile', async () => {
    vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: 'ana@exemplo.test' })
    let terminar: () => void = () => undefined
    vi.mocked(sair).mockReturnValueOnce(new Promise((resolve) => (terminar = resolve)))
    const user = chegar(`mode=paciente#token=${novoToken()}&email=bia%40exemplo.test`)
    await user.dblClick(await screen.findByRole('button', { name: 'Entrar como bia@exemplo.test' }))
    await user.click(screen.getByRole('button', { name: 'Continuar como ana@exemplo.test' }))
    terminar()
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/cadastro-paciente', null]))
    expect(sair).toHaveBeenCalledOnce()
    expect(entrarComLink).toHaveBeenCalledOnce()
  })

  it('who stays goes on where they were, and the link is not used up', async () => {
    vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: 'ana@exemplo.test' })
    const user = chegar(`mode=paciente#token=${novoToken()}&email=bia%40exemplo.test`)
    await user.click(await screen.findByRole('button', { name: 'Continuar como ana@exemplo.test' }))
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/cadastro-paciente', null]))
    expect(entrarComLink).not.toHaveBeenCalled()
  })

  it('a link that an account may not enter by says why', async () => {
    const motivo = 'Contas de administração não entram por link.'
    vi.mocked(entrarComLink).mockRejectedValue(new FalhaDeLogin('recusado', motivo))
    chegar(`mode=paciente#token=${novoToken()}&email=a%40b.co`)
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/', { login: 'paciente' }]))
    expect(toastStore.snapshot()[0]).toMatchObject({ title: 'Erro no login', description: motivo })
  })

  it('a confirmation that only the owner may make waits for their sign-in, and goes on by itself', async () => {
    const link = novoToken()
    const pedidos = servidor({
      [CONFIRMAR]: [recusa('nao_autenticado'), [200, { email: 'ana@exemplo.test', entrada: null }]],
    })
    const user = chegar(`mode=paciente#confirmacao=${link}`)
    await screen.findByRole('heading', { name: 'Entre para confirmar seu e-mail' })
    await user.click(screen.getByRole('button', { name: 'Entrar' }))
    const login = within(await screen.findByRole('dialog'))
    vi.mocked(token).mockResolvedValue('t1')
    vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: 'ana@exemplo.test' })
    await colar(user, login.getByLabelText('E-mail'), 'ana@exemplo.test')
    await colar(user, login.getByLabelText('Senha'), 'Certa123')
    await user.click(login.getByRole('button', { name: 'Entrar' }))
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/cadastro-paciente', null]))
    expect(pedidos).toEqual([
      { caminho: CONFIRMAR, corpo: { token: link }, autorizacao: null },
      { caminho: CONFIRMAR, corpo: { token: link }, autorizacao: 'Bearer t1' },
    ])
    expect(sair).not.toHaveBeenCalled()
  })

  it('and somebody else who is in leaves before its owner signs in', async () => {
    vi.mocked(token).mockResolvedValue('t2')
    vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u2', email: 'bia@exemplo.test' })
    servidor({ [CONFIRMAR]: [recusa('nao_autenticado')], '/api/acesso/fim': [[200, { encerrada: true }]] })
    const user = chegar(`mode=paciente#confirmacao=${novoToken()}`)
    await screen.findByText(/está aberta a conta bia@exemplo\.test/)
    expect(sair).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Entrar' }))
    await screen.findByRole('dialog')
    expect(sair).toHaveBeenCalledOnce()
  })

  it('without a connection the link is tried again when asked', async () => {
    servidor({ [CONFIRMAR]: ['sem rede', [200, { email: 'ana@exemplo.test', entrada: 'e1' }]] })
    const user = chegar(`mode=paciente#confirmacao=${novoToken()}`)
    await user.click(await screen.findByRole('button', { name: 'Tentar Novamente' }))
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/cadastro-paciente', null]))
  })

  it('a status that cannot be read is told', async () => {
    vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: 'ana@exemplo.test' })
    vi.mocked(lerPerfil).mockRejectedValue(new Error('caiu'))
    chegar(`mode=paciente&x=${novoToken()}`)
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/', null]))
    expect(titulo()).toBe('Erro ao verificar status')
  })

  it('a status that cannot be read without a network says so (P §8)', async () => {
    vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: 'ana@exemplo.test' })
    vi.mocked(lerPerfil).mockRejectedValue(new NetworkError(new Error('caiu')))
    chegar(`mode=paciente&x=${novoToken()}`)
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/', null]))
    expect(titulo()).toBe('Erro de conectividade')
  })
})

describe('/reset-senha (P §2.7)', () => {
  const SENHA = '/api/acesso/senha'
  const TRAZIDO = [200, { email: 'ana@exemplo.test' }] as const
  const chegar = (busca = '') => abrir(`/reset-senha${busca}`, '/reset-senha', <ResetSenha />)
  async function preencher(user: ReturnType<typeof userEvent.setup>, senha: string, confirmacao = senha) {
    await colar(user, await screen.findByLabelText('Nova senha'), senha)
    await colar(user, screen.getByLabelText('Confirme a nova senha'), confirmacao)
    await user.click(screen.getByRole('button', { name: 'Redefinir Senha' }))
  }

  it('without a link or a session: told, and away', async () => {
    chegar()
    expect(screen.getByText('Verificando sessão...')).toBeDefined()
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/', { login: 'paciente' }]))
    expect(titulo()).toBe('Link inválido ou expirado')
  })

  it('without a network no link is called invalid (P §8)', async () => {
    vi.mocked(usuarioAtual).mockRejectedValue(new FalhaDeLogin('rede', undefined))
    chegar()
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/', { login: 'paciente' }]))
    expect(titulo()).toBe('Erro de conectividade')
  })

  // Before any other that saves: the list of known passwords was not fetched yet.
  it('a saving without a network is told at once, and waits for nothing (P §8)', async () => {
    servidor({ [SENHA]: [TRAZIDO, 'sem rede'] })
    const user = chegar('#token=t')
    await screen.findByLabelText('Nova senha')
    const rede = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => rede.mockRestore())
    await preencher(user, 'Segura2026')
    await waitFor(() => expect(titulo()).toBe('Erro de conectividade'))
    expect(screen.getByText('Erro de conectividade').closest('form')).not.toBeNull()
  })

  it('sets the password by link, signs in with it and goes on', async () => {
    const pedidos = servidor({ [SENHA]: [[200, { email: 'ana@exemplo.test' }]] })
    const user = chegar('?mode=paciente#token=t')
    await preencher(user, 'Segura2026')
    await waitFor(() => expect(titulo()).toBe('Senha redefinida com sucesso!'))
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/cadastro-paciente', null]))
    expect(pedidos).toEqual([
      { caminho: SENHA, corpo: { token: 't' }, autorizacao: null },
      { caminho: SENHA, corpo: { password: 'Segura2026', token: 't' }, autorizacao: null },
    ])
    expect(entrar).toHaveBeenCalledExactlyOnceWith('ana@exemplo.test', 'Segura2026')
    expect(localStorage.getItem('password_set')).toBe('true')
  })

  it('shows the strength, a mismatch and a weak password', async () => {
    const pedidos = servidor({})
    const user = chegar('#token=t')
    await user.type(await screen.findByLabelText('Nova senha'), 'abc')
    expect(screen.getByText('Força da senha: fraca')).toBeDefined()
    await preencher(user, 'defghi', 'outra')
    expect(screen.getByText('As senhas não coincidem')).toBeDefined()
    expect(screen.getByText('Mínimo 8 caracteres, com letra e número.')).toBeDefined()
    // Only what the link was asked about on arrival, in vain: whether it is good the saving says.
    expect(pedidos).toEqual([{ caminho: SENHA, corpo: { token: 't' }, autorizacao: null }])
  })

  it('a dead link is told on arrival, and leads away', async () => {
    servidor({ [SENHA]: [recusa('link_invalido')] })
    chegar('?mode=medico#token=t')
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/', { login: 'medico' }]))
    expect(titulo()).toBe('Link inválido ou expirado')
  })

  it('whoever is signed in sets the password without the link that is dead', async () => {
    vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: 'ana@exemplo.test' })
    vi.mocked(token).mockResolvedValue('t1')
    const pedidos = servidor({
      [SENHA]: [recusa('link_invalido'), [200, { email: 'ana@exemplo.test' }]],
    })
    const user = chegar('#token=t')
    await preencher(user, 'Segura2026')
    await waitFor(() => expect(titulo()).toBe('Senha redefinida com sucesso!'))
    expect(pedidos.at(-1)?.corpo).toEqual({ password: 'Segura2026' })
  })

  it('a link used meanwhile is told, what was typed stays, and another link is asked for', async () => {
    const pedidos = servidor({
      [SENHA]: [[200, { email: 'ana@exemplo.test' }], recusa('link_invalido')],
      '/api/functions/advanced-rate-limiting-v2': [
        [200, { allowed: true, retryAfter: 0, attemptsRemaining: 3 }],
      ],
      '/api/acesso/redefinicao': [[200, { recebido: true }]],
    })
    const user = chegar('?mode=medico#token=t')
    await preencher(user, 'Segura2026')
    expect((await screen.findByRole('alert')).textContent).toContain('Link inválido ou expirado')
    expect([lugar(), estado()]).toEqual(['/reset-senha?mode=medico', null])
    expect(screen.getByLabelText<HTMLInputElement>('Nova senha').value).toBe('Segura2026')
    await user.type(screen.getByLabelText('E-mail'), 'ana@exemplo.test')
    await user.click(screen.getByRole('button', { name: 'Receber link por email' }))
    await waitFor(() => expect(titulo()).toBe('Link para redefinir senha enviado!'))
    expect(await screen.findByText('Link para redefinir senha enviado!')).toBeDefined()
    expect(pedidos.at(-1)?.corpo).toEqual({ email: 'ana@exemplo.test', mode: 'medico' })
  })

  it('a link that was cut is not the password’s fault', async () => {
    const campos = [{ campo: 'token', motivo: 'Link inválido.' }]
    const corpo = problema(new DomainError('campos_invalidos', { campos }), 'r')
    servidor({ [SENHA]: [[corpo.status, corpo]] })
    chegar('#token=t')
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/', { login: 'paciente' }]))
    expect(titulo()).toBe('Link inválido ou expirado')
  })

  it('with an old sign-in the link is offered', async () => {
    vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: 'ana@exemplo.test' })
    vi.mocked(token).mockResolvedValue('t1')
    const pedidos = servidor({
      [SENHA]: [recusa('login_recente_necessario')],
      '/api/functions/advanced-rate-limiting-v2': [
        [200, { allowed: true, retryAfter: 0, attemptsRemaining: 3 }],
      ],
      '/api/acesso/redefinicao': [[200, { recebido: true }]],
    })
    const user = chegar()
    await preencher(user, 'Segura2026')
    await user.click(await screen.findByRole('button', { name: 'Receber link por email' }))
    await waitFor(() => expect(titulo()).toBe('Link para redefinir senha enviado!'))
    expect(await screen.findByText('Link para redefinir senha enviado!')).toBeDefined()
    expect(pedidos.at(-1)?.corpo).toEqual({ email: 'ana@exemplo.test', mode: 'paciente' })
  })

  it('tells any other failure', async () => {
    servidor({ [SENHA]: [TRAZIDO, recusa('erro_interno'), TRAZIDO] })
    const user = chegar('#token=t')
    await preencher(user, 'Segura2026')
    await waitFor(() => expect(titulo()).toBe('Erro ao redefinir senha'))
    expect(screen.getByText('Erro ao redefinir senha').closest('form')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Redefinir Senha' }))
    await waitFor(() => expect(titulo()).not.toBe('Erro ao redefinir senha'))
    expect(screen.queryByText('Erro ao redefinir senha')).toBeNull()
  })

  it('says beside its own button, and nowhere else, that another link was not sent', async () => {
    servidor({
      [SENHA]: [TRAZIDO, recusa('link_invalido')],
      '/api/functions/advanced-rate-limiting-v2': [
        [200, { allowed: true, retryAfter: 0, attemptsRemaining: 3 }],
      ],
      '/api/acesso/redefinicao': [recusa('muitas_tentativas')],
    })
    const user = chegar('#token=t')
    await preencher(user, 'Segura2026')
    await user.type(await screen.findByLabelText('E-mail'), 'bia@exemplo.test')
    const pedir = screen.getByRole('button', { name: 'Receber link por email' })
    await user.click(pedir)
    const dito = await screen.findByText('Limite de redefinição atingido')
    expect(dito.closest('form')).toBe(pedir.closest('form'))
  })
})

describe('set-password banner (P §2.5)', () => {
  const TEXTO = 'Por segurança, defina sua senha agora.'
  const mostrar = () => abrir('/triagem', '/triagem', <SetPasswordBanner />)

  it('leads to the password screen and is closed for the session', async () => {
    const user = mostrar()
    expect(screen.getByText(TEXTO)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Definir senha' }).getAttribute('href')).toBe('/reset-senha')
    await user.click(screen.getByRole('button', { name: 'Fechar aviso' }))
    expect(screen.queryByText(TEXTO)).toBeNull()
    expect(sessionStorage.getItem('banner_dismissed')).toBe('true')
    cleanup()
    mostrar()
    expect(screen.queryByText(TEXTO)).toBeNull()
  })

  it('does not show where a password was set', () => {
    localStorage.setItem('password_set', 'true')
    mostrar()
    expect(screen.queryByText(TEXTO)).toBeNull()
  })
})
