import { httpPath } from '#domain/base/contrato.ts'
import { sairDaFila } from '#domain/medico/contract.ts'
import { correlationId } from '../../lib/correlacao.ts'
import { token } from '../../lib/sessao/sessao.ts'

let guardado: string | undefined

/** Keeps the access token at hand: a page that closes has no time to ask for it. */
export async function prepararDespedida(): Promise<void> {
  guardado = await token().catch(() => undefined)
}

/** Leaves the queue while the page closes; the request outlives it. */
export function despedir(): void {
  if (guardado === undefined) return
  fetch(httpPath(sairDaFila), {
    method: sairDaFila.metodo,
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${guardado}`,
      'x-correlation-id': correlationId,
    },
    body: JSON.stringify({ so_este_aparelho: true }),
  }).catch(() => undefined)
}
