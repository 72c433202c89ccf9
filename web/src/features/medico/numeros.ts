import type { Saida } from '#domain/base/contrato.ts'
import type { medicoDashboard } from '#domain/medico/contract.ts'

/** The doctor's figures, as the server tells them. */
export type Numeros = Saida<typeof medicoDashboard>

/** '60%'; a dash for whoever has no consultation yet: nothing is no share of nothing. */
export const taxaDe = ({ taxa_de_aceite, total_de_consultas }: Numeros): string =>
  total_de_consultas === 0 ? '—' : `${taxa_de_aceite}%`
