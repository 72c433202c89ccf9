import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Alegacao, Contada } from '#domain/base/alegacoes.ts'
import { erroDoEmail } from '#domain/base/campos.ts'
import { podeEnviar } from '#domain/email/email-devolvido.ts'
import type { Mensagem } from '#domain/email/mensagem.ts'
import { escrever, type Carta } from '#domain/email/cartas.ts'
import { rodapeCom } from '#domain/email/rodape.ts'
import { DomainError } from '#domain/base/erros.ts'
import { env } from '#lambdas/runtime/env.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { medirProvedor } from '#lambdas/runtime/medida.ts'
import { CORRELACAO, correlacaoAtual } from '#lambdas/runtime/rastro.ts'
import * as mensagens from '#lambdas/store/envios-de-email.ts'
import * as supressoes from '#lambdas/store/supressoes.ts'

const client = new SESClient({})

interface Envio {
  /** One bare address. */
  readonly para: string
  readonly carta: Carta
  /** Names the fact this message is about: it is sent once for each. */
  readonly idempotencia: string
  /** Does all the work but the sending: the time it takes must not reveal whether the address has an account. */
  readonly semEnvio?: true
}

/**
 * The claims a mail may make: only those that the stage's settings prove, the same as on the site. None that a count
 * proves: a mail stays when the count no longer does.
 */
const alegada = (nome: Exclude<Alegacao, Contada>): boolean => env('ALEGACOES').split(',').includes(nome)

/** `suprimida`: its address returns our messages or does not want them, so nothing was sent. */
export type Destino = 'enviada' | 'ja_enviada' | 'suprimida'

/**
 * Writes a letter and sends it, once per `idempotencia`: a repeated call answers `ja_enviada`.
 * @throws DomainError provedor_indisponivel when it cannot be sent now; calling again later is right
 */
export async function enviar({ para, carta, idempotencia, semEnvio }: Envio): Promise<Destino> {
  const raw = await mime(para, escrever(carta, para, rodapeCom(alegada('agencia'))))
  const agora = new Date()
  const motivo = await supressoes.motivoDe(para, agora)
  if (motivo && !podeEnviar(carta.nome, motivo)) {
    logger.info('Mail suppressed', { modelo: carta.nome, motivo })
    return 'suprimida'
  }
  const vez = await mensagens.reservar(idempotencia, agora)
  if (vez === 'ja_enviada') return vez
  if (vez === 'em_andamento') throw new DomainError('provedor_indisponivel')
  if (semEnvio) {
    await mensagens.semDestinatario(idempotencia)
    return 'enviada'
  }
  const { MessageId = '' } = await medirProvedor('ses', () =>
    client.send(
      new SendRawEmailCommand({
        Destinations: [para],
        ConfigurationSetName: env('CONJUNTO_SES'),
        RawMessage: { Data: raw },
        Tags: etiquetas(carta),
      }),
    ),
  ).catch(async (error: unknown) => {
    await mensagens.desistir(idempotencia)
    logger.error('Mail refused', {
      modelo: carta.nome,
      error: error instanceof Error ? error : String(error),
    })
    throw Object.assign(new DomainError('provedor_indisponivel'), { cause: error })
  })
  await mensagens.enviada(idempotencia, MessageId)
  logger.info('Mail sent', { modelo: carta.nome })
  return 'enviada'
}

/** Tags that the mail service sends back with a bounce: which letter it was, and what set it off. */
function etiquetas({ nome }: Carta) {
  const correlacao = correlacaoAtual()
  return [
    { Name: 'modelo', Value: nome },
    ...(correlacao === undefined ? [] : [{ Name: CORRELACAO, Value: correlacao }]),
  ]
}

/**
 * The message's bytes. No header can be injected: the address is checked and given apart from any name, subject and
 * headers are encoded by the composer, and nothing is read from files or addresses.
 * @throws Error when `para` is not one plain address
 */
export function mime(para: string, { assunto, html, texto }: Mensagem): Promise<Buffer> {
  if (erroDoEmail(para) !== null) throw new Error('The recipient is not one plain address')
  return new MailComposer({
    from: env('REMETENTE'),
    to: { name: '', address: para },
    subject: assunto,
    html,
    text: texto,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'pt-BR' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}
