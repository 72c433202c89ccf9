// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CartaoEmbutido } from '../../../../web/src/features/pagamento/cartao/embutido.tsx'

configure({ asyncUtilTimeout: 8_000 })

const ORIGEM = 'http://provedor.test'
const rede = vi.fn<typeof fetch>()

const resposta = (status: number, corpo: unknown) =>
  new Response(JSON.stringify(corpo), { status, headers: { 'content-type': 'application/json' } })
const recusa = (erro: object) => resposta(402, { error: { type: 'card_error', ...erro } })
const METODO = () => resposta(200, { id: 'pm_1', object: 'payment_method' })

function abrir() {
  const ouvintes = {
    onAutorizado: vi.fn<() => void>(),
    onRecusado: vi.fn<(frase: string) => void>(),
    onFalha: vi.fn<(frase: string) => void>(),
  }
  render(
    <CartaoEmbutido
      clientSecret="pi_1_secret_abc"
      config={{ adaptador: 'embutido', chave_publica: 'pk_test_local', origem: ORIGEM }}
      returnUrl="http://acolhe.test/status-consulta"
      {...ouvintes}
    />,
  )
  return { user: userEvent.setup(), ...ouvintes }
}

async function preencher(user: ReturnType<typeof userEvent.setup>, numero = '4242424242424242') {
  await user.type(screen.getByLabelText('Número do cartão'), numero)
  await user.type(screen.getByLabelText('Validade'), '1230')
  await user.type(screen.getByLabelText('Código de segurança'), '123')
  await user.type(screen.getByLabelText('Nome impresso no cartão'), 'ANA B NOGUEIRA')
}
const pagar = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Autorizar Pagamento - R$ 150,00' }))

beforeEach(() => {
  rede.mockReset()
  vi.stubGlobal('fetch', rede)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('embedded card form', () => {
  it('sends the card to the provider alone and confirms with the client secret', async () => {
    const { user, onAutorizado } = abrir()
    rede.mockResolvedValueOnce(METODO()).mockResolvedValueOnce(resposta(200, { status: 'requires_capture' }))
    await preencher(user)
    await pagar(user)
    await waitFor(() => expect(onAutorizado).toHaveBeenCalledOnce())
    const pedidos = rede.mock.calls.map(([url, init]) => ({
      url,
      chave: new Headers(init?.headers).get('authorization'),
      corpo: init?.body instanceof URLSearchParams ? Object.fromEntries(init.body) : undefined,
    }))
    expect(pedidos).toEqual([
      {
        url: `${ORIGEM}/v1/payment_methods`,
        chave: 'Bearer pk_test_local',
        corpo: {
          type: 'card',
          'card[number]': '4242424242424242',
          'card[exp_month]': '12',
          'card[exp_year]': '30',
          'card[cvc]': '123',
          'billing_details[name]': 'ANA B NOGUEIRA',
        },
      },
      {
        url: `${ORIGEM}/v1/payment_intents/pi_1/confirm`,
        chave: 'Bearer pk_test_local',
        corpo: {
          client_secret: 'pi_1_secret_abc',
          payment_method: 'pm_1',
          return_url: 'http://acolhe.test/status-consulta',
        },
      },
    ])
  })

  it('finds slips before anything is sent', async () => {
    const { user } = abrir()
    expect(screen.getByText('Pagamento Seguro', { exact: false })).toBeDefined()
    await user.type(screen.getByLabelText('Número do cartão'), '4242424242424241')
    await pagar(user)
    expect(screen.getByText('Confira o número do cartão.')).toBeDefined()
    expect(screen.getByText('Informe mês e ano de uma validade futura.')).toBeDefined()
    expect(screen.getByText('Informe os 3 ou 4 números do código.')).toBeDefined()
    expect(screen.getByText('Informe o nome como está no cartão.')).toBeDefined()
    expect(rede).not.toHaveBeenCalled()
  })

  it.each([
    [
      { code: 'card_declined', decline_code: 'insufficient_funds' },
      'O cartão não tem limite disponível. Tente outro cartão.',
    ],
    [
      { code: 'card_declined', decline_code: 'stolen_card' },
      'O cartão foi recusado pelo banco. Tente outro cartão.',
    ],
    [{ code: 'expired_card' }, 'O cartão está vencido. Confira a validade ou tente outro cartão.'],
  ])('a refusal %o is told, and another try works', async (erro, frase) => {
    const { user, onRecusado, onAutorizado } = abrir()
    rede.mockResolvedValueOnce(METODO()).mockResolvedValueOnce(recusa(erro))
    await preencher(user)
    await pagar(user)
    expect((await screen.findByRole('alert')).textContent).toBe(frase)
    expect(onRecusado).toHaveBeenCalledExactlyOnceWith(frase)
    rede.mockResolvedValueOnce(METODO()).mockResolvedValueOnce(resposta(200, { status: 'requires_capture' }))
    await pagar(user)
    await waitFor(() => expect(onAutorizado).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leaves for the bank when the bank asks', async () => {
    const assign = vi.fn<(url: string) => void>()
    vi.stubGlobal('location', { assign })
    const { user, onAutorizado, onFalha } = abrir()
    const url = `${ORIGEM}/3ds/abc`
    rede
      .mockResolvedValueOnce(METODO())
      .mockResolvedValueOnce(
        resposta(200, { status: 'requires_action', next_action: { redirect_to_url: { url } } }),
      )
    await preencher(user, '4000002760003184')
    await pagar(user)
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(url))
    expect([onAutorizado.mock.calls, onFalha.mock.calls]).toEqual([[], []])
  })

  it('an intent confirmed elsewhere is authorised', async () => {
    const { user, onAutorizado } = abrir()
    rede.mockResolvedValueOnce(METODO()).mockResolvedValueOnce(
      resposta(400, {
        error: {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
          payment_intent: { status: 'requires_capture' },
        },
      }),
    )
    await preencher(user)
    await pagar(user)
    await waitFor(() => expect(onAutorizado).toHaveBeenCalledOnce())
  })

  it('a lost connection keeps the form', async () => {
    const { user, onFalha } = abrir()
    rede.mockRejectedValueOnce(new TypeError('offline'))
    await preencher(user)
    await pagar(user)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Erro de conectividadeVerifique sua conexão e tente novamente.',
    )
    expect(onFalha).not.toHaveBeenCalled()
  })

  it('anything no card would change is a failure', async () => {
    const { user, onFalha } = abrir()
    rede
      .mockResolvedValueOnce(METODO())
      .mockResolvedValueOnce(
        resposta(400, { error: { type: 'invalid_request_error', code: 'resource_missing' } }),
      )
    await preencher(user)
    await pagar(user)
    await waitFor(() =>
      expect(onFalha).toHaveBeenCalledExactlyOnceWith(
        'O serviço de pagamento não está disponível agora. Nada foi cobrado.',
      ),
    )
  })
})
