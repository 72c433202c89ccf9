import { HeadObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type { CloudProcess } from './cloud.ts'
import { loja } from './pessoas.ts'

/** Whether an object stands in one of the product's buckets, named as the functions' environment does. */
export async function temArquivo(
  cloud: CloudProcess,
  balde: 'BALDE_DOCS' | 'BALDE_RASCUNHOS',
  Key: string,
): Promise<boolean> {
  await loja(cloud)
  const client = new S3Client({ forcePathStyle: true })
  try {
    await client.send(new HeadObjectCommand({ Bucket: process.env[balde], Key }))
    return true
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return false
    throw error
  } finally {
    client.destroy()
  }
}
