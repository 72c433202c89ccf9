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

/** Those that the product's own counts can prove (decision 046). */
export const CONTADAS = ['nota', 'tempo_medio'] as const satisfies readonly Alegacao[]
export type Contada = (typeof CONTADAS)[number]
export const contavel = (nome: Alegacao): nome is Contada => CONTADAS.some((contada) => contada === nome)
