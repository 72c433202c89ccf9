import type { Contada } from '#domain/base/alegacoes.ts'
import { verEvidencias } from '#domain/opiniao/contract.ts'
import { evidenciaDita } from '#domain/opiniao/textos-da-evidencia.ts'
import { call } from '../../lib/api.ts'

export interface Provadas {
  readonly nomes: readonly Contada[]
  /** From how many, and of when. */
  readonly nota: string
}

/** Which of these claims the server says the counts prove now; undefined for none. @throws ApiError, NetworkError */
export async function pedirEvidencias(contadas: readonly Contada[]): Promise<Provadas | undefined> {
  const evidencias = (await call(verEvidencias, {})).evidencias.filter(({ alegacao }) =>
    contadas.includes(alegacao),
  )
  if (evidencias.length === 0) return undefined
  return {
    nomes: evidencias.map(({ alegacao }) => alegacao),
    nota: evidencias.map(evidenciaDita).join(' '),
  }
}
