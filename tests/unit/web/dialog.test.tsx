// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Dialog } from '../../../web/src/components/dialog.tsx'

configure({ asyncUtilTimeout: 8_000 })
afterEach(cleanup)

/** One dialog leads to another, as the landing page's choice leads to the login. */
function Pagina() {
  const [aberto, setAberto] = useState<'primeiro' | 'segundo'>()
  const fechar = () => setAberto(undefined)
  return (
    <>
      <button type="button" onClick={() => setAberto('primeiro')}>
        abrir
      </button>
      {aberto === 'primeiro' && (
        <Dialog open onClose={fechar} title="Primeiro">
          <button type="button" onClick={() => setAberto('segundo')}>
            seguir
          </button>
        </Dialog>
      )}
      {aberto === 'segundo' && (
        <Dialog open onClose={fechar} title="Segundo">
          <input aria-label="campo" />
        </Dialog>
      )}
    </>
  )
}

it('gives the focus back where it was, also after a second dialog', async () => {
  const user = userEvent.setup()
  render(<Pagina />)
  const abrir = screen.getByRole('button', { name: 'abrir' })
  await user.click(abrir)
  await screen.findByRole('dialog', { name: 'Primeiro' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(abrir))
  await user.click(abrir)
  await user.click(await screen.findByRole('button', { name: 'seguir' }))
  const segundo = await screen.findByRole('dialog', { name: 'Segundo' })
  await waitFor(() => expect(segundo.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(abrir))
})
