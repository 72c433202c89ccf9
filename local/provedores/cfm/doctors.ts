import { z } from 'zod'
import { cpfValid } from '../cpf-number.ts'

const UFS = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
)

/**
 * A doctor as whoever runs this cloud tells it: `situacao` and `tipo_inscricao` are the council's own letters. Without
 * CPF and birth date `Validar` says no to everybody, as the real one does.
 */
const doctorSchema = z.strictObject({
  crm: z
    .string()
    .regex(/^\d{1,8}$/)
    .transform((crm) => crm.replace(/^0+(?=\d)/, '')),
  uf: z.string().refine((uf) => UFS.has(uf)),
  nome: z.string().trim().min(2).max(120),
  cpf: z.string().refine(cpfValid).optional(),
  data_nascimento: z.iso.date().optional(),
  situacao: z
    .string()
    .regex(/^[A-Z]$/)
    .default('A'),
  tipo_inscricao: z.enum(['P', 'S', 'V', 'T', 'E']).default('P'),
  especialidades: z
    .array(z.strictObject({ especialidade: z.string().min(1).max(80), rqe: z.string().regex(/^\d{1,6}$/) }))
    .readonly()
    .default([]),
})
export type Doctor = z.infer<typeof doctorSchema>

/** Body of `POST /_semente`. */
export const seedSchema = z.strictObject({ medicos: z.array(doctorSchema).readonly() })

export const doctorKey = (uf: string, crm: string): string => `${uf}!${crm}`

/** The number as the council shows it: with its state's prefix in RJ, with the kind of a provisional or foreign one. */
function shown({ crm, uf, tipo_inscricao }: Doctor): string {
  if (tipo_inscricao === 'E') return `300-EMFE-${crm}`
  if (tipo_inscricao === 'V') return `${crm}-P`
  return uf === 'RJ' ? `52-${crm}` : crm
}

/** `medicoVO` in the order of its sequence; what there is nothing to say of is left out. */
export const voOf = (doctor: Doctor): Readonly<Record<string, unknown>> => ({
  crm: shown(doctor),
  dataAtualizacao: '01/11/2026',
  ...(doctor.especialidades.length > 0 && {
    especialidade: doctor.especialidades.map(
      ({ especialidade, rqe }) => `${especialidade.toUpperCase()} - RQE Nº: ${rqe}`,
    ),
  }),
  nome: doctor.nome.toUpperCase(),
  situacao: doctor.situacao,
  tipoInscricao: doctor.tipo_inscricao,
  uf: doctor.uf,
})
