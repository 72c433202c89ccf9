import { createHmac, randomUUID } from 'node:crypto'

/** What a system from outside sends along with a body, as Standard Webhooks says; `em` in seconds. */
export function cabecalhos(
  corpo: string,
  chave: string,
  { id = `msg_${randomUUID()}`, em = Math.floor(Date.now() / 1000) }: { id?: string; em?: number } = {},
): Readonly<Record<string, string>> {
  const assinada = createHmac('sha256', Buffer.from(chave, 'base64'))
    .update(`${id}.${em}.${corpo}`)
    .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(em),
    'webhook-signature': `v1,${assinada}`,
  }
}
