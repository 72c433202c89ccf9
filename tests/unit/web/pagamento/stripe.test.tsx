// @vitest-environment jsdom
import type { StripeError } from '@stripe/stripe-js'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CartaoStripe } from '../../../../web/src/features/pagamento/cartao/stripe.tsx'

const { confirmPayment, loadStripe, quadro } = vi.hoisted(() => ({
  confirmPayment: vi.fn<() => Promise<{ readonly error: Partial<StripeError> }>>(),
  loadStripe: vi.fn<() => Promise<null>>(() => Promise.resolve(null)),
  quadro: { pronto: true },
}))

// The provider's frame cannot be opened here: what it answers stands in for it.
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe }))
vi.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { readonly children: React.ReactNode }) => children,
  PaymentElement: ({ onReady }: { readonly onReady: () => void }) => {
    useEffect(() => {
      if (quadro.pronto) onReady()
    })
    return null
  },
  useElements: () => ({}),
  useStripe: () => ({ confirmPayment }),
}))

afterEach(() => {
  cleanup()
  quadro.pronto = true
})

function abrir() {
  const ouvintes = {
    onAutorizado: vi.fn<() => void>(),
    onRecusado: vi.fn<(frase: string) => void>(),
    onFalha: vi.fn<(frase: string) => void>(),
  }
  render(
    <CartaoStripe
      clientSecret="pi_1_secret_abc"
      config={{ adaptador: 'stripe', chave_publica: 'pk_test' }}
      returnUrl="http://acolhe.test/status-consulta"
      {...ouvintes}
    />,
  )
  return ouvintes
}

async function pagar(error: Partial<StripeError>) {
  confirmPayment.mockResolvedValueOnce({ error })
  const ouvintes = abrir()
  await userEvent.click(screen.getByRole('button', { name: 'Autorizar Pagamento - R$ 150,00' }))
  return ouvintes
}

describe('the provider’s card form', () => {
  it('a script that does not load is told to the panel', async () => {
    loadStripe.mockRejectedValueOnce(new Error('Failed to load Stripe.js'))
    const { onFalha } = abrir()
    await waitFor(() =>
      expect(onFalha).toHaveBeenCalledExactlyOnceWith(
        'O serviço de pagamento não está disponível agora. Nada foi cobrado.',
      ),
    )
  })

  it('says that it loads until the frame of the provider is there', () => {
    quadro.pronto = false
    abrir()
    expect(screen.getByRole('status').textContent).toBe('Carregando...')
    cleanup()
    quadro.pronto = true
    abrir()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('a lost network is called so, and the form stays (P §8)', async () => {
    const { onFalha } = await pagar({ type: 'api_connection_error' })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Erro de conectividadeVerifique sua conexão e tente novamente.',
    )
    expect(onFalha).not.toHaveBeenCalled()
  })

  it('an intent that was cancelled meanwhile is a request that ended, not a provider that is away', async () => {
    const payment_intent = { status: 'canceled' } as StripeError['payment_intent']
    const { onFalha } = await pagar({ type: 'invalid_request_error', payment_intent })
    expect(onFalha).toHaveBeenCalledExactlyOnceWith(
      'Esta solicitação terminou antes da autorização. Nada foi cobrado.',
    )
  })

  it('a provider that cannot be used is told to the panel', async () => {
    const { onFalha } = await pagar({ type: 'api_error' })
    expect(onFalha).toHaveBeenCalledExactlyOnceWith(
      'O serviço de pagamento não está disponível agora. Nada foi cobrado.',
    )
  })
})
