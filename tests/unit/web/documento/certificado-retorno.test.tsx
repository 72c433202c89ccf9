// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CERTIFICADO, tituloDaSituacao } from '#domain/documento/textos-certificado.ts'
import { CertificadoRetorno } from '../../../../web/src/features/documento/certificado-retorno.tsx'
import { servidor } from '../../../support/api-falsa.ts'
import { abrirTela } from '../../../support/tela.tsx'

vi.mock('../../../../web/src/lib/api.ts', { spy: true })

const CONECTADO = {
  status: 'conectado',
  provedor: 'vidaas',
  modo: 'pagina',
  certificado: {
    serial: '0A',
    titular: 'RAFAELA PRADO',
    emissor: 'AC',
    valido_ate: '2027-01-01T00:00:00.000Z',
  },
  expira_em: '2026-11-24T00:00:00.000Z',
  esperando: 0,
}
afterEach(cleanup)

function abrir() {
  const em = '/certificado/retorno?code=c1&state=s1'
  const { queries, unmount } = abrirTela(<CertificadoRetorno />, { em })
  return {
    denovo: () => {
      unmount()
      abrirTela(<CertificadoRetorno />, { em, queries })
    },
  }
}

it('hands the approval over once, however often the screen is drawn anew', async () => {
  const { 'certificado-retorno': voltar } = servidor({ 'certificado-retorno': CONECTADO })
  const { denovo } = abrir()
  denovo()
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: tituloDaSituacao('conectado') })).toBeTruthy(),
  )
  denovo()
  expect(voltar.mock.calls).toEqual([[{ code: 'c1', state: 's1', error: undefined }]])
})

it('while another call exchanges it, waits for what that one comes to', async () => {
  servidor({
    'certificado-retorno': { ...CONECTADO, status: 'aguardando', certificado: null },
    'certificado-situacao': CONECTADO,
  })
  abrir()
  expect(screen.getByText(CERTIFICADO.retorno.conferindo)).toBeTruthy()
  await waitFor(
    () => expect(screen.getByRole('heading', { name: tituloDaSituacao('conectado') })).toBeTruthy(),
    { timeout: 8_000 },
  )
})

it.each([
  ['divergente', 'Certificado digital: outro titular'],
  ['recusado', 'Certificado digital: recusado'],
])('says what it came to where nothing was opened: %s', async (status, titulo) => {
  servidor({ 'certificado-retorno': { ...CONECTADO, status, certificado: null } })
  abrir()
  expect(await screen.findByRole('heading', { name: titulo })).toBeTruthy()
})
