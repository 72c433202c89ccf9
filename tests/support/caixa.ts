import type { CloudProcess } from './cloud.ts'

export interface Mensagem {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly links: readonly string[]
  readonly outcome: string
  /** When the mail service took it (ISO). */
  readonly at: string
}

/** Everything that was mailed to this address, newest first. */
export async function caixaDe({ aws }: Pick<CloudProcess, 'aws'>, para: string): Promise<Mensagem[]> {
  const response = await fetch(`${aws}/_caixa.json?para=${encodeURIComponent(para)}`)
  return (await response.json()) as Mensagem[]
}

/** The codes mailed to an address, newest first. */
export const codigosPara = async (cloud: Pick<CloudProcess, 'aws'>, para: string): Promise<string[]> =>
  (await caixaDe(cloud, para))
    .filter(({ subject }) => subject === 'Seu código de verificação do Acolhe')
    .flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
