import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord, DynamoDBStreamEvent, SQSEvent } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { type EventConsumer, ouve, type SocketAction, type StreamConsumer } from '#domain/base/contrato.ts'
import type { Imagem } from '#domain/eventos/mudanca.ts'
import type { SocketEvent, SocketHandler } from '#lambdas/runtime/socket.ts'
import type { Persona } from '#semente/personas.ts'
import { mapeamentoDe } from '../../lib/filtro-do-fluxo.ts'
import { wantedBy } from '../../local/cloud/tables.ts'
import { CONTEXT } from './invoke.ts'

/** What connections were told, in order; `sumiram` are gone, `falham` cannot be reached. */
export function socketsVivos() {
  const ditas: { conexao: string; mensagem: unknown }[] = []
  const desligadas: string[] = []
  const sumiram = new Set<string>()
  const falham = new Map<string, Error>()
  const client = mockClient(ApiGatewayManagementApiClient)
  const alcancar = (conexao: string) => {
    const falha = falham.get(conexao)
    if (falha) throw falha
    if (sumiram.has(conexao)) throw new GoneException({ $metadata: {}, message: 'Gone' })
  }
  client
    .on(PostToConnectionCommand)
    .callsFake(async ({ ConnectionId, Data }: { ConnectionId: string; Data: string }) => {
      alcancar(ConnectionId)
      ditas.push({ conexao: ConnectionId, mensagem: JSON.parse(Data) as unknown })
    })
  client.on(DeleteConnectionCommand).callsFake(async ({ ConnectionId }: { ConnectionId: string }) => {
    alcancar(ConnectionId)
    desligadas.push(ConnectionId)
  })
  return { client, ditas, desligadas, sumiram, falham }
}

interface MensagemDeTeste {
  readonly como?: Persona
  readonly conexao?: string
  /** Whose ticket opened the connection: a sign-in that something is kept about. */
  readonly sessao?: string
  /** The whole message as text, or its fields besides `acao`. */
  readonly corpo?: string | Readonly<Record<string, unknown>>
  /** How the connection ended. */
  readonly fim?: { readonly codigo: number; readonly motivo?: string } | undefined
}

/** Calls a WebSocket route as the gateway would; answers the status. */
export async function dizer(
  handler: SocketHandler,
  { rota }: SocketAction,
  { como, conexao = 'conexao-1=', sessao, corpo, fim }: MensagemDeTeste = {},
): Promise<unknown> {
  const body = typeof corpo === 'object' ? JSON.stringify({ ...corpo, acao: rota }) : corpo
  const event = {
    requestContext: {
      routeKey: rota,
      connectionId: conexao,
      ...(como && { authorizer: { usuario_id: como.usuario.id, sessao } }),
      ...(fim && { disconnectStatusCode: fim.codigo, disconnectReason: fim.motivo ?? '' }),
    },
    body,
    isBase64Encoded: false,
  } as unknown as SocketEvent
  return handler(event, CONTEXT)
}

export interface MudancaDeTeste {
  readonly antes?: Imagem
  readonly depois?: Imagem
  /** When it was written; now unless told. */
  readonly em?: Date
}

/** A batch of the table's stream: sequence numbers count from 1, event ids are `mudanca-1`, … */
function lote(...mudancas: readonly MudancaDeTeste[]): DynamoDBStreamEvent {
  return {
    Records: mudancas.map(({ antes, depois, em = new Date() }, index) => ({
      eventID: `mudanca-${index + 1}`,
      eventName: antes ? (depois ? 'MODIFY' : 'REMOVE') : 'INSERT',
      dynamodb: {
        ApproximateCreationDateTime: Math.floor(em.getTime() / 1000),
        SequenceNumber: String(index + 1),
        OldImage: antes && image(antes),
        NewImage: depois && image(depois),
      },
    })),
  }
}

/** The same batch as a consumer gets it: without what its filter keeps away, and numbered as before. */
export function loteFiltrado(
  consumidor: StreamConsumer,
  ...mudancas: readonly MudancaDeTeste[]
): DynamoDBStreamEvent {
  const wanted = wantedBy(mapeamentoDe(consumidor))
  return { Records: lote(...mudancas).Records.filter(wanted) }
}

/** Whether its filter lets a consumer know of a change. */
export const chega = (consumidor: StreamConsumer, mudanca: MudancaDeTeste): boolean =>
  loteFiltrado(consumidor, mudanca).Records.length > 0

/** Whether the bus gives an event to a consumer, as its rules have it. */
export const ouvido =
  (consumidor: EventConsumer) =>
  ({ tipo, detalhe }: { readonly tipo: string; readonly detalhe: unknown }): boolean =>
    ouve(consumidor, tipo, (detalhe as { para?: string }).para)

/** Messages of a queue behind the bus: message ids are `mensagem-1`, … */
export function fila(...eventos: readonly { tipo: string; detalhe: unknown }[]): SQSEvent {
  return {
    Records: eventos.map(({ tipo, detalhe }, index) => ({
      messageId: `mensagem-${index + 1}`,
      body: JSON.stringify({
        id: `entrega-${index + 1}`,
        source: 'acolhe',
        'detail-type': tipo,
        time: '2026-11-20T10:00:00Z',
        detail: detalhe,
      }),
    })),
  } as SQSEvent
}

const image = (item: Imagem) =>
  marshall(item, { removeUndefinedValues: true }) as NonNullable<DynamoDBRecord['dynamodb']>['NewImage']
