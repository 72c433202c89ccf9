import { expect, test } from 'vitest'
import { httpPath } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { estagio } from '../../lib/estagios.ts'
import { montar } from './montagem.ts'

const { recursos } = montar('prod')

interface Limites {
  readonly ThrottlingRateLimit: number
  readonly ThrottlingBurstLimit: number
}

const [http, socket] = ['$default', 'ws'].map((nome) => {
  const estagios = recursos('AWS::ApiGatewayV2::Stage')
  const { pilha, Properties } = estagios.find((recurso) => recurso.Properties.StageName === nome) ?? {
    pilha: undefined,
    Properties: undefined,
  }
  const rotas = (Properties?.RouteSettings ?? {}) as Readonly<Record<string, Limites>>
  return { pilha, comum: Properties?.DefaultRouteSettings as Limites | undefined, rotas }
})

test('both APIs open after the routes whose pace they name', () => {
  expect([http?.pilha, socket?.pilha]).toEqual(['portas', 'portas'])
  expect([http?.comum, socket?.comum]).toEqual([
    { ThrottlingRateLimit: 300, ThrottlingBurstLimit: 600 },
    { ThrottlingRateLimit: 300, ThrottlingBurstLimit: 600 },
  ])
  const chaves = recursos('AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties.RouteKey)
  for (const rota of Object.keys({ ...http?.rotas, ...socket?.rotas })) expect(chaves).toContain(rota)
})

test('what anybody may call is slower than what the queue and the money wait for', () => {
  const { essenciais } = estagio('prod')
  const ritmo = (rota: string) => (http?.rotas[rota] ?? http?.comum)?.ThrottlingRateLimit
  for (const f of FUNCOES) {
    if (f.tipo !== 'http') continue
    const devido = essenciais.includes(f.nome) ? 1000 : f.acesso.nivel === 'publico' ? 100 : 300
    expect([f.nome, ritmo(`${f.metodo} ${httpPath(f)}`)]).toEqual([f.nome, devido])
  }
  expect(
    Object.fromEntries(Object.entries(socket?.rotas ?? {}).map(([rota, r]) => [rota, r.ThrottlingRateLimit])),
  ).toEqual({
    heartbeat: 1000,
    sinal: 1000,
    $default: 20,
  })
})

test('what anybody may call cannot take the concurrency that the rest shares', () => {
  const { concorrencia } = estagio('prod')
  const reservada = Object.values(concorrencia).reduce((a, b) => a + b, 0)
  expect(1000 - reservada).toBeGreaterThanOrEqual(500)
  for (const nome of ['accept-consulta', 'webhook-cartao'])
    expect(concorrencia[nome]).toBeGreaterThanOrEqual(20)
})

test('dead letters come only from the queue they belong to', () => {
  const filas = recursos('AWS::SQS::Queue')
  const mortas = filas.filter(({ Properties }) => String(Properties.QueueName).includes('-falhas-'))
  const deFluxo = FUNCOES.filter(({ tipo }) => tipo === 'stream').map(({ nome }) => nome)
  expect(mortas.length).toBeGreaterThan(deFluxo.length)
  const politicas = mortas.map(({ Properties }) => {
    const consumidor = String(Properties.QueueName).split('-falhas-')[1] ?? ''
    const { redrivePermission, sourceQueueArns = [] } = Properties.RedriveAllowPolicy as {
      redrivePermission: string
      sourceQueueArns?: readonly unknown[]
    }
    const donas = filas.filter(({ Properties: p }) => p.QueueName === `acolhe-prod-fila-${consumidor}`)
    const daDona = sourceQueueArns.map((arn) =>
      JSON.stringify(arn).includes(`:acolhe-prod-fila-${consumidor}"`),
    )
    return [consumidor, redrivePermission, daDona, donas.length]
  })
  expect(politicas).toEqual(
    politicas.map(([consumidor]) =>
      deFluxo.includes(String(consumidor))
        ? [consumidor, 'denyAll', [], 0]
        : [consumidor, 'byQueue', [true], 1],
    ),
  )
})
