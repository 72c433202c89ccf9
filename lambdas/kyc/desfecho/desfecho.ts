import { tierDe } from '#domain/acesso/tier.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import {
  CAMPOS_TRAVADOS,
  type Corrida,
  documentoAceito,
  type Kyc,
  type ResultadoDaEtapa,
} from '#domain/kyc/corrida.ts'
import type { Decisao } from '#domain/kyc/decisao/decisao.ts'
import { medicoKey } from '#lambdas/store/keys.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { check, type Write, write } from '#lambdas/store/table.ts'
import { vencimentoDaAnalise } from './vencimento-da-analise.ts'
import type { Devolvido } from './documento-devolvido.ts'
import { comPendencia } from './pendencia.ts'

interface Encerramento {
  readonly corrida: Corrida
  readonly kyc: Kyc
  readonly perfil: Usuario
  readonly veredito: Decisao['veredito']
  readonly motivos: readonly string[]
  /** The decision stage's own result; null when it was never reached. */
  readonly decisao: ResultadoDaEtapa | null
  /**
   * When another account holds something this one would be approved with, the reason to show; null for any other error.
   */
  readonly revisor_id?: string
  /** Further writes of an approval or a review; otherwise none. */
  readonly aprovacao: readonly Write[]
  /** The document to hand back when the run was refused for another reason. */
  readonly devolvido?: Devolvido | undefined
}

const STATUS_DA_CONTA = { approved: 'approved', rejected: 'rejected', em_analise: 'pending' } as const

/**
 * Ends a run in one transaction: run, machine and profile, and what an approval writes.
 * @throws ConditionFailed when the run is over, or the profile or the doctor's CRM changed meanwhile
 */
export async function encerrar({ corrida, kyc: atual, perfil, ...fim }: Encerramento, now: Date) {
  const { veredito } = fim
  const kyc_status = STATUS_DA_CONTA[veredito]
  const medico = perfil.tipo === 'medico' ? await medicos.find(perfil.id) : undefined
  const access_tier = tierDe({
    tipo: perfil.tipo,
    kyc_status,
    em_analise: kyc_status === 'pending' && daAcesso(corrida, perfil),
    status_crm: medico?.status_crm,
  })
  const desfecho = { status: veredito, kyc_status, access_tier, reasons: [...fim.motivos] }
  await comPendencia(perfil, veredito, now, (daPendencia) =>
    write(
      fim.revisor_id === undefined
        ? corridas.fim(corrida, desfecho, fim.decisao, now)
        : corridas.revisao(corrida, desfecho, fim.revisor_id, now),
      kyc.passagem(corrida.usuario_id, passagemDe({ corrida, kyc: atual, ...fim }, now), now),
      kyc.perfil(perfil, { kyc_status, access_tier }, now),
      // The council's answer may arrive at the same time: the tier must be computed from both results.
      ...(medico ? [check(medicoKey(medico.id), { status_crm: medico.status_crm })] : []),
      ...fim.aprovacao,
      ...(fim.devolvido?.escritas ?? []),
      ...daPendencia,
    ),
  )
  return { kyc_status, access_tier }
}

/**
 * Whether a run in analysis gives the tier `restricted`. Only once its pictures were examined: a file nobody could open
 * must not grant access. Somebody who corrects a verified account keeps it.
 */
const daAcesso = ({ resultados }: Corrida, { alteracao_pendente }: Usuario): boolean =>
  resultados.uploading?.veredito === 'aprovado' || alteracao_pendente !== undefined

/**
 * Ends a run whose pictures could not be examined, in one transaction. Nothing was judged, so nobody is rejected: the
 * person returns to the previous status and is told why to send the pictures again.
 * @throws ConditionFailed when the run is over, or the profile changed meanwhile
 */
export async function pedirDeNovo(
  {
    corrida,
    kyc: atual,
    perfil,
    motivo,
  }: Pick<Encerramento, 'corrida' | 'kyc' | 'perfil'> & { motivo: string },
  now: Date,
) {
  const kyc_status = 'pending'
  const refazendo = perfil.alteracao_pendente !== undefined
  const access_tier = tierDe({ tipo: perfil.tipo, kyc_status, em_analise: refazendo })
  const reasons = [motivo]
  const passo = {
    ato: 'pedir_de_novo',
    corrida_id: corrida.id,
    vence_em: null,
    // Sides that were sent after the run began are not part of it.
    set: { state_data: { ...atual.state_data, documento_aceito: documentoAceito(atual) } },
    remove: ['em_analise_desde'],
  } as const
  await write(
    corridas.fim(corrida, { status: 'em_analise', kyc_status, access_tier, reasons }, null, now),
    kyc.passagem(corrida.usuario_id, passo, now),
    kyc.perfil(perfil, { kyc_status, access_tier }, now),
  )
  return { kyc_status, access_tier } as const
}

function passagemDe(
  { veredito, corrida, kyc: atual, devolvido }: Omit<Encerramento, 'perfil'>,
  now: Date,
): kyc.Passagem {
  const corrida_id = corrida.id
  if (veredito === 'em_analise') {
    const desde = atual.em_analise_desde ?? now.toISOString()
    const vence_em = vencimentoDaAnalise(corrida, desde, now)
    return { ato: 'adiar', corrida_id, vence_em, set: { em_analise_desde: desde } }
  }
  const aprovado = veredito === 'approved'
  return {
    ato: aprovado ? 'aprovar' : 'rejeitar',
    corrida_id,
    vence_em: null,
    // The pictures are used up: a new attempt needs new ones, except for a document that was accepted.
    set: {
      state_data: devolvido ? { documento_aceito: true } : {},
      ...devolvido?.lados,
      ...(aprovado && { locked_fields: JSON.stringify(CAMPOS_TRAVADOS) }),
    },
    remove: ['lado_frente', 'lado_verso', 'em_analise_desde'].filter(
      (nome) => !(nome in (devolvido?.lados ?? {})),
    ),
  }
}
