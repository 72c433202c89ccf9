import type { AwsRequest, AwsResponse } from '../service.ts'
import { document, escaped, PAGE_HEADERS, time } from '../ses/inbox-html.ts'

/** A text as it was taken. */
export interface Text {
  readonly id: string
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly to: string
  readonly from: string
  readonly text: string
  readonly type: string
  readonly ttl: number
  readonly parts: number
}

interface Texts {
  /** Newest first. */
  readonly list: () => Promise<readonly Text[]>
}

/** Everybody's telephone: `GET /_sms` shows what was sent, `GET /_sms.json?para=` (part of a number) is for tests. */
export function createPhone({ list }: Texts) {
  return async ({ path, query }: AwsRequest): Promise<AwsResponse | undefined> => {
    if (path === '/_sms') return { status: 200, headers: PAGE_HEADERS, body: page(await list()) }
    if (path !== '/_sms.json') return undefined
    const to = query.get('para') ?? ''
    const wanted = (await list()).filter((text) => text.to.includes(to))
    return {
      status: 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      body: JSON.stringify(wanted),
    }
  }
}

const page = (texts: readonly Text[]): string =>
  document(
    'SMS',
    `<header><a class="voltar" href="/_caixa">Caixa de entrada</a><h1>SMS</h1></header>
<main>${
      texts.length === 0
        ? '<p class="vazio">Nenhum SMS ainda. O que o sistema enviar aparece aqui, e não sai desta máquina.</p>'
        : `<ol class="lista">${texts.map(row).join('\n')}</ol>`
    }</main>`,
  )

const row = ({ to, text, at }: Text): string => `<li class="linha">
<span class="assunto">${escaped(text)}</span>
<span class="para">para ${escaped(to)}</span>
<span class="quando">${time(at)}</span>
</li>`
