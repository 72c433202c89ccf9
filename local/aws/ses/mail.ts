import PostalMime, { type Address } from 'postal-mime'

/** A message as the service keeps it. */
export interface Mail {
  /** The SES message id; ids sort by time. */
  readonly id: string
  /** Milliseconds since the epoch. */
  readonly at: number
  /** Envelope sender and recipients. */
  readonly source: string
  readonly destinations: readonly string[]
  readonly from: string
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Addresses of the pages the message points to, each once, in order. */
  readonly links: readonly string[]
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly bytes: number }[]
  readonly configurationSet?: string
  readonly tags: Readonly<Record<string, string>>
  readonly outcome: 'Delivery' | 'Bounce' | 'Complaint'
}

/** What a message says of itself. */
export type MailContent = Pick<
  Mail,
  'from' | 'to' | 'cc' | 'subject' | 'text' | 'html' | 'links' | 'attachments'
> & { readonly bcc: readonly string[] }

const flat = (list: readonly Address[] | undefined): string[] =>
  (list ?? []).flatMap((entry) => (entry.group ? flat(entry.group) : [entry.address]))

const LINK_IN_HTML = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
/** An address in plain text, without the punctuation of the sentence around it. */
export const LINK_IN_TEXT = /https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?]/g

function linksOf(html: string, text: string): string[] {
  const inHtml = [...html.matchAll(LINK_IN_HTML)]
    .map(([, double, single]) => (double ?? single ?? '').replaceAll('&amp;', '&'))
    .filter((link) => /^https?:\/\//.test(link))
  return [...new Set([...inHtml, ...(text.match(LINK_IN_TEXT) ?? [])])]
}

/** Reads a MIME message. */
export async function readMime(raw: Buffer): Promise<MailContent> {
  const email = await PostalMime.parse(raw)
  const html = email.html?.trimEnd() ?? ''
  const text = email.text?.trimEnd() ?? ''
  return {
    from: flat(email.from ? [email.from] : [])[0] ?? '',
    to: flat(email.to),
    cc: flat(email.cc),
    bcc: flat(email.bcc),
    subject: email.subject ?? '',
    text,
    html,
    links: linksOf(html, text),
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? 'sem nome',
      type: mimeType,
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    })),
  }
}

/** The address without a display name: `Acolhe <nao-responda@x>` → `nao-responda@x`. */
export const bareAddress = (address: string): string => /<([^<>]+)>\s*$/.exec(address)?.[1] ?? address.trim()
