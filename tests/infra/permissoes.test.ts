import { expect, test } from 'vitest'
import { FUNCOES } from '#domain/contratos.ts'
import { montar } from './montagem.ts'

const { recursos } = montar('prod')

interface Statement {
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
    statements.some((s) => actions(s).some((action) => WRITES.has(action))),
  ).length
  expect(writers).toBe(FUNCOES.filter(({ precisa }) => precisa.tabela === 'rw').length)
})
