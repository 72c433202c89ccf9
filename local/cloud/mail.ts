import path from 'node:path'
import type { Assembly } from '../assembly/assembly.ts'
import type { Events } from '../aws/events/service.ts'
import { NotEmulated } from '../aws/service.ts'
import type { MailEvent, OnMailEvent } from '../aws/ses/events.ts'
import { createSes, type SesService } from '../aws/ses/ses.ts'

interface Destination {
  readonly ConfigurationSetName: string
  readonly EventDestination: {
    readonly Enabled?: boolean
    readonly MatchingEventTypes: readonly string[]
    readonly EventBridgeDestination?: object
  }
}

/** `detail-type`s of SES on EventBridge, and the types a configuration set names them by. */
const EVENTS: Readonly<Record<MailEvent['eventType'], readonly [type: string, detailType: string]>> = {
  Bounce: ['bounce', 'Email Bounced'],
  Complaint: ['complaint', 'Email Complaint Received'],
}

/**
 * The mail service of the template: its identities, configuration sets, and where these tell what came of a message.
 */
export function startMail(assembly: Assembly, dados: string, events: Events): Promise<SesService> {
  const configurationSets = assembly
    .all<{ Name: string }>('AWS::SES::ConfigurationSet')
    .map(({ properties }) => properties.Name)
  return createSes({
    folder: path.join(dados, 'ses'),
    identities: assembly
      .all<{ EmailIdentity: string }>('AWS::SES::EmailIdentity')
      .map(({ properties }) => properties.EmailIdentity),
    configurationSets,
    onEvent: teller(assembly, configurationSets, events),
  })
}

/** @throws NotEmulated for a destination that is not the event bus, Error for one of a set that is not there */
function teller(assembly: Assembly, sets: readonly string[], events: Events): OnMailEvent {
  const told = assembly
    .all<Destination>('AWS::SES::ConfigurationSetEventDestination')
    .filter(({ properties }) => properties.EventDestination.Enabled !== false)
    .flatMap(({ id, properties: { ConfigurationSetName, EventDestination } }) => {
      if (!EventDestination.EventBridgeDestination) throw new NotEmulated(`ses event destination ${id}`)
      if (!sets.includes(ConfigurationSetName))
        throw new Error(`Event destination ${id} names no configuration set: ${ConfigurationSetName}`)
      return EventDestination.MatchingEventTypes.map(
        (type) => `${ConfigurationSetName} ${type.toLowerCase()}`,
      )
    })
  const wanted = new Set(told)
  return async (event) => {
    const [type, detailType] = EVENTS[event.eventType]
    const ofMail = event.mail.tags['ses:configuration-set'] ?? []
    if (ofMail.some((set) => wanted.has(`${set} ${type}`)))
      await events.emit('aws.ses', detailType, { ...event })
  }
}
