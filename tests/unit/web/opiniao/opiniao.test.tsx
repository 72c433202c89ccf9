// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OpiniaoDoPaciente } from '../../../../web/src/features/opiniao/opiniao-do-paciente.tsx'
import { OpinioesDoMedico } from '../../../../web/src/features/opiniao/opinioes-do-medico.tsx'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { abrirTela } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', { spy: true })

const DADA = { consulta_id: 'c1', nota: 4, duvidas: 'em_parte', em: '2026-11-20T15:00:00.000Z' }
function abrir(lida: unknown) {
  const respostas = servidor({ 'ver-opiniao': lida, 'dar-opiniao': DADA })
  abrirTela(<OpiniaoDoPaciente consulta_id="c1" />, { em: '/', rotas: ['/'] })
  return respostas
}
const enviar = async () => userEvent.click(await screen.findByRole('button', { name: 'Enviar opinião' }))

afterEach(cleanup)

describe('the patient’s opinion', () => {
  it('is a number and one answer, sent once, and thanked for', async () => {
    const { 'dar-opiniao': dar } = abrir({ opiniao: null, pode: true })
    const nota = within(await screen.findByRole('radiogroup', { name: 'Que nota você dá ao atendimento?' }))
    expect(nota.getAllByRole('radio')).toHaveLength(5)
    await userEvent.click(nota.getByRole('radio', { name: '4 · Bom' }))
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sim' }).checked).toBe(true)
    await userEvent.click(screen.getByRole('radio', { name: 'Em parte' }))
    await enviar()
    await screen.findByText('Você deu nota 4 de 5. O médico respondeu às suas dúvidas? Em parte.')
    expect(dar.mock.calls).toEqual([[{ id: 'c1', nota: 4, duvidas: 'em_parte' }]])
    expect(screen.getByRole('status').textContent).toBe('Obrigado por contar como foi.')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sua opinião' }))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says what is missing, and leads there', async () => {
    const { 'dar-opiniao': dar } = abrir({ opiniao: null, pode: true })
    await userEvent.click(await screen.findByRole('radio', { name: 'Sim' }))
    await enviar()
    expect(screen.getByText('Escolha uma nota, de 1 a 5.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 · Muito ruim' }))
    expect(dar).not.toHaveBeenCalled()
  })

  it('keeps what was chosen when it could not be sent', async () => {
    abrir({ opiniao: null, pode: true })['dar-opiniao'].mockRejectedValue(recusa('conflito'))
    await userEvent.click(await screen.findByRole('radio', { name: '2 · Ruim' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Não' }))
    await enviar()
    expect(await screen.findByText('Sua opinião não foi enviada')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 · Ruim' }).checked).toBe(true)
  })

  it('is shown as it was given, and asked for nowhere else', async () => {
    abrir({ opiniao: DADA, pode: false })
    expect(await screen.findByText(/^Você deu nota 4 de 5/)).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
    cleanup()
    const { 'ver-opiniao': ver } = abrir({ opiniao: null, pode: false })
    await waitFor(() => expect(ver).toHaveBeenCalled())
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

describe('what the doctor sees of them', () => {
  const doMedico = (soma: unknown) => {
    servidor({ 'soma-das-opinioes': { soma } })
    abrirTela(<OpinioesDoMedico />, { em: '/', rotas: ['/'] })
  }

  it('is the sum', async () => {
    doMedico({ n: 10, media: 4.46, notas: [0, 0, 0, 5, 5], duvidas: { sim: 8, em_parte: 2, nao: 0 } })
    const painel = within(await screen.findByRole('region', { name: 'Opinião dos pacientes' }))
    const valor = (nome: string) => painel.getByText(nome).nextSibling?.textContent
    expect(valor('Nota média')).toBe('4,5')
    expect(valor('Opiniões')).toBe('10')
    expect(valor('Nota 5')).toBe('5')
    expect(valor('O médico respondeu às suas dúvidas? Em parte')).toBe('2')
  })

  it('is not there before ten', async () => {
    doMedico(null)
    expect(await screen.findByText(/a partir de 10 opiniões/)).toBeTruthy()
  })
})
