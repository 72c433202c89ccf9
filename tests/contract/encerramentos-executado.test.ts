import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { encerramentoKey, usuarioKey } from '#lambdas/store/keys.ts'
import type { TableDefinition } from '../../local/aws/dynamodb/definition.ts'
import { type Running, startDynamoDb } from './local/dynamodb-fixture.ts'

const run = promisify(execFile)
const INSTANTE = '2026-11-21T15:00:00.000Z'

const tabela = (TableName: string): TableDefinition => ({
  TableName,
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
})

let dynamodb: Running
let documentos: DynamoDBDocumentClient
let ambiente: string

beforeAll(async () => {
  dynamodb = await startDynamoDb({ tables: [tabela('antiga'), tabela('volta')] })
  documentos = DynamoDBDocumentClient.from(dynamodb.client)
  ambiente = path.join(await mkdtemp(path.join(os.tmpdir(), 'encerramentos-')), 'ambiente.json')
  await writeFile(ambiente, JSON.stringify({ TABELA: 'antiga' }))
})
afterAll(async () => {
  await dynamodb.stop()
  await rm(path.dirname(ambiente), { recursive: true })
})

const guardar = (TableName: string, ...itens: readonly object[]) =>
  Promise.all(itens.map((Item) => documentos.send(new PutCommand({ TableName, Item: { ...Item } }))))

async function naVolta(pk: string): Promise<readonly Record<string, unknown>[]> {
  const { Items = [] } = await documentos.send(
    new QueryCommand({
      TableName: 'volta',
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    }),
  )
  return Items
}

const encerrada = (usuario_id: string, encerrada_em: string) => ({
  ...encerramentoKey(usuario_id),
  entidade: 'encerramento',
  usuario_id,
  protocolo: `ENC-${usuario_id}`,
  encerrada_em,
  ultimo_registro: null,
  houve_pagamento: false,
  concluido: true,
})

/** The command as an operator runs it, from the repository. */
const encerrar = () =>
  run(
    'node_modules/.bin/tsx',
    `semente/encerramentos.ts --antiga antiga --tabela volta --desde ${INSTANTE} --ambiente ${ambiente}`.split(
      ' ',
    ),
    {
      env: {
        PATH: process.env['PATH'],
        AWS_REGION: 'sa-east-1',
        AWS_ACCESS_KEY_ID: 'local',
        AWS_SECRET_ACCESS_KEY: 'local',
        AWS_ENDPOINT_URL_DYNAMODB: dynamodb.url,
      },
    },
  )

it('closes in the restored table the accounts closed since, and no other, as often as it is run', async () => {
  const fechado = { ...usuarioKey('ana'), nome: 'Conta encerrada', closed_at: '2026-11-21T16:00:00.000Z' }
  await guardar(
    'antiga',
    fechado,
    encerrada('ana', '2026-11-21T16:00:00.000Z'),
    { ...usuarioKey('bia'), nome: 'Conta encerrada' },
    encerrada('bia', '2026-11-20T10:00:00.000Z'),
  )
  await guardar(
    'volta',
    { ...usuarioKey('ana'), nome: 'Ana' },
    { ...usuarioKey('bia'), nome: 'Bia' },
    { pk: 'UNICO#cpf#1', sk: 'UNICO', usuario_id: 'ana' },
    { pk: 'UNICO#cpf#2', sk: 'UNICO', usuario_id: 'bia' },
  )
  for (let vez = 0; vez < 2; vez++) {
    const { stdout } = await encerrar()
    expect(stdout).toContain('encerradas de novo: 1.')
    expect(await naVolta(usuarioKey('ana').pk)).toEqual([
      expect.objectContaining({ sk: encerramentoKey('ana').sk, concluido: false }),
      fechado,
    ])
    expect(await naVolta('UNICO#cpf#1')).toEqual([])
    expect(await naVolta('UNICO#cpf#2')).toHaveLength(1)
    expect(await naVolta(usuarioKey('bia').pk)).toEqual([{ ...usuarioKey('bia'), nome: 'Bia' }])
  }
})
