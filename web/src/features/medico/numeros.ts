import type { Saida } from '#domain/contrato.ts'
import type { medicoDashboard } from '#domain/medico/contract.ts'

/** The doctor's figures, as the server tells them. */
export type Numeros = Saida<typeof medicoDashboard>
