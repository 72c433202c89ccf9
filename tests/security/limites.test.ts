import { randomInt, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { LIMITES } from '#domain/acesso/limites.ts'
import { LIMITES_DO_SERVIDOR } from '#domain/acesso/limites-do-servidor.ts'
import type { Operation } from '#domain/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { precheckIdentity } from '#domain/cadastro/contract.ts'
import { pedirRedefinicao } from '#domain/acesso/contract.ts'
import { SENHA } from '#semente/personas.ts'
import { api, type Dados } from '../support/http.ts'
import { cpfSorteado } from '../support/pessoas.ts'
import { alvo, COMPLETA, emParalelo, outroLugar } from './alvo.ts'

/** Every public operation, hammered by fifty clients at one address: answered exactly as often as its limit says. */

const CLIENTES = 50
const A_MAIS = 10
/** Larger limits are hammered in the full count alone. */
const MAIOR_DA_AMOSTRA = 60

const email = () => `ninguem-${randomUUID()}@exemplo.com.br`
const telefone = () => `119${randomInt(10_000_000, 99_999_999)}`

/** A well-formed request of each, that leaves nothing behind and names somebody new each time. */
const PEDIDOS: Readonly<Record<string, () => Dados>> = {
  'pedir-link': () => ({ email: email(), mode: 'paciente' }),
  'pedir-redefinicao': () => ({ email: email(), mode: 'paciente' }),
  'reenviar-confirmacao': () => ({ email: email(), mode: 'paciente' }),
  'confirmar-email': () => ({ token: 'C'.repeat(43) }),
  'definir-senha': () => ({ token: 'C'.repeat(43), password: SENHA }),
  'advanced-rate-limiting-v2': () => ({ attempt_type: 'password_reset', identifier: email() }),
  cadastrar: () => ({
    nome: 'Criança de Teste',
    cpf: cpfSorteado(),
    email: email(),
    telefone: telefone(),
    data_nascimento: `${new Date().getFullYear() - 5}-01-01`,
    password: SENHA,
    tipo: 'paciente',
  }),
  'precheck-identity': () => ({ cpf: cpfSorteado(), email: email(), telefone: telefone(), tipo: 'paciente' }),
  'testar-email': () => ({ tipo: 'twofa', email: email() }),
  'verify-crm': () => ({
    crm: String(randomInt(1_000_000, 9_999_999)),
    uf: 'TO',
    nome_informado: 'Ninguém de Teste',
  }),
  'erros-navegador': () => ({ tipo: 'rota_inexistente', caminho: '/nao-existe' }),
  'validar-documento': () => ({ codigo: randomUUID() }),
}

const PUBLICAS = FUNCOES.filter((f): f is Operation => f.tipo === 'http' && f.acesso.nivel === 'publico')

it('every public operation is hammered', () => {
  expect(Object.keys(PEDIDOS).toSorted()).toEqual(PUBLICAS.map(({ nome }) => nome).toSorted())
})

/** How many of so many requests at once were not told to wait. */
async function atendidas(operation: Operation, quantas: number, entrada: () => Dados, lugar: () => string) {
  const estados: number[] = []
  const esperas: number[] = []
  await emParalelo(
    Array.from({ length: quantas }, (_, i) => i),
    CLIENTES,
    async () => {
      const resposta = await api(alvo().origem, undefined, lugar()).call(operation, entrada())
      estados.push(resposta.status)
      if (resposta.status === 429) esperas.push(Number(resposta.headers.get('retry-after')))
    },
  )
  expect(estados.filter((status) => status >= 500)).toEqual([])
  expect(esperas.filter((segundos) => !(segundos > 0))).toEqual([])
  return estados.filter((status) => status !== 429).length
}

/** In the sample one operation of those that share a limit. */
const contadas = PUBLICAS.flatMap((operation, i) => {
  const tipo = operation.limites?.ip
  const maximo = tipo && LIMITES_DO_SERVIDOR[tipo].maxAttempts
  const primeira = PUBLICAS.findIndex(({ limites }) => limites?.ip === tipo) === i
  const conta = maximo && (COMPLETA || (primeira && maximo <= MAIOR_DA_AMOSTRA))
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
})

describe('one identity from everywhere', () => {
  it('the identity precheck of a CPF', async () => {
    const cpf = cpfSorteado()
    const entrada = () => ({ cpf, email: email(), telefone: telefone(), tipo: 'paciente' })
    expect(await atendidas(precheckIdentity, 30, entrada, outroLugar)).toBe(
      LIMITES_DO_SERVIDOR.precheck_cpf.maxAttempts,
    )
  })

  it('the password reset of an e-mail, from each place', async () => {
    const meu = email()
    const entrada = () => ({ email: meu, mode: 'paciente' })
    const lugar = outroLugar()
    expect(await atendidas(pedirRedefinicao, 20, entrada, () => lugar)).toBe(
      LIMITES.password_reset.maxAttempts,
    )
  })
})
