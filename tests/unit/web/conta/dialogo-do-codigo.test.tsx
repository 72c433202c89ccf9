// @vitest-environment jsdom
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { DialogoDoCodigo } from '../../../../web/src/features/acesso/codigo/dialogo-do-codigo.tsx'
import { abrir, aviso, CODIGO, recusa, responder, type Respostas } from './apoio.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  call: vi.fn(),
}))

const onVerificado = vi.fn()
const onCancelar = vi.fn()
function dialogo(respostas: Respostas = {}) {
  responder({ ...CODIGO, ...respostas })
  abrir(<DialogoDoCodigo email="ana@exemplo.com.br" onVerificado={onVerificado} onCancelar={onCancelar} />)
}
const botao = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const clicar = async (name: string) => userEvent.click(await botao(name))
const FALHA = () => {
  throw recusa('provedor_indisponivel')
}

beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  dismissToast()
})

describe('DialogoDoCodigo', () => {
  it('asks, sends with token and session, then counts down', async () => {
    const enviar = vi.fn<Respostas[string]>(() => ({ message: '', expires_in: 900 }))
    dialogo({ 'POST /functions/two-factor-auth': enviar })
    expect(await screen.findByRole('dialog', { name: 'Verificação de Segurança' })).toBeTruthy()
    expect(await botao('Cancelar')).toBeTruthy()
    await clicar('Enviar Código')
    await waitFor(() =>
      expect(aviso()).toEqual([
        'Código enviado',
        'Verifique seu email para o código de verificação.',
        'default',
      ]),
    )
    const [corpo, headers] = enviar.mock.calls[0] ?? []
    expect(corpo).toEqual({ action_type: 'critical_data_change', email: 'ana@exemplo.com.br', verify: false })
    const sessao = sessionStorage.getItem('sessao_2fa')
    expect(headers).toEqual({ 'x-session-id': sessao, 'csrf-token': 'token' })
    expect(sessao).toMatch(/^[\da-f-]{36}$/)
    expect(screen.getByText(/^Código expira em:/).textContent).toMatch(/1[45]:\d\d$/)
  })

  it('keeps digits only, six of them, and lets nothing shorter through', async () => {
    dialogo()
    await clicar('Enviar Código')
    const campo = await screen.findByLabelText<HTMLInputElement>('Código de 6 dígitos')
    expect((await botao('Verificar')).disabled).toBe(true)
    await userEvent.type(campo, '12a345')
    expect(campo.value).toBe('12345')
    expect((await botao('Verificar')).disabled).toBe(true)
    await userEvent.type(campo, '678')
    expect(campo.value).toBe('123456')
    await clicar('Verificar')
    await waitFor(() => expect(onVerificado).toHaveBeenCalledOnce())
    expect(aviso()?.[0]).toBe('Verificação bem-sucedida')
  })

  it('says a wrong code, and a check that failed', async () => {
    dialogo()
    await clicar('Enviar Código')
    await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '000000')
    await clicar('Verificar')
    await waitFor(() =>
      expect(aviso()).toEqual([
        'Código inválido',
        'O código informado está incorreto ou expirado.',
        'destructive',
      ]),
    )
    const campo = screen.getByLabelText<HTMLInputElement>('Código de 6 dígitos')
    expect(campo.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(campo.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'O código informado está incorreto ou expirado.',
    )
    await userEvent.type(campo, '{Backspace}1')
    expect(campo.getAttribute('aria-invalid')).toBeNull()
    responder({ 'POST /functions/two-factor-auth': FALHA })
    await clicar('Verificar')
    await waitFor(() =>
      expect(aviso()).toEqual(['Erro na verificação', 'Código inválido ou expirado.', 'destructive']),
    )
    expect(onVerificado).not.toHaveBeenCalled()
  })

  it('says that no code could be made', async () => {
    dialogo({ 'POST /functions/csrf-protection': FALHA })
    await clicar('Enviar Código')
    await waitFor(() =>
      expect(aviso()).toEqual([
        'Erro na autenticação',
        'Não foi possível gerar o código de verificação.',
        'destructive',
      ]),
    )
    expect(await botao('Enviar Código')).toBeTruthy()
  })

  it.each([
    [
      recusa('email_suprimido'),
      'Este endereço devolve nossas mensagens ou pediu para não recebê-las. Use outro e-mail.',
    ],
    [
      recusa('muitas_tentativas', { retry_after: 1500 }),
      'Muitos códigos pedidos. Tente novamente em 25 minutos.',
    ],
  ])('says why no code was sent, where the server says it', async (falha, motivo) => {
    dialogo({
      'POST /functions/two-factor-auth': () => {
        throw falha
      },
    })
    await clicar('Enviar Código')
    await waitFor(() => expect(aviso()).toEqual(['Erro na autenticação', motivo, 'destructive']))
  })

  it('pressed twice, Enter spends one try, and none after the right code', async () => {
    const conferir = vi.fn<Respostas[string]>(CODIGO['POST /functions/two-factor-auth'])
    dialogo({ 'POST /functions/two-factor-auth': conferir })
    await clicar('Enviar Código')
    const campo = await screen.findByLabelText('Código de 6 dígitos')
    conferir.mockClear()
    let responde: (resposta: object) => void = () => undefined
    conferir.mockReturnValueOnce(
      new Promise((resolve) => {
        responde = resolve
      }),
    )
    await userEvent.type(campo, '123456{Enter}{Enter}')
    responde({ verified: true, message: '' })
    await waitFor(() => expect(onVerificado).toHaveBeenCalledOnce())
    await userEvent.type(campo, '{Enter}')
    expect(conferir).toHaveBeenCalledOnce()
    expect(aviso()?.[0]).toBe('Verificação bem-sucedida')
  })

  it('goes back to asking when the time is over, and asks anew with Reenviar', async () => {
    dialogo()
    await clicar('Enviar Código')
    await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '12')
    await clicar('Reenviar')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Código de 6 dígitos').value).toBe(''))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 901_000 })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await botao('Enviar Código')).toBeTruthy()
  })

  it('is cancelled by its button and by Escape', async () => {
    dialogo()
    await clicar('Cancelar')
    await userEvent.keyboard('{Escape}')
    expect(onCancelar).toHaveBeenCalledTimes(2)
  })
})
