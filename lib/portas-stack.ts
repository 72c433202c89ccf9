import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { AplicacaoStack } from './aplicacao-stack.ts'
import type { CapacidadeStack } from './capacidade-stack.ts'

export interface PortasStackProps extends StackProps {
  readonly aplicacao: AplicacaoStack
  readonly capacidades: Iterable<CapacidadeStack>
}

/** The stages of both APIs: deployed when every capability's routes stand, because each route's pace is named here. */
export class PortasStack extends Stack {
  constructor(scope: Construct, id: string, props: PortasStackProps) {
    super(scope, id, props)
    for (const capacidade of props.capacidades) this.addStackDependency(capacidade)
    props.aplicacao.api.abrir(this)
    props.aplicacao.tempoReal.abrir(this)
  }
}
