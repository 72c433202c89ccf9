import { AwsSolutionsChecks, HIPAASecurityChecks, NIST80053R5Checks } from 'cdk-nag'
import { expect, test } from 'vitest'
import { CURINGAS } from './curingas.ts'
import { montar } from './montagem.ts'

test.each([AwsSolutionsChecks, HIPAASecurityChecks, NIST80053R5Checks])(
  '%o finds nothing that is not acknowledged with its reason',
  (Pack) => {
    const { app } = montar('prod')
    const { violations } = new Pack(app).validateScope(app)
    const findings = violations
      .map(({ ruleName }) => ruleName)
      .filter((ruleName) => !CURINGAS.some(({ pattern }) => pattern.test(ruleName)))
    expect(findings).toEqual([])
  },
)
