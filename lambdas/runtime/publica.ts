import type * as z from 'zod/mini'
import {
  daVizinhanca,
  type LimiteDoServidor,
  LIMITES_DO_SERVIDOR,
} from '#domain/base/limites-por-operacao.ts'
import { redeDe, vizinhancaDe } from '#domain/acesso/rede.ts'
import type { Operation, publico } from '#domain/base/contrato.ts'
import { DomainError } from '#domain/base/erros.ts'
import { hmac } from '#lambdas/store/hmac.ts'
import * as limites from '#lambdas/store/limites.ts'
import * as repeticoes from '#lambdas/store/repeticoes.ts'
import { atender, type Call, type HttpHandler } from './http.ts'
import { chaveDaRepeticao } from './repeticao.ts'

export interface ChamadaPublica extends Call<typeof publico> {
  /** The same request as before, sent again with the same `X-Idempotency-Key`. */
  readonly repetida: boolean
}

/**
 * Counts against the IP address and, with a wider limit, against the network around it.
 * @throws DomainError muitas_tentativas
 */
async function exigirDaRede(tipo: LimiteDoServidor, ip: string, now: Date): Promise<void> {
  const limite = LIMITES_DO_SERVIDOR[tipo]
  await limites.exigir({ tipo, quem: await hmac('ip', redeDe(ip)) }, limite, now)
  const daRede = { tipo: `${tipo}:rede`, quem: await hmac('ip', vizinhancaDe(ip)) }
  await limites.exigir(daRede, daVizinhanca(limite), now)
}

/**
 * An operation anybody may call: as `http`, but each well-formed request first counts against its network, by
 * the limit the contract declares. @throws DomainError muitas_tentativas
 */
export function publica<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  operation: Operation<typeof publico, I, O>,
  run: (input: z.output<I>, call: ChamadaPublica) => Promise<z.input<O>>,
): HttpHandler {
  const { nome } = operation
  const { ip, repetivel } = operation.limites

  return atender(operation, async (input, call) => {
    const { request, now } = call
    const dados: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(input ?? {}))
    const chave = repetivel ? await chaveDaRepeticao(request.headers, dados) : undefined
    const repetida = chave !== undefined && (await repeticoes.vista(nome, chave))
    const tipo = repetida ? 'repeticao_ip' : ip
    await exigirDaRede(tipo, request.ip, now)
    if (chave === undefined || repetida) return run(input, { ...call, repetida })
    // Remembered before the operation runs: the function may die between doing its work and answering.
    await repeticoes.lembrar(nome, chave, now)
    try {
      return await run(input, { ...call, repetida })
    } catch (error) {
      // A request that a limit refused was not carried out: sent again, it is not a repetition.
      if (error instanceof DomainError && error.codigo === 'muitas_tentativas')
        await repeticoes.esquecer(nome, chave)
      throw error
    }
  })
}
