import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { handlerSource } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { DomainError, problema } from '#domain/base/erros.ts'
import type { HttpHandler } from '#lambdas/runtime/http.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

/** The specifications' server functions (P §7, D §7.1), whose callers read `error`. */
const CHAMADAS = FUNCOES.filter((funcao) => funcao.tipo === 'http').filter(({ caminho }) =>
  caminho.startsWith('/functions/'),
)

beforeEach(() => {
  segredosVivos()
  tabelaViva()
})

it('are the ones specified', () => {
  expect(CHAMADAS.map(({ caminho }) => caminho.slice('/functions/'.length)).toSorted()).toEqual([
    'accept-consulta',
    'advanced-rate-limiting-v2',
    'ai-triage',
    'analytics-basic',
    'cleanup-temp-files',
    'connect-account-status',
    'connect-create-account-link',
    'create-payment-intent-manual',
    'critical-data-update',
    'csrf-protection',
    'doctor-presence',
    'finish-consulta',
    'health-check',
    'kyc-intelligent-ocr',
    'kyc-monitoring',
    'kyc-orchestrator-v2',
    'precheck-identity',
    'start-consulta',
    'system-manifest',
    'two-factor-auth',
    'verify-crm',
  ])
})

it.each(CHAMADAS)('$nome refuses with an error beside the problem’s fields', async (operacao) => {
  const { handler } = (await import(path.resolve(handlerSource(operacao)))) as {
    handler: HttpHandler
  }
  const { status, body } = await invoke(handler, operacao, { corpo: '[' })
  const corpo = body as ReturnType<typeof problema>
  expect(corpo).toEqual({ error: corpo.detail, ...problema(new DomainError(corpo.codigo), 'req-1') })
  expect(status).toBe(corpo.status)
})
