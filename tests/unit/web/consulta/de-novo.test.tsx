// @vitest-environment jsdom
import { cleanup, configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { DE_NOVO } from '#domain/consulta/textos-preferencia.ts'
import { DeNovo } from '../../../../web/src/features/consulta/de-novo.tsx'
import { medicoPedido } from '../../../../web/src/lib/consultas/medico-de-novo.ts'
import { abrirTela, lugar } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })

const MEDICO = {
  nome_oficial: 'Helena Prado',
  crm: '123456',
  uf: 'SP',
  especialidade: null,
  last_seen_at: null,
  livre: true as const,
}
const FINALIZADA: ConsultaVista = {
  id: 'c1',
  paciente_id: 'ana',
  assigned_to: 'helena',
  status: 'finished',
  especialidade_sugerida: 'clinica_medica',
  triagem_conf_ia: 0.8,
  red_flag: false,
  created_at: '2026-11-20T15:00:00.000Z',
  updated_at: '2026-11-20T15:30:00.000Z',
  medico: MEDICO,
  paciente: null,
}
const abrir = (mudanca: Partial<ConsultaVista> = {}) =>
  abrirTela(<DeNovo consulta={{ ...FINALIZADA, ...mudanca }} />, { em: '/', rotas: ['/', '/triagem'] })
const botao = () => screen.queryByRole('button', { name: DE_NOVO.botao })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('the way back to a doctor', () => {
  it('leads through the triage, and remembers whom it is about', async () => {
    abrir()
    await userEvent.click(screen.getByRole('button', { name: DE_NOVO.botao }))
    expect(lugar()).toBe('/triagem')
    expect(medicoPedido('ana')).toEqual({ medico_id: 'helena', nome: 'Helena Prado' })
    expect(medicoPedido('teo')).toBeUndefined()
  })

  it.each([
    ['while they are not free', { medico: { ...MEDICO, livre: undefined } }],
    ['of a consultation that was not finished', { status: 'cancelled' as const }],
    ['for the doctor who looks at it', { paciente: { nome: 'Ana' } }],
  ])('is not there %s', (_quando, mudanca) => {
    abrir(mudanca)
    expect(botao()).toBeNull()
  })
})
