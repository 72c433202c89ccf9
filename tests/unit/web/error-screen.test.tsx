// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../../../web/src/app/error-screen.tsx'
import { reportError } from '../../../web/src/lib/log.ts'
import { comModoSeguro } from '../../../web/src/lib/pagina/modo-seguro.ts'

vi.mock('../../../web/src/lib/log.ts')

function Quebrada(): never {
  throw new Error('quebrou')
}

afterEach(cleanup)

describe('global error screen (P §2.2)', () => {
  it('takes the place of a screen that fails, and reports it', () => {
    // React prints what a boundary catches.
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    render(
      <ErrorBoundary>
        <Quebrada />
      </ErrorBoundary>,
    )
    quiet.mockRestore()
    expect(screen.getByRole('heading').textContent).toBe('Houve um erro ao carregar esta página')
    expect(
      screen.getByText('Ocorreu um erro inesperado. Tente recarregar a página ou acesse pelo modo seguro.'),
    ).toBeDefined()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Tentar Novamente',
      'Modo Seguro',
    ])
    expect(reportError).toHaveBeenCalledExactlyOnceWith({
      tipo: 'falha_de_tela',
      caminho: '/',
      mensagem: 'Error: quebrou',
    })
  })

  it('safe mode keeps the rest of the address', () => {
    expect(comModoSeguro('https://x.test/cadastro-paciente?step=2#a')).toBe(
      'https://x.test/cadastro-paciente?step=2&safe=1#a',
    )
    expect(comModoSeguro('https://x.test/?safe=0')).toBe('https://x.test/?safe=1')
  })
})
