import { z } from 'zod'

const UFS = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
)

/** Check digits of a CPF of 11 digits. */
export function cpfValid(cpf: string): boolean {
  if (!/^\d{11}$/.test(cpf) || /^(\d)\1{10}$/.test(cpf)) return false
  const digit = (length: number): number => {
    const sum = Array.from(cpf.slice(0, length)).reduce(
      (total, character, index) => total + Number(character) * (length + 1 - index),
      0,
    )
    return ((sum * 10) % 11) % 10
  }
  return digit(9) === Number(cpf[9]) && digit(10) === Number(cpf[10])
}

/** One of the 27, upper case. */
export const ufSchema = z.string().refine((uf) => UFS.has(uf))
/** 1 to 8 digits; leading zeros do not count. */
export const crmSchema = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform((crm) => crm.replace(/^0+(?=\d)/, ''))
export const cpfSchema = z.string().refine(cpfValid)

const medicoSchema = z.strictObject({
  crm: crmSchema,
  uf: ufSchema,
  nome: z.string().trim().min(2).max(120),
  situacao: z.enum([
    'ativo',
    'suspenso',
    'cassado',
    'cancelado',
    'transferido',
    'interditado',
    'aposentado',
    'falecido',
  ]),
  especialidades: z
    .array(z.strictObject({ especialidade: z.string().min(1).max(80), rqe: z.string().regex(/^\d{1,6}$/) }))
    .readonly(),
  inscrito_em: z.iso.date(),
})
const pessoaSchema = z.strictObject({
  cpf: cpfSchema,
  nome: z.string().trim().min(2).max(120),
  data_nascimento: z.iso.date(),
  situacao: z.enum(['regular', 'suspensa', 'cancelada', 'nula', 'pendente_de_regularizacao', 'falecido']),
})

/** What the registry knows: doctors by CRM and state, people by CPF. */
export const registrosSchema = z.strictObject({
  medicos: z.array(medicoSchema).readonly().default([]),
  cpfs: z.array(pessoaSchema).readonly().default([]),
})

export type Medico = z.infer<typeof medicoSchema>
export type Pessoa = z.infer<typeof pessoaSchema>
export type Registros = z.infer<typeof registrosSchema>

export const medicoKey = (uf: string, crm: string): string => `medico!${uf}!${crm}`
export const cpfKey = (cpf: string): string => `cpf!${cpf}`

/** The records as storage entries. */
export const entriesOf = ({
  medicos,
  cpfs,
}: Registros): (readonly [key: string, value: Medico | Pessoa])[] => [
  ...medicos.map((medico) => [medicoKey(medico.uf, medico.crm), medico] as const),
  ...cpfs.map((pessoa) => [cpfKey(pessoa.cpf), pessoa] as const),
]
