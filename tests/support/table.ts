import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  UpdateCommand,
  PutCommand,
  DeleteCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { papelKey, usuarioKey } from '#lambdas/store/keys.ts'
import type { Item, Key } from '#lambdas/store/table.ts'
import { ADMINISTRADORES, type Persona } from '#semente/personas.ts'

type Asked = Readonly<Record<string, { readonly Keys: readonly Key[] }>>

/** A mocked table: answers gets from `items`, everything else as the test says through `client`. */
export function mockTable(items: readonly Item[] = []) {
  const client = mockClient(DynamoDBDocumentClient)
  const byKey = new Map(items.map((item) => [`${item.pk}|${item.sk}`, item]))
  client.on(GetCommand).callsFake(({ Key }: { Key: { pk: string; sk: string } }) => ({
    Item: byKey.get(`${Key.pk}|${Key.sk}`),
  }))
  client.on(BatchGetCommand).callsFake(({ RequestItems }: { RequestItems: Asked }) => ({
    Responses: Object.fromEntries(
      Object.entries(RequestItems).map(([table, { Keys }]) => [
        table,
        Keys.flatMap(({ pk, sk }) => byKey.get(`${pk}|${sk}`) ?? []),
      ]),
    ),
  }))
  client.on(QueryCommand).resolves({ Items: [] })
  client.on(PutCommand).resolves({})
  client.on(UpdateCommand).resolves({})
  client.on(DeleteCommand).resolves({})
  client.on(TransactWriteCommand).resolves({})
  return client
}

/** The items behind a persona's profile (and admin role). */
export function itemsOf(...personas: readonly Persona[]): Item[] {
  return personas.flatMap((persona) => {
    const { id } = persona.usuario
    const perfil: Item = { ...usuarioKey(id), entidade: 'usuario', ...persona.usuario }
    return ADMINISTRADORES.includes(persona)
      ? [perfil, { ...papelKey(id, 'admin'), entidade: 'papel', role: 'admin', is_active: true }]
      : [perfil]
  })
}
