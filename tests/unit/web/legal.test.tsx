// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import { Legal } from '../../../web/src/features/legal/documento-legal.tsx'
import { abrirTela } from '../../support/tela.tsx'

afterEach(cleanup)

it.each([
  ['/termos-de-uso', 'Termos de uso'],
  ['/privacidade', 'Política de privacidade'],
  ['/telemedicina', 'Consentimento para telemedicina'],
])('%s is %s, with its version and who answers for it', (caminho, titulo) => {
  abrirTela(<Legal />, { em: caminho })
  expect(screen.getByRole('heading', { level: 1, name: titulo })).toBeDefined()
  expect(document.title).toBe(`${titulo} · Acolhe`)
  expect(screen.getByText(`Versão ${VERSAO_LEGAL}`)).toBeDefined()
  expect(screen.getByText(/Direção técnica: .+, CRM 123456\/SP/)).toBeDefined()
})
