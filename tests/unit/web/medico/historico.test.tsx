// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EntradaDoHistorico } from '#domain/medico/historico.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { Historico } from '../../../../web/src/features/medico/historico.tsx'
import { NetworkError } from '../../../../web/src/lib/api.ts'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { aviso, lugar } from '../../../support/tela.tsx'
import { abrirComo } from './apoio.tsx'

vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts')

const FINALIZADA: EntradaDoHistorico = {
  id: 'c1',
  especialidade_sugerida: 'cardiologia',
  status: 'finished',
  created_at: '2026-11-19T11:50:00.000Z',
  ended_at: '2026-11-19T12:12:00.000Z',
  paciente_nome: 'Ana Beatriz Nogueira',
  duracao_min: 12,
}
const CANCELADA: EntradaDoHistorico = {
  id: 'c2',
  especialidade_sugerida: 'clinica_medica',
  sem_especialidade: true,
  status: 'cancelled',
  created_at: '2026-11-18T11:50:00.000Z',
  paciente_nome: null,
  duracao_min: null,
  motivo_fim: 'nao_compareceu',
}
const abrir = (consultas: readonly EntradaDoHistorico[]) => {
  const respostas = servidor({ 'medico-historico': { consultas } })
  abrirComo(HELENA, '/medico-historico', <Historico />)
  return respostas
}

afterEach(() => {
  cleanup()
  dismissToast()
})

describe('doctor history (D §2.9)', () => {
  it('specialty, badge, patient, end, and the duration', async () => {
    abrir([FINALIZADA, CANCELADA])
    expect(screen.getByRole('heading', { level: 1, name: 'Histórico de Consultas' })).toBeDefined()
    const entrada = within(await screen.findByRole('article', { name: 'Cardiologia' }))
    expect(entrada.getByText('Finalizada')).toBeDefined()
    expect(entrada.getByText('Ana Beatriz Nogueira')).toBeDefined()
    expect(entrada.getByText('Duração: 12min')).toBeDefined()
    expect(entrada.getByText(/Encerrada em/).querySelector('time')?.dateTime).toBe(FINALIZADA.ended_at)
    expect(entrada.getByRole('link', { name: /Documentos/ }).getAttribute('href')).toBe(
      '/finalizar-consulta/c1',
    )
  })

  it('without specialty, patient, end or duration: the stand-ins, the creation date, the reason', async () => {
    abrir([CANCELADA])
    const entrada = within(await screen.findByRole('article', { name: 'Consulta Geral' }))
    expect(entrada.getByText('Cancelada')).toBeDefined()
    expect(entrada.getByText('Paciente')).toBeDefined()
    expect(entrada.getByText(/Criada em/).querySelector('time')?.dateTime).toBe(CANCELADA.created_at)
    expect(entrada.getByText('O paciente não compareceu.')).toBeDefined()
    expect(entrada.queryByText(/Duração/)).toBeNull()
    expect(entrada.queryByRole('link')).toBeNull()
  })

  it('leads to where a patient wrote after the consultation', async () => {
    servidor({
      'medico-historico': { consultas: [CANCELADA] },
      'conversas-por-responder': {
        conversas: [
          {
            consulta_id: 'c2',
            encerrada_em: '2026-11-18T12:00:00.000Z',
            escreve_ate: '2026-11-19T12:00:00.000Z',
          },
        ],
      },
    })
    abrirComo(HELENA, '/medico-historico', <Historico />)
    expect(await screen.findByText('O paciente escreveu depois da consulta')).toBeDefined()
    expect(screen.getByRole('link', { name: /^Ver mensagens/ }).getAttribute('href')).toBe('/sala-video/c2')
  })

  it('one that began and was not finished leads to its record', async () => {
    abrir([{ ...CANCELADA, motivo_fim: 'falha_tecnica', duracao_min: 9 }])
    const registro = await screen.findByRole('link', { name: 'Registro da consulta de Paciente' })
    expect(registro.getAttribute('href')).toBe('/sala-video/c2')
  })

  it('shows older ones when asked to, after those there are', async () => {
    const respostas = servidor({ 'medico-historico': undefined })
    respostas['medico-historico'].mockImplementation(async ({ antes_de }: { antes_de?: string }) =>
      antes_de === undefined
        ? { consultas: [FINALIZADA], anteriores: FINALIZADA.ended_at }
        : { consultas: [CANCELADA], anteriores: null },
    )
    abrirComo(HELENA, '/medico-historico', <Historico />)
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar anteriores' }))
    await screen.findByRole('article', { name: 'Consulta Geral' })
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(respostas['medico-historico']).toHaveBeenLastCalledWith({ antes_de: FINALIZADA.ended_at })
    expect(screen.queryByRole('button', { name: 'Mostrar anteriores' })).toBeNull()
  })

  it('keeps the server’s order', async () => {
    abrir([FINALIZADA, CANCELADA])
    await screen.findByRole('article', { name: 'Cardiologia' })
    const titulos = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titulos).toEqual(['Cardiologia', 'Consulta Geral'])
  })

  it('empty: Nenhuma consulta no histórico', async () => {
    abrir([])
    expect(await screen.findByRole('heading', { name: 'Nenhuma consulta no histórico' })).toBeDefined()
  })

  it.each([
    [recusa('erro_interno'), 'Erro ao carregar histórico'],
    [new NetworkError(undefined), 'Erro de conectividade'],
  ])('a failed reading is told to the letter, and tried again (%s)', async (falha, title) => {
    const pessoa = userEvent.setup()
    const respostas = servidor({ 'medico-historico': { consultas: [FINALIZADA] } })
    respostas['medico-historico'].mockRejectedValueOnce(falha)
    abrirComo(HELENA, '/medico-historico', <Historico />)
    expect(await screen.findByText(title)).toBeDefined()
    expect(aviso()).toMatchObject({ title, variant: 'destructive' })
    await pessoa.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
    expect(await screen.findByText('Duração: 12min')).toBeDefined()
  })

  it('who is not a doctor goes to the doctors’ onboarding', () => {
    servidor({ 'medico-historico': { consultas: [] } })
    abrirComo(ANA, '/medico-historico', <Historico />)
    expect(lugar()).toBe('/doctor-onboarding')
  })
})
