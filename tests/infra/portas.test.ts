import { expect, test } from 'vitest'
import { FUNCOES } from '#domain/contratos.ts'
import { montar } from './montagem.ts'

const { app, recursos, modelos } = montar('prod')
const ROTAS = recursos('AWS::ApiGatewayV2::Route')

test('one stack alone changes the two APIs, so that stacks may go side by side', () => {
  const tocam = ['Route', 'Integration', 'Stage'].flatMap((tipo) => recursos(`AWS::ApiGatewayV2::${tipo}`))
  expect(tocam.length).toBeGreaterThan(150)
  expect(new Set(tocam.map(({ pilha }) => pilha))).toEqual(new Set(['portas']))
})

test('a stage names only routes that stand before it', () => {
  const portas = modelos.todos.get('portas')
  for (const { DependsOn = [], Properties } of Object.values(
    portas?.findResources('AWS::ApiGatewayV2::Stage') ?? {},
  ) as { DependsOn?: readonly string[]; Properties: { RouteSettings: object } }[]) {
    const antes = ROTAS.filter(({ id }) => DependsOn.includes(id)).map(({ Properties: p }) => p.RouteKey)
    expect(antes).toEqual(expect.arrayContaining(Object.keys(Properties.RouteSettings)))
  }
})

test('a function is removed without asking who calls it: no stack imports its ARN', () => {
  const textos = JSON.stringify(modelos.todos.get('portas')?.toJSON())
  for (const { nome } of FUNCOES.filter((f) => f.tipo === 'http' || f.tipo === 'socket'))
    expect(textos).toContain(`-${nome}`)
  expect(textos.match(/ImportValue":"acolhe-prod-(?!aplicacao|dados)[\w-]+/g)).toBeNull()
})

test('the site goes last: its pages ask only for routes that stand', () => {
  const depoisDe = new Map(
    app.synth().stacks.map(({ id, dependencies }) => [id, dependencies.map((outra) => outra.id)]),
  )
  expect(depoisDe.get('acolhe-prod-site')).toContain('acolhe-prod-portas')
  for (const capacidade of modelos.capacidades.keys())
    expect(depoisDe.get('acolhe-prod-portas')).toContain(`acolhe-prod-${capacidade}`)
})
