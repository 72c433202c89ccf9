import { beforeEach, expect, it, vi } from 'vitest'
import { relatosCsp } from '#domain/admin/contract.ts'
import { handler } from '#lambdas/admin/relatos-csp.lambda.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const relatar = (relato: unknown) => invoke(handler, relatosCsp, { entrada: { 'csp-report': relato } })
const CHROME = {
  'document-uri': 'https://acolhe.app/entrar?token=abcdefghij#x',
  referrer: 'https://acolhe.app/prontuario/ana@exemplo.com.br',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'original-policy': "default-src 'self'",
  disposition: 'enforce',
  'blocked-uri': 'https://mau.exemplo/ladrao.js?cpf=11144477735',
  'status-code': 200,
  'script-sample': 'alert(1)',
}

let avisos: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  segredosVivos()
  tabelaViva()
  avisos = vi
    .spyOn(logger, 'warn')
    .mockReset()
    .mockImplementation(() => undefined)
})

it('logs which rule, which origin and which kind of page, and nothing else', async () => {
  expect(await relatar(CHROME)).toMatchObject({ status: 200, body: { registrado: true } })
  expect(avisos).toHaveBeenCalledExactlyOnceWith('Content policy refused', {
    diretiva: 'script-src-elem',
    bloqueado: 'https://mau.exemplo',
    pagina: '/entrar',
  })
})

it.each([
  [
    { 'blocked-uri': 'inline', 'violated-directive': "script-src 'self'" },
    'inline',
    'script-src',
    'desconhecido',
  ],
  [{ 'blocked-uri': 'data:text/html,x', 'document-uri': 'https://acolhe.app/' }, 'data', 'desconhecido', '/'],
  [
    { 'blocked-uri': 'Ana <ana@exemplo.com.br>', 'document-uri': 'https://acolhe.app/11144477735' },
    'desconhecido',
    'desconhecido',
    'desconhecido',
  ],
  [{}, 'desconhecido', 'desconhecido', 'desconhecido'],
])('keeps nothing that is not one of its words: %j', async (relato, bloqueado, diretiva, pagina) => {
  expect(await relatar(relato)).toMatchObject({ status: 200 })
  expect(avisos).toHaveBeenCalledWith('Content policy refused', { bloqueado, diretiva, pagina })
})

it('refuses what no browser sends, and what is too long', async () => {
  for (const relato of [undefined, 'x', [], { 'blocked-uri': 'x'.repeat(2001) }, { 'document-uri': 1 }])
    expect(await relatar(relato)).toMatchObject({ status: 400 })
  expect(avisos).not.toHaveBeenCalled()
})
