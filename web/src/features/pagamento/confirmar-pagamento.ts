import { confirmarPagamento } from '#domain/pagamento/contract.ts'
import { call } from '../../lib/api.ts'

/** The request ended before the amount was held (it expired, was cancelled, or a red flag came). */
export class PagamentoEncerrado extends Error {}

/** The provider has not told our server yet. */
export class AindaSemResposta extends Error {}

const TENTATIVAS = 5
const ENTRE = 1000

/**
 * Asks our server to read what the provider holds; a provider that is a moment behind is asked again.
 * @throws ApiError, NetworkError, PagamentoEncerrado, AindaSemResposta
 */
export async function confirmarNoServidor(consulta_id: string): Promise<void> {
  for (let tentativa = 1; ; tentativa++) {
    // One after the other on purpose: each question is about what came of the one before.
    // oxlint-disable-next-line no-await-in-loop
    const { status } = await call(confirmarPagamento, { consulta_id })
    if (ENCERRADOS.some((encerrado) => encerrado === status)) throw new PagamentoEncerrado(status)
    if (status !== 'criado' && status !== 'falhou') return
    if (tentativa === TENTATIVAS) throw new AindaSemResposta()
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, ENTRE))
  }
}

const ENCERRADOS = ['a_liberar', 'liberado', 'cancelado'] as const
