import path from 'node:path'
import { ArnFormat, Stack } from 'aws-cdk-lib'
import * as iam from 'aws-cdk-lib/aws-iam'
import type * as kms from 'aws-cdk-lib/aws-kms'
import * as logs from 'aws-cdk-lib/aws-logs'
import * as sfn from 'aws-cdk-lib/aws-stepfunctions'
import { Construct } from 'constructs'
import type { MaquinaDeEstados } from '../domain/base/contrato.ts'
import type { Estagio } from './estagios.ts'
import { Funcoes } from './funcoes.ts'
import { nomeUnico } from './remocao-ao-falhar.ts'
import { retencaoDosRegistros } from './logs.ts'

const MAQUINAS: readonly MaquinaDeEstados[] = ['kyc', 'expiracao']

/** The name is fixed so that a function can start the machine that calls it. */
const nomeDaMaquina = (estagio: Estagio, maquina: string): string => `acolhe-${estagio.nome}-${maquina}`

export const arnDaMaquina = (scope: Construct, estagio: Estagio, maquina: string): string =>
  Stack.of(scope).formatArn({
    service: 'states',
    resource: 'stateMachine',
    resourceName: nomeDaMaquina(estagio, maquina),
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  })

interface FluxosProps {
  readonly estagio: Estagio
  readonly funcoes: Funcoes
  readonly chaveDosRegistros: kms.IKey
}

/** The workflows, read from `step-functions/*.asl.json` as AWS reads them. */
export class Fluxos extends Construct {
  constructor(scope: Construct, id: string, props: FluxosProps) {
    super(scope, id)
    for (const maquina of MAQUINAS) {
      const steps = [...props.funcoes.ofType('step')].filter(([declared]) => declared.maquina === maquina)
      if (steps.length === 0) continue
      const registro = new logs.LogGroup(this, `Registro-${maquina}`, {
        logGroupName: nomeUnico(this, `/aws/vendedlogs/states/${nomeDaMaquina(props.estagio, maquina)}`),
        retention: retencaoDosRegistros(props.estagio),
        encryptionKey: props.chaveDosRegistros,
      })
      const machine = new sfn.StateMachine(this, `Maquina-${maquina}`, {
        stateMachineName: nomeDaMaquina(props.estagio, maquina),
        definitionBody: sfn.DefinitionBody.fromFile(
          path.join(import.meta.dirname, '../step-functions', `${maquina}.asl.json`),
        ),
        definitionSubstitutions: Object.fromEntries(
          steps.map(([declared, fn]) => [Funcoes.placeholder(declared.nome), fn.functionArn]),
        ),
        tracingEnabled: true,
        // Input and output are health data: only the names of states are logged.
        logs: { destination: registro, level: sfn.LogLevel.ERROR, includeExecutionData: false },
      })
      machine.addToRolePolicy(
        new iam.PolicyStatement({
          actions: ['lambda:InvokeFunction'],
          resources: steps.map(([, fn]) => fn.functionArn),
        }),
      )
    }
  }
}
