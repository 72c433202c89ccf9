/** What the public pages claim and somebody may ask us to prove; each stage says which are on (lib/estagios.ts). */
export const ALEGACOES = [
  'agencia',
  'nota',
  'ponta_a_ponta',
  'tempo_medio',
  'crm_da_equipe',
  'depoimentos',
] as const
export type Alegacao = (typeof ALEGACOES)[number]
