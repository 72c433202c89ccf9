import {
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'

/** A bucket in memory: texts by key, written once where that is asked. */
export function baldeVivo(): Map<string, string> {
  const objetos = new Map<string, string>()
  const s3 = mockClient(S3Client)
  s3.on(PutObjectCommand).callsFake(({ Key = '', Body, IfNoneMatch }: PutObjectCommand['input']) => {
    if (IfNoneMatch === '*' && objetos.has(Key))
      throw new S3ServiceException({ name: 'PreconditionFailed', $fault: 'client', $metadata: {} })
    if (typeof Body !== 'string') throw new Error('Not a text')
    objetos.set(Key, Body)
    return {}
  })
  s3.on(GetObjectCommand).callsFake(({ Key = '' }: GetObjectCommand['input']) => {
    const texto = objetos.get(Key)
    if (texto === undefined)
      throw new NoSuchKey({ message: 'The specified key does not exist.', $metadata: {} })
    return { Body: { transformToString: () => Promise.resolve(texto) } }
  })
  s3.on(ListObjectsV2Command).callsFake(({ Prefix = '' }: ListObjectsV2Command['input']) => ({
    Contents: [...objetos.keys()]
      .filter((chave) => chave.startsWith(Prefix))
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((Key) => ({ Key })),
  }))
  return objetos
}
