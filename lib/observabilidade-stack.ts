import { Stack, type StackProps } from 'aws-cdk-lib'
import type * as sns from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { plantao } from './plantao.ts'
import type { Estagio } from './estagios.ts'
import { Observabilidade } from './observabilidade.ts'
import { reconhecer } from './reconhecimentos.ts'

interface ObservabilidadeStackProps extends StackProps {
  readonly estagio: Estagio
}

/** Who watches: dashboards, alarms, and the topic the operator subscribes to. Depends on no other stack. */
export class ObservabilidadeStack extends Stack {
  readonly avisos: sns.ITopic

  constructor(scope: Construct, id: string, props: ObservabilidadeStackProps) {
    super(scope, id, props)
    this.avisos = plantao(this, props.estagio)
    new Observabilidade(this, 'Observabilidade', { estagio: props.estagio, avisos: this.avisos })
    reconhecer(this, 'observabilidade')
  }
}
