// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, matchPath } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { acessoExigido, acessoPorPrefixo, caminhos, type IdDeTela, TELAS } from '#domain/base/rotas.ts'
import { Rotas } from '../../../web/src/app/rotas.tsx'

/** The table of leituras §1, written down a second time. */
const TABELA: readonly (readonly [path: string, screen: IdDeTela, access: string])[] = [
  ['/', 'landing', 'publico'],
  ['/cadastro-paciente', 'cadastro_paciente', 'publico'],
  ['/patient-onboarding', 'patient_onboarding', 'publico'],
  ['/cadastro-medico', 'cadastro_medico', 'publico'],
  ['/onboarding-medico', 'onboarding_medico', 'publico'],
  ['/doctor-onboarding', 'onboarding_medico', 'publico'],
  ['/medico-junte-se', 'medico_junte_se', 'publico'],
  ['/reset-senha', 'reset_senha', 'publico'],
  ['/auth/callback', 'auth_callback', 'publico'],
  ['/kyc-retry', 'kyc_retry', 'publico'],
  ['/email-test', 'email_test', 'publico'],
  ['/triagem', 'triagem', 'restricted'],
  ['/solicitacao', 'solicitacao', 'restricted'],
  ['/ficha-de-saude', 'ficha', 'restricted'],
  ['/dependentes', 'dependentes', 'full'],
  ['/consultas', 'consultas', 'full'],
  ['/minhas-consultas', 'minhas_consultas', 'full'],
  ['/status-consulta', 'status_consulta', 'full'],
  ['/status-consulta/c1', 'status_consulta', 'full'],
  ['/sala-video', 'sala_video', 'full'],
  ['/sala-video/c1', 'sala_video', 'full'],
  ['/conta', 'conta', 'full'],
  ['/sessoes', 'sessoes', 'restricted'],
  ['/inicio', 'inicio', 'restricted'],
  ['/meus-dados', 'meus_dados', 'publico'],
  ['/despedida', 'despedida', 'publico'],
  ['/arquivos', 'meus_arquivos', 'full'],
  ['/meus-arquivos', 'meus_arquivos', 'full'],
  ['/fila-medico', 'fila_medico', 'full'],
  ['/medico', 'fila_medico', 'full'],
  ['/medico-dashboard', 'medico_dashboard', 'full'],
  ['/medico/dashboard', 'medico_dashboard', 'full'],
  ['/medicos/dashboard', 'medico_dashboard', 'full'],
  ['/medico-historico', 'medico_historico', 'full'],
  ['/medico/historico', 'medico_historico', 'full'],
  ['/finalizar-consulta', 'finalizar_consulta', 'full'],
  ['/finalizar-consulta/c1', 'finalizar_consulta', 'full'],
  ['/chamada/c1', 'chamada', 'full'],
  ['/validar/abc', 'validar', 'publico'],
  ['/termos-de-uso', 'legal', 'publico'],
  ['/privacidade', 'legal', 'publico'],
  ['/telemedicina', 'legal', 'publico'],
  ['/certificado/retorno', 'certificado_retorno', 'restricted'],
  ['/admin/health', 'admin_health', 'full'],
  ['/admin/monitoring', 'admin_monitoring', 'full'],
  ['/admin/system-status', 'admin_system_status', 'full'],
  // The administrators' acts (D §6) have screens of their own.
  ['/admin/revisoes', 'admin_revisoes', 'full'],
  ['/admin/consultas', 'admin_consultas', 'full'],
  ['/admin/pagamentos', 'admin_pagamentos', 'full'],
  ['/admin/falhas', 'admin_falhas', 'full'],
  ['/admin/dependentes', 'admin_dependentes', 'full'],
  ['/admin/auditoria', 'admin_auditoria', 'full'],
  ['/admin/segundo-fator', 'admin_segundo_fator', 'full'],
]

const telaDe = (path: string) =>
  TELAS.filter((id) => caminhos(id).some((pattern) => matchPath(pattern, path) !== null))

describe('the route table', () => {
  it.each(TABELA)('%s is %s, %s', (path, id, acesso) => {
    expect(telaDe(path)).toEqual([id])
    expect(acessoExigido(id, path)).toBe(acesso)
  })

  it.each(TABELA)('%s by prefix, which never asks for more than the table', (path, _id, acesso) => {
    const porPrefixo = /^\/(consultas|sala-video|conta)/.test(path)
      ? 'full'
      : /^\/(triagem|solicitacao)/.test(path)
        ? 'restricted'
        : null
    expect(acessoPorPrefixo(path)).toBe(porPrefixo)
    expect([null, acesso]).toContain(porPrefixo)
  })

  it('has no screen that is not named here', () => {
    expect([...new Set(TABELA.map(([, id]) => id))].sort()).toEqual([...TELAS].sort())
  })

  it.each([
    ['/consultas/x', 'full'],
    ['/sala-video/x', 'full'],
    ['/conta', 'full'],
    ['/triagem', 'restricted'],
    ['/solicitacao', 'restricted'],
    ['/minhas-consultas', null],
    ['/', null],
  ])('by prefix %s asks %s', (path, acesso) => {
    expect(acessoPorPrefixo(path)).toBe(acesso)
  })

  it('the stricter reading wins', () => {
    expect(acessoExigido('triagem', '/conta-nova')).toBe('full')
    expect(acessoExigido('conta', '/triagem')).toBe('full')
    expect(acessoExigido('landing', '/triagem')).toBe('restricted')
  })
})

describe('screens on their paths', () => {
  const beacon = vi.fn<typeof navigator.sendBeacon>(() => true)
  beforeEach(() => {
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
    beacon.mockClear()
  })
  afterEach(cleanup)

  const open = (path: string) =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <Rotas />
      </MemoryRouter>,
    )

  const sent = async () => {
    // The page stands before its effects ran.
    await waitFor(() => expect(beacon).toHaveBeenCalled())
    const body = beacon.mock.calls[0]?.[1]
    return body instanceof Blob ? JSON.parse(await readText(body)) : undefined
  }

  it.each(['/nao-existe', '/admin', '/medico/outra'])('%s is the 404 page, and reported', async (path) => {
    open(path)
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
    expect(await sent()).toEqual({
      tipo: 'rota_inexistente',
      caminho: path,
      correlation_id: expect.stringMatching(/^req_\d{13}[0-9a-z]{7}$/),
    })
  })
})

/** jsdom's Blob has no `text()`. */
function readText(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('unreadable')))
    reader.readAsText(blob)
  })
}
