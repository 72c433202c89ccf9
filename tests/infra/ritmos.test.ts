import { expect, test } from 'vitest'
import { httpPath } from '#domain/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { estagio } from '../../lib/estagios.ts'
import { montar } from './montagem.ts'

const { recursos } = montar('prod')

interface Limites {
  readonly ThrottlingRateLimit: number
  readonly ThrottlingBurstLimit: number
}

const [http, socket] = ['$default', 'ws'].map((nome) => {
  const { pilha, Properties } = recursos('AWS::ApiGatewayV2::Stage').find(
    (recurso) => recurso.Properties.StageName === nome,
  ) ?? { pilha: undefined, Properties: {} }
  const rotas = (Properties.RouteSettings ?? {}) as Readonly<Record<string, Limites>>
  return { pilha, comum: Properties.DefaultRouteSettings as Limites, rotas }
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
  for (const { Properties } of mortas) {
    const nome = String(Properties.QueueName)
    const consumidor = nome.split('-falhas-')[1] ?? ''
    const politica = JSON.stringify(Properties.RedriveAllowPolicy)
    if (deFluxo.includes(consumidor)) expect(politica).toBe('{"redrivePermission":"denyAll"}')
    else {
      expect(politica).toContain('"redrivePermission":"byQueue"')
      expect(politica).toContain(`:acolhe-prod-fila-${consumidor}"`)
      expect(
        filas.filter(({ Properties: p }) => p.QueueName === `acolhe-prod-fila-${consumidor}`),
      ).toHaveLength(1)
    }
  }
})
