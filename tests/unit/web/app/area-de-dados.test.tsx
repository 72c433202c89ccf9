// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { AreaDeDados } from '../../../../web/src/app/area-de-dados.tsx'
import { anunciar } from '../../../../web/src/lib/sessao/sessao-guardada.ts'

const lido = vi.hoisted(() => ({ nome: 'Ana' }))
vi.mock('../../../../web/src/lib/sessao/sessao.ts')
vi.mock('../../../../web/src/app/prova-de-identidade.tsx', () => ({ ProvaDeIdentidade: () => null }))
vi.mock('../../../../web/src/app/screens.ts', () => ({
  SCREENS: {
    meus_dados: {
      moldura: 'inteira',
      Tela: function Tela() {
        const { data } = useQuery({ queryKey: ['x'], queryFn: () => lido.nome, staleTime: Infinity })
        return <p>{data ?? 'nada'}</p>
      },
    },
  },
}))
afterEach(cleanup)

const abrir = () =>
  render(
    <MemoryRouter initialEntries={['/meus-dados']}>
      <AreaDeDados id="meus_dados" />
    </MemoryRouter>,
  )

it('forgets what it read of a person whose session ended while it was not shown', async () => {
  abrir()
  await screen.findByText('Ana')
  cleanup()
  lido.nome = 'Bruno'
  act(anunciar)
  abrir()
  expect(screen.queryByText('Ana')).toBeNull()
  expect(await screen.findByText('Bruno')).toBeDefined()
})
