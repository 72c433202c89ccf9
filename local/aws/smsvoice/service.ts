import { randomUUID } from 'node:crypto'
import { Storage } from '../../storage.ts'
import {
  AwsError,
  type AwsRequest,
  type AwsResponse,
  type AwsService,
  jsonResponse,
  NotEmulated,
  targetOperation,
} from '../service.ts'
import { FIELDS, type Field, OPT_OUT_FIELDS } from './fields.ts'
import { partsOf } from './parts.ts'
import { createPhone, type Text } from './phone.ts'

interface SmsVoiceOptions {
  readonly folder: string
  /** ARNs of the account's numbers, pools and sender ids; a message from any other is refused. */
  readonly identities: readonly string[]
  readonly configurationSets?: readonly string[]
  /** Message parts a second, of all identities together. */
  readonly partsPerSecond?: number
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

export interface SmsVoice extends AwsService {
  /** Page and JSON of what was sent, under `/_sms`; `undefined` for any other path. */
  readonly phone: (request: AwsRequest) => Promise<AwsResponse | undefined>
}

type Input = Readonly<Record<string, unknown>>

/** Hours that a message is tried for when it does not say (SendTextMessage, `TimeToLive`). */
const DEFAULT_TTL = 72 * 60 * 60
const LIST = 'Default'
const textKey = (id: string): string => `text/${id}`
const optOutKey = (number: string): string => `opt-out/${number}`
const e164 = (number: string): string => `+${number.replace(/^\+/, '')}`

/**
 * AWS End User Messaging SMS: nothing leaves the machine, every text is kept. It refuses what its published model
 * refuses, numbers that opted out, identities that are not of the account, and more parts a second than it sends.
 */
export async function createSmsVoice(options: SmsVoiceOptions): Promise<SmsVoice> {
  const { identities, configurationSets = [], partsPerSecond = 20, now = Date.now } = options
  const storage = await Storage.open(options.folder)
  let latest = 0
  let second = { at: 0, parts: 0 }

  const optedOut = async (number: string): Promise<boolean> =>
    (await storage.get(optOutKey(number))) !== undefined

  /** By ARN or by what stands at its end. @throws ResourceNotFoundException, ConflictException */
  function identityOf(named: string | undefined): string {
    const found =
      named === undefined
        ? identities[0]
        : identities.find((arn) => arn === named || arn.endsWith(`/${named}`))
    if (found !== undefined) return found
    if (named === undefined)
      throw refusal('ConflictException', 'The account has no origination identity.', {
        Reason: 'NO_ORIGINATION_IDENTITIES_FOUND',
      })
    throw notFound('phone-number', named)
  }

  /** @throws ThrottlingException */
  function pace(parts: number): void {
    const at = Math.floor(now() / 1000)
    if (second.at !== at) second = { at, parts: 0 }
    if (second.parts + parts > partsPerSecond) throw refusal('ThrottlingException', 'Rate exceeded')
    second.parts += parts
  }

  async function send(input: Input): Promise<Input> {
    assertFields(input, FIELDS)
    const { DestinationPhoneNumber, OriginationIdentity, MessageBody, ConfigurationSetName } =
      input as Readonly<Record<string, string | undefined>>
    if (MessageBody === undefined) throw invalid('MISSING_PARAMETER', 'MessageBody', 'A text has a body')
    const set = ConfigurationSetName?.split('/').at(-1)
    if (set !== undefined && !configurationSets.includes(set)) throw notFound('configuration-set', set)
    const from = identityOf(OriginationIdentity)
    const to = e164(DestinationPhoneNumber ?? '')
    if (await optedOut(to))
      throw refusal('ConflictException', 'The destination phone number is opted out.', {
        Reason: 'DESTINATION_PHONE_NUMBER_OPTED_OUT',
        ResourceType: 'phone-number',
        ResourceId: to,
      })
    const parts = partsOf(MessageBody)
    pace(parts)
    // Strictly later than the one before, so that the order is the order of sending.
    latest = Math.max(now(), latest + 1)
    const id = `${latest.toString(16).padStart(12, '0')}-${randomUUID()}`
    if (input['DryRun'] !== true)
      await storage.put(textKey(id), {
        id,
        at: latest,
        to,
        from,
        text: MessageBody,
        type: input['MessageType'] === 'PROMOTIONAL' ? 'PROMOTIONAL' : 'TRANSACTIONAL',
        ttl: Number(input['TimeToLive'] ?? DEFAULT_TTL),
        parts,
      } satisfies Text)
    return { MessageId: id }
  }

  /** What an answer of 'STOP' does, by the account's own hand. */
  async function optOut(input: Input): Promise<Input> {
    assertFields(input, OPT_OUT_FIELDS)
    const { OptOutListName = '', OptedOutNumber = '' } = input as Readonly<Record<string, string | undefined>>
    if (OptOutListName !== LIST) throw notFound('opt-out-list', OptOutListName)
    const number = e164(OptedOutNumber)
    const at = now()
    await storage.put(optOutKey(number), at)
    return {
      OptOutListName: LIST,
      OptedOutNumber: number,
      OptedOutTimestamp: at / 1000,
      EndUserOptedOut: false,
    }
  }

  async function run(operation: string, input: Input): Promise<Input> {
    switch (operation) {
      case 'SendTextMessage':
        return send(input)
      case 'PutOptedOutNumber':
        return optOut(input)
      default:
        throw new NotEmulated(`sms-voice.${operation}`)
    }
  }

  return {
    name: 'sms-voice',
    targets: ['PinpointSMSVoiceV2.'],
    phone: createPhone({
      list: async () => {
        const texts: Text[] = []
        for await (const [, text] of storage.entries<Text>(textKey(''))) texts.push(text)
        return texts.reverse()
      },
    }),
    handle: async (request) =>
      jsonResponse(
        request,
        await run(targetOperation(request), JSON.parse(request.body.toString('utf8') || '{}') as Input),
      ),
    close: () => storage.close(),
  }
}

const refusal = (code: string, message: string, extra: Input = {}): AwsError =>
  new AwsError(code, message, 400, extra)

const notFound = (ResourceType: string, ResourceId: string): AwsError =>
  refusal('ResourceNotFoundException', `The resource ${ResourceId} was not found.`, {
    ResourceType,
    ResourceId,
  })

const invalid = (Reason: string, Name: string, Message: string): AwsError =>
  refusal('ValidationException', `1 validation error detected: ${Name}: ${Message}`, {
    Reason,
    Fields: [{ Name, Message }],
  })

/** @throws ValidationException naming the first field the model does not allow, NotEmulated for one nobody sends here */
function assertFields(input: Input, fields: Readonly<Record<string, Field>>): void {
  for (const [name, { required }] of Object.entries(fields))
    if (required && input[name] === undefined) throw invalid('MISSING_PARAMETER', name, 'Must not be null')
  for (const [name, value] of Object.entries(input)) {
    const field = fields[name]
    if (!field) throw new NotEmulated(`sms-voice ${name}`)
    if (!field.allows(value)) throw invalid('FIELD_VALIDATION_FAILED', name, field.rule)
  }
}
