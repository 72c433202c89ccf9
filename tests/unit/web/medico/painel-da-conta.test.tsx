// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { SEM_CONTA, type StatusDaConta } from '#domain/pagamento/conta-de-recebimento.ts'
import { PainelDaConta } from '../../../../web/src/features/medico/conta/painel-da-conta.tsx'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { abrirTela, aviso } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', { spy: true })

const PRONTA: StatusDaConta = {
  charges_enabled: true,
  payouts_enabled: true,
  details_submitted: true,
  ready_to_receive: true,
  recusada: false,
}
let perguntas: Mock

beforeEach(() => {
  perguntas = servidor({ 'connect-account-status': SEM_CONTA })['connect-account-status']
})
afterEach(() => {
  cleanup()
  dismissToast()
})

function abrir(acao?: ReactNode) {
  abrirTela(<PainelDaConta acao={acao} />)
  return userEvent.setup()
}

/** Each question with its answer, as they are read. */
const respostas = async () => {
  const painel = await screen.findByRole('region', { name: 'Conta para recebimento' })
  await within(painel).findByText('Cobrança habilitada')
  return within(painel)
    .getAllByRole('term')
    .map((termo) => [termo.textContent, termo.nextElementSibling?.textContent])
}

describe('payment account status panel (D §2.6)', () => {
  it('answers four questions with yes or no', async () => {
    perguntas.mockResolvedValue({ ...PRONTA, payouts_enabled: false, ready_to_receive: false })
    abrir()
    expect(await respostas()).toEqual([
      ['Cobrança habilitada', 'Sim'],
      ['Pagamentos habilitados', 'Não'],
      ['Dados enviados', 'Sim'],
      ['Pronto para receber', 'Não'],
    ])
  })

  it.each([
    ['no account yet', SEM_CONTA, 'Falta configurar sua conta'],
    ['details sent', { ...SEM_CONTA, details_submitted: true }, 'Seus dados estão em análise'],
    ['ready', PRONTA, 'Tudo pronto para receber'],
    [
      'turned down',
      { ...SEM_CONTA, details_submitted: true, recusada: true },
      'O Stripe não aprovou sua conta',
    ],
  ])('says what it means: %s', async (_caso, status, titulo) => {
    perguntas.mockResolvedValue(status)
    abrir()
    expect(await screen.findByText(titulo)).toBeTruthy()
  })

  it('offers what to do while the account is not ready', async () => {
    const user = abrir(<a href="/onboarding-medico?step=5">Configurar recebimento</a>)
    expect(await screen.findByRole('link', { name: 'Configurar recebimento' })).toBeTruthy()
    perguntas.mockResolvedValue(PRONTA)
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    await screen.findByText('Tudo pronto para receber')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('asks again when it is refreshed', async () => {
    const user = abrir()
    await screen.findByText('Falta configurar sua conta')
    perguntas.mockResolvedValue(PRONTA)
    await user.click(screen.getByRole('button', { name: 'Atualizar' }))
    expect(await screen.findByText('Tudo pronto para receber')).toBeTruthy()
    expect(perguntas).toHaveBeenCalledTimes(2)
  })

  it('tells each failure, and keeps what was known', async () => {
    const user = abrir()
    await screen.findByText('Falta configurar sua conta')
    perguntas.mockImplementation(() => Promise.reject(recusa('provedor_indisponivel')))
    for (const _ of [1, 2]) {
      dismissToast()
      await user.click(screen.getByRole('button', { name: 'Atualizar' }))
      await waitFor(() =>
        expect(aviso()).toEqual({
          title: 'Erro ao verificar status da conta Stripe',
          description: 'Nada foi perdido. Tente novamente em alguns instantes.',
          variant: 'destructive',
        }),
      )
    }
    expect(screen.getByText('Falta configurar sua conta')).toBeTruthy()
  })
})
