// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { usePassoNoHistorico } from '../../../web/src/lib/pagina/use-passo-no-historico.ts'

function Cadastro() {
  const [passo, setPasso] = useState(1)
  const navigate = useNavigate()
  const { search } = useLocation()
  usePassoNoHistorico({ passo, noEndereco: String, onVoltar: setPasso })
  return (
    <>
      <output>{`passo ${passo} ${search}`}</output>
      <button type="button" onClick={() => setPasso(passo + 1)}>
        Continuar
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Voltar do navegador
      </button>
    </>
  )
}

afterEach(cleanup)

it("the browser's Back goes a step back inside the sign-up, and out of it from the first", async () => {
  const user = userEvent.setup()
  render(
    <MemoryRouter initialEntries={['/', '/cadastro?safe=1']} initialIndex={1}>
      <Routes>
        <Route path="/" element={<output>início</output>} />
        <Route path="/cadastro" element={<Cadastro />} />
      </Routes>
    </MemoryRouter>,
  )
  const onde = () => screen.getByRole('status').textContent
  const voltar = () => user.click(screen.getByRole('button', { name: 'Voltar do navegador' }))
  const continuar = () => user.click(screen.getByRole('button', { name: 'Continuar' }))
  await continuar()
  await continuar()
  expect(onde()).toBe('passo 3 ?safe=1&step=3')
  await voltar()
  expect(onde()).toBe('passo 2 ?safe=1&step=2')
  await continuar()
  expect(onde()).toBe('passo 3 ?safe=1&step=3')
  await voltar()
  await voltar()
  expect(onde()).toBe('passo 1 ?safe=1&step=1')
  await voltar()
  expect(onde()).toBe('início')
})
