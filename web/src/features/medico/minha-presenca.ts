import type { Saida } from '#domain/base/contrato.ts'
import { minhaPresenca } from '#domain/medico/contract.ts'
import { call } from '../../lib/api.ts'

export type Presenca = Saida<typeof minhaPresenca>

/** The doctor's presence as the server knows it, read by every screen under one name. */
export const MINHA_PRESENCA = {
  queryKey: ['presenca', 'eu'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(minhaPresenca, {}, { signal }),
} as const
