// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { revisar, SERIES_DA_REVISAO } from '#domain/admin/revisao-da-triagem.ts'
import { TriagemRevista } from '../../../../web/src/features/admin/triagem-revista.tsx'

afterEach(cleanup)

const somas = (valores: Readonly<Record<string, number>>) =>
  SERIES_DA_REVISAO.map(({ veredito, confianca }) => valores[`${veredito} ${confianca}`] ?? 0)
const valorDe = (nome: string) => screen.getByText(nome).nextSibling?.textContent

it('says how often doctors corrected it, what it missed and how sure it was', () => {
  const revisao = revisar(
    somas({
      'confirmada acima_de_80': 6,
      'perdida ate_65': 1,
      'superestimada acima_de_80': 2,
      'confirmada ate_65': 1,
    }),
  )
  render(<TriagemRevista revisao={revisao} />)
  expect(valorDe('Triagens revistas')).toBe('10')
  expect(valorDe('Urgências corrigidas')).toBe('3')
  expect(valorDe('Taxa de correção')).toBe('30%')
  expect(valorDe('Emergências não vistas')).toBe('1')
  const tabela = within(screen.getByRole('table', { name: 'Confirmadas por faixa de confiança' }))
  expect(tabela.getByRole('row', { name: 'Abaixo de 65% 2 1 50%' })).toBeTruthy()
  expect(tabela.getByRole('row', { name: 'De 65% a 79% 0 0 —' })).toBeTruthy()
  expect(tabela.getByRole('row', { name: '80% ou mais 8 6 75%' })).toBeTruthy()
})

it('says so where no doctor reviewed any', () => {
  render(<TriagemRevista revisao={revisar([])} />)
  expect(screen.getByText('Nenhum médico reviu uma triagem neste período.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
