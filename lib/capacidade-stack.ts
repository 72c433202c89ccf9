import { Stack, type StackProps } from 'aws-cdk-lib'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import type * as sns from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import type { Capacidade } from '../domain/base/contrato.ts'
import { FUNCOES } from '../domain/contratos.ts'
import { avisarPlantao } from './plantao.ts'
import { ambiente } from './ambiente.ts'
import { type AplicacaoStack, doNucleo } from './aplicacao-stack.ts'
import { CanaisDeVideo } from './canais-de-video.ts'
import type { DadosStack } from './dados-stack.ts'
import type { Estagio } from './estagios.ts'
import { Eventos } from './eventos.ts'
import { Fluxos } from './fluxos.ts'
import { Funcoes } from './funcoes.ts'
import { conceder } from './permissoes.ts'
import { ProvaDeVida } from './prova-de-vida.ts'
import { reconhecer } from './reconhecimentos.ts'

interface CapacidadeStackProps extends StackProps {
  readonly estagio: Estagio
  readonly dados: DadosStack
  readonly aplicacao: AplicacaoStack
  readonly capacidade: Capacidade
  /** Where the alarms of its dead letters ring. */
  readonly avisos: sns.ITopic
}

/**
 * One capability: its functions with their workflow, queues, schedules and grants. A stack each, because
 * CloudFormation allows 500 resources in one.
 */
export class CapacidadeStack extends Stack {
  readonly registros: readonly ILogGroup[]
  /** The video proof of life's, in the capability that judges it, where the stage asks for one. */
  readonly identityPoolId: string | undefined

  constructor(scope: Construct, id: string, props: CapacidadeStackProps) {
    super(scope, id, props)
    const { estagio, dados, aplicacao, capacidade } = props
    const { registros: chaveDosRegistros, segredos: chaveDosSegredos } = dados.chaves
    const { pool, cliente } = aplicacao.identidade

    const funcoes = new Funcoes(this, 'Funcoes', {
      estagio,
      chaveDosRegistros,
      chaveDosSegredos,
      funcoes: FUNCOES.filter((funcao) => funcao.capacidade === capacidade && !doNucleo(funcao)),
      ambiente: {
        ...ambiente(this, { estagio, dados, tempoReal: aplicacao.tempoReal }),
        USER_POOL_ID: pool.userPoolId,
        USER_POOL_CLIENT_ID: cliente.userPoolClientId,
      },
    })
    this.registros = funcoes.registros
    new Fluxos(this, 'Fluxos', { estagio, funcoes, chaveDosRegistros })
    new Eventos(this, 'Eventos', { estagio, dados, funcoes, barramento: aplicacao.barramento })
    conceder(funcoes, aplicacao.recursos)
    aplicacao.api.permitir(funcoes)
    aplicacao.tempoReal.permitir(funcoes)
    // Beside the functions that ask them: nobody else does.
    if (capacidade === 'sala') new CanaisDeVideo(this, 'CanaisDeVideo', { estagio })
    if (capacidade === 'kyc' && estagio.provaDeVida)
      this.identityPoolId = new ProvaDeVida(this, 'ProvaDeVida', aplicacao.identidade).identityPoolId
    avisarPlantao(this, props.avisos)
    reconhecer(this, 'capacidade')
  }
}

/** The capabilities that have functions of their own, in the order of their names. */
export const capacidadesComFuncoes = (): readonly Capacidade[] =>
  [...new Set(FUNCOES.filter((f) => !doNucleo(f)).map((f) => f.capacidade))].sort()
