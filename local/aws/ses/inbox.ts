import type { AwsRequest, AwsResponse } from '../service.ts'
import { listPage, messagePage, missingPage, PAGE_HEADERS } from './inbox-html.ts'
import type { Mail } from './mail.ts'
import type { Mailbox } from './mailbox.ts'

/** Answers under `/_caixa`; `undefined` for any other path. */
export type Inbox = (request: AwsRequest) => Promise<AwsResponse | undefined>

const BASE = '/_caixa'
const page = (html: string, status = 200): AwsResponse => ({ status, headers: PAGE_HEADERS, body: html })

const json = (body: unknown, status = 200): AwsResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})

/** A message as tests read it; `at` is an ISO instant. */
const jsonMail = ({ id, subject, to, from, text, html, links, at, outcome }: Mail) => ({
  id,
  subject,
  to,
  from,
  text,
  html,
  links,
  at: new Date(at).toISOString(),
  outcome,
})

/**
 * The inbox of everybody: `GET /_caixa?para=` lists, `GET /_caixa/{id}` reads, `GET /_caixa/{id}.eml` is the source,
 * `GET /_caixa.json?para=&desde=` (part of an address; ISO instant or milliseconds) answers newest first for tests,
 * `DELETE /_caixa` empties.
 */
export function createInbox(mailbox: Mailbox): Inbox {
  return async (request) => {
    const { path, method, query } = request
    if (path !== BASE && path !== `${BASE}.json` && !path.startsWith(`${BASE}/`)) return undefined
    if (path === BASE && method === 'DELETE') {
      await mailbox.clear()
      return { status: 204 }
    }
    if (method !== 'GET' && method !== 'HEAD')
      return { ...json({ mensagem: 'Método não permitido.' }, 405), headers: { allow: 'GET, DELETE' } }
    const to = query.get('para')?.trim() || undefined
    if (path === `${BASE}.json`) {
      const since = instant(query.get('desde'))
      if (Number.isNaN(since)) return json({ mensagem: 'O parâmetro desde não é uma data.' }, 400)
      return json((await mailbox.list({ to, since })).map(jsonMail))
    }
    if (path === BASE || path === `${BASE}/`) return page(listPage(await mailbox.list({ to }), to))
    return read(mailbox, path.slice(BASE.length + 1))
  }
}

async function read(mailbox: Mailbox, name: string): Promise<AwsResponse> {
  if (name.endsWith('.eml')) {
    const raw = await mailbox.raw(name.slice(0, -'.eml'.length))
    return raw
      ? {
          status: 200,
          headers: {
            'content-type': 'message/rfc822',
            'content-disposition': `attachment; filename="${name}"`,
          },
          body: raw,
        }
      : page(missingPage(), 404)
  }
  const mail = await mailbox.get(name)
  return mail ? page(messagePage(mail)) : page(missingPage(), 404)
}

/** ISO instant or milliseconds; NaN when it is neither. */
function instant(text: string | null): number | undefined {
  if (!text) return undefined
  return /^\d+$/.test(text) ? Number(text) : Date.parse(text)
}
