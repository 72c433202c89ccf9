import { randomInt, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Operation, publico } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import { SENHA } from '#semente/personas.ts'
import { autenticador } from '../support/autenticador-de-chaves.ts'
import { api, type Dados } from '../support/http.ts'
import { cpfSorteado, type Pessoa } from '../support/pessoas.ts'
import { alvo, emParalelo } from './alvo.ts'

const CLIENTES = 50
/** Asked for beyond a limit. */
export const A_MAIS = 10

/** An address nobody has. */
export const email = () => `ninguem-${randomUUID()}@exemplo.com.br`
export const telefone = () => `119${randomInt(10_000_000, 99_999_999)}`

/** A well-formed request of each, that leaves nothing behind and names somebody new each time. */
export const PEDIDOS: Readonly<Record<string, () => Dados>> = {
  'pedir-link': () => ({ email: email(), mode: 'paciente' }),
  'pedir-redefinicao': () => ({ email: email(), mode: 'paciente' }),
  'reenviar-confirmacao': () => ({ email: email(), mode: 'paciente' }),
  entrar: () => ({ por: 'senha', email: email(), senha: SENHA }),
  'pedir-desafio': () => ({}),
  'entrar-com-chave': () => ({
    resposta: autenticador({ origem: 'http://localhost', parte: 'localhost' }).usar('A'.repeat(43)),
  }),
  'renovar-entrada': () => ({}),
  sair: () => ({}),
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
    aceite_legal: { versao: VERSAO_LEGAL },
  }),
  'precheck-identity': () => ({ cpf: cpfSorteado(), email: email(), telefone: telefone(), tipo: 'paciente' }),
  'testar-email': () => ({ tipo: 'twofa', email: email() }),
  'verify-crm': () => ({
    crm: String(randomInt(1_000_000, 9_999_999)),
    uf: 'TO',
    nome_informado: 'Ninguém de Teste',
  }),
  'relatos-csp': () => ({ 'csp-report': { 'blocked-uri': 'inline' } }),
  'erros-navegador': () => ({ tipo: 'rota_inexistente', caminho: '/nao-existe' }),
  'validar-documento': () => ({ codigo: randomUUID() }),
  'ver-evidencias': () => ({}),
}

export const PUBLICAS = FUNCOES.filter(
  (f): f is Operation<typeof publico> => f.tipo === 'http' && f.acesso.nivel === 'publico',
)

/** Who asks, if it is somebody, and with what besides the input. */
interface Insistencia {
  readonly quem?: Pessoa
  readonly headers?: (entrada: Dados) => Readonly<Record<string, string>>
}

/** How many of so many requests at once were not told to wait; the others are told until when. */
export async function atendidas(
  operation: Operation,
  quantas: number,
  fazer: () => Dados,
  lugar: () => string,
  { quem, headers = () => ({}) }: Insistencia = {},
): Promise<number> {
  const estados: number[] = []
  const esperas: number[] = []
  await emParalelo(
    Array.from({ length: quantas }, (_, i) => i),
    CLIENTES,
    async () => {
      const entrada = fazer()
      const resposta = await api(alvo().origem, quem, lugar()).call(operation, entrada, headers(entrada))
      estados.push(resposta.status)
      if (resposta.status === 429) esperas.push(Number(resposta.headers.get('retry-after')))
    },
  )
  expect(estados.filter((status) => status >= 500)).toEqual([])
  expect(esperas.filter((segundos) => !(segundos > 0))).toEqual([])
  return estados.filter((status) => status !== 429).length
}
