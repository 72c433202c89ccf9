// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { abrir, aviso, recusa, responder } from './apoio.tsx'
import { SessoesAbertas } from '../../../../web/src/features/conta/sessoes-abertas.tsx'

vi.mock('../../../../web/src/lib/api.ts', async (original) => ({
  ...(await original<object>()),
  call: vi.fn(),
}))

const sessao = (id: string, atual: boolean) => ({
  id,
  atual,
  navegador: atual ? 'Chrome no Windows' : 'Firefox no Linux',
  rede: '203.0.113.0/24',
  criada_em: '2026-01-05T12:00:00.000Z',
  usada_em: '2026-01-06T12:00:00.000Z',
  metodo: 'senha',
  segundo_fator: !atual,
})

describe('Sessões e aparelhos', () => {
  let abertas: ReturnType<typeof sessao>[]
  /** What the server does not end. */
  let recusada: string
  const pedidos: unknown[] = []
  beforeEach(() => {
    pedidos.length = 0
    recusada = 'c'
    abertas = [sessao('a', true), sessao('b', false), sessao('c', false)]
    responder({
      'GET /acesso/sessoes': () => ({ sessoes: abertas }),
      'POST /acesso/sessoes/{sessao_id}/fim': (corpo) => {
        pedidos.push(corpo)
        if (corpo['sessao_id'] === recusada) throw recusa('nao_encontrado')
        abertas = abertas.filter(({ id }) => id !== corpo['sessao_id'])
        return { encerrada: true }
      },
      'POST /acesso/saida': (corpo) => {
        pedidos.push(corpo)
        if (corpo['aparelhos'] === recusada) throw recusa('erro_interno')
        abertas = abertas.filter(({ atual }) => atual)
        return { encerradas: true }
      },
    })
    abrir(<SessoesAbertas />, '/sessoes')
  })
  afterEach(cleanup)

  it('says which is this one, ends another, and says when it could not', async () => {
    const [esta, outra] = await screen.findAllByRole('listitem')
    expect(esta?.textContent).toContain('Este aparelho')
    expect(within(esta as HTMLElement).queryByRole('button')).toBeNull()
    expect(outra?.textContent).toContain('com senha e código do autenticador')
    await userEvent.click(within(outra as HTMLElement).getByRole('button'))
    expect(pedidos).toEqual([{ sessao_id: 'b' }])
    expect(aviso()?.[0]).toBe('Sessão encerrada')
    const [, terceira] = await screen.findAllByRole('listitem')
    await userEvent.click(within(terceira as HTMLElement).getByRole('button'))
    expect(aviso()?.[0]).toBe('Não foi possível encerrar a sessão')
    expect(
      await within(terceira as HTMLElement).findByText('Não foi possível encerrar a sessão'),
    ).toBeDefined()
    recusada = ''
    await userEvent.click(within(terceira as HTMLElement).getByRole('button'))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(screen.queryByText('Não foi possível encerrar a sessão')).toBeNull()
  })

  it('says beside its button that the others could not be ended, until they are', async () => {
    recusada = 'outros'
    await userEvent.click(await screen.findByRole('button', { name: 'Encerrar todas as outras' }))
    expect(await screen.findByText('Não foi possível encerrar a sessão')).toBeDefined()
    recusada = ''
    await userEvent.click(await screen.findByRole('button', { name: 'Encerrar todas as outras' }))
    expect(await screen.findByText('A sua conta só está aberta neste aparelho.')).toBeDefined()
    expect(screen.queryByText('Não foi possível encerrar a sessão')).toBeNull()
  })

  it('ends all others at once', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Encerrar todas as outras' }))
    expect(pedidos).toEqual([{ aparelhos: 'outros' }])
    expect(await screen.findByText('A sua conta só está aberta neste aparelho.')).toBeDefined()
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })
})
