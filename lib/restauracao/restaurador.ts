import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  paginateQuery,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
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
  donoDoObjeto,
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

  /**
   * Makes a plan's calls, each when the table `destino` is active after the one before; answers the ARN of its stream.
   * What an earlier run did already is left as it is: the service refuses most of it a second time.
   */
  async fazerTabela(
    destino: string,
    plano: readonly Chamada[],
    dizer: (chamada: Chamada) => void,
  ): Promise<string> {
    for (const chamada of plano) {
      if (chamada.operacao !== 'RestoreTableToPointInTime') await this.ativa(destino)
      if (await this.feita(destino, chamada)) continue
      dizer(chamada)
      await this.fazer(chamada)
    }
    await this.ativa(destino)
    const { Table } = await this.dynamodb.send(new DescribeTableCommand({ TableName: destino }))
    if (!Table?.LatestStreamArn) throw new Recusada(`A tabela "${destino}" ficou sem fluxo de mudanças.`)
    return Table.LatestStreamArn
  }

  /**
   * Of these copies those that an item of their owner names in the table in use. Who closed an account, or removed a
   * picture, had it erased: it would come back for ever, because each clean-up starts from an item.
   */
  async citadas(copias: readonly Chamada[], tabela: string): Promise<readonly Chamada[]> {
    const porDono = new Map<string, ReadonlySet<string>>()
    const ficam: Chamada[] = []
    for (const copia of copias) {
      const chave = String(copia.entrada['Key'])
      const dono = donoDoObjeto(chave)
      const ditos = porDono.get(dono) ?? (await this.textosDoDono(tabela, dono))
      porDono.set(dono, ditos)
      if (ditos.has(chave)) ficam.push(copia)
    }
    return ficam
  }

  /** Every text in the items of an account. */
  private async textosDoDono(TableName: string, dono: string): Promise<ReadonlySet<string>> {
    const pedido = {
      TableName,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :dono',
      ExpressionAttributeValues: { ':dono': { S: `USUARIO#${dono}` } },
    }
    const textos = new Set<string>()
    for await (const { Items = [] } of paginateQuery({ client: this.dynamodb }, pedido))
      for (const texto of textosDe(Items)) textos.add(texto)
    return textos
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

  /** @throws Recusada when a table of that name is there, and is of another restore or of none */
  private async feita(TableName: string, { operacao, entrada }: Chamada): Promise<boolean> {
    switch (operacao) {
      case 'RestoreTableToPointInTime': {
        const tabela = await this.tabela(TableName)
        if (!tabela) return false
        if (daMesmaVolta(tabela, entrada)) return true
        throw new Recusada(
          `destino: "${TableName}" já existe, e não é desta origem neste instante. Dê outro nome.`,
        )
      }
      case 'UpdateTable': {
        const tabela = await this.tabela(TableName)
        return Boolean(
          entrada['StreamSpecification']
            ? tabela?.StreamSpecification?.StreamEnabled
            : tabela?.DeletionProtectionEnabled,
        )
      }
      case 'UpdateTimeToLive': {
        const { TimeToLiveDescription } = await this.dynamodb.send(
          new DescribeTimeToLiveCommand({ TableName }),
        )
        return /^ENABL(ED|ING)$/.test(TimeToLiveDescription?.TimeToLiveStatus ?? '')
      }
      case 'UpdateContinuousBackups': {
        const { ContinuousBackupsDescription } = await this.dynamodb.send(
          new DescribeContinuousBackupsCommand({ TableName }),
        )
        const { PointInTimeRecoveryStatus } =
          ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {}
        return PointInTimeRecoveryStatus === 'ENABLED'
      }
      default:
        return false
    }
  }

  /** Undefined when there is none of this name. */
  private async tabela(TableName: string): Promise<TableDescription | undefined> {
    try {
      return (await this.dynamodb.send(new DescribeTableCommand({ TableName }))).Table
    } catch (error) {
      if (error instanceof ResourceNotFoundException) return undefined
      throw error
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

function daMesmaVolta({ RestoreSummary }: TableDescription, entrada: Chamada['entrada']): boolean {
  const { SourceTableArn, RestoreDateTime } = RestoreSummary ?? {}
  const distancia = Number(RestoreDateTime) - Date.parse(String(entrada['RestoreDateTime']))
  return (
    (SourceTableArn?.endsWith(`:table/${String(entrada['SourceTableName'])}`) ?? false) &&
    Math.abs(distancia) < 1000
  )
}

function textosDe(valor: unknown): readonly string[] {
  if (typeof valor === 'string') return [valor]
  return typeof valor === 'object' && valor !== null ? Object.values(valor).flatMap(textosDe) : []
}
