// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { SituacaoDoCertificado } from '#domain/documento/certificado.ts'
import { CERTIFICADO, SITUACAO_DO_CERTIFICADO } from '#domain/documento/textos-certificado.ts'
import { HELENA } from '#semente/personas.ts'
import { Certificado } from '../../../../web/src/features/medico/conta/certificado.tsx'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { abrirComo } from './apoio.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts')
afterEach(() => {
  cleanup()
  dismissToast()
})

const AUSENTE: SituacaoDoCertificado = {
  status: 'ausente',
  provedor: null,
  modo: null,
  certificado: null,
  expira_em: null,
  esperando: 0,
}
const AGUARDANDO: SituacaoDoCertificado = { ...AUSENTE, status: 'aguardando' }

it('says in its dialog why the certificate was not connected, until it is', async () => {
  const mocks = servidor({
    'certificado-situacao': AUSENTE,
    'certificado-provedores': {
      provedores: [{ provedor: 'vidaas', modos: ['aviso'], encontrado: null }],
    },
    'certificado-conectar': { situacao: AGUARDANDO, endereco: null },
  })
  mocks['certificado-conectar'].mockRejectedValueOnce(recusa('erro_interno'))
  abrirComo(HELENA, '/conta', <Certificado />)
  await userEvent.click(await screen.findByRole('button', { name: 'Conectar certificado' }))
  const dialogo = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialogo.findByRole('button', { name: 'Conectar certificado' }))
  expect(await dialogo.findByText('Não foi possível conectar')).toBeTruthy()
  await userEvent.click(await dialogo.findByRole('button', { name: 'Conectar certificado' }))
  expect(await screen.findByText(SITUACAO_DO_CERTIFICADO.aguardando.texto)).toBeTruthy()
  expect(screen.queryByText('Não foi possível conectar')).toBeNull()
})

it('says before another session is asked for that the open one ends then', async () => {
  const provedores = [{ provedor: 'vidaas', modos: ['aviso'], encontrado: null }]
  const expira_em = '2030-01-01T12:00:00.000Z'
  servidor({
    'certificado-situacao': { ...AUSENTE, status: 'conectado', expira_em },
    'certificado-provedores': { provedores },
  })
  abrirComo(HELENA, '/conta', <Certificado />)
  await userEvent.click(await screen.findByRole('button', { name: 'Renovar sessão' }))
  const dialogo = within(await screen.findByRole('dialog'))
  expect(dialogo.getByText(CERTIFICADO.dialogo.termina_a_atual('').titulo)).toBeTruthy()
})

it('says beside its button why the session was not ended, until it is', async () => {
  const mocks = servidor({ 'certificado-situacao': AGUARDANDO, 'certificado-encerrar': AUSENTE })
  mocks['certificado-encerrar'].mockRejectedValueOnce(recusa('erro_interno'))
  abrirComo(HELENA, '/conta', <Certificado />)
  const secao = within(await screen.findByRole('region', { name: 'Certificado digital' }))
  await userEvent.click(secao.getByRole('button', { name: 'Cancelar pedido' }))
  expect(await secao.findByText('Não foi possível encerrar')).toBeTruthy()
  await userEvent.click(await secao.findByRole('button', { name: 'Cancelar pedido' }))
  await waitFor(() => expect(secao.queryByRole('button', { name: 'Cancelar pedido' })).toBeNull())
  expect(secao.queryByText('Não foi possível encerrar')).toBeNull()
})

it('says in its part of the screen whose certificate was not taken, and asks for another', async () => {
  servidor({ 'certificado-situacao': { ...AUSENTE, status: 'divergente' } })
  abrirComo(HELENA, '/conta', <Certificado />)
  const secao = within(await screen.findByRole('region', { name: 'Certificado digital' }))
  expect(await secao.findByText('Outro titular')).toBeTruthy()
  expect(secao.getByText(SITUACAO_DO_CERTIFICADO.divergente.texto)).toBeTruthy()
  expect(secao.getByRole('button', { name: 'Conectar certificado' })).toBeTruthy()
})
