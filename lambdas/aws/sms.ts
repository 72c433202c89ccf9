import {
  ConflictException,
  InternalServerException,
  PinpointSMSVoiceV2Client,
  PinpointSMSVoiceV2ServiceException,
  SendTextMessageCommand,
  ThrottlingException,
} from '@aws-sdk/client-pinpoint-sms-voice-v2'
import * as z from 'zod/mini'
import { DomainError } from '#domain/base/erros.ts'
import { optionalEnv } from '#lambdas/runtime/env.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { medirProvedor } from '#lambdas/runtime/medida.ts'

/** A short text to a telephone, by AWS End User Messaging (`sms` in lib/estagios.ts). */

/** Asked once: the service has no key that makes a repeated request the same message. */
const client = new PinpointSMSVoiceV2Client({ maxAttempts: 1 })
const TEMPO_MS = 8_000

const ajustesSchema = z.object({
  /** Who it comes from: the ARN of a number, a pool or a sender id of the account. */
  origem: z.string(),
  conjunto: z.optional(z.string()),
})

interface Envio {
  /** As the account has it: area code and number. */
  readonly telefone: string
  readonly texto: string
  /** Seconds after which it would come too late. */
  readonly validade: number
}

/** `nao_quer`: its owner answered that they want no messages. `recusado`: it was not taken, and would not be again. */
type Destino = 'enviado' | 'nao_quer' | 'recusado'

/**
 * Sends one text.
 * @throws DomainError provedor_indisponivel when it cannot be sent now; calling again later is right
 */
export async function enviarSms({ telefone, texto, validade }: Envio): Promise<Destino> {
  const { origem, conjunto } = z.parse(ajustesSchema, JSON.parse(optionalEnv('SMS') ?? 'null'))
  const mensagem = new SendTextMessageCommand({
    DestinationPhoneNumber: `+55${telefone}`,
    OriginationIdentity: origem,
    ConfigurationSetName: conjunto,
    MessageBody: texto,
    MessageType: 'TRANSACTIONAL',
    TimeToLive: validade,
  })
  try {
    await medirProvedor(
      'sms',
      () => client.send(mensagem, { abortSignal: AbortSignal.timeout(TEMPO_MS) }),
      (error) => !naoQuer(error),
    )
    return 'enviado'
  } catch (error) {
    if (naoQuer(error)) return 'nao_quer'
    // Neither its message nor a cause goes on: the service repeats the number in some.
    const recusa = error instanceof PinpointSMSVoiceV2ServiceException ? error : undefined
    logger.error('Text refused', { nome: recusa?.name, motivo: motivoDe(recusa) })
    if (recusa && !passa(recusa)) return 'recusado'
    throw new DomainError('provedor_indisponivel')
  }
}

const naoQuer = (error: unknown): boolean =>
  error instanceof ConflictException && error.Reason === 'DESTINATION_PHONE_NUMBER_OPTED_OUT'

const passa = (error: PinpointSMSVoiceV2ServiceException): boolean =>
  error instanceof ThrottlingException ||
  error instanceof InternalServerException ||
  error.$fault === 'server'

/** Which of its reasons the service gave: a word of a list, never what was sent. */
const motivoDe = (error: object | undefined): unknown =>
  error && 'Reason' in error ? error.Reason : undefined
