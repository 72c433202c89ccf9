import * as z from 'zod/mini'
import { aceiteEntrada } from '../legal/aceite.ts'
import {
  crmEntrada,
  especialidadesEntrada,
  exigidoDoMedico,
  ufEntrada,
  varianteEntrada,
} from '../base/inscricao-no-conselho.ts'
import { dataBr, dataIso, erroDaDataDeNascimento, esquemas, MENSAGENS } from '../base/campos.ts'

/** Later than any clock: a schema cannot know today's date, so the operation refuses dates in the future. */
const FIM_DO_CALENDARIO = '9999-12-31'

/** Birth date as DD/MM/AAAA or YYYY-MM-DD, a day of the calendar from 1900; the output is YYYY-MM-DD. */
export const dataDeNascimento = z.pipe(
  z.string(MENSAGENS.data_nascimento).check(
    z.superRefine((valor, contexto) => {
      const message = erroDaDataDeNascimento(dataBr(valor) ?? valor, FIM_DO_CALENDARIO)
      if (message) contexto.addIssue({ code: 'custom', message, input: valor })
    }),
  ),
  z.transform((valor) => dataIso(valor) ?? valor),
)

const tipoDeConta = z.enum(['paciente', 'medico'], 'Escolha paciente ou médico.')

/**
 * What sign-up takes. Without a password it completes the profile of the session that asks (estados §1). A doctor also
 * gives CRM and UF, says which of the two forms was used (`variante` a or b, D §2.4, §2.5), and may name specialties.
 */
export const cadastroEntrada = z
  .object({
    nome: esquemas.nome,
    cpf: esquemas.cpf,
    email: esquemas.email,
    telefone: esquemas.telefone,
    data_nascimento: dataDeNascimento,
    password: z.optional(esquemas.password),
    tipo: tipoDeConta,
    crm: z.optional(crmEntrada),
    uf: z.optional(ufEntrada),
    variante: z.optional(varianteEntrada),
    especialidades: z.optional(especialidadesEntrada),
    aceite_legal: aceiteEntrada,
  })
  .check(...exigidoDoMedico)
export type CadastroEntrada = z.output<typeof cadastroEntrada>

/** 'Revisar dados': only what changes. */
export const revisaoEntrada = z.object({
  nome: z.optional(esquemas.nome),
  cpf: z.optional(esquemas.cpf),
  email: z.optional(esquemas.email),
  telefone: z.optional(esquemas.telefone),
  data_nascimento: z.optional(dataDeNascimento),
})

/** The identity precheck: a whole valid form (P §7); doctors also give CRM and UF. */
export const precheckEntrada = z.object({
  cpf: esquemas.cpf,
  email: esquemas.email,
  telefone: esquemas.telefone,
  tipo: tipoDeConta,
  crm: z.optional(crmEntrada),
  uf: z.optional(ufEntrada),
})
