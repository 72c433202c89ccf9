// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reciboDe } from '#domain/cadastro/encerramento.ts'
import { Despedida } from '../../../../web/src/features/conta/despedida.tsx'
import { salvarArquivo } from '../../../../web/src/lib/salvar-arquivo.ts'
import { abrir } from './apoio.tsx'
import { lugar } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/salvar-arquivo.ts')

const RECIBO = reciboDe({
  tipo: 'paciente',
  protocolo: 'p1',
  encerrada_em: '2026-11-21T12:00:00.000Z',
  ultimo_registro: '2026-10-01T12:00:00.000Z',
  houve_pagamento: true,
  concluido: true,
})

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe('Despedida', () => {
  it('says what was erased and what the law keeps, and gives the receipt', async () => {
    sessionStorage.setItem('recibo_do_encerramento', JSON.stringify(RECIBO))
    abrir(<Despedida />, '/despedida')
    expect(await screen.findByRole('heading', { name: 'Sua conta foi encerrada' })).toBeTruthy()
    expect(screen.getByText('Fotos do seu documento e suas selfies')).toBeTruthy()
    expect(screen.getByText(/até 01\/10\/2046\./)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Baixar recibo' }))
    const [nome, texto] = vi.mocked(salvarArquivo).mock.lastCall ?? []
    expect(nome).toBe('recibo-de-encerramento-p1.txt')
    expect(texto).toContain('Comprovantes de pagamento')
    expect(texto).toContain('Protocolo: p1')
  })

  it('shows nothing to somebody without a receipt', async () => {
    sessionStorage.setItem('recibo_do_encerramento', '{quebrado')
    abrir(<Despedida />, '/despedida')
    await waitFor(() => expect(lugar()).toBe('/'))
  })
})
