import { readFileSync } from 'node:fs'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { CLOUDFORMATION } from '../../bancadas/implantacao/aws/cloudformation.ts'
import { Deployments } from '../../bancadas/implantacao/aws/deployments.ts'
import { montar } from './montagem.ts'

type Modelo = Readonly<Record<string, unknown>>
const CAPACIDADES = ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM', 'CAPABILITY_AUTO_EXPAND']
const { app, modelos } = montar('prod')
const PILHAS = app.synth().stacks.map(({ stackName, template, dependencies, environment }) => ({
  nome: stackName,
  modelo: template as Modelo,
  regiao: environment.region === 'us-east-1' ? 'us-east-1' : 'sa-east-1',
  depois: dependencies.map(({ id }) => id),
}))
type Pilha = (typeof PILHAS)[number]

test('the document names every stack', () => {
  const documento = readFileSync(path.resolve(import.meta.dirname, '../../docs/implantacao.md'), 'utf8')
  const ordem = documento.split('\n## Ordem\n')[1]?.split('\n## ')[0] ?? ''
  const compartilhadas = [...modelos.todos.keys()].filter((parte) => !modelos.capacidades.has(parte))
  expect(compartilhadas.filter((parte) => !ordem.includes(`\`${parte}\``))).toEqual([])
})

/** An account that refuses what AWS refuses, with everything the templates name uploaded. */
function conta() {
  const deployments = new Deployments()
  for (const regiao of ['sa-east-1', 'us-east-1'])
    deployments.cloud.parameters.set(`${regiao}//cdk-bootstrap/hnb659fds/version`, '30')
  const zip = Buffer.from(zipSync({ 'index.html': strToU8('<p></p>'), 'assets/a.js': strToU8('0') }))
  for (const { modelo } of PILHAS)
    for (const [, chave] of JSON.stringify(modelo).matchAll(/"([0-9a-f]{64}\.(?:zip|json))"/g))
      for (const regiao of ['sa-east-1', 'us-east-1'])
        deployments.cloud.objects.set(`cdk-hnb659fds-assets-111122223333-${regiao}/${chave}`, zip)
  return deployments
}

const pedir = (deployments: Deployments, regiao: string, operacao: string, entrada: object) =>
  CLOUDFORMATION[operacao]?.(deployments, regiao, entrada as Record<string, unknown>) as Record<
    string,
    unknown
  >

/** Creates or updates one stack to its end; its status, or what its change set refused. */
async function implantar(
  deployments: Deployments,
  pilha: Pilha,
  modelo: Modelo = pilha.modelo,
): Promise<string> {
  const { nome, regiao } = pilha
  const de_pe = deployments.find(nome, regiao)
  const entrada = { StackName: nome, ChangeSetName: 'ensaio' }
  deployments.cloud.objects.set('modelos/um', Buffer.from(JSON.stringify(modelo)))
  pedir(deployments, regiao, 'CreateChangeSet', {
    ...entrada,
    ChangeSetType: de_pe && de_pe.status !== 'REVIEW_IN_PROGRESS' ? 'UPDATE' : 'CREATE',
    TemplateURL: 'https://s3.sa-east-1.amazonaws.com/modelos/um',
    Capabilities: CAPACIDADES,
    Parameters: [],
  })
  const { Status, StatusReason } = pedir(deployments, regiao, 'DescribeChangeSet', entrada)
  if (Status === 'FAILED') return String(StatusReason)
  pedir(deployments, regiao, 'ExecuteChangeSet', entrada)
  return fim(deployments, nome, regiao)
}

/** Waits until nothing of a stack is going on. */
async function fim(deployments: Deployments, nome: string, regiao: string): Promise<string> {
  const pilha = deployments.get(nome, regiao)
  await expect.poll(() => pilha.busy, { interval: 5, timeout: 30_000 }).toBe(false)
  return pilha.status
}

async function apagar(deployments: Deployments, { nome, regiao }: Pilha): Promise<string> {
  const { id } = deployments.get(nome, regiao)
  pedir(deployments, regiao, 'DeleteStack', { StackName: id })
  return fim(deployments, id, regiao)
}

const pilhaDe = (parte: string): Pilha => {
  const achada = PILHAS.find(({ nome }) => nome === `acolhe-prod-${parte}`)
  if (!achada) throw new Error(`Não há a pilha ${parte}`)
  return achada
}

