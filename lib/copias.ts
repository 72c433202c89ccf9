import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import * as backup from 'aws-cdk-lib/aws-backup'
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb'
import { Schedule } from 'aws-cdk-lib/aws-events'
import type * as kms from 'aws-cdk-lib/aws-kms'
import * as s3 from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import type { Estagio } from './estagios.ts'

type Guarda = NonNullable<Estagio['guarda']>

const ANO = 365

/** Retention class of the records bucket: what is signed cannot be replaced or deleted before its time (Lei 13.787). */
export const retencao = ({ modo, anos }: Guarda): s3.ObjectLockRetention =>
  modo === 'COMPLIANCE'
    ? s3.ObjectLockRetention.compliance(Duration.days(anos * ANO))
    : s3.ObjectLockRetention.governance(Duration.days(anos * ANO))

export interface CopiasProps {
  readonly guarda: Guarda
  readonly chave: kms.IKey
  readonly tabela: dynamodb.ITableV2
}

/**
 * Copies of the table beyond the 35 days of its continuous recovery: daily for five weeks, monthly for as long as the
 * record and its audit trail must be kept, in a vault where nobody deletes a copy early.
 */
export class Copias extends Construct {
  constructor(scope: Construct, id: string, { guarda, chave, tabela }: CopiasProps) {
    super(scope, id)
    const cofre = new backup.BackupVault(this, 'Cofre', {
      encryptionKey: chave,
      removalPolicy: RemovalPolicy.RETAIN,
      lockConfiguration: {
        minRetention: Duration.days(35),
        // Without days of grace the lock may be lifted by who has the right; with them it is for ever.
        ...(guarda.modo === 'COMPLIANCE' && { changeableFor: Duration.days(30) }),
      },
    })
    const plano = new backup.BackupPlan(this, 'Plano', { backupVault: cofre })
    plano.addRule(
      new backup.BackupPlanRule({
        ruleName: 'diaria',
        scheduleExpression: Schedule.cron({ hour: '5', minute: '0' }),
        deleteAfter: Duration.days(35),
      }),
    )
    plano.addRule(
      new backup.BackupPlanRule({
        ruleName: 'mensal',
        scheduleExpression: Schedule.cron({ day: '1', hour: '6', minute: '0' }),
        moveToColdStorageAfter: Duration.days(90),
        deleteAfter: Duration.days(guarda.anos * ANO),
      }),
    )
    plano.addSelection('Tabela', { resources: [backup.BackupResource.fromDynamoDbTable(tabela)] })
  }
}
