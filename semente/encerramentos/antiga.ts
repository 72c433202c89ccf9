import { DynamoDBClient, paginateQuery, paginateScan } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { encerramentoKey } from '#lambdas/store/keys.ts'
import type { Item } from '#lambdas/store/table.ts'

/** What the table before the restored one has of accounts that were closed since an instant: all the items of each. */
export async function* encerradasDesde(TableName: string, desde: string): AsyncGenerator<readonly Item[]> {
  const client = new DynamoDBClient({})
  const fins = {
    TableName,
    ConsistentRead: true,
    FilterExpression: 'sk = :fim AND encerrada_em >= :desde',
    ExpressionAttributeValues: { ':fim': { S: encerramentoKey('').sk }, ':desde': { S: desde } },
  }
  for await (const { Items: encerramentos = [] } of paginateScan({ client }, fins))
    for (const { pk } of encerramentos) {
      const daConta: Item[] = []
      const itens = {
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk ?? { NULL: true } },
      }
      for await (const { Items = [] } of paginateQuery({ client }, itens))
        daConta.push(...Items.map((item) => unmarshall(item) as Item))
      yield daConta
    }
}
