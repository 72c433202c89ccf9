import {
  CfnOutput,
  CfnParameter,
  Duration,
  Fn,
  RemovalPolicy,
  SecretValue,
  Stack,
  type StackProps,
} from 'aws-cdk-lib'
import type * as backup from 'aws-cdk-lib/aws-backup'
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb'
import type * as kms from 'aws-cdk-lib/aws-kms'
import { CfnCollection } from 'aws-cdk-lib/aws-rekognition'
import * as s3 from 'aws-cdk-lib/aws-s3'
import * as secrets from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import * as DIAS from '../domain/base/retencao-dias.ts'
import type { Balde, Segredo } from '../domain/base/contrato.ts'
import { PROVEDORES_DE_CERTIFICADO } from '../domain/base/psc.ts'
import { expira } from './dias-de-guarda.ts'
import { Copias, retencao } from './copias-da-aws.ts'
import { chave, chaveDeRegistros } from './chaves.ts'
import type { Estagio } from './estagios.ts'
import { nomeUnico } from './remocao-ao-falhar.ts'
import { reconhecer } from './reconhecimentos.ts'
import { origens } from './origem.ts'
import { Varredura } from './varredura.ts'

interface DadosStackProps extends StackProps {
  readonly estagio: Estagio
}

const INDICES = ['gsi1', 'gsi2', 'gsi3', 'gsi4']
const SEGREDOS: readonly Segredo[] = [
  'cartao',
  'cfm',
  'cpf',
  'chaves',
  'sessoes',
  'icp-brasil',
  'auditoria',
  'integracao',
  'push',
  ...PROVEDORES_DE_CERTIFICADO.map((provedor) => `psc-${provedor}` as const),
]

/** All that must outlive a deployment: the table, the two buckets, their keys, the secrets. */
export class DadosStack extends Stack {
  readonly tabela: dynamodb.ITableV2
  readonly baldes: Readonly<Record<Balde, s3.Bucket>>
  readonly segredos: Readonly<Record<Segredo, secrets.Secret>>
  /** One key for each class of data, so that a grant opens one class alone. */
  readonly chaves: Readonly<Record<'saude' | 'identidade' | 'segredos' | 'registros', kms.Key>>
  /** What the edge adds to each request it passes on; nothing where no edge stands in front. */
  readonly provaDaBorda: string | undefined
  /** What it added before, while that changes. */
  readonly provaAnteriorDaBorda: string | undefined
  readonly chavePublicaDoCartao: string
  /** Where the copies of the table are kept; none where nothing must be. */
  readonly cofre: backup.IBackupVault | undefined
  /** Faces that were approved, where one that comes again is searched for. */
  readonly colecao: CfnCollection

