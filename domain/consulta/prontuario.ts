import * as z from 'zod/mini'
import { documentoSchema } from '../documento/documento.ts'
import { medicoDoProntuario } from '../medico/medico.ts'
import { prazoMs, type PrazosDoEstagio } from '../prazos.ts'
import { triagemSchema } from '../triagem/triagem.ts'
import { type Consulta, consultaSchema } from './consulta.ts'
import { devolucaoSchema } from './devolucao.ts'
import { MEDICO_OCUPADO } from './machine.ts'

/** Most earlier consultations and documents that are shown beside the room. */
export const LIMITE_DO_PRONTUARIO = 20

/** A triage as the doctor reads it: what was said, what was understood and by which rules (architecture §11). */
export const triagemNoProntuarioSchema = z.extend(
  z.pick(triagemSchema, {
    id: true,
    created_at: true,
    ia_usada: true,
    red_flag: true,
    conf_ia: true,
    resumo: true,
    especialidade_sugerida: true,
    entrada: true,
    versao_protocolo: true,
  }),
  { regras: z.array(z.object({ frase: z.string(), fonte: z.string() })) },
)

const consultaNoProntuario = z.object({
  ...z.pick(consultaSchema, {
    id: true,
    especialidade_sugerida: true,
    created_at: true,
    ended_at: true,
    motivo_fim: true,
    anotacao_fim: true,
    status: true,
  }).shape,
  medico: z.nullable(medicoDoProntuario),
})

const documentoNoProntuario = z.object({
  ...z.pick(documentoSchema, {
    id: true,
    consulta_id: true,
    tipo: true,
    adendo: true,
    status: true,
    created_at: true,
    conteudo: true,
    medicamentos: true,
    observacoes: true,
    retorno: true,
  }).shape,
  medico: medicoDoProntuario,
})

const devolucaoNoProntuario = z.object({
  ...z.pick(devolucaoSchema, { em: true, motivo: true, anotacao: true }).shape,
  medico: z.nullable(medicoDoProntuario),
})

/** The patient's record with this platform, for the doctor who attends them (D §2.10; issue 'The room as host'). */
export const prontuarioSchema = z.object({
  /** The one this consultation was asked with, and what the patient did since; newest first. */
  triagens: z.array(triagemNoProntuarioSchema),
  /** Why colleagues who had this consultation gave it back, the oldest first. */
  devolucoes: z.array(devolucaoNoProntuario),
  /** The patient's other consultations that ended, newest first. */
  consultas: z.array(consultaNoProntuario),
  /** Documents of all their consultations, newest first. */
  documentos: z.array(documentoNoProntuario),
})
export type Prontuario = z.output<typeof prontuarioSchema>

/** Whether its doctor may read the patient's record: while the consultation is theirs, and 24 h after they finished it. */
export function prontuarioAberto(
  { status, ended_at }: Pick<Consulta, 'status' | 'ended_at'>,
  agora: Date,
  estagio: PrazosDoEstagio = {},
): boolean {
  if (MEDICO_OCUPADO.some((ocupado) => ocupado === status)) return true
  if (status !== 'finished' || !ended_at) return false
  return agora.getTime() - Date.parse(ended_at) < prazoMs('documento_sem_adendo', estagio)
}
