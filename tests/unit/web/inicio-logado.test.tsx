// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ANA, HELENA } from '#semente/personas.ts'
import { AreaLogada } from '../../../web/src/app/area-logada.tsx'
import { Inicio } from '../../../web/src/features/inicio/inicio.tsx'
import { SEM_CONTA } from '#domain/pagamento/conta-de-recebimento.ts'
import { NetworkError } from '../../../web/src/lib/api.ts'
import { dizer } from '../../support/canal-falso.ts'
import { servidor } from '../../support/api-falsa.ts'
import { abrirComo } from './medico/apoio.tsx'

vi.mock('../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../web/src/lib/sessao/sessao.ts')
vi.mock('../../../web/src/lib/tempo-real/tempo-real.ts', () => import('../../support/canal-falso.ts'))
afterEach(cleanup)

const tela = (
  <AreaLogada>
    <Inicio />
  </AreaLogada>
)
const atalhos = () =>
  within(screen.getByRole('navigation', { name: 'Principal' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('a patient finds what is open, their documents, and a new consultation', async () => {
  const respostas = servidor({
    'minhas-consultas': { consultas: [] },
    'listar-documentos': {
      documentos: [{ id: 'd1', tipo: 'receita', created_at: '2026-11-20T15:00:00.000Z' }],
    },
  })
  abrirComo(ANA, '/inicio', tela)
  expect((await screen.findByRole('link', { name: 'Nova consulta' })).getAttribute('href')).toBe('/triagem')
  expect(await screen.findByText('Receita Médica')).toBeDefined()
  expect(atalhos()).toEqual([
    ['Início', '/inicio'],
    ['Consultas', '/minhas-consultas'],
    ['Arquivos', '/meus-arquivos'],
    ['Conta', '/conta'],
  ])
  cleanup()
  respostas['minhas-consultas'].mockResolvedValue({ consultas: [{ id: 'c1', status: 'queued' }] })
  abrirComo(ANA, '/inicio', tela)
  const aberta = await screen.findByRole('link', { name: 'Acompanhar consulta' })
  expect(aberta.getAttribute('href')).toBe('/status-consulta/c1')
  expect(screen.queryByRole('link', { name: 'Nova consulta' })).toBeNull()
})

it('who waits elsewhere reads here, as it happens, that a doctor accepted, and goes in', async () => {
  const respostas = servidor({
    'minhas-consultas': { consultas: [{ id: 'c1', status: 'queued' }] },
    'listar-documentos': { documentos: [] },
  })
  abrirComo(ANA, '/inicio', tela)
  await screen.findByRole('link', { name: 'Acompanhar consulta' })
  respostas['minhas-consultas'].mockResolvedValue({ consultas: [{ id: 'c1', status: 'assigned' }] })
  act(() => expect(dizer('consulta:c1', 'consulta.status')).toBe(1))
  const entrar = await screen.findByRole('link', { name: 'Entrar na Videochamada' })
  expect(entrar.getAttribute('href')).toBe('/sala-video/c1')
  expect(screen.getByText('Um médico aceitou sua consulta')).toBeDefined()
})

it('a refused charge is said first, with the way to pay it', async () => {
  servidor({
    'minhas-consultas': {
      consultas: [],
      a_pagar: [{ id: 'c1', paciente_id: 'u1', ended_at: '2026-11-20T15:00:00.000Z' }],
    },
    'listar-documentos': { documentos: [] },
  })
  abrirComo(ANA, '/inicio', tela)
  expect(await screen.findByText('A cobrança do seu cartão foi recusada')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Pagar com outro cartão' }).getAttribute('href')).toBe(
    '/minhas-consultas',
  )
})

it('consultations that could not be read are not taken for none', async () => {
  const respostas = servidor({
    'minhas-consultas': { consultas: [] },
    'listar-documentos': { documentos: [] },
  })
  respostas['minhas-consultas'].mockRejectedValueOnce(new NetworkError('minhas-consultas'))
  abrirComo(ANA, '/inicio', tela)
  expect(await screen.findByText('Erro de conectividade')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Nova consulta' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
  expect(await screen.findByRole('link', { name: 'Nova consulta' })).toBeDefined()
})

const FORA = { status: 'offline', consulta_id: null }

/** A doctor who set up neither payouts nor a certificate, and is not in the queue. */
const SEM_CERTIFICADO = {
  'minha-presenca': FORA,
  'connect-account-status': SEM_CONTA,
  'certificado-situacao': {
    status: 'ausente',
    provedor: null,
    modo: null,
    certificado: null,
    expira_em: null,
    esperando: 0,
  },
  'certificado-provedores': { provedores: [] },
}

it('a doctor finds the queue, the payouts and the certificate', async () => {
  servidor(SEM_CERTIFICADO)
  abrirComo(HELENA, '/inicio', tela)
  expect((await screen.findByRole('link', { name: 'Ir para a fila' })).getAttribute('href')).toBe(
    '/fila-medico',
  )
  expect(await screen.findByText('Pronto para receber')).toBeDefined()
  expect(screen.getByRole('region', { name: 'Certificado' })).toBeDefined()
  expect(atalhos().map(([nome]) => nome)).toEqual(['Início', 'Fila', 'Histórico', 'Dashboard'])
})

it('a doctor in a consultation is one press away from its room, until it ends', async () => {
  const EM_CONSULTA = { status: 'em_consulta', consulta_id: 'c9' }
  const respostas = servidor({ ...SEM_CERTIFICADO, 'minha-presenca': EM_CONSULTA })
  abrirComo(HELENA, '/inicio', tela)
  const voltar = await screen.findByRole('link', { name: 'Voltar para a sala' })
  expect(voltar.getAttribute('href')).toBe('/sala-video/c9')
  expect(screen.queryByRole('link', { name: 'Ir para a fila' })).toBeNull()
  respostas['minha-presenca'].mockResolvedValue(FORA)
  act(() => expect(dizer('consulta:c9', 'consulta.status')).toBe(1))
  expect(await screen.findByRole('link', { name: 'Ir para a fila' })).toBeDefined()
})

it('a doctor whom the council does not confirm is led to the registration, and not to the queue', async () => {
  servidor(SEM_CERTIFICADO)
  const suspensa = { ...HELENA, usuario: { ...HELENA.usuario, access_tier: 'restricted' as const } }
  abrirComo(suspensa, '/inicio', tela)
  expect((await screen.findByRole('link', { name: 'Ver cadastro' })).getAttribute('href')).toBe(
    '/onboarding-medico',
  )
  expect(screen.queryByRole('link', { name: 'Ir para a fila' })).toBeNull()
})
