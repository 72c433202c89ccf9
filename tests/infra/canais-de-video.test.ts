import { describe, expect, test } from 'vitest'
import { MAXIMO_DE_CANAIS } from '../../lib/canais-de-video.ts'
import { completo, montar, type Recurso, sintetizar } from './montagem.ts'

interface Declaracao {
  readonly Action: string | readonly string[]
}

const TIPO = 'AWS::KinesisVideo::SignalingChannel'

const declaracoes = (politica: Recurso) =>
  (politica.Properties['PolicyDocument'] as { Statement: Declaracao[] }).Statement

describe.each([
  ['dev', 2],
  ['prod', 100],
] as const)('%s', (nome, quantos) => {
  const { recursos } = montar(nome)

  test('has its channels, beside the functions of the call', () => {
    expect(recursos(TIPO).map(({ pilha, Properties }) => ({ pilha, Properties }))).toEqual(
      Array.from({ length: quantos }, (_, n) => ({
        pilha: 'sala',
        Properties: { Name: `acolhe-${nome}-${n}`, Type: 'SINGLE_MASTER' },
      })),
    )
  })

  test('lets one function ask for their relays, and no other channel’s', () => {
    const delas = recursos('AWS::IAM::Policy').flatMap((politica) =>
      declaracoes(politica)
        .filter(({ Action }) => JSON.stringify(Action).includes('kinesisvideo:'))
        .map((declaracao) => ({ politica: politica.id, ...declaracao })),
    )
    expect(delas).toEqual([
      {
        politica: expect.stringContaining('Papelverice') as string,
        Action: [
          'kinesisvideo:DescribeSignalingChannel',
          'kinesisvideo:GetIceServerConfig',
          'kinesisvideo:GetSignalingChannelEndpoint',
        ],
        Effect: 'Allow',
        Resource: {
          'Fn::Join': [
            '',
            // What follows the name is when the service made it.
            ['arn:aws:kinesisvideo:sa-east-1:', { Ref: 'AWS::AccountId' }, `:channel/acolhe-${nome}-*/*`],
          ],
        },
      },
    ])
  })

  test('tells the functions how many they are', () => {
    const ditos = recursos('AWS::Lambda::Function')
      .filter(({ pilha }) => pilha === 'sala')
      .map(({ Properties }) => Properties['Environment'])
    expect(ditos.length).toBeGreaterThan(0)
    for (const dito of ditos) expect(dito).toMatchObject({ Variables: { CANAIS_DE_VIDEO: String(quantos) } })
  })
})

test('local has none, and may ask none', () => {
  const { modelos, recursos } = montar('local')
  expect(recursos(TIPO)).toEqual([])
  const tudo = JSON.stringify([...modelos.todos.values()].map((modelo) => modelo.toJSON() as unknown))
  expect(tudo).not.toMatch(/"kinesisvideo:[A-Z]/)
})

test('as many as a stage may have fit into one stack of 500 resources', () => {
  const { modelos } = sintetizar({ ...completo('prod'), canaisDeVideo: MAXIMO_DE_CANAIS })
  const recursosDaSala = Object.keys((modelos.todos.get('sala')?.toJSON() ?? {})['Resources'] ?? {}).length
  expect(recursosDaSala).toBeGreaterThan(MAXIMO_DE_CANAIS)
  expect(recursosDaSala).toBeLessThanOrEqual(500)
})
