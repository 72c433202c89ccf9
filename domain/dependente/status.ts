/** Where the bond between an adult and a dependant stands. */
export const VINCULO_STATUS = ['pendente', 'em_revisao', 'confirmado', 'recusado', 'encerrado'] as const
export type VinculoStatus = (typeof VINCULO_STATUS)[number]
