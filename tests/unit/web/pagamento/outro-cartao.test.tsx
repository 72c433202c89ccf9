// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, toastStore } from '../../../../web/src/components/toast-store.ts'
import { ADAPTADORES } from '../../../../web/src/features/pagamento/cartao/adaptadores.ts'
import type { CartaoProps } from '../../../../web/src/features/pagamento/cartao/porta.ts'
import { OutroCartao } from '../../../../web/src/features/pagamento/outro-cartao.tsx'
import { config } from '../../../../web/src/lib/config.ts'
import { servidor } from '../../../support/api-falsa.ts'
import { abrirTela } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/config.ts')
vi.mock('../../../../web/src/features/pagamento/cartao/adaptadores.ts', () => ({ ADAPTADORES: {} }))

const CARTAO = { adaptador: 'embutido', chave_publica: 'pk_test_local', origem: 'http://p.test' } as const

function CartaoFalso({ clientSecret, returnUrl, onAutorizado }: CartaoProps) {
  return (
    <button type="button" onClick={onAutorizado}>
      {`autorizar ${clientSecret} ${returnUrl}`}
    </button>
  )
}

function abrir(...situacoes: readonly string[]) {
  ADAPTADORES.embutido = lazy(async () => ({ default: CartaoFalso }))
  vi.mocked(config).mockResolvedValue({ cartao: CARTAO } as never)
  const respostas = servidor({
    'create-payment-intent-manual': { client_secret: 'segredo-2' },
    'confirmar-pagamento': { status: 'a_capturar' },
  })
  for (const status of situacoes) respostas['confirmar-pagamento'].mockResolvedValueOnce({ status })
  abrirTela(<OutroCartao consulta={{ id: 'c1', paciente_id: 'u1' }} />)
  return respostas
}
const avisos = () => toastStore.snapshot().map(({ title, description }) => [title, description])
const botao = (name: string | RegExp) => screen.findByRole('button', { name })

afterEach(() => {
  cleanup()
  dismissToast()
})

describe('another card for a refused capture (estados §4)', () => {
  it('says what happened; the form comes when it is asked for, and the server reads what it held', async () => {
    const pessoa = userEvent.setup()
    const respostas = abrir()
    expect(screen.getByText('A cobrança do seu cartão foi recusada')).toBeTruthy()
    expect(screen.getByText(/seus documentos não dependem disso/)).toBeTruthy()
    expect(respostas['create-payment-intent-manual']).not.toHaveBeenCalled()
    await pessoa.click(await botao('Pagar com outro cartão'))
    expect(await screen.findByText(/^A consulta já aconteceu: o valor é cobrado/)).toBeTruthy()
    await pessoa.click(await botao(/^autorizar segredo-2 .*\/status-consulta\/c1$/))
    await waitFor(() =>
      expect(avisos()).toEqual([
        ['Cartão recebido', 'A cobrança da sua consulta será concluída em instantes.'],
      ]),
    )
    expect(respostas['create-payment-intent-manual'].mock.calls).toEqual([
      [{ consulta_id: 'c1', paciente_id: 'u1' }],
    ])
  })

  it('a bank that has not answered yet is asked again, not paid again', async () => {
    const pessoa = userEvent.setup()
    const respostas = abrir('falhou')
    await pessoa.click(await botao('Pagar com outro cartão'))
    await pessoa.click(await botao(/^autorizar/))
    expect(await screen.findByText(/O banco ainda não respondeu/)).toBeTruthy()
    expect(respostas['confirmar-pagamento']).toHaveBeenCalledTimes(1)
    expect(respostas['create-payment-intent-manual']).toHaveBeenCalledTimes(1)
  })
})
