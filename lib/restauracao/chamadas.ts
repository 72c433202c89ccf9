/** What brings data back, as the calls of AWS they are: read by `npm run restaurar`, which prints or makes them. */

const MINUTO_MS = 60_000
/** DynamoDB restores to a moment of its last 35 days, but not of its last five minutes. */
const JANELA_MS = 35 * 24 * 60 * MINUTO_MS
const RECENTE_MS = 5 * MINUTO_MS

/** A call by its name in the service's API and its input, as `--cli-input-json` takes it. */
export interface Chamada {
  readonly servico: 'dynamodb' | 's3api'
  readonly operacao: string
  readonly entrada: Readonly<Record<string, unknown>>
}

export interface PedidoDeTabela {
  readonly origem: string
  readonly destino: string
  /** ISO instant the table must be as it was at. */
  readonly instante: string
  /** ARN of the key the table is encrypted with (`DescribeTable`, `SSEDescription`). */
  readonly chave: string
}

/** Why a table cannot be restored as asked, in one sentence; nothing when it can. */
export function recusaDaTabela(
  { origem, destino, instante }: PedidoDeTabela,
  agora: Date,
): string | undefined {
  const idade = agora.getTime() - Date.parse(instante)
  if (Number.isNaN(idade)) return `instante: "${instante}" não é um instante (2026-11-21T15:00:00Z).`
  if (idade > JANELA_MS) return 'instante: há mais de 35 dias; restaure de uma cópia do cofre.'
  if (idade < RECENTE_MS) return 'instante: a recuperação contínua alcança até cinco minutos atrás.'
  if (origem === destino) return 'destino: a tabela restaurada tem outro nome; a de hoje fica como está.'
  return undefined
}

const daTabela = (operacao: string, entrada: Chamada['entrada']): Chamada => ({
  servico: 'dynamodb',
  operacao,
  entrada,
})

/** The table as it was, in another. Once it is active, `completar` makes it whole. */
export const restaurarTabela = ({ origem, destino, instante, chave }: PedidoDeTabela): Chamada =>
  daTabela('RestoreTableToPointInTime', {
    SourceTableName: origem,
    TargetTableName: destino,
    RestoreDateTime: instante,
    BillingModeOverride: 'PAY_PER_REQUEST',
    SSESpecificationOverride: { Enabled: true, SSEType: 'KMS', KMSMasterKeyId: chave },
  })

/**
 * A restored table made whole, each call after the one before is done: a restore, of an instant or of a copy, brings
 * items and indexes, and leaves out the stream, the expiry, the continuous recovery and the protection (Developer
 * Guide, "Restoring a table to a point in time").
 */
export const completar = (destino: string): readonly Chamada[] => [
  daTabela('UpdateTable', {
    TableName: destino,
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  }),
  daTabela('UpdateTable', { TableName: destino, DeletionProtectionEnabled: true }),
  daTabela('UpdateTimeToLive', {
    TableName: destino,
    TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
  }),
  daTabela('UpdateContinuousBackups', {
    TableName: destino,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
  }),
]

/** A version of an object, or the mark that it was deleted. */
export interface Versao {
  readonly chave: string
  readonly versao: string
  readonly em: Date
  readonly apagada: boolean
  readonly atual: boolean
}

/**
 * Objects that are not as they were at that instant, with the version they had: to be copied over what is there now,
 * which stays as a version. What was made later stays; what was deleted then stays deleted.
 */
export function objetosAVoltar(versoes: readonly Versao[], instante: string): readonly Versao[] {
  const entao = Date.parse(instante)
  const porChave = new Map<string, Versao>()
  for (const versao of versoes) {
    if (versao.em.getTime() > entao) continue
    const melhor = porChave.get(versao.chave)
    if (!melhor || versao.em > melhor.em) porChave.set(versao.chave, versao)
  }
  return [...porChave.values()].filter(({ apagada, atual }) => !apagada && !atual)
}

/** Whose a picture of the identity check is, by its path: `<account>/…` or `quarentena/<account>/…`. */
export const donoDoObjeto = (chave: string): string => chave.replace(/^quarentena\//, '').split('/')[0] ?? ''

/** The copy that makes a version the current one; the bucket encrypts it as every new object. */
export const copiaDaVersao = (balde: string, { chave, versao }: Versao): Chamada => ({
  servico: 's3api',
  operacao: 'CopyObject',
  entrada: {
    Bucket: balde,
    Key: chave,
    CopySource: `${balde}/${chave.split('/').map(encodeURIComponent).join('/')}?versionId=${versao}`,
    MetadataDirective: 'COPY',
  },
})

/** The same call for the AWS command line. */
export function comoComando({ servico, operacao, entrada }: Chamada): string {
  const nome = operacao.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  const json = JSON.stringify(entrada).replaceAll("'", String.raw`'\''`)
  return `aws ${servico} ${nome} --cli-input-json '${json}'`
}
