import * as z from 'zod/mini'
import { codigoSchema } from './cid10/codigo.ts'
import { REGISTRO_STATUS } from './status.ts'

/** What the doctor writes of a consultation (CFM 1.638/2002, 1.821/2007, 2.314/2022), as stored and as read. */

/** Longest texts, characters. */
export const LIMITES_DO_REGISTRO = {
  queixa: 1000,
  historia: 5000,
  achados: 5000,
  sem_hipotese: 500,
  conduta: 5000,
  retorno: 500,
  adendo: 5000,
} as const
export const MAIS_HIPOTESES = 10
/** A return is asked for within a year. */
export const MAIOR_RETORNO = 365

const texto = (campo: keyof typeof LIMITES_DO_REGISTRO) =>
  z
    .string('Escreva em texto.')
    .check(z.maxLength(LIMITES_DO_REGISTRO[campo], `Use até ${LIMITES_DO_REGISTRO[campo]} caracteres.`))

const hipoteseSchema = z.object({ codigo: codigoSchema, descricao: z.string() })
export type Hipotese = z.output<typeof hipoteseSchema>

const textos = {
  queixa: texto('queixa'),
  historia: texto('historia'),
  /** What was seen on the video. */
  achados: texto('achados'),
  /** Why there is no hypothesis yet. */
  sem_hipotese: texto('sem_hipotese'),
  conduta: texto('conduta'),
  retorno: texto('retorno'),
  retorno_dias: z.nullable(
    z
      .number('Informe os dias em números.')
      .check(
        z.int('Informe dias inteiros.'),
        z.gte(1, 'Informe ao menos um dia.'),
        z.lte(MAIOR_RETORNO, `Informe até ${MAIOR_RETORNO} dias.`),
      ),
  ),
}

/** What is typed. The first hypothesis is the main one. */
export const camposSchema = z.object({
  ...textos,
  hipoteses: z
    .array(hipoteseSchema)
    .check(z.maxLength(MAIS_HIPOTESES, `Use até ${MAIS_HIPOTESES} hipóteses.`)),
})
export type Campos = z.output<typeof camposSchema>

/** The same as it is sent: what a code means is said by the server's own table. */
export const camposEnviados = {
  ...textos,
  hipoteses: z.array(codigoSchema, 'Informe as hipóteses.').check(
    z.maxLength(MAIS_HIPOTESES, `Use até ${MAIS_HIPOTESES} hipóteses.`),
    z.refine((codigos) => new Set(codigos).size === codigos.length, 'A mesma hipótese está duas vezes.'),
  ),
}

export const EM_BRANCO: Campos = {
  queixa: '',
  historia: '',
  achados: '',
  hipoteses: [],
  sem_hipotese: '',
  conduta: '',
  retorno: '',
  retorno_dias: null,
}

export const registroSchema = z.extend(camposSchema, {
  consulta_id: z.string(),
  paciente_id: z.string(),
  medico_id: z.string(),
  status: z.enum(REGISTRO_STATUS),
  /** One more with every save: a save states the one it builds on. */
  versao: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  fechado_em: z.optional(z.string()),
  /** When it is looked whether its time is over; only while open. */
  vence_em: z.optional(z.string()),
})
export type Registro = z.output<typeof registroSchema>

/** What its doctor adds after it was closed; never changed. */
export const adendoSchema = z.object({ id: z.string(), texto: texto('adendo'), em: z.string() })
export type Adendo = z.output<typeof adendoSchema>

const medicoDoRegistro = z.object({ nome: z.string(), crm: z.string(), uf: z.string() })

/** A record with its addenda, as its doctor, its patient and the doctors who attend them later read it. */
export const registroLidoSchema = z.extend(
  z.omit(registroSchema, { paciente_id: true, medico_id: true, created_at: true, vence_em: true }),
  { medico: z.nullable(medicoDoRegistro), adendos: z.array(adendoSchema) },
)
export type RegistroLido = z.output<typeof registroLidoSchema>
