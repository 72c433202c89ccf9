import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { AplicacaoStack } from './aplicacao-stack.ts'
import type { CapacidadeStack } from './capacidade-stack.ts'
import { reconhecer } from './reconhecimentos.ts'

interface PortasStackProps extends StackProps {
  readonly aplicacao: AplicacaoStack
  readonly capacidades: Iterable<CapacidadeStack>
}

/** The routes and the stages of both APIs: deployed when every capability's functions stand. */
export class PortasStack extends Stack {
  constructor(scope: Construct, id: string, props: PortasStackProps) {
    super(scope, id, props)
    for (const capacidade of props.capacidades) this.addStackDependency(capacidade)
    props.aplicacao.api.abrir(this)
    props.aplicacao.tempoReal.abrir(this)
    reconhecer(this, 'portas')
  }
}
