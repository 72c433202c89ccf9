import { prazo } from '#lambdas/runtime/prazos.ts'

/** The largest list of revoked certificates that is read. */
const MAIOR = 32 * 1024 * 1024

/** What an authority publishes at an address its certificates name. @throws Error when it cannot be had */
export async function buscar(endereco: string): Promise<Buffer> {
  const resposta = await fetch(endereco, { signal: AbortSignal.timeout(prazo('tempo_do_psc')) })
  if (!resposta.ok) throw new Error(`${resposta.status} at a certification authority`)
  if (Number(resposta.headers.get('content-length') ?? 0) > MAIOR) throw new Error('Too long a list')
  return Buffer.from(await resposta.arrayBuffer())
}
