import { beforeEach, expect, it, vi } from 'vitest'
import { errosNavegador } from '#domain/admin/contract.ts'
import { handler } from '#lambdas/admin/erros-navegador.lambda.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

beforeEach(() => {
  tabelaViva()
  segredosVivos()
})

const falha = { tipo: 'rota_inexistente', caminho: '/nao-existe' }

it('logs what the browser found', async () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  const { status, body } = await invoke(handler, errosNavegador, { entrada: falha })
  expect({ status, body }).toEqual({ status: 200, body: { registrado: true } })
  expect(log).toHaveBeenCalledWith('Browser failure', falha)
})

it('keeps whose session it was, and nothing that looks like a person', async () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  const correlation_id = 'req_1795277305739a1b2c3d'
  const entrada = {
    tipo: 'falha_de_tela',
    caminho: '/conta/ana@exemplo.com.br',
    mensagem: 'cpf 529.982.247-25 recusado',
    correlation_id,
  }
  await invoke(handler, errosNavegador, { entrada })
  expect(log).toHaveBeenCalledWith('Browser failure', {
    tipo: 'falha_de_tela',
    caminho: '/conta/[e_mail]',
    mensagem: 'cpf [cpf] recusado',
    correlation_id,
  })
  const outra = { ...entrada, correlation_id: 'ana@exemplo.com.br' }
  expect((await invoke(handler, errosNavegador, { entrada: outra })).status).toBe(400)
})

it('refuses what no browser of ours sends', async () => {
  const { status, body } = await invoke(handler, errosNavegador, { entrada: { ...falha, tipo: 'outra' } })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    codigo: 'campos_invalidos',
    campos: [{ campo: 'tipo', motivo: 'Tipo de falha desconhecido.' }],
  })
})

it('stops listening to an address that reports without end', async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined)
  for (let i = 0; i < 60; i++) await invoke(handler, errosNavegador, { entrada: falha })
  const { status, body } = await invoke(handler, errosNavegador, { entrada: falha })
  expect(status).toBe(429)
  expect(body).toMatchObject({ codigo: 'muitas_tentativas', retry_after: 3600 })
})
