import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { precheckIdentity } from '#domain/cadastro/contract.ts'
import { api } from '../support/http.ts'
import { alvo, COMPLETA, outroLugar } from './alvo.ts'
import { A_MAIS, atendidas, PEDIDOS, PUBLICAS } from './pedidos.ts'

/** Every public operation, hammered by fifty clients at one address: answered exactly as often as its limit says. */

/** Larger limits are hammered in the full count alone. */
const MAIOR_DA_AMOSTRA = 60

it('every public operation is hammered', () => {
  expect(Object.keys(PEDIDOS).toSorted()).toEqual(PUBLICAS.map(({ nome }) => nome).toSorted())
})

/** In the sample one operation of those that share a limit. */
const contadas = PUBLICAS.flatMap((operation, i) => {
  const tipo = operation.limites.ip
  const maximo = LIMITES_DO_SERVIDOR[tipo].maxAttempts
  const primeira = PUBLICAS.findIndex(({ limites }) => limites.ip === tipo) === i
  const conta = COMPLETA || (primeira && maximo <= MAIOR_DA_AMOSTRA)
  return conta ? [{ operation, nome: operation.nome, maximo }] : []
})

describe('one address', () => {
  it.each(contadas)('$nome: $maximo', { timeout: 120_000 }, async ({ operation, nome, maximo }) => {
    const lugar = outroLugar()
    const pedido = PEDIDOS[nome] ?? (() => ({}))
    expect(await atendidas(operation, maximo + A_MAIS, pedido, () => lugar)).toBe(maximo)
    // A word in a header makes it no other place.
    const disfarcado = {
      'x-forwarded-for': '8.8.8.8',
      'x-acolhe-endereco': '8.8.8.8',
      'x-real-ip': '8.8.8.8',
    }
    expect((await api(alvo().origem, undefined, lugar).call(operation, pedido(), disfarcado)).status).toBe(
      429,
    )
  })

  it('one request sent again and again', { timeout: 120_000 }, async () => {
    const lugar = outroLugar()
    const entrada = PEDIDOS['precheck-identity']?.() ?? {}
    const headers = { 'x-idempotency-key': randomUUID() }
    await api(alvo().origem, undefined, lugar).ok(precheckIdentity, entrada, headers)
    const { maxAttempts } = LIMITES_DO_SERVIDOR.repeticao_ip
    const vezes = maxAttempts + A_MAIS
    const repetida = { headers: () => headers }
    expect(
      await atendidas(
        precheckIdentity,
        vezes,
        () => entrada,
        () => lugar,
        repetida,
      ),
    ).toBe(maxAttempts)
  })
})
