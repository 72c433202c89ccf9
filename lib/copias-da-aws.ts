import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import * as backup from 'aws-cdk-lib/aws-backup'
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb'
import { Schedule } from 'aws-cdk-lib/aws-events'
import * as iam from 'aws-cdk-lib/aws-iam'
import type * as kms from 'aws-cdk-lib/aws-kms'
import * as s3 from 'aws-cdk-lib/aws-s3'
import type * as sns from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import * as DIAS from '../domain/base/retencao-dias.ts'
import { deAnos } from './dias-de-guarda.ts'
import type { Estagio } from './estagios.ts'
import { nomeUnico } from './remocao-ao-falhar.ts'

type Guarda = NonNullable<Estagio['guarda']>

/** Retention class of the records bucket: what is signed cannot be replaced or deleted before its time (Lei 13.787). */
export const retencao = ({ modo, anos }: Guarda): s3.ObjectLockRetention =>
  modo === 'COMPLIANCE'
    ? s3.ObjectLockRetention.compliance(deAnos(anos))
    : s3.ObjectLockRetention.governance(deAnos(anos))

interface CopiasProps {
  readonly guarda: Guarda
  readonly chave: kms.IKey
  readonly tabela: dynamodb.ITableV2
}

/**
 * Copies of the table beyond the 35 days of its continuous recovery: daily for five weeks, monthly for as long as the
 * record and its audit trail must be kept, in a vault where nobody deletes a copy early.
 */
export class Copias extends Construct {
  readonly cofre: backup.BackupVault
  /** What AWS Backup brings a copy back as. */
  readonly papelDaVolta: iam.Role

  constructor(scope: Construct, id: string, { guarda, chave, tabela }: CopiasProps) {
    super(scope, id)
    this.cofre = new backup.BackupVault(this, 'Cofre', {
      backupVaultName: nomeUnico(this, 'acolhe'),
      encryptionKey: chave,
      removalPolicy: RemovalPolicy.RETAIN,
      lockConfiguration: {
        minRetention: Duration.days(DIAS.copia_diaria),
        // Without `changeableFor` the lock is in governance mode, which the right permission lifts; with it, in
        // compliance mode, which nobody lifts once these days are over.
        ...(guarda.modo === 'COMPLIANCE' && { changeableFor: Duration.days(30) }),
      },
    })
    const plano = new backup.BackupPlan(this, 'Plano', { backupVault: this.cofre })
    plano.addRule(
      new backup.BackupPlanRule({
        ruleName: 'diaria',
        scheduleExpression: Schedule.cron({ hour: '5', minute: '0' }),
        deleteAfter: Duration.days(DIAS.copia_diaria),
      }),
    )
    plano.addRule(
      new backup.BackupPlanRule({
        ruleName: 'mensal',
        scheduleExpression: Schedule.cron({ day: '1', hour: '6', minute: '0' }),
        moveToColdStorageAfter: Duration.days(90),
        deleteAfter: deAnos(guarda.anos),
      }),
    )
    plano.addSelection('Tabela', { resources: [backup.BackupResource.fromDynamoDbTable(tabela)] })
    this.papelDaVolta = new iam.Role(this, 'PapelDaVolta', {
      assumedBy: new iam.ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: [
        new iam.ManagedPolicy(this, 'Volta', { statements: volta(tabela, chave, Stack.of(this).region) }),
      ],
    })
  }
}

/** Rings when no copy was finished in two days: whatever stopped them, nothing else says so. */
export function vigiarCopias(
  scope: Construct,
  { estagio, cofre, avisos }: { estagio: Estagio; cofre: backup.IBackupVault; avisos: sns.ITopic },
): void {
  new cloudwatch.Alarm(scope, 'Alarme-copias', {
    alarmName: `acolhe-${estagio.nome}-copias-paradas`,
    alarmDescription: 'Há dois dias nenhuma cópia da tabela termina. Roteiro: docs/runbook.md#copias-paradas',
    metric: new cloudwatch.Metric({
      namespace: 'AWS/Backup',
      metricName: 'NumberOfBackupJobsCompleted',
      dimensionsMap: { BackupVaultName: cofre.backupVaultName },
      statistic: 'Sum',
      period: Duration.days(1),
    }),
    threshold: 1,
    evaluationPeriods: 2,
    comparisonOperator: cloudwatch.ComparisonOperator.LESS_THAN_THRESHOLD,
    treatMissingData: cloudwatch.TreatMissingData.BREACHING,
  }).addAlarmAction(new SnsAction(avisos))
}

/**
 * What a restore asks of its role, of AWS's own AWSBackupServiceRolePolicyForRestores the part of DynamoDB: written are
 * only tables named after the one copied (`…-volta`), under its key.
 */
function volta(tabela: dynamodb.ITableV2, chave: kms.IKey, region: string): iam.PolicyStatement[] {
  const novas = `${tabela.tableArn}-*`
  return [
    new iam.PolicyStatement({
      actions: ['dynamodb:RestoreTableFromAwsBackup', 'dynamodb:DescribeTable'],
      resources: [tabela.tableArn, novas],
    }),
    new iam.PolicyStatement({
      actions: ['GetItem', 'Query', 'Scan', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'].map(
        (acao) => `dynamodb:${acao}`,
      ),
      resources: [novas],
    }),
    new iam.PolicyStatement({ actions: ['kms:DescribeKey'], resources: [chave.keyArn] }),
    new iam.PolicyStatement({
      actions: [
        'kms:Decrypt',
        'kms:Encrypt',
        'kms:GenerateDataKey',
        'kms:GenerateDataKeyWithoutPlaintext',
        'kms:ReEncryptFrom',
        'kms:ReEncryptTo',
      ],
      resources: [chave.keyArn],
      conditions: { StringEquals: { 'kms:ViaService': `dynamodb.${region}.amazonaws.com` } },
    }),
    new iam.PolicyStatement({
      actions: ['kms:CreateGrant'],
      resources: [chave.keyArn],
      conditions: { Bool: { 'kms:GrantIsForAWSResource': true } },
    }),
  ]
}
