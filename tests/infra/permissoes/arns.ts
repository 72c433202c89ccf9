import type { Template } from 'aws-cdk-lib/assertions'

type Recursos = Readonly<Record<string, { readonly Type: string }>>

/** What the ARN of each kind of resource of ours is, by service and resource type of the authorization reference. */
const TIPOS: Readonly<Record<string, readonly [servico: string, tipo: string]>> = {
  'AWS::CloudFront::Distribution': ['cloudfront', 'distribution'],
  'AWS::Cognito::UserPool': ['cognito-idp', 'userpool'],
  'AWS::DynamoDB::GlobalTable': ['dynamodb', 'table'],
  'AWS::DynamoDB::Table': ['dynamodb', 'table'],
  'AWS::Events::EventBus': ['events', 'event-bus'],
  'AWS::Events::Rule': ['events', 'rule-on-default-event-bus'],
  'AWS::KMS::Key': ['kms', 'key'],
  'AWS::Lambda::Function': ['lambda', 'function'],
  'AWS::Logs::LogGroup': ['logs', 'log-group'],
  'AWS::Rekognition::Collection': ['rekognition', 'collection'],
  'AWS::S3::Bucket': ['s3', 'bucket'],
  'AWS::SecretsManager::Secret': ['secretsmanager', 'Secret'],
  'AWS::SNS::Topic': ['sns', 'topic'],
  'AWS::SQS::Queue': ['sqs', 'queue'],
  'AWS::StepFunctions::StateMachine': ['states', 'statemachine'],
}
/** `Ref` of these is their ARN; of every other a name. */
const REF_E_ARN = new Set([
  'AWS::SecretsManager::Secret',
  'AWS::SNS::Topic',
  'AWS::StepFunctions::StateMachine',
])
const PSEUDO: Readonly<Record<string, string>> = {
  'AWS::AccountId': '111122223333',
  'AWS::Partition': 'aws',
  'AWS::Region': 'sa-east-1',
  'AWS::URLSuffix': 'amazonaws.com',
}

/** The ARN of a resource type, from its pattern in the authorization reference. */
type Padrao = (servico: string, tipo: string) => Promise<string>

/** Resolves what a template says of a resource to an ARN of the shape it will have, each id standing for its name. */
export class Arns {
  private readonly exportados = new Map<string, readonly [recursos: Recursos, valor: unknown]>()

  constructor(
    modelos: ReadonlyMap<string, Template>,
    private readonly padrao: Padrao,
  ) {
    for (const modelo of modelos.values()) {
      const { Resources, Outputs = {} } = modelo.toJSON() as {
        Resources: Recursos
        Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }>
      }
      for (const { Value, Export } of Object.values(Outputs))
        if (Export) this.exportados.set(Export.Name, [Resources, Value])
    }
  }

  async de(valor: unknown, recursos: Recursos): Promise<string> {
    if (typeof valor === 'string') return valor
    const [[funcao, argumento] = ['', undefined]] = Object.entries(valor as Record<string, unknown>)
    if (funcao === 'Ref') return this.ref(String(argumento), recursos)
    if (funcao === 'Fn::GetAtt') {
      const [id, atributo] = argumento as readonly [string, string]
      return this.atributo(id, atributo, recursos)
    }
    if (funcao === 'Fn::Join') {
      const [entre, partes] = argumento as readonly [string, readonly unknown[]]
      return (await Promise.all(partes.map(async (parte) => this.de(parte, recursos)))).join(entre)
    }
    if (funcao === 'Fn::Sub')
      return String(argumento).replace(/\$\{([^}]+)\}/g, (_, nome: string) => PSEUDO[nome] ?? nome)
    if (funcao === 'Fn::ImportValue') {
      const [dela, dito] = this.exportados.get(String(argumento)) ?? []
      if (!dela) throw new Error(`Nobody exports ${String(argumento)}`)
      return this.de(dito, dela)
    }
    throw new Error(`${funcao} is not resolved here`)
  }

  private async ref(id: string, recursos: Recursos): Promise<string> {
    const tipo = recursos[id]?.Type ?? ''
    return REF_E_ARN.has(tipo) ? this.doTipo(tipo, id) : (PSEUDO[id] ?? id)
  }

  private async atributo(id: string, atributo: string, recursos: Recursos): Promise<string> {
    const tipo = recursos[id]?.Type ?? ''
    if (atributo === 'StreamArn') return `${await this.doTipo(tipo, id)}/stream/1`
    if (!atributo.endsWith('Arn')) return id
    // CloudFormation tells the ARN of a log group with its streams.
    return `${await this.doTipo(tipo, id)}${tipo === 'AWS::Logs::LogGroup' ? ':*' : ''}`
  }

  private async doTipo(tipo: string, id: string): Promise<string> {
    const [servico, recurso] = TIPOS[tipo] ?? []
    if (!servico || !recurso) throw new Error(`The ARN of ${tipo} is not written down`)
    const molde = await this.padrao(servico, recurso)
    return molde.replace(
      /\$\{(\w+)\}/g,
      (_, nome: string) => PSEUDO[`AWS::${nome}`] ?? PSEUDO[`AWS::${nome}Id`] ?? id,
    )
  }
}

/** What one placeholder of a pattern stands for: the name of a bucket has no slash, anything else may. */
const partes = (molde: string): string => molde.replace(/\$\{BucketName\}/g, '?').replace(/\$\{\w+\}/g, '*')

/** Whether something has a name that both say, `*` standing for any text. */
export function seEncontram(arn: string, molde: string): boolean {
  const vistos = new Map<string, boolean>()
  const b = partes(molde)
  const anda = (i: number, j: number): boolean => {
    const chave = `${i} ${j}`
    const visto = vistos.get(chave)
    if (visto !== undefined) return visto
    vistos.set(chave, false)
    const resposta = passo(i, j)
    vistos.set(chave, resposta)
    return resposta
  }
  const passo = (i: number, j: number): boolean => {
    const [x, y] = [arn[i], b[j]]
    if (x === undefined && y === undefined) return true
    if (x === '*' && (anda(i + 1, j) || (y !== undefined && anda(i, j + 1)))) return true
    if (y === '*' && (anda(i, j + 1) || (x !== undefined && anda(i + 1, j)))) return true
    if (y === '?' && (anda(i, j + 1) || (x !== undefined && x !== '/' && anda(i + 1, j)))) return true
    return x !== undefined && x === y && anda(i + 1, j + 1)
  }
  return anda(0, 0)
}
