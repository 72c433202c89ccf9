import type { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { AwsSolutionsChecks, HIPAASecurityChecks, NIST80053R5Checks } from 'cdk-nag'
import { beforeAll, describe, expect, test } from 'vitest'
import { conferir } from '../../lib/conferencia.ts'
import { estagio } from '../../lib/estagios.ts'
import { type Pilhas, pilhas } from '../../lib/pilhas.ts'
import { CURINGAS } from './curingas.ts'
import { completo, montar, novoApp } from './montagem.ts'

interface Declaracao {
  readonly Action: string | readonly string[]
  readonly Resource: unknown
}

const VIDEO = ['FaceLivenessSession', 'cognito-identity']

const importado = (nome: string) => ({
  'Fn::ImportValue': expect.stringMatching(`^acolhe-prod-aplicacao:ExportsOutputRef${nome}[0-9A-F]+$`),
})
const declaracoes = (modelo: Template): (Declaracao & { readonly papel: string })[] =>
  Object.entries(modelo.findResources('AWS::IAM::Policy')).flatMap(([papel, { Properties }]) =>
    (Properties.PolicyDocument as { Statement: Declaracao[] }).Statement.map((declaracao) => ({
      ...declaracao,
      papel,
    })),
  )
const cabecalho = (modelo: Template) => {
  const [recurso] = Object.values(modelo.findResources('AWS::CloudFront::ResponseHeadersPolicy'))
  const texto = JSON.stringify(recurso?.Properties)
  return (diretiva: string) => new RegExp(`${diretiva} ([^;]+);`).exec(texto)?.[1] ?? ''
}

test.each(['local', 'dev', 'prod'] as const)('%s asks for no video: nothing of it is there', (nome) => {
  const { modelos, recursos } = montar(nome)
  const tudo = JSON.stringify([...modelos.todos.values()].map((modelo) => modelo.toJSON() as unknown))
  for (const palavra of [...VIDEO, 'REGIAO_PROVA_DE_VIDA', 'prova_de_vida', 'wasm-unsafe-eval'])
    expect(tudo).not.toContain(palavra)
  expect(recursos('AWS::Cognito::IdentityPool')).toEqual([])
  const [liveness] = declaracoes(modelos.capacidades.get('kyc') ?? modelos.site)
    .filter(({ papel, Action }) => papel.includes('kycliveness') && JSON.stringify(Action).includes('rekog'))
    .map(({ Action }) => Action)
  expect(liveness).toBe('rekognition:DetectFaces')
})

describe('a stage that asks for a video', () => {
  let app: App
  let montadas: Pilhas
  let kyc: Template
  beforeAll(() => {
    app = novoApp()
    montadas = pilhas(app, {
      ...completo('prod'),
      semProvaDeVida: undefined,
      provaDeVida: { regiao: 'us-east-1' },
    })
    const pilha = montadas.capacidades.get('kyc')
    if (!pilha) throw new Error('no kyc')
    kyc = Template.fromStack(pilha)
  })

  test('lets the signed-in alone, and nobody as a guest, have keys of one role', () => {
    const [pool = {}] = Object.entries(kyc.findResources('AWS::Cognito::IdentityPool')).map(
      ([id, { Properties }]) => ({ id, Properties: Properties as unknown }),
    )
    expect(pool).toEqual({
      id: expect.any(String),
      Properties: {
        AllowClassicFlow: false,
        AllowUnauthenticatedIdentities: false,
        CognitoIdentityProviders: [
          {
            ClientId: importado('IdentidadePoolWeb'),
            ProviderName: {
              'Fn::Join': ['', ['cognito-idp.sa-east-1.amazonaws.com/', importado('IdentidadePool')]],
            },
            ServerSideTokenCheck: true,
          },
        ],
      },
    })
    const anexos = Object.values(kyc.findResources('AWS::Cognito::IdentityPoolRoleAttachment'))
    expect(anexos.map(({ Properties }) => Properties as unknown)).toEqual([
      {
        IdentityPoolId: { Ref: (pool as { id: string }).id },
        Roles: { authenticated: { 'Fn::GetAtt': [expect.stringContaining('ProvaDeVidaPapel'), 'Arn'] } },
      },
    ])
  })

  test('that role streams a video and does nothing else, for this pool and who signed in', () => {
    const papel = Object.values(kyc.findResources('AWS::IAM::Role')).find(({ Properties }) =>
      JSON.stringify(Properties).includes('cognito-identity'),
    )
    expect(papel?.Properties.AssumeRolePolicyDocument).toEqual({
      Version: '2012-10-17',
      Statement: [
        {
          Action: 'sts:AssumeRoleWithWebIdentity',
          Effect: 'Allow',
          Principal: { Federated: 'cognito-identity.amazonaws.com' },
          Condition: {
            StringEquals: {
              'cognito-identity.amazonaws.com:aud': {
                Ref: expect.stringContaining('ProvaDeVidaIdentidades'),
              },
            },
            'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': 'authenticated' },
          },
        },
      ],
    })
    expect(papel?.Properties.ManagedPolicyArns).toBeUndefined()
    expect(declaracoes(kyc).filter(({ papel: de }) => de.includes('ProvaDeVida'))).toEqual([
      {
        papel: expect.stringContaining('ProvaDeVidaPapel'),
        Action: 'rekognition:StartFaceLivenessSession',
        Effect: 'Allow',
        Resource: '*',
      },
    ])
  })

  test('two functions may ask for sessions, each for its part', () => {
    const delas = declaracoes(kyc).filter(
      ({ papel, Action }) =>
        papel.startsWith('Funcoes') && JSON.stringify(Action).includes('FaceLivenessSession'),
    )
    expect(delas).toEqual([
      {
        papel: expect.stringContaining('Papelkycprovadevida'),
        Action: 'rekognition:CreateFaceLivenessSession',
        Effect: 'Allow',
        Resource: '*',
      },
      {
        papel: expect.stringContaining('Papelkycliveness'),
        // CDK writes what has one resource as one: the selfie alone is looked at where no video is asked for.
        Action: [
          'rekognition:CompareFaces',
          'rekognition:DetectFaces',
          'rekognition:GetFaceLivenessSessionResults',
        ],
        Effect: 'Allow',
        Resource: '*',
      },
    ])
    for (const { Properties } of Object.values(kyc.findResources('AWS::Lambda::Function')))
      expect(Properties).toMatchObject({
        Environment: { Variables: { REGIAO_PROVA_DE_VIDA: 'us-east-1', REGIAO_REKOGNITION: 'sa-east-1' } },
      })
  })

  test('the page may talk to the pool, the stream and the one model, and run WebAssembly', () => {
    const ligado = cabecalho(Template.fromStack(montadas.site))
    const desligado = cabecalho(montar('prod').modelos.site)
    const palavras = (texto: string) => texto.split(' ')
    const novas = (diretiva: string) =>
      palavras(ligado(diretiva)).filter((palavra) => !palavras(desligado(diretiva)).includes(palavra))
    expect(novas('connect-src')).toEqual([
      'https://cognito-identity.sa-east-1.amazonaws.com',
      'wss://streaming-rekognition.us-east-1.amazonaws.com',
      'https://cdn.liveness.rekognition.amazonaws.com/face-detection/tensorflow-models/blazeface/1.0.2/model/',
    ])
    expect(novas('script-src')).toEqual(["'wasm-unsafe-eval'"])
    for (const diretiva of ['default-src', 'img-src', 'media-src', 'worker-src', 'frame-src'])
      expect(ligado(diretiva)).toBe(desligado(diretiva))
  })

  test('the page is told the pool, which goes and comes before the page that names it, and nothing keeps it', () => {
    const paginas = Object.values(
      Template.fromStack(montadas.site).findResources('Custom::CDKBucketDeployment'),
    )
    // Of a stack that goes before the site, forward and back: `dados` and `aplicacao` go last on the way back.
    expect(JSON.stringify(paginas)).toMatch(
      /SourceMarkers.+GetStackOutput":\{"StackName":"acolhe-prod-kyc",[^}]*"OutputName":"\w*ProvaDeVidaIdentidades/,
    )
    // Turned off, it goes first: no stack imports what goes with it, nor does it import what only it would.
    const exportadas = Object.values(kyc.findOutputs('*')).filter(({ Export }) => Export !== undefined)
    expect(JSON.stringify(exportadas)).not.toContain('ProvaDeVida')
    const importadas = (modelo: Template) => JSON.stringify(modelo.toJSON()).match(/"acolhe-prod-\w+:\w+"/g)
    const semVideo = montar('prod').modelos.capacidades.get('kyc')
    expect(semVideo && new Set(importadas(kyc))).toEqual(semVideo && new Set(importadas(semVideo)))
  })

  test.each([AwsSolutionsChecks, HIPAASecurityChecks, NIST80053R5Checks])(
    '%o finds nothing that is not acknowledged with its reason',
    (Pack) => {
      const { violations } = new Pack(app).validateScope(app)
      const findings = violations
        .map(({ ruleName }) => ruleName)
        .filter((ruleName) => !CURINGAS.some(({ pattern }) => pattern.test(ruleName)))
      expect(findings).toEqual([])
    },
  )
})

test('the embedded cloud takes no video', () => {
  expect(() => conferir({ ...estagio('local'), provaDeVida: { regiao: 'sa-east-1' } })).toThrow(
    'Estágio local, provaDeVida: a nuvem embutida não recebe o vídeo; só os estágios da AWS podem ligá-la.',
  )
})
