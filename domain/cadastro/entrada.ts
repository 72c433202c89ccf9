import * as z from 'zod/mini'
import { MENSAGENS_DA_UF, MENSAGENS_DO_CRM, UFS } from '../medico/crm.ts'
import { dataBr, dataIso, erroDaDataDeNascimento, esquemas, MENSAGENS } from './campos.ts'

/** Later than any clock: a schema knows the calendar, not today; the operation refuses what is in the future. */
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

export const tipoDeConta = z.enum(['paciente', 'medico'], 'Escolha paciente ou médico.')

const crm = z
  .string(MENSAGENS_DO_CRM.compartilhada)
  .check(z.regex(/^\d{3,8}$/, MENSAGENS_DO_CRM.compartilhada))
const uf = z.enum(UFS, MENSAGENS_DA_UF.compartilhada)

/** What sign-up takes. Without a password it completes the profile of the session that asks (estados §1). */
export const cadastroEntrada = z.object({
  nome: esquemas.nome,
  cpf: esquemas.cpf,
  email: esquemas.email,
  telefone: esquemas.telefone,
  data_nascimento: dataDeNascimento,
  password: z.optional(esquemas.password),
  tipo: tipoDeConta,
})
export type CadastroEntrada = z.output<typeof cadastroEntrada>

/** 'Revisar dados': only what changes. */
export const revisaoEntrada = z.object({
  nome: z.optional(esquemas.nome),
  cpf: z.optional(esquemas.cpf),
  email: z.optional(esquemas.email),
  telefone: z.optional(esquemas.telefone),
  data_nascimento: z.optional(dataDeNascimento),
})
export type RevisaoEntrada = z.output<typeof revisaoEntrada>

/** The identity precheck: a whole valid form (P §7); doctors also give CRM and UF. */
export const precheckEntrada = z.object({
  cpf: esquemas.cpf,
  email: esquemas.email,
  telefone: esquemas.telefone,
  tipo: tipoDeConta,
  crm: z.optional(crm),
  uf: z.optional(uf),
})
export type PrecheckEntrada = z.output<typeof precheckEntrada>
