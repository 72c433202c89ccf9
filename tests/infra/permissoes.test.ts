import { expect, test } from 'vitest'
import { FUNCOES } from '#domain/contratos.ts'
import { atoKey, auditoriaKey } from '#lambdas/store/keys.ts'
import { montar } from './montagem.ts'

const { recursos } = montar('prod')

interface Statement {
  readonly Effect: 'Allow' | 'Deny'
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, readonly string[] | string>>>>
  readonly Action: string | readonly string[]
  readonly Resource: unknown
}

/** Services that know no resource narrower than the call. */
const WITHOUT_RESOURCES = /^(textract|rekognition):|^(cloudwatch:GetMetricData|dynamodb:ListStreams)$/

const WRITES = new Set(
  ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'].map((verb) => `dynamodb:${verb}`),
)

const policies = recursos('AWS::IAM::Policy')
  .filter(({ pilha }) => pilha !== 'site')
  .map(({ Properties }) => (Properties.PolicyDocument as { Statement: Statement[] }).Statement)
const actions = (statement: Statement): string[] =>
  [statement.Action].flat<(string | readonly string[])[]>().map(String)

test('no function may act on every resource, nor with every action', () => {
  const broad = policies
    .flat()
    .filter((s) => s.Resource === '*' && !actions(s).every((action) => WITHOUT_RESOURCES.test(action)))
    .filter((s) => !actions(s).every((action) => action.startsWith('logs:') || action.startsWith('xray:')))
  expect(broad).toEqual([])
  expect(
    policies
      .flat()
      .flatMap(actions)
      .filter((action) => action.includes('*')),
  ).toEqual([])
})

test('only functions whose contract says so write to the table', () => {
  const writers = policies.filter((statements) =>
    statements.some((s) => s.Effect === 'Allow' && actions(s).some((action) => WRITES.has(action))),
  ).length
  expect(writers).toBe(FUNCOES.filter(({ precisa }) => precisa.tabela === 'rw').length)
})

/** Whether what is denied on leading keys covers this action on this key. */
const negado = (statements: readonly Statement[], action: string, pk: string): boolean =>
  statements.some(
    (s) =>
      s.Effect === 'Deny' &&
      actions(s).includes(action) &&
      [s.Condition?.['ForAnyValue:StringLike']?.['dynamodb:LeadingKeys'] ?? []]
        .flat()
        .some((padrao) => pk.startsWith(padrao.replace(/\*$/, ''))),
  )
const dado = (statements: readonly Statement[], action: string): boolean =>
  statements.some((s) => s.Effect === 'Allow' && actions(s).includes(action))

test('nobody changes or takes away a line of the access logs or an act; few add one', () => {
  const soCresce = [auditoriaKey('p1', 1).pk, atoKey('2026-11', '', '').pk]
  for (const pk of soCresce) {
    for (const action of ['dynamodb:UpdateItem', 'dynamodb:DeleteItem'])
      expect(policies.filter((s) => dado(s, action) && !negado(s, action, pk))).toEqual([])
    const put = policies.filter((s) => dado(s, 'dynamodb:PutItem'))
    const acrescentam = put.filter((s) => !negado(s, 'dynamodb:PutItem', pk)).length
    expect(acrescentam).toBeGreaterThan(0)
    expect(acrescentam).toBeLessThan(put.length / 2)
  }
})
