import { type Corrida, type ResultadoDaEtapa, type VereditoDaEtapa, vereditoDe } from '#domain/kyc/corrida.ts'
import { eNota } from '#domain/kyc/decisao/decisao.ts'
import type { KycAto, KycEtapa } from '#domain/kyc/machine.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import { ConditionFailed } from '#lambdas/store/table.ts'

/** What every stage of the workflow shares: it moves the machine, does its work, and writes what it found. */

/** The act that begins each stage; the first begins with the run itself. */
export const ATO_DA_ETAPA = {
  uploading: null,
  ocr: 'ler_documento',
  liveness: 'provar_vida',
  facematch: 'comparar_rostos',
  fraud: 'checar_fraude',
  consultario: 'consultar_cadastro',
  decision: 'decidir',
} as const satisfies Record<KycEtapa, KycAto | null>

/** The run is over or another one took its place: the workflow has nothing left to do. */
export class CorridaEncerrada extends Error {
  constructor() {
    super('The run is over')
    this.name = 'CorridaEncerrada'
  }
}

export interface Pedido {
  readonly usuario_id: string
  readonly corrida_id: string
}

/**
 * Moves the machine into a stage and answers the run. A workflow that repeats the stage finds it entered already, which
 * is fine.
 * @throws CorridaEncerrada
 */
export async function entrar(
  etapa: KycEtapa,
  { usuario_id, corrida_id }: Pedido,
  now: Date,
): Promise<Corrida> {
  const ato = ATO_DA_ETAPA[etapa]
  if (ato)
    await seCorre(() =>
      kyc.mover(usuario_id, { ato, corrida_id, vence_em: vencimento('etapa_do_kyc', now) }, now),
    )
  const corrida = await corridas.find(usuario_id, corrida_id)
  if (corrida?.status !== 'em_andamento') throw new CorridaEncerrada()
  return corrida
}

export interface Achado {
  /** 0 to 1. */
  readonly nota: number
  readonly motivos: readonly string[]
  /** Only a person can judge why it is below the minimum. */
  readonly revisao?: boolean
}

/**
 * Writes what a stage found and answers its verdict. A value that is no score says nothing about the person, so the
 * stage fails.
 * @throws CorridaEncerrada
 */
export async function concluir(
  etapa: KycEtapa,
  corrida: Corrida,
  { nota, motivos, revisao = false }: Achado,
  now: Date,
): Promise<VereditoDaEtapa> {
  if (!eNota(nota)) throw new Error(`The stage ${etapa} measured ${String(nota)}`)
  const veredito = vereditoDe(etapa, nota, revisao)
  const resultado: ResultadoDaEtapa = { veredito, score: nota, reasons: [...motivos], em: now.toISOString() }
  await seCorre(() => corridas.registrar(corrida, etapa, resultado, now))
  return veredito
}

/** Performs a write that only makes sense while the run goes on. @throws CorridaEncerrada */
export async function seCorre(escrever: () => Promise<void>): Promise<void> {
  try {
    await escrever()
  } catch (error) {
    if (error instanceof ConditionFailed) throw new CorridaEncerrada()
    throw error
  }
}
