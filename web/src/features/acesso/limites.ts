import { advancedRateLimitingV2 } from '#domain/acesso/contract.ts'
import {
  type Avaliacao,
  avaliar,
  LIMITES,
  type Registro,
  registrar,
  type TipoDeTentativa,
} from '#domain/base/limites-da-especificacao.ts'
import { ApiError, call } from '../../lib/api.ts'
import { token } from '../../lib/sessao/sessao.ts'

interface Checagem extends Avaliacao {
  /** The server could not be asked: this browser's own count answered (P §9). */
  readonly local: boolean
}

/** Attempts this tab saw, by type and identifier; what the server counts is what holds. */
const contagem = new Map<string, Registro>()

/** Whether an attempt may be made now. @throws ApiError when the server refuses the question itself */
export async function verificarLimite(tipo: TipoDeTentativa, identifier: string): Promise<Checagem> {
  try {
    const input = { identifier, attempt_type: tipo, config: LIMITES[tipo] }
    const answer = await call(advancedRateLimitingV2, input, await cabecalhos())
    return { ...answer, local: false }
  } catch (error) {
    if (error instanceof ApiError && error.problema.status < 500) throw error
    const registro = contagem.get(`${tipo} ${identifier}`) ?? null
    return { ...avaliar(registro, LIMITES[tipo], Date.now()), local: true }
  }
}

/** Counts an attempt, here and as far as it can be reached on the server. */
export async function registrarTentativa(
  tipo: TipoDeTentativa,
  identifier: string,
  successful: boolean,
): Promise<void> {
  contarAqui(tipo, identifier)
  const input = { identifier, attempt_type: tipo, record_only: true, successful }
  // The local count stands in for a server that cannot be reached.
  await call(advancedRateLimitingV2, input, await cabecalhos()).catch(() => undefined)
}

/** Counts an attempt in this browser only, because the server counts it itself. */
export function contarAqui(tipo: TipoDeTentativa, identifier: string): void {
  const chave = `${tipo} ${identifier}`
  contagem.set(chave, registrar(contagem.get(chave) ?? null, LIMITES[tipo], Date.now()))
}

async function cabecalhos() {
  const bearer = await token().catch(() => undefined)
  return bearer ? { headers: { authorization: `Bearer ${bearer}` } } : {}
}