describe('production, in an account that refuses what AWS refuses', () => {
  let deployments: Deployments
  beforeAll(() => {
    deployments = conta()
  })

  test('each stack fails at its last resource, leaves nothing in the way, and stands at the next try', async () => {
    for (const pilha of PILHAS) {
      deployments.failure = (nome, recurso, acao) =>
        acao === 'create' && recurso === deployments.lastOf(nome, 'create') ? 'Falha do ensaio.' : undefined
      expect([pilha.nome, await implantar(deployments, pilha)]).toEqual([pilha.nome, 'ROLLBACK_COMPLETE'])
      deployments.failure = () => undefined
      expect([pilha.nome, await apagar(deployments, pilha)]).toEqual([pilha.nome, 'DELETE_COMPLETE'])
      expect([pilha.nome, await implantar(deployments, pilha)]).toEqual([pilha.nome, 'CREATE_COMPLETE'])
    }
  })

  test('the same again changes nothing', async () => {
    for (const pilha of PILHAS)
      expect(await implantar(deployments, pilha)).toContain("didn't contain changes")
  })

  test('a route whose pace the stage names goes with it', async () => {
    const portas = pilhaDe('portas')
    const modelo = structuredClone(portas.modelo) as {
      Resources: Record<string, { Type: string; DependsOn?: string[]; Properties: Record<string, unknown> }>
    }
    const recursos = Object.entries(modelo.Resources)
    const chave = 'POST /api/erros-navegador'
    const [rota] = recursos.find(([, { Properties }]) => Properties.RouteKey === chave) ?? []
    expect(rota).toBeDefined()
    delete modelo.Resources[rota ?? '']
    for (const [, recurso] of recursos) {
      if (recurso.DependsOn) recurso.DependsOn = recurso.DependsOn.filter((id) => id !== rota)
      if (recurso.Type === 'AWS::ApiGatewayV2::Stage')
        delete (recurso.Properties.RouteSettings as Record<string, unknown> | undefined)?.[chave]
    }
    expect(await implantar(deployments, portas, modelo)).toBe('UPDATE_COMPLETE')
    const rotas = deployments.cloud
      .all('AWS::ApiGatewayV2::Route')
      .map(({ properties }) => properties.RouteKey)
    expect(rotas).not.toContain(chave)
  })

  test('it goes in the other order, is refused in this one, and is made anew beside what was kept', async () => {
    expect(await apagar(deployments, pilhaDe('dados'))).toBe('DELETE_FAILED')
    expect(deployments.get('acolhe-prod-dados', 'sa-east-1').reason).toMatch(
      /Cannot delete export .+ as it is in use by/,
    )
    for (const pilha of [...PILHAS].reverse())
      expect([pilha.nome, await apagar(deployments, pilha)]).toEqual([pilha.nome, 'DELETE_COMPLETE'])
    for (const pilha of PILHAS)
      expect([pilha.nome, await implantar(deployments, pilha)]).toEqual([pilha.nome, 'CREATE_COMPLETE'])
  })
})

