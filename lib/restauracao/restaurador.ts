import {
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { CopyObjectCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3'
import {
  type Chamada,
  completar,
  copiaDaVersao,
  objetosAVoltar,
  type PedidoDeTabela,
  recusaDaTabela,
  restaurarTabela,
  type Versao,
} from './chamadas.ts'

/** A restore of a large table takes hours. */
const ESPERA_SEGUNDOS = 24 * 60 * 60

/** What may not be restored as asked. */
export class Recusada extends Error {}

/** Makes the calls of a restore with the credentials of whoever operates. `agora` is for tests. */
export class Restaurador {
  constructor(
    private readonly dynamodb = new DynamoDBClient({}),
    private readonly s3 = new S3Client({}),
    private readonly agora: () => Date = () => new Date(),
  ) {}

  /** The plan for a table, its key read from the table itself. @throws Recusada with a sentence */
  async planoDaTabela(pedido: Omit<PedidoDeTabela, 'chave'>): Promise<readonly Chamada[]> {
    const { Table } = await this.dynamodb.send(new DescribeTableCommand({ TableName: pedido.origem }))
    const chave = Table?.SSEDescription?.KMSMasterKeyArn
    if (!chave) throw new Recusada(`origem: a tabela "${pedido.origem}" não tem chave própria.`)
    const recusa = recusaDaTabela({ ...pedido, chave }, this.agora())
    if (recusa) throw new Recusada(recusa)
    return [restaurarTabela({ ...pedido, chave }), ...completar(pedido.destino)]
  }

  /** Makes a plan's calls, the table `destino` active after each; answers the ARN of its stream. */
  async fazerTabela(
    destino: string,
    plano: readonly Chamada[],
    dizer: (chamada: Chamada) => void,
  ): Promise<string> {
    for (const chamada of plano) {
      dizer(chamada)
      await this.fazer(chamada)
      await this.ativa(destino)
    }
    const { Table } = await this.dynamodb.send(new DescribeTableCommand({ TableName: destino }))
    if (!Table?.LatestStreamArn) throw new Recusada(`A tabela "${destino}" ficou sem fluxo de mudanças.`)
    return Table.LatestStreamArn
  }

  /** Copies that bring a bucket's objects back to an instant. */
  async planoDoBalde(balde: string, instante: string, prefixo = ''): Promise<readonly Chamada[]> {
    const versoes: Versao[] = []
    let KeyMarker: string | undefined
    let VersionIdMarker: string | undefined
    do {
      const pagina = await this.s3.send(
        new ListObjectVersionsCommand({ Bucket: balde, Prefix: prefixo, KeyMarker, VersionIdMarker }),
      )
      for (const [lista, apagada] of [
        [pagina.Versions, false],
        [pagina.DeleteMarkers, true],
      ] as const)
        for (const { Key = '', VersionId = '', LastModified, IsLatest = false } of lista ?? [])
          versoes.push({
            chave: Key,
            versao: VersionId,
            em: LastModified ?? new Date(0),
            apagada,
            atual: IsLatest,
          })
      KeyMarker = pagina.NextKeyMarker
      VersionIdMarker = pagina.NextVersionIdMarker
    } while (KeyMarker !== undefined)
    return objetosAVoltar(versoes, instante).map((versao) => copiaDaVersao(balde, versao))
  }

  async restaurarBalde(copias: readonly Chamada[], dizer: (chamada: Chamada) => void): Promise<void> {
    for (const copia of copias) {
      dizer(copia)
      await this.fazer(copia)
    }
  }

  private async fazer({ operacao, entrada }: Chamada): Promise<void> {
    const input = entrada as never
    switch (operacao) {
      case 'RestoreTableToPointInTime': {
        const RestoreDateTime = new Date(String(entrada['RestoreDateTime']))
        await this.dynamodb.send(
          new RestoreTableToPointInTimeCommand({ ...entrada, RestoreDateTime } as never),
        )
        return
      }
      case 'UpdateTable':
        await this.dynamodb.send(new UpdateTableCommand(input))
        return
      case 'UpdateTimeToLive':
        await this.dynamodb.send(new UpdateTimeToLiveCommand(input))
        return
      case 'UpdateContinuousBackups':
        await this.dynamodb.send(new UpdateContinuousBackupsCommand(input))
        return
      case 'CopyObject':
        await this.s3.send(new CopyObjectCommand(input))
        return
      default:
        throw new Error(`Não há como fazer ${operacao}`)
    }
  }

  private async ativa(TableName: string): Promise<void> {
    await waitUntilTableExists({ client: this.dynamodb, maxWaitTime: ESPERA_SEGUNDOS }, { TableName })
  }
}
