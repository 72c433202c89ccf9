import { describe, expect, test } from 'vitest'
import { completo, sintetizar } from './montagem.ts'

const modelo = sintetizar({ ...completo('prod'), varredura: 'guardduty' }).modelos.dados.toJSON() as {
  readonly Resources: Record<string, { readonly Type: string; readonly Properties: Record<string, unknown> }>
}
const recursos = Object.values(modelo.Resources)

describe('the outside scan of the uploads', () => {
  test('looks at the bucket of the pictures alone, and tags what it saw', () => {
    const planos = recursos.filter(({ Type }) => Type === 'AWS::GuardDuty::MalwareProtectionPlan')
    expect(planos).toHaveLength(1)
    const [{ Properties }] = planos as [(typeof planos)[number]]
    expect(Properties.Actions).toEqual({ Tagging: { Status: 'ENABLED' } })
    expect(JSON.stringify(Properties.ProtectedResource)).toContain('KycUploads')
  })

  test('only GuardDuty’s plans of this account take its role, which may delete nothing', () => {
    const papel = recursos.find(
      ({ Type, Properties }) =>
        Type === 'AWS::IAM::Role' && JSON.stringify(Properties).includes('malware-protection-plan.guardduty'),
    )
    expect(JSON.stringify(papel?.Properties.AssumeRolePolicyDocument)).toMatch(
      /aws:SourceAccount.*aws:SourceArn|aws:SourceArn.*aws:SourceAccount/,
    )
    const permitido = recursos
      .filter(
        ({ Type, Properties }) => Type === 'AWS::IAM::Policy' && /Varredura/.test(JSON.stringify(Properties)),
      )
      .map(({ Properties }) => JSON.stringify(Properties.PolicyDocument))
      .join('')
    expect(permitido).toContain('s3:PutObjectTagging')
    expect(permitido).not.toMatch(/s3:Delete|s3:\*|"\*"/)
  })

  test('without the setting there is none', () => {
    expect(JSON.stringify(sintetizar(completo('prod')).modelos.dados.toJSON())).not.toContain('GuardDuty')
  })
})
