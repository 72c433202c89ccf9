import MailComposer from 'nodemailer/lib/mail-composer'
import { AwsError, type AwsRequest, type AwsResponse, type AwsService, NotEmulated } from '../service.ts'
import { EventTeller, type OnMailEvent, outcomeOf } from './events.ts'
import { createInbox, type Inbox } from './inbox.ts'
import { bareAddress, type MailContent, readMime } from './mail.ts'
import { Mailbox, newMessageId } from './mailbox.ts'
import { QueryInput, queryError, queryResponse } from './query.ts'

interface SesOptions {
  readonly folder: string
  /** Verified addresses and domains; a sender outside them is refused. */
  readonly identities: readonly string[]
  /** Names a message may give; any other is refused. */
  readonly configurationSets: readonly string[]
  /** Bounces and complaints that the simulator's addresses bring about. */
  readonly onEvent?: OnMailEvent
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

export interface SesService extends AwsService {
  readonly inbox: {
    /** Pages and JSON of the inbox under `/_caixa`; `undefined` for any other path. */
    readonly page: Inbox
  }
}

const MAX_BYTES = 10 * 1024 * 1024
const MAX_RECIPIENTS = 50

/**
 * Simple Email Service, version 1: nothing leaves the machine, every message lies in an inbox.
 * Messages and untold events live in `folder` and survive a crash.
 */
export async function createSes(options: SesOptions): Promise<SesService> {
  const mailbox = await Mailbox.open(options.folder)
  const teller = new EventTeller(mailbox, options.onEvent ?? (async () => undefined))
  const now = options.now ?? Date.now
  let latest = 0
  teller.wake()

  /** Sends one message. */
  async function send(input: QueryInput, raw: Buffer, envelope: Envelope): Promise<Record<string, unknown>> {
    const content = await readMime(raw)
    const destinations = envelope.destinations ?? [...content.to, ...content.cc, ...content.bcc]
    const source = bareAddress(envelope.source ?? content.from)
    const configurationSet = input.text('ConfigurationSetName')
    assertConfigurationSet(options.configurationSets, configurationSet)
    assertVerified(options.identities, [source, content.from])
    assertRecipients(destinations)
    if (raw.length > MAX_BYTES)
      throw invalid(`Message length is more than ${MAX_BYTES} bytes long: '${raw.length}'.`)
    // Strictly later than the one before, so that the order is the order of sending.
    latest = Math.max(now(), latest + 1)
    const at = latest
    const id = newMessageId(at)
    const { bcc: _bcc, ...shown } = content satisfies MailContent
    const outcome = outcomeOf(destinations)
    await mailbox.add(
      {
        id,
        at,
        source,
        destinations: destinations.map(bareAddress),
        ...shown,
        configurationSet,
        tags: input.pairs('Tags'),
        outcome,
      },
      raw,
    )
    if (outcome !== 'Delivery') teller.wake()
    return { MessageId: id }
  }

  async function run(input: QueryInput): Promise<Record<string, unknown>> {
    switch (input.action) {
      case 'SendRawEmail': {
        const destinations = input.list('Destinations')
        const raw = Buffer.from(input.text('RawMessage.Data') ?? '', 'base64')
        return send(input, raw, {
          source: input.text('Source'),
          destinations: destinations.length > 0 ? destinations : undefined,
        })
      }
      case 'SendEmail':
        return send(input, await composed(input), {
          source: input.text('Source'),
          destinations: ['To', 'Cc', 'Bcc'].flatMap((kind) => input.list(`Destination.${kind}Addresses`)),
        })
      case 'GetSendQuota':
        return {
          Max24HourSend: '50000.0',
          MaxSendRate: '14.0',
          SentLast24Hours: `${(await mailbox.list({ since: now() - 24 * 60 * 60_000 })).length}.0`,
        }
      case 'ListIdentities': {
        const type = input.text('IdentityType')
        const member = options.identities.filter(
          (identity) => !type || (type === 'EmailAddress') === identity.includes('@'),
        )
        return { Identities: { member } }
      }
      default:
        throw new NotEmulated(`ses.${input.action}`)
    }
  }

  return {
    name: 'ses',
    inbox: { page: createInbox(mailbox) },
    handle: async (request: AwsRequest): Promise<AwsResponse> => {
      // Version 2 of the service signs with the same name, but speaks REST.
      if (request.path !== '/') throw new NotEmulated(`ses ${request.method} ${request.path}`)
      const input = new QueryInput(request)
      try {
        return queryResponse(input.action, await run(input))
      } catch (error) {
        if (error instanceof AwsError) return queryError(error)
        throw error
      }
    },
    close: async () => {
      await teller.settled()
      await mailbox.close()
    },
  }
}

/** Who a message is from and for, where the call says otherwise than its headers. */
interface Envelope {
  readonly source?: string
  readonly destinations?: readonly string[]
}

const invalid = (message: string): AwsError => new AwsError('InvalidParameterValue', message)

/** MIME of the message that SendEmail describes field by field. */
function composed(input: QueryInput): Promise<Buffer> {
  const replyTo = input.list('ReplyToAddresses')
  return new MailComposer({
    from: input.text('Source'),
    to: input.list('Destination.ToAddresses'),
    cc: input.list('Destination.CcAddresses'),
    ...(replyTo.length > 0 && { replyTo }),
    subject: input.text('Message.Subject.Data'),
    text: input.text('Message.Body.Text.Data'),
    html: input.text('Message.Body.Html.Data'),
  })
    .compile()
    .build()
}

/** @throws ConfigurationSetDoesNotExist */
function assertConfigurationSet(known: readonly string[], name: string | undefined): void {
  if (name !== undefined && !known.includes(name))
    throw new AwsError('ConfigurationSetDoesNotExist', `Configuration set <${name}> does not exist.`)
}

/** @throws MessageRejected naming the senders that are neither verified nor of a verified domain */
function assertVerified(identities: readonly string[], senders: readonly string[]): void {
  const verified = new Set(identities.map((identity) => identity.toLowerCase()))
  const failing = [...new Set(senders.map(bareAddress))].filter((sender) => {
    const address = sender.toLowerCase()
    const domain = address.slice(address.indexOf('@') + 1)
    const parents = domain.split('.').map((_, index, parts) => parts.slice(index).join('.'))
    return !verified.has(address) && !parents.some((parent) => verified.has(parent))
  })
  if (failing.length > 0)
    throw new AwsError(
      'MessageRejected',
      `Email address is not verified. The following identities failed the check: ${failing.join(', ')}`,
    )
}

/** @throws InvalidParameterValue */
function assertRecipients(destinations: readonly string[]): void {
  if (destinations.length === 0) throw invalid("Missing required header 'To'.")
  if (destinations.length > MAX_RECIPIENTS) throw invalid(`Recipient count exceeds ${MAX_RECIPIENTS}.`)
  const wrong = destinations.find((address) => !/^[^\s@]+@[^\s@]+$/.test(bareAddress(address)))
  if (wrong !== undefined) throw invalid("Missing final '@domain'")
}
