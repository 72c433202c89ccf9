import { Template } from 'aws-cdk-lib/assertions'
import { loadConfigFromFile } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import type { Estagio } from '../../lib/estagios.ts'
import { pilhas } from '../../lib/pilhas.ts'
import { completo, montar, novoApp } from './montagem.ts'

interface Declaracao {
  readonly Action: string | readonly string[]
  readonly Resource: unknown
}

function doBedrock(modelo: Template): Declaracao[] {
  return Object.values(modelo.findResources('AWS::IAM::Policy'))
    .flatMap(({ Properties }) => (Properties.PolicyDocument as { Statement: Declaracao[] }).Statement)
    .filter(({ Action }) => JSON.stringify(Action).includes('bedrock:'))
}

const daConta = (recurso: string) => ({
  'Fn::Join': ['', ['arn:aws:bedrock:sa-east-1:', { Ref: 'AWS::AccountId' }, `:${recurso}`]],
})

afterEach(() => vi.unstubAllEnvs())

/** What the screens are built with: they offer an AI exactly where a model answers. */
test.each([
  ['local', {}, 'false'],
  ['local', { MODELO_TRIAGEM: 'v.m-v1:0', AWS_ENDPOINT_URL_BEDROCK_RUNTIME: 'http://127.0.0.1:9' }, 'true'],
  ['dev', {}, 'true'],
  ['prod', {}, 'true'],
] as const)('the pages of %s %o are built with the AI of the triage: %s', async (nome, ambiente, temIa) => {
  for (const [chave, valor] of Object.entries({ ESTAGIO: nome, ...ambiente })) vi.stubEnv(chave, valor)
  const lida = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'web/vite.config.ts')
  expect(lida?.config.define).toMatchObject({ IA_NA_TRIAGEM: temIa })
})

test('the local stage names no model: nobody may ask one', () => {
  const { modelos } = montar('local')
  expect([...modelos.todos.values()].flatMap(doBedrock)).toEqual([])
  const [funcao] = Object.values(
    modelos.capacidades.get('triagem')?.findResources('AWS::Lambda::Function') ?? {},
  )
  expect(funcao?.Properties).toMatchObject({
    Environment: { Variables: { MODELO_TRIAGEM: 'nenhum', GUARDRAIL_TRIAGEM: 'nenhum' } },
  })
})

test('prod names one that answers from any region: at home, through its profile, and where no region is named', () => {
  const { modelos } = montar('prod')
  expect([...modelos.todos.values()].flatMap(doBedrock)).toEqual([
    {
      Action: 'bedrock:InvokeModel',
      Effect: 'Allow',
      Resource: [
        'arn:aws:bedrock:::foundation-model/anthropic.claude-haiku-4-5-20251001-v1:0',
        'arn:aws:bedrock:sa-east-1::foundation-model/anthropic.claude-haiku-4-5-20251001-v1:0',
        daConta('inference-profile/global.anthropic.claude-haiku-4-5-20251001-v1:0'),
      ],
    },
  ])
})

test('a stage that names one: the triage alone may ask that model, through its profile and guardrail', () => {
  const comModelo: Estagio = {
    ...completo('prod'),
    modeloDaTriagem: {
      modelo: 'vendor.model-v1:0',
      perfil: 'sa',
      regioes: ['sa-east-1', 'us-east-1'],
      guardrail: { id: 'gr123', versao: '7' },
    },
  }
  const { capacidades } = pilhas(novoApp(), comModelo)
  const modelos = new Map([...capacidades].map(([nome, pilha]) => [nome, Template.fromStack(pilha)]))
  const triagem = modelos.get('triagem')
  expect([...modelos.values()].flatMap(doBedrock)).toEqual([
    {
      Action: 'bedrock:InvokeModel',
      Effect: 'Allow',
      Resource: [
        'arn:aws:bedrock:sa-east-1::foundation-model/vendor.model-v1:0',
        'arn:aws:bedrock:us-east-1::foundation-model/vendor.model-v1:0',
        daConta('inference-profile/sa.vendor.model-v1:0'),
      ],
    },
    { Action: 'bedrock:ApplyGuardrail', Effect: 'Allow', Resource: daConta('guardrail/gr123') },
  ])
  expect(triagem && doBedrock(triagem)).toHaveLength(2)
  const [funcao] = Object.values(triagem?.findResources('AWS::Lambda::Function') ?? {})
  expect(funcao?.Properties).toMatchObject({
    Environment: {
      Variables: { MODELO_TRIAGEM: 'sa.vendor.model-v1:0', GUARDRAIL_TRIAGEM: 'gr123:7' },
    },
  })
})
