import { describe, expect, test } from 'vitest'
import { completo, montar, sintetizar } from './montagem.ts'

const modelo = sintetizar({ ...completo('prod'), varredura: 'guardduty' }).modelos.dados.toJSON() as {
  readonly Resources: Record<string, { readonly Type: string; readonly Properties: Record<string, unknown> }>
}
const recursos = Object.values(modelo.Resources)

describe('the outside scan of the uploads', () => {
  test('looks at the buckets that people upload to, and at no other, and tags what it saw', () => {
    const planos = recursos.filter(({ Type }) => Type === 'AWS::GuardDuty::MalwareProtectionPlan')
    expect(planos.map(({ Properties }) => Properties.Actions)).toEqual(
      planos.map(() => ({ Tagging: { Status: 'ENABLED' } })),
    )
    const baldes = planos.map(({ Properties }) => JSON.stringify(Properties.ProtectedResource))
    expect(baldes).toEqual([expect.stringContaining('KycUploads'), expect.stringContaining('Rascunhos')])
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
    expect(JSON.stringify(montar('prod').modelos.dados.toJSON())).not.toContain('GuardDuty')
  })
})
