// @vitest-environment jsdom
import { cleanup, configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AvaliacaoDaTriagem } from '../../../../web/src/features/triagem/avaliacao.tsx'
import { NetworkError } from '../../../../web/src/lib/api.ts'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { abrirTela } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts')

const SEM = { urgencia_da_triagem: 'tele', avaliacao: null }
const com = (urgencia: string, veredito: string) => ({
  urgencia_da_triagem: 'tele',
  avaliacao: { urgencia, veredito, avaliada_em: '2026-11-21T12:00:00.000Z' },
})

function abrir(antes: unknown, depois: unknown = SEM) {
  const respostas = servidor({ 'ver-avaliacao': antes, 'avaliar-triagem': depois })
  abrirTela(<AvaliacaoDaTriagem consulta_id="c1" />)
  return { ...respostas, user: userEvent.setup() }
}
const botao = (name: string) => screen.findByRole('button', { name })

afterEach(cleanup)

describe('the doctor’s word on the triage', () => {
  it('confirms with one touch', async () => {
    const { user, 'avaliar-triagem': avaliar } = abrir(SEM, com('tele', 'confirmada'))
    await user.click(await botao('Confirmar'))
    expect(await screen.findByText('Você confirmou a urgência da triagem.')).toBeTruthy()
    expect(avaliar.mock.calls).toEqual([[{ id: 'c1', urgencia: 'tele' }]])
    expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull()
  })

  it('corrects by the urgency it was', async () => {
    const { user, 'avaliar-triagem': avaliar } = abrir(SEM, com('emergencia', 'perdida'))
    expect(await screen.findByText('A triagem disse: consulta por vídeo.')).toBeTruthy()
    await user.click(await botao('Corrigir urgência'))
    expect(screen.queryByRole('button', { name: 'Consulta por vídeo' })).toBeNull()
    await user.click(await botao('Pronto-socorro ou SAMU'))
    expect(await screen.findByText('Você corrigiu para: pronto-socorro ou SAMU.')).toBeTruthy()
    expect(avaliar.mock.calls).toEqual([[{ id: 'c1', urgencia: 'emergencia' }]])
    expect(await botao('Mudar')).toBeTruthy()
  })

  it('says when it could not be kept, and the buttons stay', async () => {
    const { user, 'avaliar-triagem': avaliar } = abrir(SEM)
    avaliar.mockRejectedValueOnce(recusa('conflito')).mockRejectedValueOnce(new NetworkError(undefined))
    await user.click(await botao('Confirmar'))
    expect(await screen.findByText('Não foi possível guardar a sua avaliação')).toBeTruthy()
    await user.click(await botao('Confirmar'))
    expect(await screen.findByText('Erro de conectividade')).toBeTruthy()
    expect(await botao('Confirmar')).toBeTruthy()
  })

  it('shows nothing where there is no triage', async () => {
    const { 'ver-avaliacao': ver } = abrir({ urgencia_da_triagem: null, avaliacao: null })
    await vi.waitFor(() => expect(ver).toHaveBeenCalled())
    expect(screen.queryByRole('group')).toBeNull()
  })
})
