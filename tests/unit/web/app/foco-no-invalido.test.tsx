// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useFocoNoInvalido } from '../../../../web/src/app/foco-no-invalido.ts'
import { Field } from '../../../../web/src/components/field.tsx'

configure({ asyncUtilTimeout: 8_000 })
afterEach(cleanup)

/** @param recusa answers, once sent, which fields are wrong */
function Formulario({
  de,
  recusa,
}: {
  readonly de?: readonly string[]
  readonly recusa: () => Promise<readonly string[]>
}) {
  useFocoNoInvalido()
  const [errados, setErrados] = useState(de ?? [])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void recusa().then(setErrados)
      }}
    >
      {['nome', 'senha', 'telefone'].map((campo) => (
        <Field key={campo} label={campo} error={errados.includes(campo) ? 'Informe.' : undefined} />
      ))}
      <button type="submit">Enviar</button>
    </form>
  )
}

const enviar = async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Enviar' }))
  return user
}
const campo = (nome: string) => screen.getByRole('textbox', { name: nome })

it('stands at the first field that is refused, also later by the server', async () => {
  let responder: (errados: readonly string[]) => void = () => {}
  const resposta = new Promise<readonly string[]>((resolve) => {
    responder = resolve
  })
  render(<Formulario recusa={() => resposta} />)
  await enviar()
  responder(['senha', 'telefone'])
  await waitFor(() => expect(document.activeElement).toBe(campo('senha')))
})

it('also when the field was wrong before it was sent again', async () => {
  render(<Formulario de={['telefone']} recusa={async () => ['telefone']} />)
  await enviar()
  await waitFor(() => expect(document.activeElement).toBe(campo('telefone')))
})

it('does not take whoever went on typing away from where they are', async () => {
  let responder: (errados: readonly string[]) => void = () => {}
  const resposta = new Promise<readonly string[]>((resolve) => {
    responder = resolve
  })
  render(<Formulario recusa={() => resposta} />)
  const user = await enviar()
  await user.type(screen.getByRole('textbox', { name: 'telefone' }), '9')
  responder(['nome'])
  await screen.findByText('Informe.')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'telefone' }))
})
