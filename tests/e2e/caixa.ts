import { expect } from '@playwright/test'
import type { CloudProcess } from '../support/cloud.ts'

interface Mensagem {
  readonly subject: string
  readonly to: readonly string[]
  readonly links: readonly string[]
}

/** The newest message to this address whose subject contains the words; waits until it arrives. */
export async function lerMensagem(cloud: CloudProcess, para: string, assunto: string): Promise<Mensagem> {
  let found: Mensagem | undefined
  await expect(async () => {
    const response = await fetch(`${cloud.aws}/_caixa.json?para=${encodeURIComponent(para)}`)
    const messages = (await response.json()) as Mensagem[]
    found = messages.find(({ subject }) => subject.includes(assunto))
    expect(messages.map(({ subject }) => subject)).toContainEqual(expect.stringContaining(assunto))
  }).toPass({ timeout: 60_000 })
  if (!found) throw new Error(`No message "${assunto}" for ${para}`)
  return found
}
