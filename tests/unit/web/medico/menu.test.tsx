// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ANA, HELENA } from '#semente/personas.ts'
import { AreaLogada } from '../../../../web/src/app/area-logada.tsx'
import { abrirComo } from './apoio.tsx'

vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts')

afterEach(cleanup)

it('a doctor’s area has the doctor’s menu (D §2.6), a patient’s their own (P §2.16)', async () => {
  const pessoa = userEvent.setup()
  abrirComo(HELENA, '/fila-medico', <AreaLogada>conteúdo</AreaLogada>)
  await pessoa.click(await screen.findByRole('button', { name: /^Menu da conta de/ }))
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const)
  for (const item of [
    ['Fila de Atendimentos', '/medico'],
    ['Histórico', '/medico/historico'],
    ['Dashboard', '/medico/dashboard'],
    ['Minha conta', '/conta'],
    ['Cadastro e recebimento', '/onboarding-medico?step=5'],
  ] as const)
    expect(links).toContainEqual(item)
  cleanup()
  abrirComo(ANA, '/minhas-consultas', <AreaLogada>conteúdo</AreaLogada>)
  await pessoa.click(await screen.findByRole('button', { name: /^Menu da conta de/ }))
  expect(screen.queryByText('Fila de Atendimentos')).toBeNull()
  for (const [name, href] of [
    ['Minha conta', '/conta'],
    ['Minhas consultas', '/minhas-consultas'],
    ['Meus arquivos', '/meus-arquivos'],
    ['Ficha de saúde', '/ficha-de-saude'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})
