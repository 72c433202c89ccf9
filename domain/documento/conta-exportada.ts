import * as z from 'zod/mini'
import { chaveMostrada } from '../acesso/chaves.ts'
import { sessaoMostrada } from '../acesso/sessoes-abertas.ts'
import { vinculoSchema } from '../dependente/vinculo.ts'
import { corridaSchema, resultadoSchema } from '../kyc/corrida.ts'
import { FINALIDADES } from '../kyc/envio.ts'
import { KYC_ETAPAS } from '../kyc/machine.ts'

/** What is kept of the account itself, for its owner: who they proved to be, and how they sign in. */

/** Who reviewed it is not theirs to take; the sentences they read are in `reasons`. */
const verificacaoExportada = z.extend(
  z.pick(corridaSchema, {
    status: true,
    reasons: true,
    leitura_frente: true,
    leitura_verso: true,
    cadastro: true,
    created_at: true,
    ended_at: true,
  }),
  {
    etapas: z.array(z.extend(z.omit(resultadoSchema, { reasons: true }), { etapa: z.enum(KYC_ETAPAS) })),
    /** Of which pictures a copy is kept. */
    imagens: z.array(z.enum(FINALIDADES)),
  },
)
export type VerificacaoExportada = z.output<typeof verificacaoExportada>

export const vinculoExportado = z.omit(vinculoSchema, { responsavel_id: true, imagens: true, vence_em: true })

/** Also one that ended, for as long as it is kept. */
const entradaExportada = z.extend(z.omit(sessaoMostrada, { id: true, atual: true }), {
  encerrada_em: z.optional(z.string()),
})

export const daContaSchema = z.object({
  verificacoes: z.array(verificacaoExportada),
  /** Bonds that do not count now: not proven yet, refused or over. */
  outros_vinculos: z.array(vinculoExportado),
  entradas: z.array(entradaExportada),
  chaves: z.array(chaveMostrada),
})
export type DaConta = z.output<typeof daContaSchema>
