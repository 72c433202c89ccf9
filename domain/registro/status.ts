/** The statuses of a record, separate from its machine, because most readers never change one. */
export const REGISTRO_STATUS = ['aberto', 'fechado', 'incompleto'] as const
