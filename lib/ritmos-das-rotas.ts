import type * as apigw from 'aws-cdk-lib/aws-apigatewayv2'
import type { Funcao } from '../domain/base/contrato.ts'
import type { Estagio } from './estagios.ts'

/** Requests (or messages) per second that one route takes, and how many at once on top. */
interface Ritmo {
  readonly rateLimit: number
  readonly burstLimit: number
}

/**
 * Each route has a bucket of its own, so that one that is hammered is refused long before it eats the account's rate or
 * the concurrency of the others. What has reserved concurrency (estagios.ts) is what must never wait.
 */
export const RITMOS = {
  comum: { rateLimit: 300, burstLimit: 600 },
  publico: { rateLimit: 100, burstLimit: 200 },
  essencial: { rateLimit: 1000, burstLimit: 2000 },
  incompreendida: { rateLimit: 20, burstLimit: 40 },
} as const satisfies Record<string, Ritmo>

/** The pace of a function's route, from what its contract and the stage say of it. */
export function ritmoDaRota(funcao: Funcao, { essenciais }: Pick<Estagio, 'essenciais'>): Ritmo {
  if (essenciais.includes(funcao.nome)) return RITMOS.essencial
  if (funcao.tipo === 'http' && funcao.acesso.nivel === 'publico') return RITMOS.publico
  return funcao.tipo === 'socket' && funcao.rota === '$default' ? RITMOS.incompreendida : RITMOS.comum
}

/** Writes the paces that differ from the stage's own. */
export function limitarRotas(
  estagio: apigw.HttpStage | apigw.WebSocketStage,
  ritmos: readonly (readonly [string, Ritmo])[],
): void {
  const proprias = ritmos.filter(([, ritmo]) => ritmo !== RITMOS.comum)
  const recurso = estagio.node.defaultChild as apigw.CfnStage
  recurso.routeSettings = Object.fromEntries(
    proprias.map(([rota, { rateLimit, burstLimit }]) => [
      rota,
      { ThrottlingRateLimit: rateLimit, ThrottlingBurstLimit: burstLimit },
    ]),
  )
}
