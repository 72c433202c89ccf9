// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { ConsultasParadas } from '../../../../web/src/features/admin/consultas-paradas.tsx'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { abrir } from './apoio.tsx'
import { aviso } from '../../../support/tela.tsx'

vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts')

afterEach(() => {
  cleanup()
  dismissToast()
})

const EM = '2026-11-20T13:05:00.000Z'
const MOTIVO = 'A médica não atende o telefone.'
const PARADA = {
  consulta_id: 'c1',
  desde: EM,
  capture_before: '2026-11-27T13:05:00.000Z',
  paciente: { nome: 'Ana Nogueira', telefone: '11987654321' },
  medico: { nome: 'Helena Prado', telefone: '11912345678' },
  atos: ['abandonar', 'falha_tecnica'],
}

it('says whom to ring, since when and until when, and ends a case with a reason', async () => {
  const mocks = servidor({
    'consultas-paradas': { consultas: [PARADA] },
    'agir-na-consulta': { status: 'cancelled' },
  })
  abrir(<ConsultasParadas />)
  const ligar = await screen.findByRole('link', { name: '(11) 91234-5678' })
  expect(ligar.getAttribute('href')).toBe('tel:+5511912345678')
  expect(screen.getByText('Sem o médico desde').nextSibling?.textContent).toBe('20/11/2026 10:05')
  expect(screen.getByText('Retido no cartão até').nextSibling?.textContent).toBe('27/11/2026 10:05')
  expect(screen.queryByRole('button', { name: 'Finalizar e cobrar' })).toBeNull()
  const rotulo = 'Encerrar: o médico não voltou'
  await userEvent.click(screen.getByRole('button', { name: rotulo }))
  const caixa = within(await screen.findByRole('dialog', { name: rotulo }))
  await userEvent.type(caixa.getByLabelText('Motivo'), MOTIVO)
  await userEvent.click(caixa.getByRole('button', { name: rotulo }))
  await waitFor(() => expect(aviso()?.title).toBe('Ato registrado'))
  expect(mocks['agir-na-consulta']).toHaveBeenCalledWith({
    consulta_id: 'c1',
    ato: 'abandonar',
    motivo: MOTIVO,
  })
})

it('says when nobody waits, and reads a list again that could not be read', async () => {
  const mocks = servidor({ 'consultas-paradas': { consultas: [] } })
  mocks['consultas-paradas'].mockRejectedValueOnce(recusa('erro_interno'))
  abrir(<ConsultasParadas />)
  await screen.findByText('A lista não pôde ser lida')
  await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
  expect(await screen.findByText('Nenhuma consulta parada')).toBeDefined()
})
