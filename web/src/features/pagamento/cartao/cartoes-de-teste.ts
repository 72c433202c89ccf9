/** The provider's public test numbers, for the hint under the form. */
export const CARTOES_DE_TESTE: readonly { readonly numero: string; readonly efeito: string }[] = [
  { numero: '4242424242424242', efeito: 'autorizado' },
  { numero: '4000002760003184', efeito: 'pede confirmação do banco (3-D Secure)' },
  { numero: '4000000000000002', efeito: 'recusado' },
  { numero: '4000000000009995', efeito: 'sem limite disponível' },
  { numero: '4000000000000069', efeito: 'cartão vencido' },
]
