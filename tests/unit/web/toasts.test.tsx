// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NOTIFICACOES } from '#domain/acesso/notificacoes.ts'
import { Dialog } from '../../../web/src/components/dialog.tsx'
import { dismissToast, toast, toastStore } from '../../../web/src/components/toast-store.ts'
import { ToastViewport } from '../../../web/src/components/toast-viewport.tsx'
import { Toasts } from '../../../web/src/components/toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  dismissToast()
  vi.runAllTimers()
  cleanup()
  vi.useRealTimers()
})

describe('notifications (P §2.2, §4.7)', () => {
  it('has the constants of the specification', () => {
    expect(NOTIFICACOES).toEqual({ limite: 1, duracao: 5_000, remocao: 1_000_000, arrasto: 50, tecla: 'F8' })
  })

  it('shows at most one, a new one replacing the older, with counted ids', () => {
    const first = toast({ title: 'Primeira' })
    const second = toast({ title: 'Segunda', description: 'Com texto', variant: 'destructive' })
    expect(Number(second)).toBe(Number(first) + 1)
    expect(toastStore.snapshot()).toEqual([
      { id: second, title: 'Segunda', description: 'Com texto', variant: 'destructive', open: true },
    ])
  })

  it('carries what can be done about it, and closes when it is done', () => {
    vi.useRealTimers()
    const feito = vi.fn<() => void>()
    toast({ title: 'Com ação', action: { label: 'Tentar de novo', onClick: feito } })
    render(<ToastViewport items={toastStore.snapshot()} />)
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(feito).toHaveBeenCalledOnce()
    expect(toastStore.snapshot()[0]?.open).toBe(false)
    vi.useFakeTimers()
  })

  it('dismissing closes at once and forgets after 1,000,000 ms', () => {
    const id = toast({ title: 'Vai fechar' })
    dismissToast(id)
    expect(toastStore.snapshot()).toEqual([{ id, title: 'Vai fechar', variant: 'default', open: false }])
    vi.advanceTimersByTime(NOTIFICACOES.remocao - 1)
    expect(toastStore.snapshot()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(toastStore.snapshot()).toEqual([])
  })

  it('a removal that is due does not take a newer notification with it', () => {
    dismissToast(toast({ title: 'Antiga' }))
    vi.advanceTimersByTime(NOTIFICACOES.remocao - 10)
    const newer = toast({ title: 'Nova' })
    vi.advanceTimersByTime(20)
    expect(toastStore.snapshot().map(({ id }) => id)).toEqual([newer])
  })

  it('F8 brings the focus to it, also while a dialog is open', () => {
    toast({ title: 'Erro no login', variant: 'destructive' })
    render(
      <>
        <ToastViewport items={toastStore.snapshot()} />
        <Dialog open onClose={() => {}} title="Login Paciente">
          <button type="button">Entrar</button>
        </Dialog>
      </>,
    )
    act(() => screen.getByRole('button', { name: 'Entrar' }).focus())
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    expect(document.activeElement?.tagName).toBe('OL')
    act(() => screen.getByRole('button', { name: 'Fechar notificação', hidden: true }).focus())
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Fechar notificação')
    act(() => screen.getByRole('button', { name: 'Entrar' }).focus())
    expect(document.activeElement?.textContent).toBe('Entrar')
  })

  it('renders title, description and a close button, and leaves after 5000 ms', () => {
    toast({ title: 'Erro no login', description: 'Verifique.', variant: 'destructive' })
    const { rerender } = render(<ToastViewport items={toastStore.snapshot()} />)
    const shown = screen.getByText('Erro no login').closest('li')
    expect(shown?.dataset['variant']).toBe('destructive')
    expect(screen.getByRole('button', { name: 'Fechar notificação' })).toBeDefined()
    act(() => {
      vi.advanceTimersByTime(NOTIFICACOES.duracao - 1)
    })
    expect(toastStore.snapshot()[0]?.open).toBe(true)
    act(() => {
      vi.advanceTimersByTime(1)
    })
    expect(toastStore.snapshot()[0]?.open).toBe(false)
    rerender(<ToastViewport items={toastStore.snapshot()} />)
  })

  it('takes no room while there is none', () => {
    const { container } = render(<Toasts />)
    expect(container.innerHTML).toBe('')
  })
})
