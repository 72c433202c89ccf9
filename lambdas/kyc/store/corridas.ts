import * as z from 'zod/mini'
import {
  type ArquivoDaCorrida,
  type CadastroConferido,
  type Corrida,
  corridaSchema,
  etapasQueFicam,
  type ResultadoDaEtapa,
} from '#domain/kyc/corrida.ts'
import type { Lado } from '#domain/kyc/documento/documentos.ts'
import type { Leitura } from '#domain/kyc/documento/leitura.ts'
import { KYC_ETAPAS, type KycEtapa } from '#domain/kyc/machine.ts'
import type { Marcos } from '#domain/kyc/rosto/marcos.ts'
import type { RostoComparado } from '#domain/kyc/rosto/semelhanca.ts'
import { corridaKey } from '../../store/keys.ts'
import { get, type Item, NEW, put, query, update, type Write, write } from '../../store/table.ts'

/** Runs of the identity check: the pictures, and what each stage found. */

const RESULTADO = 'resultado_'

/** This run. */
export async function find(usuario_id: string, id: string): Promise<Corrida | undefined> {
  const item = await get(corridaKey(usuario_id, id))
  return item && z.parse(corridaSchema, { ...item, resultados: resultadosDe(item) })
}

/** Every run of this person. */
export async function doUsuario(usuario_id: string): Promise<Corrida[]> {
  const items = await query({ pk: corridaKey(usuario_id, '').pk, prefix: corridaKey(usuario_id, '').sk })
  return items.map((item) => z.parse(corridaSchema, { ...item, resultados: resultadosDe(item) }))
}

/** One attribute per stage: stages that end at the same time do not overwrite each other. */
const resultadosDe = (item: Item): Partial<Record<KycEtapa, unknown>> =>
  Object.fromEntries(
    KYC_ETAPAS.flatMap((etapa) => {
      const resultado = item[`${RESULTADO}${etapa}`]
      return resultado === undefined ? [] : [[etapa, resultado]]
    }),
  )

/** The write of a run that does not exist yet. */
export const criacaoWrite = ({ resultados: _nenhum, ...corrida }: Corrida): Write =>
  put({ ...corridaKey(corrida.usuario_id, corrida.id), entidade: 'kyc_corrida', ...corrida }, NEW)

type Quem = Pick<Corrida, 'usuario_id' | 'id'>

const EM_ANDAMENTO = { status: 'em_andamento' } as const

/** Writes what a stage found. @throws ConditionFailed when the run is over */
export const registrar = (
  quem: Quem,
  etapa: KycEtapa,
  resultado: ResultadoDaEtapa,
  now: Date,
): Promise<void> => mudar(quem, { [`${RESULTADO}${etapa}`]: resultado, updated_at: now.toISOString() })

/** Writes what a side says. @throws ConditionFailed when the run is over */
export const guardarLeitura = (quem: Quem, lado: Lado, leitura: Leitura): Promise<void> =>
  mudar(quem, { [`leitura_${lado}`]: leitura })

/** Writes what the comparison of a side with the selfie answered. @throws ConditionFailed when the run is over */
export const guardarComparacao = (
  quem: Quem,
  lado: Lado,
  rostos: readonly RostoComparado[] | null,
): Promise<void> => mudar(quem, { [`comparacao_${lado}`]: rostos })

/** Writes where the selfie's face has eyes and mouth. @throws ConditionFailed when the run is over */
export const guardarMarcos = (quem: Quem, marcos_da_selfie: Marcos): Promise<void> =>
  mudar(quem, { marcos_da_selfie })

/** Writes what the registry said of the CPF. @throws ConditionFailed when the run is over */
export const guardarCadastro = (quem: Quem, cadastro: CadastroConferido): Promise<void> =>
  mudar(quem, { cadastro })

/** Writes what is known of the pictures now. @throws ConditionFailed when the run is over */
export const guardarArquivos = (quem: Quem, arquivos: readonly ArquivoDaCorrida[]): Promise<void> =>
  mudar(quem, { arquivos })

/**
 * `updated_at` marks the end of a stage, from which its duration is computed, so writes during a stage leave it
 * unchanged.
 */
const mudar = ({ usuario_id, id }: Quem, set: Readonly<Record<string, unknown>>): Promise<void> =>
  write(update(corridaKey(usuario_id, id), { set }, EM_ANDAMENTO))

/** The write that ends a run, with what it came to. */
export const fim = (
  { usuario_id, id }: Quem,
  desfecho: Required<Pick<Corrida, 'status' | 'kyc_status' | 'access_tier' | 'reasons'>>,
  decisao: ResultadoDaEtapa | null,
  now: Date,
): Write =>
  update(
    corridaKey(usuario_id, id),
    {
      set: {
        ...desfecho,
        ...(decisao && { [`${RESULTADO}decision`]: decisao }),
        ended_at: now.toISOString(),
        updated_at: now.toISOString(),
      },
    },
    EM_ANDAMENTO,
  )

/** The write by which the first of two reviewers approves a run, which then waits for the second. */
export const primeiraAprovacao = (
  { usuario_id, id, vez }: Quem & Pick<Corrida, 'vez'>,
  aprovacao_previa: NonNullable<Corrida['aprovacao_previa']>,
): Write =>
  update(
    corridaKey(usuario_id, id),
    { set: { aprovacao_previa } },
    { status: 'em_analise', vez, aprovacao_previa: { absent: true } },
  )

/**
 * The write by which a reviewer ends a waiting run, on condition that it is as they saw it; reviewer and reason stay
 * with it.
 */
export const revisao = (
  { usuario_id, id, vez }: Quem & Pick<Corrida, 'vez'>,
  desfecho: Required<Pick<Corrida, 'status' | 'kyc_status' | 'access_tier' | 'reasons'>>,
  revisor_id: string,
  now: Date,
): Write =>
  update(
    corridaKey(usuario_id, id),
    { set: { ...desfecho, revisor_id, ended_at: now.toISOString(), updated_at: now.toISOString() } },
    { status: 'em_analise', vez },
  )

/**
 * The write that lets a waiting run be carried out once more; stages that judge only its pictures and passed are kept.
 */
export function repeticao(
  { usuario_id, id, vez, resultados }: Quem & Pick<Corrida, 'vez' | 'resultados'>,
  now: Date,
): Write {
  const ficam = etapasQueFicam({ resultados })
  const refeitas = KYC_ETAPAS.filter((etapa) => !ficam.includes(etapa))
  return update(
    corridaKey(usuario_id, id),
    {
      set: { status: 'em_andamento', vez: vez + 1, reasons: [], updated_at: now.toISOString() },
      remove: [
        'ended_at',
        'kyc_status',
        'access_tier',
        'aprovacao_previa',
        ...refeitas.map((etapa) => `${RESULTADO}${etapa}`),
      ],
    },
    { status: 'em_analise', vez },
  )
}
