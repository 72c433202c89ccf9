import * as z from 'zod/mini'
import { defineMachine, type StatusOf } from '../base/maquina.ts'
import { MODOS_DE_CONEXAO, PROVEDORES_DE_CERTIFICADO, type ProvedorDeCertificado } from '../base/psc.ts'

/**
 * A doctor's signing session: their ICP-Brasil certificate signs only while its holder allows it, in their own app, for
 * a time they choose. Whatever ends it, documents wait and are signed in the next one.
 */
const repouso = {
  tipo: 'repouso',
  tela: { paciente: null, medico: 'fila_medico' },
  prazos: [],
  dinheiro: 'nenhum',
  dono: 'medico',
} as const

export const certificadoMachine = defineMachine({
  nome: 'certificado',
  statuses: [
    'ausente',
    'aguardando',
    'conectado',
    'recusado',
    'divergente',
    'invalido',
    'indisponivel',
    'encerrado',
  ],
  initial: 'ausente',
  estados: {
    ausente: repouso,
    /** The holder decides in their app. */
    aguardando: {
      tipo: 'transitorio',
      tela: { paciente: null, medico: 'certificado_retorno' },
      prazos: [{ ato: 'desistir', depois: 'pedido_de_certificado' }],
      dinheiro: 'nenhum',
      dono: 'medico',
    },
    conectado: {
      tipo: 'transitorio',
      tela: { paciente: null, medico: 'fila_medico' },
      prazos: [{ ato: 'vencer', depois: 'sessao_de_assinatura' }],
      dinheiro: 'nenhum',
      dono: null,
    },
    recusado: repouso,
    /** It was somebody else's certificate. */
    divergente: repouso,
    /** Expired, revoked, or of no chain that is trusted. */
    invalido: repouso,
    /** The provider, or the list of revoked certificates, could not be asked. */
    indisponivel: repouso,
    encerrado: repouso,
  },
  acts: {
    pedir: {
      from: [
        'ausente',
        'aguardando',
        'conectado',
        'recusado',
        'divergente',
        'invalido',
        'indisponivel',
        'encerrado',
      ],
      to: 'aguardando',
      by: ['medico'],
    },
    conectar: { from: ['aguardando'], to: 'conectado', by: ['provedor'] },
    recusar: { from: ['aguardando'], to: 'recusado', by: ['provedor'] },
    divergir: { from: ['aguardando'], to: 'divergente', by: ['sistema'] },
    invalidar: { from: ['aguardando', 'conectado'], to: 'invalido', by: ['sistema'] },
    falhar: { from: ['aguardando'], to: 'indisponivel', by: ['provedor'] },
    desistir: { from: ['aguardando'], to: 'ausente', by: ['sistema'] },
    vencer: { from: ['conectado'], to: 'encerrado', by: ['sistema'] },
    /** By the doctor, or because they signed out everywhere, were suspended or changed their CRM. */
    encerrar: { from: ['aguardando', 'conectado'], to: 'encerrado', by: ['medico', 'sistema'] },
    /** The provider no longer knows it. */
    perder: { from: ['conectado'], to: 'encerrado', by: ['provedor'] },
  },
})

export type StatusDoCertificado = StatusOf<typeof certificadoMachine>

/** Length of a session in hours: a shift by default; DOC-ICP-17.01 sets a person's maximum. */
export const HORAS_DA_SESSAO = { padrao: 12, maximo: 168, opcoes: [4, 12, 24, 168] } as const

const provedorSchema = z.enum(
  PROVEDORES_DE_CERTIFICADO as [ProvedorDeCertificado, ...ProvedorDeCertificado[]],
  'Escolha o provedor do certificado.',
)
const statusSchema = z.enum(certificadoMachine.statuses)

/** What a certificate says of itself, as it was checked when the session opened. */
const certificadoLidoSchema = z.object({
  /** Upper-case hexadecimal. */
  serial: z.string(),
  titular: z.string(),
  emissor: z.string(),
  valido_ate: z.string(),
})

/** As stored: one per doctor, the last one asked for. Sealed texts can only be opened with the product's key. */
export const sessaoSchema = z.object({
  id: z.string(),
  medico_id: z.string(),
  status: statusSchema,
  provedor: provedorSchema,
  modo: z.enum(MODOS_DE_CONEXAO),
  /** Seconds asked for. */
  duracao: z.number(),
  /** SHA-256 of the OAuth `state` that was sent along. */
  estado: z.optional(z.string()),
  /** Sealed: the PKCE verifier. */
  verificador: z.optional(z.string()),
  /** Sealed: the id by which the answer to a push is looked up. */
  aviso: z.optional(z.string()),
  /** Sealed: the provider's token. */
  token: z.optional(z.string()),
  /** The provider's name for the certificate. */
  alias: z.optional(z.string()),
  certificado: z.optional(certificadoLidoSchema),
  /** DER in base64: the signer's certificate, then its chain up to the root. */
  cadeia: z.optional(z.array(z.string())),
  pedido_em: z.string(),
  aberta_em: z.optional(z.string()),
  expira_em: z.string(),
  updated_at: z.string(),
})
export type SessaoDeAssinatura = z.output<typeof sessaoSchema>

/** What the doctor's screens read. */
export const situacaoDoCertificadoSchema = z.object({
  status: statusSchema,
  provedor: z.nullable(provedorSchema),
  modo: z.nullable(z.enum(MODOS_DE_CONEXAO)),
  certificado: z.nullable(certificadoLidoSchema),
  /** When the session, or the wait for it, ends. */
  expira_em: z.nullable(z.string()),
  /** Documents issued and not signed yet. */
  esperando: z.number(),
})
export type SituacaoDoCertificado = z.output<typeof situacaoDoCertificadoSchema>

/** Whether documents can be signed at this instant. */
export const sessaoVale = (
  { status, expira_em }: Pick<SessaoDeAssinatura, 'status' | 'expira_em'>,
  agora: Date,
): boolean => status === 'conectado' && expira_em > agora.toISOString()
