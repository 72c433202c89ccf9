import { CopyObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { copiar } from '#lambdas/aws/kyc-imagens.ts'

test('a picture is copied without the tags a scan put on it, which our role may neither read nor write', async () => {
  const s3 = mockClient(S3Client)
  s3.on(CopyObjectCommand).resolves({})
  expect(await copiar('quarentena/a/frente', 'corridas/1/frente')).toBe(true)
  expect(s3.commandCalls(CopyObjectCommand)[0]?.args[0].input.TaggingDirective).toBe('REPLACE')
})
