import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { env } from '#lambdas/runtime/env.ts'
import type { Item } from '#lambdas/store/table.ts'
import { GUARDADOS } from './refazer.ts'

/** Every item whose key is a mark that stays. */
export async function* varrer(): AsyncGenerator<Item> {
  const client = new DynamoDBClient({})
  const pedido = {
    TableName: env('TABELA'),
    ConsistentRead: true,
    FilterExpression: GUARDADOS.map((_, n) => `begins_with(pk, :p${n})`).join(' OR '),
    ExpressionAttributeValues: Object.fromEntries(GUARDADOS.map((prefixo, n) => [`:p${n}`, { S: prefixo }])),
  }
  for await (const { Items = [] } of paginateScan({ client }, pedido))
    for (const item of Items) yield unmarshall(item) as Item
}