describe('going back from a version that added what the others read of `dados`', () => {
  const ENTREGA = readFileSync(
    path.resolve(import.meta.dirname, '../../.github/workflows/entrega.yml'),
    'utf8',
  )
  const voltas =
    /for pilhas in ('.+); do/
      .exec(ENTREGA)?.[1]
      ?.split(' ')
      .map((um) => um.slice(1, -1)) ?? []
  const escolhe = (glob: string, parte: string) =>
    glob.startsWith('!') ? !glob.slice(2, -1).split('|').includes(parte) : glob === '*' || glob === parte
  const ALGUMAS = PILHAS.filter(({ nome }) => /-(?:dados|aplicacao|observabilidade|acesso)$/.test(nome))
  const nova = (pilha: Pilha): Pilha => {
    const modelo = structuredClone(pilha.modelo) as Record<'Resources' | 'Outputs', Record<string, unknown>>
    const exporta = { Name: 'acolhe-prod-dados:Novo' }
    if (pilha.nome.endsWith('-dados')) modelo.Outputs.Novo = { Value: 'novo', Export: exporta }
    if (pilha.nome.endsWith('-acesso'))
      modelo.Resources.Le = {
        Type: 'AWS::SQS::Queue',
        Properties: { QueueName: { 'Fn::ImportValue': exporta.Name } },
      }
    return { ...pilha, modelo }
  }

  test('the stacks that read it go first, and it is gone: in the order of a deployment it would be refused', async () => {
    const deployments = conta()
    for (const pilha of ALGUMAS) await implantar(deployments, pilha)
    for (const pilha of ALGUMAS) await implantar(deployments, nova(pilha))
    expect(await implantar(deployments, pilhaDe('dados'))).toBe('UPDATE_ROLLBACK_COMPLETE')
    for (const glob of voltas)
      for (const pilha of ALGUMAS.filter(({ nome }) => escolhe(glob, nome.replace('acolhe-prod-', ''))))
        expect([pilha.nome, await implantar(deployments, pilha)]).toEqual([
          pilha.nome,
          expect.stringMatching(/^UPDATE_COMPLETE$|didn't contain changes/),
        ])
    expect(deployments.get('acolhe-prod-dados', 'sa-east-1').status).toBe('UPDATE_COMPLETE')
  })
})

describe('what that account refuses', () => {
  const fila = (propriedades: object = {}, tipo = 'AWS::SQS::Queue') => ({
    Resources: { Fila: { Type: tipo, Properties: propriedades } },
  })
  const uma = (modelo: Modelo, nome = 'uma'): Pilha => ({ nome, modelo, regiao: 'sa-east-1', depois: [] })

  test.each<[string, Modelo, string]>([
    ['a type nobody knows', fila({}, 'AWS::SQS::Quene'), 'Unrecognized resource types: [AWS::SQS::Quene]'],
    [
      'a name that refers to nothing',
      fila({ QueueName: { Ref: 'Nada' } }),
      'Unresolved resource dependencies [Nada]',
    ],
    [
      'an attribute the type has not',
      { ...fila(), Outputs: { Saida: { Value: { 'Fn::GetAtt': ['Fila', 'Cor'] } } } },
      'does not support attribute type Cor',
    ],
    [
      'two that need each other',
      {
        Resources: {
          A: { Type: 'AWS::SQS::Queue', DependsOn: 'B' },
          B: { Type: 'AWS::SQS::Queue', DependsOn: 'A' },
        },
      },
      'Circular dependency',
    ],
    [
      'more than 500 resources',
      {
        Resources: Object.fromEntries(
          Array.from({ length: 501 }, (_, i) => [`F${i}`, { Type: 'AWS::SQS::Queue' }]),
        ),
      },
      'Number of resources, 501, is greater than maximum allowed, 500',
    ],
    [
      'more than a megabyte',
      { ...fila(), Description: 'x'.repeat(1_000_001) },
      'may not exceed 1000000 bytes',
    ],
    [
      'a parameter without a value',
      { ...fila(), Parameters: { P: { Type: 'String' } } },
      'Parameters: [P] must have values',
    ],
  ])('%s', async (_nome, modelo, frase) => {
    await expect(implantar(conta(), uma(modelo))).rejects.toThrow(frase)
  })

  test('a parameter the template has not', () => {
    const deployments = conta()
    deployments.cloud.objects.set('modelos/um', Buffer.from(JSON.stringify(fila())))
    expect(() =>
      pedir(deployments, 'sa-east-1', 'CreateChangeSet', {
        StackName: 'uma',
        ChangeSetName: 'ensaio',
        ChangeSetType: 'CREATE',
        TemplateURL: 'https://s3.sa-east-1.amazonaws.com/modelos/um',
        Capabilities: CAPACIDADES,
        Parameters: [{ ParameterKey: 'Outro', ParameterValue: '1' }],
      }),
    ).toThrow('Parameters: [Outro] do not exist in the template')
  })

  test.each<[string, Modelo, string]>([
    ['a misspelt property', fila({ NomeDaFila: 'x' }), 'AWS::EarlyValidation'],
    ['a value of another kind', fila({ VisibilityTimeout: 'muito' }), 'AWS::EarlyValidation'],
    [
      'an export nobody has',
      fila({ QueueName: { 'Fn::ImportValue': 'nada' } }),
      'No export named nada found',
    ],
  ])('%s, before anything is made', async (_nome, modelo, frase) => {
    expect(await implantar(conta(), uma(modelo))).toContain(frase)
  })

  test('a name that was kept', async () => {
    const deployments = conta()
    const registro = {
      Resources: {
        R: { Type: 'AWS::Logs::LogGroup', DeletionPolicy: 'Retain', Properties: { LogGroupName: 'um' } },
      },
    }
    expect(await implantar(deployments, uma(registro))).toBe('CREATE_COMPLETE')
    expect(await apagar(deployments, uma(registro))).toBe('DELETE_COMPLETE')
    expect(await implantar(deployments, uma(registro, 'outra'))).toContain('AWS::EarlyValidation')
  })

  test('the deletion of what is protected', async () => {
    const deployments = conta()
    await implantar(deployments, uma(fila()))
    pedir(deployments, 'sa-east-1', 'UpdateTerminationProtection', {
      StackName: 'uma',
      EnableTerminationProtection: 'true',
    })
    expect(() => pedir(deployments, 'sa-east-1', 'DeleteStack', { StackName: 'uma' })).toThrow(
      'TerminationProtection',
    )
  })

  test('a socket’s log where the account names no role for it, and a route twice', async () => {
    const api = {
      Type: 'AWS::ApiGatewayV2::Api',
      Properties: { Name: 'a', ProtocolType: 'WEBSOCKET', RouteSelectionExpression: '$request.body.acao' },
    }
    const ApiId = { Ref: 'Api' }
    const estagio = {
      Type: 'AWS::ApiGatewayV2::Stage',
      Properties: {
        ApiId,
        StageName: 'ws',
        AccessLogSettings: { DestinationArn: 'arn:aws:logs:x', Format: '{}' },
      },
    }
    const deployments = conta()
    expect(await implantar(deployments, uma({ Resources: { Api: api, Estagio: estagio } }))).toBe(
      'ROLLBACK_COMPLETE',
    )
    expect(
      deployments
        .get('uma', 'sa-east-1')
        .events.some(({ reason }) => reason?.includes('CloudWatch Logs role ARN must be set')),
    ).toBe(true)
    const integracao = {
      Type: 'AWS::ApiGatewayV2::Integration',
      Properties: { ApiId, IntegrationType: 'MOCK' },
    }
    const rota = {
      Type: 'AWS::ApiGatewayV2::Route',
      Properties: {
        ApiId,
        RouteKey: 'oi',
        Target: { 'Fn::Join': ['/', ['integrations', { Ref: 'Integracao' }]] },
      },
    }
    const duas = { Resources: { Api: api, Integracao: integracao, Uma: rota, Outra: rota } }
    expect(await implantar(deployments, uma(duas, 'duas'))).toBe('ROLLBACK_COMPLETE')
    expect(
      deployments
        .get('duas', 'sa-east-1')
        .events.some(({ reason }) => reason?.includes('already exists for this API')),
    ).toBe(true)
  })

  const comLite = (pool: object, cliente: object) => ({
    Resources: {
      Pool: { Type: 'AWS::Cognito::UserPool', Properties: { UserPoolTier: 'LITE', ...pool } },
      Cliente: {
        Type: 'AWS::Cognito::UserPoolClient',
        Properties: { UserPoolId: { Ref: 'Pool' }, ...cliente },
      },
    },
  })
  const ROTACAO = { RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 } }
  test.each<[string, Modelo, string | undefined]>([
    ['nothing more', comLite({}, {}), undefined],
    [
      'a say in access tokens',
      comLite({ LambdaConfig: { PreTokenGenerationConfig: { LambdaArn: 'a', LambdaVersion: 'V2_0' } } }, {}),
      'LITE pricing tier configured: Access Token Customization',
    ],
    ['rotation', comLite({}, ROTACAO), 'LITE pricing tier configured: Refresh Token Rotation'],
    [
      'threat protection',
      comLite({ UserPoolTier: 'ESSENTIALS', UserPoolAddOns: { AdvancedSecurityMode: 'ENFORCED' } }, {}),
      'ESSENTIALS pricing tier configured: Threat Protection',
    ],
    [
      'rotation beside the older call',
      comLite(
        { UserPoolTier: 'ESSENTIALS' },
        { ...ROTACAO, ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'] },
      ),
      'ALLOW_REFRESH_TOKEN_AUTH cannot be allowed',
    ],
  ])('of a pool’s plan: %s', async (_nome, modelo, frase) => {
    const deployments = conta()
    expect(await implantar(deployments, uma(modelo))).toBe(frase ? 'ROLLBACK_COMPLETE' : 'CREATE_COMPLETE')
    const { events } = deployments.get('uma', 'sa-east-1')
    const dito = events.find(({ status }) => status === 'CREATE_FAILED')?.reason ?? ''
    expect([dito !== '', dito.includes(frase ?? '')]).toEqual([frase !== undefined, true])
  })

  test('concurrency a new account has not', async () => {
    const deployments = conta()
    deployments.cloud.settings.concurrency = 10
    const falhou = []
    for (const pilha of PILHAS) {
      if ((await implantar(deployments, pilha)) === 'CREATE_COMPLETE') continue
      falhou.push(
        deployments.get(pilha.nome, pilha.regiao).events.find(({ status }) => status === 'CREATE_FAILED')
          ?.reason,
      )
      break
    }
    expect(falhou).toEqual([
      expect.stringContaining('UnreservedConcurrentExecution below its minimum value of [100]'),
    ])
  })
})
