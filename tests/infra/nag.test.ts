import { AwsSolutionsChecks } from 'cdk-nag'
import { expect, test } from 'vitest'
import { CURINGAS } from '../../lib/reconhecimentos.ts'
import { montar } from './montagem.ts'

test('AwsSolutions finds nothing that is not acknowledged with its reason', () => {
  const { app } = montar('prod')
  const { violations } = new AwsSolutionsChecks(app).validateScope(app)
  const findings = violations
    .map(({ ruleName }) => ruleName)
    .filter((ruleName) => !CURINGAS.some(({ pattern }) => pattern.test(ruleName)))
  expect(findings).toEqual([])
})
