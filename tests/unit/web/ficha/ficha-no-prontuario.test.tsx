// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ANA } from '#semente/personas.ts'
import { FichaNoProntuario } from '../../../../web/src/features/ficha/ficha-no-prontuario.tsx'
import { fichaDe } from '../../../support/ficha-preenchida.ts'

afterEach(cleanup)

const parte = () => within(screen.getByRole('region', { name: 'Ficha de saúde' }))
const textos = () =>
  parte()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

describe('the health profile as the doctor reads it', () => {
  it('allergies first, then the rest, each with who told it and when', () => {
    render(<FichaNoProntuario ficha={fichaDe(ANA.ficha)} />)
    expect(parte().getByRole('listitem').textContent).toBe(
      'Dipirona: Placas vermelhas na pele (paciente, 01/11/2026)',
    )
    expect(textos()).toEqual([
      'Levotiroxina, 50 mcg, Uma vez ao dia, em jejum (paciente, 01/11/2026)',
      'Hipotireoidismo (paciente, 01/11/2026)',
      'Apendicectomia, 2009 (paciente, 01/11/2026)',
      'Não (paciente, 01/11/2026)',
      'Feminino (paciente, 01/11/2026)',
      '63,5 kg (paciente, 01/11/2026)',
      '165 cm (paciente, 01/11/2026)',
    ])
  })

  it.each([
    ['nenhuma', 'Nenhuma alergia, segundo o paciente'],
    ['nao_sei', 'O paciente não sabe se tem alergias'],
  ] as const)('%s is said as it was told', (resposta, dito) => {
    render(<FichaNoProntuario ficha={fichaDe({ alergias: { resposta, itens: [] } })} />)
    expect(parte().getByText(dito)).toBeTruthy()
    expect(textos()).toEqual(['Nada informado', 'Nada informado', 'Nada informado'])
  })

  it('a question that was never answered is one to ask', () => {
    render(<FichaNoProntuario ficha={null} />)
    expect(parte().getByText('O paciente ainda não respondeu sobre alergias: pergunte.')).toBeTruthy()
    expect(parte().getByText('O paciente ainda não preencheu a ficha de saúde.')).toBeTruthy()
  })
})
