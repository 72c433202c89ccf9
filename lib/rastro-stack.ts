import { Stack, type StackProps } from 'aws-cdk-lib'
import * as logs from 'aws-cdk-lib/aws-logs'
import type * as sns from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import type { AplicacaoStack } from './aplicacao-stack.ts'
import { vigiarCopias } from './copias-da-aws.ts'
import type { DadosStack } from './dados-stack.ts'
import type { Estagio } from './estagios.ts'
import { reconhecer } from './reconhecimentos.ts'
import { Vigias } from './vigias.ts'

interface RastroStackProps extends StackProps {
  readonly estagio: Estagio
  readonly dados: DadosStack
  readonly aplicacao: AplicacaoStack
  readonly avisos: sns.ITopic
  /** The log groups of every function. */
  readonly registros: readonly logs.ILogGroup[]
}

/**
 * What is seen of all stacks at once: the platform's alarms, and the saved queries by which one id finds the whole
 * story.
 */
export class RastroStack extends Stack {
  constructor(scope: Construct, id: string, props: RastroStackProps) {
    super(scope, id, props)
    const { estagio, registros } = props
    const logGroups = [...registros]
    new Vigias(this, 'Vigias', props)
    const { cofre } = props.dados
    if (cofre) vigiarCopias(this, { estagio, cofre, avisos: props.avisos })
    reconhecer(this, 'observabilidade')
    new logs.QueryDefinition(this, 'Rastro', {
      queryDefinitionName: `acolhe-${estagio.nome}/rastro`,
      logGroups,
      queryString: new logs.QueryString({
        fields: [
          '@timestamp',
          'level',
          'coalesce(operacao, rota, etapa, evento, gatilho, agenda) as parte',
          'message',
          'status',
          'codigo',
          'modelo',
          'provedor',
          'ms',
        ],
        filterStatements: ["correlation_id = 'req_…' or request_id = 'req_…'"],
        sort: '@timestamp asc',
        limit: 1000,
      }),
    })
    new logs.QueryDefinition(this, 'Falhas', {
      queryDefinitionName: `acolhe-${estagio.nome}/falhas`,
      logGroups,
      queryString: new logs.QueryString({
        fields: [
          '@timestamp',
          'coalesce(operacao, rota, etapa, evento, gatilho, agenda) as parte',
          'message',
          'error.name',
          'request_id',
          'correlation_id',
        ],
        filterStatements: ["level = 'ERROR'"],
        sort: '@timestamp desc',
        limit: 200,
      }),
    })
    new logs.QueryDefinition(this, 'Filas', {
      queryDefinitionName: `acolhe-${estagio.nome}/filas`,
      logGroups,
      queryString: new logs.QueryString({
        fields: ['@timestamp', 'especialidade', 'esperam', 'espera_s', 'medicos'],
        filterStatements: ["message = 'Queue measured'"],
        sort: '@timestamp desc',
        limit: 1000,
      }),
    })
  }
}
