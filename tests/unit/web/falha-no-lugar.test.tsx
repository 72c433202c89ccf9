// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppShell } from '../../../web/src/components/app-shell.tsx'
import { Falha, FalhaNoLugar } from '../../../web/src/components/falha-no-lugar.tsx'
import { ToastViewport } from '../../../web/src/components/toast-viewport.tsx'
import { dismissToast, toast, toastStore } from '../../../web/src/components/toast-store.ts'
import { MemoryRouter } from 'react-router-dom'

const ERRO = {
  title: 'Erro no login',
  description: 'Verifique suas credenciais.',
  variant: 'destructive',
} as const
const falha = () => screen.queryByText('Erro no login')?.closest('p')

beforeEach(() => dismissToast())
afterEach(() => {
  cleanup()
  dismissToast()
  vi.restoreAllMocks()
})

it('stays when the notification has gone, until the next one says how the next try went', () => {
  render(<FalhaNoLugar />)
  act(() => void toast(ERRO))
  expect(falha()?.textContent).toContain('Verifique suas credenciais.')
  act(() => dismissToast())
  expect(falha()).toBeTruthy()
  act(() => void toast({ title: 'Login realizado com sucesso!' }))
  expect(falha()).toBeFalsy()
})

it('stays when something is told that answers nothing', () => {
  render(<FalhaNoLugar />)
  act(() => void toast(ERRO))
  act(() => void toast({ title: 'Nova consulta', noticia: true }))
  expect(falha()?.textContent).toContain('Verifique suas credenciais.')
  act(() => void toast({ ...ERRO, title: 'CPF em uso', noLugar: true }))
  expect(falha()).toBeFalsy()
})

it('says nothing of what happened before it was there', () => {
  toast(ERRO)
  render(<FalhaNoLugar />)
  expect(falha()).toBeFalsy()
})

it.each([
  ['the only one', <></>],
  ['the second one', <textarea key="acima" aria-invalid="true" aria-label="Motivo" />],
])(
  'a notification does not cover a field in error, %s: the page gives way, or else it does',
  async (_, acima) => {
    const lugar = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 360 }) as DOMRect
    const tela = () => (
      <>
        {acima}
        <input aria-invalid="true" aria-label="CPF" />
        <ToastViewport items={toastStore.snapshot()} />
      </>
    )
    vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockReturnValue(lugar(0, 100))
    vi.spyOn(HTMLInputElement.prototype, 'getBoundingClientRect').mockReturnValue(lugar(60, 108))
    const rolar = vi.fn()
    HTMLInputElement.prototype.scrollIntoView = rolar
    toast(ERRO)
    render(tela())
    await vi.waitFor(() => expect(rolar).toHaveBeenCalledWith({ block: 'center' }))
    await vi.waitFor(() => expect(toastStore.snapshot()[0]?.open).toBe(false))
  },
)

it('one bar says that there is no network, for as long as there is none', () => {
  const rede = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  render(
    <MemoryRouter>
      <AppShell>página</AppShell>
    </MemoryRouter>,
  )
  const barra = () => screen.queryByText(/^Sem conexão com a internet/)
  expect(barra()).toBeNull()
  rede.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(barra()).toBeTruthy()
  rede.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(barra()).toBeNull()
})

it('is announced to screen readers where no notification did it', () => {
  render(
    <>
      <Falha {...ERRO} />
      <Falha jaDita title="Já dita" />
    </>,
  )
  expect(screen.getAllByRole('alert').map((dito) => dito.textContent)).toEqual([
    'Erro no login Verifique suas credenciais.',
  ])
})
