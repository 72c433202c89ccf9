import * as z from 'zod/mini'

/**
 * What the server says over a WebSocket: `{canal, evento, dados}`, ids and times only. A message never is the news:
 * it says that there are some, and the browser reads them again with the checks every read has. So a message may
 * come twice, late or out of order. A lost one is made good by the re-read after each reconnection, left out where the
 * version of what was read still holds (`assinado`). One only carries
 * what it tells of: a consultation that comes to the queue, its row (`linha`), to doctors who passed the checks of
 * reading it; whoever is in doubt re-reads.
 */
export const EVENTOS_DE_CANAL = [
  /**
   * Answer to `assinar`: from now on messages of the channel arrive; or this person may not listen to it. `versao` of a
   * consultation is that of what its participant would read now.
   */
  'assinado',
  'recusado',
  /** Answer to `cancelar`. */
  'cancelado',
  /**
   * fila:{especialidade} (D §7.5). Created when it enters the queue, also when it comes back to it or reaches more
   * doctors.
   */
  'consulta.created',
  'consulta.accepted',
  /** Left the queue without a doctor: expired or cancelled. */
  'consulta.expired',
  /** consulta:{id} (P §7): the status changed, or something else of it. */
  'consulta.status',
  'consulta.updated',
  /** Also on the patient's kyc-updates: their files are of all their consultations. */
  'documento.status',
  'pagamento.status',
  /** consulta:{id}: one of the two sent the other something. */
  'mensagem.nova',
  /** consulta:{id}: its doctor was seen; while it waits, some doctor of its specialty came, beat or left. */
  'doctor.heartbeat',
  /** kyc-updates (P §7): the own profile changed; a stage of the verification began; it came to an end. */
  'usuario.updated',
  'kyc.etapa',
  'kyc.completed',
  /** consulta:{id}: a piece of the call's set-up from the other participant, and who is in the room. */
  'sinal',
  'sala.status',
] as const
export type EventoDeCanal = (typeof EVENTOS_DE_CANAL)[number]

export const mensagemDeCanalSchema = z.object({
  canal: z.string(),
  evento: z.enum(EVENTOS_DE_CANAL),
  dados: z.record(z.string(), z.unknown()),
})
export type MensagemDeCanal = z.output<typeof mensagemDeCanalSchema>

/** Said to one connection, outside any channel. */
export const mensagemDeConexaoSchema = z.discriminatedUnion('evento', [
  /** Answer to `ping`: the line is alive both ways. */
  z.object({ evento: z.literal('pong') }),
  /** Answer to `heartbeat`: the doctor counts as present in the specialty. */
  z.object({ evento: z.literal('presente'), dados: z.object({ especialidade: z.string(), em: z.string() }) }),
  /** The message was not understood or not allowed: `acao` as it was sent, the rest as in a problem body. */
  z.object({
    evento: z.literal('erro'),
    dados: z.object({ acao: z.string(), codigo: z.string(), title: z.string(), detail: z.string() }),
  }),
])
export type MensagemDeConexao = z.output<typeof mensagemDeConexaoSchema>

const mensagemSchema = z.union([mensagemDeConexaoSchema, mensagemDeCanalSchema])
export type Mensagem = z.output<typeof mensagemSchema>
