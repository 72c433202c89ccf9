import * as z from 'zod/mini'
import { adendoSchema } from './adendo.ts'
import { atestadoSchema } from './atestado.ts'
import { documentoMachine } from './machine.ts'
import { itemEmitidoSchema } from './receita/item.ts'
import { TIPO_IDS, type TipoDeDocumento } from './tipos.ts'

const tipos = z.enum(TIPO_IDS as [TipoDeDocumento, ...TipoDeDocumento[]])

/** The head of a document that the law requires, as it was at issue. */
const emissaoSchema = z.object({
  medico: z.object({
    nome: z.string(),
    crm: z.string(),
    uf: z.string(),
    /** 'Cardiologia RQE 45871'; only confirmed ones. */
    especialidades: z.array(z.object({ rotulo: z.string(), rqe: z.string() })),
    endereco: z.string(),
  }),
  paciente: z.object({
    nome: z.string(),
    cpf: z.string(),
    /** '4 anos', 'sexo feminino', as printed; absent from documents of before, and while unknown. */
    idade: z.optional(z.string()),
    sexo: z.optional(z.string()),
    /** Of a prescription, when its doctor asked for it (Lei 5.991/1973, art. 35). */
    endereco: z.optional(z.string()),
  }),
})
export type Emissao = z.output<typeof emissaoSchema>

/** A document as stored (P §3, D §3, estados §6). Times are ISO instants. */
export const documentoSchema = z.object({
  id: z.string(),
  consulta_id: z.string(),
  paciente_id: z.string(),
  /** The account that asked for a dependant, as in the consultation. */
  responsavel_id: z.optional(z.string()),
  medico_id: z.string(),
  tipo: tipos,
  status: z.enum(documentoMachine.statuses),
  /** Path in `prontuario-docs`; 'temp_url' while there is no file. */
  file_url: z.string(),
  conteudo: z.string(),
  medicamentos: z.optional(z.string()),
  observacoes: z.optional(z.string()),
  retorno: z.optional(z.string()),
  /** Of a certificate with leave, or with a diagnosis. */
  atestado: z.optional(atestadoSchema),
  /** Of a prescription by items; `medicamentos` says the same as text. */
  itens: z.optional(z.array(itemEmitidoSchema)),
  /** The warnings its doctor saw, as they were worded, and issued it in spite of. */
  alertas_cientes: z.optional(z.array(z.string())),
  /** Present on an addendum: what it adds to. */
  adendo: z.optional(adendoSchema),
  emissao: emissaoSchema,
  /** Last part of the QR code's address. */
  codigo: z.string(),
  /** Printed on the document: whoever holds the paper can let the official validator fetch the file. */
  codigo_secreto: z.string(),
  /** Digest of what was asked for, where the request can be repeated: its key with other words is refused. */
  pedido: z.optional(z.string()),
  created_at: z.string(),
  signed_at: z.optional(z.string()),
  delivered_at: z.optional(z.string()),
  /** Failed attempts at signing. */
  tentativas: z.number(),
  /**
   * `sem_sessao`: its doctor's certificate is not connected, and the next session signs it. `sem_registro`: the council
   * does not confirm its doctor now.
   */
  falha: z.optional(
    z.enum(['sem_sessao', 'sem_registro', 'indisponivel', 'recusada', 'certificado_invalido']),
  ),
  /** When its doctor was last written to because it waits for their session. */
  lembrado_em: z.optional(z.string()),
  /** By which certificate it was signed. */
  certificado: z.optional(z.object({ serial: z.string(), titular: z.string(), emissor: z.string() })),
  /** When the next attempt comes, while it is not signed. */
  vence_em: z.optional(z.string()),
  updated_at: z.string(),
})
export type Documento = z.output<typeof documentoSchema>

type Falha = NonNullable<Documento['falha']>
/** Whether a provider was asked for the signature at all. */
export const foiPedida = (falha: Falha): boolean => falha !== 'sem_sessao' && falha !== 'sem_registro'

/** What participants see: facts about the document; its content is only in the file. */
const fatosDoDocumento = z.pick(documentoSchema, {
  id: true,
  consulta_id: true,
  tipo: true,
  status: true,
  file_url: true,
  created_at: true,
  signed_at: true,
  delivered_at: true,
  falha: true,
  adendo: true,
})
export const documentoVistoSchema = z.extend(fatosDoDocumento, {
  /** Whose it is, in the list of whoever answers for them; left out of one's own. */
  de: z.optional(z.string()),
})
export type DocumentoVisto = z.output<typeof documentoVistoSchema>

/**
 * What anybody with the QR code's address learns: that the document exists, who issued it and when, never its content.
 */
export const validacaoSchema = z.object({
  codigo: z.string(),
  tipo: tipos,
  /** 'created': issued, signature still under way. */
  situacao: z.enum(['aguardando_assinatura', 'assinado']),
  emitido_em: z.string(),
  assinado_em: z.nullable(z.string()),
  medico: z.object({ nome: z.string(), crm: z.string(), uf: z.string() }),
  /** Initials, to compare with the paper. */
  paciente: z.string(),
  /** What an addendum adds to, so that the original can be looked up too. */
  adendo: z.nullable(adendoSchema),
  /** When signed addenda to this document were issued, the oldest first. */
  adendos_em: z.array(z.string()),
})
export type Validacao = z.output<typeof validacaoSchema>

/** The official validator's contract (ITI, Guia de Orientações aos Desenvolvedores do VALIDAR). */
export const FORMATO_DO_VALIDADOR = 'application/validador-iti+json'
export const respostaDoValidadorSchema = z.object({
  version: z.literal('1.0.0'),
  prescription: z.object({ signatureFiles: z.array(z.object({ url: z.string() })) }),
})

const PARTICULAS = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])

/** 'A. B. N.' of 'Ana Beatriz Nogueira', however it was typed. */
export const iniciais = (nome: string): string =>
  nome
    .split(/\s+/)
    .filter((parte) => /^\p{L}/u.test(parte) && !PARTICULAS.has(parte.toLowerCase()))
    .map((parte) => `${parte.slice(0, 1).toUpperCase()}.`)
    .join(' ')
