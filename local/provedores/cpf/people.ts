import { z } from 'zod'
import { cpfValid } from '../cpf-number.ts'

/** The registry's words for the state of a CPF, by its codes. */
const SITUATIONS: Readonly<Record<string, string>> = {
  '0': 'Regular',
  '2': 'Suspensa',
  '3': 'Titular Falecido',
  '4': 'Pendente de Regularização',
  '5': 'Cancelada por Multiplicidade',
  '8': 'Nula',
  '9': 'Cancelada de Ofício',
}

/** A person as whoever runs this cloud tells it: `situacao` is the registry's own code. */
const personSchema = z.strictObject({
  cpf: z.string().refine(cpfValid),
  nome: z.string().trim().min(2).max(120),
  nome_social: z.string().trim().min(2).max(120).optional(),
  data_nascimento: z.iso.date(),
  situacao: z
    .string()
    .refine((codigo) => Object.hasOwn(SITUATIONS, codigo))
    .default('0'),
  /** When the CPF was given; the registry does not know it of all, and then its answer is partial. */
  inscrito_em: z.iso.date().nullable().default('2000-01-03'),
  /** Its data are kept back: a minor's (422), or by law (451). */
  protegido: z.union([z.literal(422), z.literal(451)]).optional(),
})
export type Person = z.infer<typeof personSchema>

/** Body of `POST /_semente`. */
export const seedSchema = z.strictObject({ pessoas: z.array(personSchema).readonly() })

/** The CPFs that Serpro publishes for trials, with the states they stand for; all of one birth date here. */
export const TEST_PEOPLE: readonly Person[] = (
  [
    ['40442820135', '0'],
    ['63017285995', '0'],
    ['91708635203', '0'],
    ['58136053391', '0'],
    ['40532176871', '2'],
    ['47123586964', '2'],
    ['07691852312', '4'],
    ['10975384600', '4'],
    ['18025346790', '8'],
  ] as const
).map(([cpf, situacao]) => ({
  cpf,
  nome: `Nome do CPF ${cpf}`,
  data_nascimento: '1970-11-14',
  situacao,
  inscrito_em: '1990-02-20',
}))

/** The published CPF that the gateway gives up on. */
export const TIMEOUT_CPF = '98302514705'

const compact = (iso: string): string => iso.split('-').toReversed().join('')

/** The body of an answer, in version 3's words. */
export const bodyOf = ({ cpf, nome, nome_social, data_nascimento, situacao, inscrito_em }: Person) => ({
  ni: cpf,
  nome: nome.toUpperCase(),
  situacao: { codigo: situacao, descricao: SITUATIONS[situacao] },
  nascimento: compact(data_nascimento),
  ...(inscrito_em !== null && { dataInscricao: compact(inscrito_em) }),
  ...(nome_social !== undefined && { nomeSocial: nome_social.toUpperCase() }),
})

/** Whether this is who was asked about: the date is part of the key. */
export const bornOn = (person: Person, ddmmaaaa: string): boolean =>
  compact(person.data_nascimento) === ddmmaaaa
