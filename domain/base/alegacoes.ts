/** Claims on the public pages that we may be asked to prove; each stage says which are on (lib/estagios.ts). */
export const ALEGACOES = [
  'agencia',
  'nota',
  'ponta_a_ponta',
  'tempo_medio',
  'crm_da_equipe',
  'depoimentos',
] as const
export type Alegacao = (typeof ALEGACOES)[number]
