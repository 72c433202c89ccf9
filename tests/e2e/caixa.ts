import { expect } from '@playwright/test'
import { caixaDe, type Mensagem } from '../support/caixa.ts'
import type { CloudProcess } from '../support/cloud.ts'

/** The newest message to this address whose subject contains the words; waits until it arrives. */
export async function lerMensagem(cloud: CloudProcess, para: string, assunto: string): Promise<Mensagem> {
  let found: Mensagem | undefined
  await expect(async () => {
    const messages = await caixaDe(cloud, para)
    found = messages.find(({ subject }) => subject.includes(assunto))
    expect(messages.map(({ subject }) => subject)).toContainEqual(expect.stringContaining(assunto))
  }).toPass({ timeout: 60_000 })
  if (!found) throw new Error(`No message "${assunto}" for ${para}`)
  return found
}
