export const LAYOUTS = ['rg_antigo', 'rg_novo_cin', 'cnh_antiga', 'cnh_nova_2022'] as const
export type Layout = (typeof LAYOUTS)[number]
export const LADOS = ['frente', 'verso'] as const
export type Lado = (typeof LADOS)[number]
