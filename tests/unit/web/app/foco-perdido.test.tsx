// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Dialog } from '../../../../web/src/components/dialog.tsx'
import { useFocoPerdido } from '../../../../web/src/app/foco-perdido.ts'

configure({ asyncUtilTimeout: 8_000 })
afterEach(cleanup)

/** What is shown by number, and how to go to the next. */
function Passos({ passos }: { readonly passos: (seguir: () => void) => ReactNode[] }) {
  useFocoPerdido()
  const [vez, setVez] = useState(0)
  return passos(() => setVez((antes) => antes + 1))[vez]
}

function ComFoco() {
  const campo = useRef<HTMLInputElement>(null)
  useEffect(() => campo.current?.focus(), [])
  return <input ref={campo} aria-label="campo" />
}

it('goes to the title of the part in which what was pressed stood', async () => {
  const user = userEvent.setup()
  render(
    <Passos
      passos={(seguir) =>
        [true, false].map((falhou) => (
          <main key="tela" id="conteudo" tabIndex={-1}>
            <h1>Conta</h1>
            <section>
              <h2>Aparelhos</h2>
              {falhou ? (
                <div>
                  <button type="button" onClick={seguir}>
                    Tentar Novamente
                  </button>
                </div>
              ) : (
                <p>Carregando...</p>
              )}
            </section>
          </main>
        ))
      }
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Aparelhos' })))
})

it('waits for the content of the screen that comes after one without any', async () => {
  const user = userEvent.setup()
  render(
    <Passos
      passos={(seguir) => [
        <button
          key="entrada"
          type="button"
          onClick={() => [seguir, () => setTimeout(seguir)].forEach((f) => f())}
        >
          Entrar
        </button>,
        <p key="espera">Verificando...</p>,
        <main key="tela" id="conteudo" tabIndex={-1}>
          Triagem
        </main>,
      ]}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

it('goes to the content when a dialog removes the row it was opened from', async () => {
  const user = userEvent.setup()
  render(
    <Passos
      passos={(seguir) => {
        const remover = (
          <button key="linha" type="button" onClick={seguir}>
            Remover
          </button>
        )
        const dialogo = (
          <Dialog key="dialogo" open onClose={seguir} title="Remover?">
            <button type="button" onClick={seguir}>
              Sim
            </button>
          </Dialog>
        )
        return [[remover], [remover, dialogo], []].map((partes) => (
          <main key="tela" id="conteudo" tabIndex={-1}>
            {partes}
          </main>
        ))
      }}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Remover' }))
  await user.click(await screen.findByRole('button', { name: 'Sim' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

it('leaves the focus to what took it', async () => {
  const user = userEvent.setup()
  render(
    <Passos
      passos={(seguir) =>
        [
          <button key="acao" type="button" onClick={seguir}>
            Adicionar
          </button>,
          <ComFoco key="campo" />,
        ].map((parte) => (
          <main key="tela" id="conteudo" tabIndex={-1}>
            {parte}
          </main>
        ))
      }
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Adicionar' }))
  const campo = await screen.findByRole('textbox', { name: 'campo' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(campo)
})

it('gives it to nobody when the person had left before', async () => {
  const user = userEvent.setup()
  let seguir = () => {}
  render(
    <Passos
      passos={(proximo) => {
        seguir = proximo
        return [
          <button key="linha" type="button">
            Aceitar
          </button>,
          <p key="depois">Aceita</p>,
        ].map((parte) => (
          <main key="tela" id="conteudo" tabIndex={-1}>
            <h1>Fila</h1>
            {parte}
          </main>
        ))
      }}
    />,
  )
  screen.getByRole('button').focus()
  await user.click(document.body)
  expect(document.activeElement).toBe(document.body)
  seguir()
  await screen.findByText('Aceita')
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(document.body)
})
