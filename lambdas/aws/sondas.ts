import {
  ApiGatewayManagementApiClient,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import { GetObjectCommand, HeadBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { DescribeStateMachineCommand, SFNClient } from '@aws-sdk/client-sfn'
import { env } from '#lambdas/runtime/env.ts'

/** What the health check does to the services around the product to see that they answer. */

const s3 = new S3Client({})
const states = new SFNClient({})
const sockets = new ApiGatewayManagementApiClient({ maxAttempts: 1 })
const CHAVE = 'sonda/health-check'
/** No connection has this name: a gateway that works answers that it is gone. */
const NINGUEM = 'c29uZGE='

/**
 * Writes an object of its own to each bucket that keeps nothing, and reads it back. @throws when one does not come
 * back as written
 */
export async function arquivos(agora: Date): Promise<void> {
  const marca = agora.toISOString()
  // Whatever is written to the records' bucket stays for twenty years, so here it is only asked whether it answers.
  await s3.send(new HeadBucketCommand({ Bucket: env('BALDE_DOCS') }))
  for (const Bucket of [env('BALDE_KYC'), env('BALDE_RASCUNHOS')]) {
    await s3.send(new PutObjectCommand({ Bucket, Key: CHAVE, Body: marca, ContentType: 'text/plain' }))
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: CHAVE }))
    // Concurrent checks may read each other's object; any of them is newer than what was there before.
    const lida = (await Body?.transformToString()) ?? ''
    if (Number.isNaN(Date.parse(lida))) throw new Error('The bucket does not answer what was written')
  }
}

/** How many of the state machines are there and active, out of how many. */
export async function fluxos(): Promise<{ readonly ativos: number; readonly todos: number }> {
  const arns = [env('MAQUINA_KYC'), env('MAQUINA_EXPIRACAO')]
  const achados = await Promise.all(
    arns.map(async (stateMachineArn) => states.send(new DescribeStateMachineCommand({ stateMachineArn }))),
  )
  return { ativos: achados.filter(({ status }) => status === 'ACTIVE').length, todos: arns.length }
}

/** Asks the socket gateway to deliver to a connection that is nobody's. @throws when it does not say that it is gone */
export async function entrega(): Promise<void> {
  try {
    await sockets.send(new PostToConnectionCommand({ ConnectionId: NINGUEM, Data: '{}' }))
  } catch (error) {
    if (error instanceof Error && error.name === 'GoneException') return
    throw error
  }
  throw new Error('The gateway delivered to a connection that does not exist')
}
