import * as z from 'zod/mini'
import { documentoSchema } from './documento.ts'
import { medicoDoProntuario } from '../medico/medico.ts'
import { fichaSchema } from '../ficha/ficha.ts'
import { triagemSchema } from '../triagem/triagem.ts'
import { registroLidoSchema } from '../registro/registro.ts'
import { consultaSchema } from '../consulta/consulta.ts'
import { devolucaoSchema } from '../consulta/devolucao.ts'

/** Most earlier consultations and documents that are shown beside the room. */
export const LIMITE_DO_PRONTUARIO = 20

/** A triage as the doctor reads it: what was said, how it was understood, and by which rules. */
const triagemNoProntuarioSchema = z.extend(
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
  {
    /** Each with the patient's own sentences that made it apply; none when a ticked box or the age did. */
    regras: z.array(z.object({ frase: z.string(), fonte: z.string(), trechos: z.array(z.string()) })),
  },
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
  /** What its doctor wrote of it, once it is closed. */
  registro: z.nullable(registroLidoSchema),
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
    itens: true,
    atestado: true,
    observacoes: true,
    retorno: true,
  }).shape,
  medico: medicoDoProntuario,
})

const devolucaoNoProntuario = z.object({
  ...z.pick(devolucaoSchema, { em: true, motivo: true, anotacao: true }).shape,
  medico: z.nullable(medicoDoProntuario),
})

/** The patient's record with this platform, for the doctor who attends them (D §2.10). */
export const prontuarioSchema = z.object({
  /** The health profile as it stands now; null when the patient filled in none. */
  ficha: z.nullable(fichaSchema),
  /** The triage this consultation was requested with, and later ones; newest first. */
  triagens: z.array(triagemNoProntuarioSchema),
  /** Why colleagues who had this consultation gave it back, the oldest first. */
  devolucoes: z.array(devolucaoNoProntuario),
  /** The patient's other consultations that ended, newest first. */
  consultas: z.array(consultaNoProntuario),
  /** Documents of all their consultations, newest first. */
  documentos: z.array(documentoNoProntuario),
})
export type Prontuario = z.output<typeof prontuarioSchema>
