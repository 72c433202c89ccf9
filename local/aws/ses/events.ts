import type { Mail } from './mail.ts'
import type { Mailbox } from './mailbox.ts'

/** What SES publishes about a message (developer guide, "Contents of event data"). */
export interface MailEvent {
  readonly eventType: 'Bounce' | 'Complaint'
  readonly mail: {
    readonly timestamp: string
    readonly messageId: string
    readonly source: string
    readonly destination: readonly string[]
    readonly commonHeaders: {
      readonly from: readonly string[]
      readonly to: readonly string[]
      readonly subject: string
    }
    readonly tags: Readonly<Record<string, readonly string[]>>
  }
  readonly bounce?: {
    readonly bounceType: 'Permanent'
    readonly bounceSubType: 'General'
    readonly bouncedRecipients: readonly {
      readonly emailAddress: string
      readonly action: string
      readonly status: string
      readonly diagnosticCode: string
    }[]
    readonly timestamp: string
    readonly feedbackId: string
  }
  readonly complaint?: {
    readonly complainedRecipients: readonly { readonly emailAddress: string }[]
    readonly timestamp: string
    readonly feedbackId: string
    readonly complaintFeedbackType: 'abuse'
  }
}

/** Receives each event at least once; one that fails is tried again at the next start. */
export type OnMailEvent = (event: MailEvent) => Promise<void>

const SIMULATOR = /^(bounce|complaint)(?:\+[^@]*)?@simulator\.amazonses\.com$/i

const simulated = (destinations: readonly string[], kind: 'bounce' | 'complaint'): string[] =>
  destinations.filter((address) => SIMULATOR.exec(address)?.[1]?.toLowerCase() === kind)

/** How the mailbox simulator ends a message. */
export function outcomeOf(destinations: readonly string[]): Mail['outcome'] {
  if (simulated(destinations, 'bounce').length > 0) return 'Bounce'
  return simulated(destinations, 'complaint').length > 0 ? 'Complaint' : 'Delivery'
}

function eventOf(mail: Mail): MailEvent {
  const timestamp = new Date(mail.at).toISOString()
  const common = {
    mail: {
      timestamp,
      messageId: mail.id,
      source: mail.source,
      destination: mail.destinations,
      commonHeaders: { from: [mail.from], to: mail.to, subject: mail.subject },
      tags: {
        ...Object.fromEntries(Object.entries(mail.tags).map(([name, value]) => [name, [value]])),
        ...(mail.configurationSet && { 'ses:configuration-set': [mail.configurationSet] }),
      },
    },
  }
  if (mail.outcome === 'Bounce')
    return {
      eventType: 'Bounce',
      ...common,
      bounce: {
        bounceType: 'Permanent',
        bounceSubType: 'General',
        bouncedRecipients: simulated(mail.destinations, 'bounce').map((emailAddress) => ({
          emailAddress,
          action: 'failed',
          status: '5.1.1',
          diagnosticCode: 'smtp; 550 5.1.1 user unknown',
        })),
        timestamp,
        feedbackId: mail.id,
      },
    }
  return {
    eventType: 'Complaint',
    ...common,
    complaint: {
      complainedRecipients: simulated(mail.destinations, 'complaint').map((emailAddress) => ({
        emailAddress,
      })),
      timestamp,
      feedbackId: mail.id,
      complaintFeedbackType: 'abuse',
    },
  }
}

/** Tells the events in the background, oldest first; sending never waits for it. */
export class EventTeller {
  private running: Promise<void> = Promise.resolve()
  private readonly mailbox: Mailbox
  private readonly onEvent: OnMailEvent

  constructor(mailbox: Mailbox, onEvent: OnMailEvent) {
    this.mailbox = mailbox
    this.onEvent = onEvent
  }

  wake(): void {
    this.running = this.running
      .then(() => this.tellAll())
      .catch((error: unknown) => {
        console.error('[ses] um evento de e-mail não pôde ser entregue', error)
      })
  }

  /** Resolves once the events under way were told. */
  settled(): Promise<void> {
    return this.running
  }

  private async tellAll(): Promise<void> {
    for (const id of await this.mailbox.pendingEvents()) {
      const mail = await this.mailbox.get(id)
      if (mail) await this.onEvent(eventOf(mail))
      await this.mailbox.eventTaken(id)
    }
  }
}