  constructor(scope: Construct, id: string, props: DadosStackProps) {
    super(scope, id, props)
    const { guarda, dominio, varredura, versaoDaBorda = 1, bordaAnteriorAceita } = props.estagio
    this.chaves = {
      saude: chave(this, 'Chave', 'Dados de saúde da Acolhe'),
      identidade: chave(this, 'ChaveIdentidade', 'Documentos e selfies da Acolhe'),
      segredos: chave(this, 'ChaveSegredos', 'Segredos da Acolhe'),
      registros: chaveDeRegistros(this, 'ChaveRegistros'),
    }

    const tabela = new dynamodb.TableV2(this, 'Tabela', {
      partitionKey: { name: 'pk', type: dynamodb.AttributeType.STRING },
      sortKey: { name: 'sk', type: dynamodb.AttributeType.STRING },
      globalSecondaryIndexes: INDICES.map((indexName) => ({
        indexName,
        partitionKey: { name: `${indexName}pk`, type: dynamodb.AttributeType.STRING },
        sortKey: { name: `${indexName}sk`, type: dynamodb.AttributeType.STRING },
      })),
      billing: dynamodb.Billing.onDemand(),
      dynamoStream: dynamodb.StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: 'ttl',
      encryption: dynamodb.TableEncryptionV2.customerManagedKey(this.chaves.saude),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: props.estagio.emServico === true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    this.tabela = this.emUso(tabela, props.estagio)

    const acessos = this.bucket('Acessos', {
      versioned: true,
      encryption: s3.BucketEncryption.S3_MANAGED,
      lifecycleRules: [expira(DIAS.registro_de_acesso)],
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
    })
    const registro = { serverAccessLogsBucket: acessos, bucketKeyEnabled: true, versioned: true }
    const upload: s3.CorsRule = {
      allowedOrigins: origens(this, props.estagio),
      allowedMethods: [s3.HttpMethods.POST, s3.HttpMethods.GET],
      allowedHeaders: ['*'],
      maxAge: 3000,
    }
    this.baldes = {
      'kyc-uploads': this.bucket('KycUploads', {
        ...registro,
        encryptionKey: this.chaves.identidade,
        serverAccessLogsPrefix: 'kyc-uploads/',
        cors: [upload],
        lifecycleRules: [
          // Only the bytes as sent; the copies without metadata stay (estados §5).
          { id: 'originais', prefix: 'quarentena/', expiration: Duration.days(DIAS.originais) },
          // What is deleted is gone the next day; a mistake is noticed before.
          { id: 'apagados', noncurrentVersionExpiration: Duration.days(DIAS.apagado) },
          { id: 'incompletos', abortIncompleteMultipartUploadAfter: Duration.days(DIAS.envio_incompleto) },
        ],
      }),
      // What is not signed yet, or not looked through, and may go again: nothing here is locked.
      rascunhos: this.bucket('Rascunhos', {
        ...registro,
        encryptionKey: this.chaves.saude,
        serverAccessLogsPrefix: 'rascunhos/',
        cors: [{ ...upload, allowedMethods: [s3.HttpMethods.POST] }],
        lifecycleRules: [
          // What was sent in a consultation and never looked through.
          { id: 'envios', prefix: 'envios/', expiration: Duration.days(DIAS.envio_incompleto) },
          expira(DIAS.rascunho),
        ],
      }),
      'prontuario-docs': this.bucket('ProntuarioDocs', {
        ...registro,
        encryptionKey: this.chaves.saude,
        serverAccessLogsPrefix: 'prontuario-docs/',
        ...(guarda && { objectLockEnabled: true, objectLockDefaultRetention: retencao(guarda) }),
        cors: [{ ...upload, allowedMethods: [s3.HttpMethods.GET] }],
        lifecycleRules: [
          {
            transitions: [
              { storageClass: s3.StorageClass.INTELLIGENT_TIERING, transitionAfter: Duration.days(30) },
            ],
          },
        ],
      }),
    }

    if (varredura) {
      new Varredura(this, 'Varredura', {
        balde: this.baldes['kyc-uploads'],
        chave: this.chaves.identidade,
      })
      new Varredura(this, 'VarreduraDosEnvios', {
        balde: this.baldes.rascunhos,
        chave: this.chaves.saude,
      })
    }

    const secretNames = SEGREDOS.map(
      (nome) =>
        [
          nome,
          new secrets.Secret(this, `Segredo-${nome}`, {
            encryptionKey: this.chaves.segredos,
            generateSecretString: {
              secretStringTemplate: JSON.stringify({ proposito: nome }),
              generateStringKey: 'chave',
              passwordLength: 64,
              excludePunctuation: true,
            },
            removalPolicy: RemovalPolicy.RETAIN,
          }),
        ] as const,
    )
    this.segredos = Object.fromEntries(secretNames) as Record<Segredo, secrets.Secret>
    for (const [nome, { secretArn }] of secretNames) this.dizer(`Segredo-${nome}`, secretArn)
    this.colecao = new CfnCollection(this, 'Rostos', {
      collectionId: nomeUnico(this, `acolhe-${props.estagio.nome}-rostos`),
    })
    this.colecao.applyRemovalPolicy(RemovalPolicy.RETAIN)
    const prova = dominio ? this.prova() : undefined
    this.provaDaBorda = prova?.(versaoDaBorda)
    this.provaAnteriorDaBorda = bordaAnteriorAceita && prova?.(versaoDaBorda - 1)
    this.cofre = guarda && this.copias(guarda)
    this.chavePublicaDoCartao = props.estagio.cartao.chavePublica || this.pedirChaveDoCartao(props.estagio)
    reconhecer(this, 'dados')
  }

  /**
   * A parameter of the first stack that is deployed: a missing value stops the deployment before anything is created.
   */
  private pedirChaveDoCartao({ nome }: Estagio): string {
    const modo = nome === 'prod' ? 'live' : 'test'
    const { valueAsString: value } = new CfnParameter(this, 'ChavePublicaDoCartao', {
      allowedPattern: `pk_${modo}_\\w+`,
      constraintDescription: `a chave publicável do provedor do cartão começa com pk_${modo}_`,
    })
    const { logicalId } = new CfnOutput(this, 'ChavePublica', { value })
    // Not an export, which could not be removed while in use: the setting may replace the parameter later.
    return Fn.getStackOutput(this.stackName, Stack.of(this).resolve(logicalId) as string)
  }

  /** The copies of the table, and what whoever restores one must name (docs/restauracao.md). */
  private copias(guarda: NonNullable<Estagio['guarda']>): backup.IBackupVault {
    const chave = this.chaves.saude
    const { cofre, papelDaVolta } = new Copias(this, 'Copias', { guarda, chave, tabela: this.tabela })
    for (const [nome, value] of Object.entries({
      TabelaEmUso: this.tabela.tableName,
      ChaveDaTabela: chave.keyArn,
      Cofre: cofre.backupVaultName,
      PapelDaVolta: papelDaVolta.roleArn,
    }))
      this.dizer(nome, value)
    return cofre
  }

  /** An output for whoever operates, to find what CloudFormation named. */
  private dizer(nome: string, value: string): void {
    new CfnOutput(this, `Dito-${nome}`, { value }).overrideLogicalId(nome.replaceAll('-', ''))
  }

  /** The table the product works on: this stack's own, or the one it was restored into (docs/restauracao.md). */
  private emUso(propria: dynamodb.TableV2, { tabelaRestaurada }: Estagio): dynamodb.ITableV2 {
    if (!tabelaRestaurada) return propria
    // The stacks deployed after this one still import these until their own update: an export in use cannot be removed.
    for (const valor of [propria.tableName, propria.tableArn, propria.tableStreamArn]) this.exportValue(valor)
    // By which a deployment is refused that would leave it again (`versao.mjs`).
    this.dizer('TabelaRestaurada', tabelaRestaurada.nome)
    return dynamodb.TableV2.fromTableAttributes(this, 'TabelaRestaurada', {
      tableName: tabelaRestaurada.nome,
      tableStreamArn: tabelaRestaurada.fluxo,
      encryptionKey: this.chaves.saude,
      globalIndexes: INDICES,
    })
  }

  /**
   * Resolved by CloudFormation where it is used (`{{resolve:…}}`), so the value stands in no template. CloudFormation
   * resolves it again only when the reference changes, which is what the version label is for; the first value has no
   * label.
   */
  private prova(): (versao: number) => string {
    const { secretArn } = new secrets.Secret(this, 'Segredo-borda', {
      encryptionKey: this.chaves.segredos,
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ proposito: 'borda' }),
        generateStringKey: 'chave',
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy: RemovalPolicy.RETAIN,
    })
    this.dizer('Segredo-borda', secretArn)
    return (versao) =>
      SecretValue.secretsManager(secretArn, {
        jsonField: 'chave',
        ...(versao > 1 && { versionStage: `v${versao}` }),
      }).unsafeUnwrap()
  }

  private bucket(id: string, props: s3.BucketProps): s3.Bucket {
    return new s3.Bucket(this, id, {
      encryption: s3.BucketEncryption.KMS,
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      ...props,
    })
  }
}
