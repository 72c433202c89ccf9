import { ArnFormat, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import * as iam from 'aws-cdk-lib/aws-iam'
import type * as kms from 'aws-cdk-lib/aws-kms'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import * as logs from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { type Funcao, handlerPath, memoriaDe } from '../domain/base/contrato.ts'
import { assetFolder } from './bundle.ts'
import { alvoDe, construidoDe } from './construir-estagio.ts'
import type { Estagio } from './estagios.ts'
import { retencaoDosRegistros } from './logs.ts'

interface FuncoesProps {
  readonly estagio: Estagio
  readonly ambiente: Readonly<Record<string, string>>
  readonly funcoes: readonly Funcao[]
  readonly chaveDosRegistros: kms.IKey
  /** Encrypts the environment, where the edge's proof stands: whoever may list functions may not read it. */
  readonly chaveDosSegredos: kms.IKey
}

/** One Lambda for each function given, with the shared environment and a role that can only write its log. */
export class Funcoes extends Construct {
  readonly declaradas: readonly Funcao[]
  /** Where they log, one group for each capability. */
  readonly registros: readonly logs.ILogGroup[]
  private readonly byName = new Map<string, lambda.Function>()

  constructor(scope: Construct, id: string, props: FuncoesProps) {
    super(scope, id)
    this.declaradas = props.funcoes
    const alvo = alvoDe(construidoDe(this, props.estagio))
    const codes = new Map<string, lambda.Code>()
    const codeOf = (funcao: Funcao): lambda.Code => {
      const folder = assetFolder(funcao, alvo)
      const known = codes.get(folder) ?? lambda.Code.fromAsset(folder)
      codes.set(folder, known)
      return known
    }
    const groups = new Map<string, logs.LogGroup>()
    const groupOf = (capacidade: string): logs.LogGroup => {
      const known =
        groups.get(capacidade) ??
        new logs.LogGroup(this, `Registro-${capacidade}`, {
          retention: retencaoDosRegistros(props.estagio),
          encryptionKey: props.chaveDosRegistros,
          removalPolicy: props.estagio.nome === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
        })
      groups.set(capacidade, known)
      return known
    }

    for (const funcao of this.declaradas) {
      const logGroup = groupOf(funcao.capacidade)
      const role = new iam.Role(this, `Papel-${funcao.nome}`, {
        assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
        description: funcao.resumo.slice(0, 200),
      })
      role.addToPolicy(
        new iam.PolicyStatement({
          actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
          resources: [logGroup.logGroupArn],
        }),
      )
      const fn = new lambda.Function(this, funcao.nome, {
        functionName: nomeDaFuncao(props.estagio, funcao),
        description: funcao.resumo,
        code: codeOf(funcao),
        handler: `${handlerPath(funcao)}.handler`,
        runtime: lambda.Runtime.NODEJS_24_X,
        architecture: lambda.Architecture.ARM_64,
        memorySize: memoriaDe(funcao),
        timeout: Duration.seconds(funcao.tempo ?? 15),
        environment: { ...props.ambiente },
        environmentEncryption: props.chaveDosSegredos,
        reservedConcurrentExecutions: props.estagio.concorrencia[funcao.nome],
        logGroup,
        role,
      })
      this.byName.set(funcao.nome, fn)
    }
    this.registros = [...groups.values()]
  }

  /** The Lambda of a declared function. */
  of(funcao: Pick<Funcao, 'nome'>): lambda.Function {
    const fn = this.byName.get(funcao.nome)
    if (!fn) throw new Error(`Função "${funcao.nome}" não é desta pilha.`)
    return fn
  }

  /** Declared functions of one kind, each with its Lambda. */
  *ofType<T extends Funcao['tipo']>(tipo: T): Generator<[Extract<Funcao, { tipo: T }>, lambda.Function]> {
    for (const funcao of this.declaradas) if (isType(funcao, tipo)) yield [funcao, this.of(funcao)]
  }

  /** Name of a function's ARN in a state machine's definition: `kyc-ocr` → `KycOcrArn`. */
  static placeholder(nome: string): string {
    const pascal = nome.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase())
    return `${pascal}Arn`
  }
}

/** Fixed, so that what names a function of another stack does not keep it from being removed. */
export const nomeDaFuncao = ({ nome }: Estagio, funcao: Pick<Funcao, 'capacidade' | 'nome'>): string =>
  `acolhe-${nome}-${funcao.capacidade}-${funcao.nome}`

/**
 * A function of another stack of the same stage. Who may call it stands beside it and not where it is called from: a
 * permission for each route would fill that stack.
 */
export function funcaoPeloNome(scope: Construct, estagio: Estagio, funcao: Funcao): lambda.IFunction {
  const functionArn = Stack.of(scope).formatArn({
    service: 'lambda',
    resource: 'function',
    resourceName: nomeDaFuncao(estagio, funcao),
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  })
  return lambda.Function.fromFunctionAttributes(scope, `Funcao-${funcao.nome}`, {
    functionArn,
    // Said outright: with an account named in the stage, CDK would take the function for one of this stack's.
    sameEnvironment: false,
    skipPermissions: true,
  })
}

const isType = <T extends Funcao['tipo']>(funcao: Funcao, tipo: T): funcao is Extract<Funcao, { tipo: T }> =>
  funcao.tipo === tipo
