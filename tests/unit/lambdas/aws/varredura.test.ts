import { GetObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { passouPelaVarredura, VarreduraPendente } from '#lambdas/aws/varredura.ts'

const s3 = mockClient(S3Client)
const etiquetado = (...TagSet: { readonly Key: string; readonly Value: string }[]) =>
  s3.on(GetObjectTaggingCommand).resolves({ TagSet })

beforeEach(() => {
  s3.reset()
  vi.stubEnv('VARREDURA', 'guardduty')
  return () => vi.unstubAllEnvs()
})

describe('the outside scan', () => {
  it.each([
    ['NO_THREATS_FOUND', true],
    ['THREATS_FOUND', false],
    ['UNSUPPORTED', false],
  ])('%s: %s', async (Value, serve) => {
    etiquetado({ Key: 'outra', Value: 'x' }, { Key: 'GuardDutyMalwareScanStatus', Value })
    expect(await passouPelaVarredura('balde', 'u1/doc.jpg')).toBe(serve)
    expect(s3.commandCalls(GetObjectTaggingCommand)[0]?.args[0].input).toEqual({
      Bucket: 'balde',
      Key: 'u1/doc.jpg',
    })
  })

  it.each(['ACCESS_DENIED', 'FAILED', 'SOMETHING_NEW'])(
    '%s says nothing of the file: it waits',
    async (Value) => {
      etiquetado({ Key: 'GuardDutyMalwareScanStatus', Value })
      await expect(passouPelaVarredura('balde', 'u1/doc.jpg')).rejects.toThrow(VarreduraPendente)
    },
  )

  it('a file that nobody has looked at yet waits', async () => {
    etiquetado()
    await expect(passouPelaVarredura('balde', 'u1/doc.jpg')).rejects.toMatchObject({
      name: 'VarreduraPendente',
    })
  })

  it('is not asked where the stage has none', async () => {
    vi.stubEnv('VARREDURA', '')
    expect(await passouPelaVarredura('balde', 'u1/doc.jpg')).toBe(true)
    expect(s3.calls()).toHaveLength(0)
  })
})
