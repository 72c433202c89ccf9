export type IdDeDocumentoLegal = 'termos' | 'privacidade' | 'telemedicina'

/** Titles and addresses, for whoever links to them. */
export const PAGINAS_LEGAIS = {
  termos: { titulo: 'Termos de uso', caminho: '/termos-de-uso' },
  privacidade: { titulo: 'Política de privacidade', caminho: '/privacidade' },
  telemedicina: { titulo: 'Consentimento para telemedicina', caminho: '/telemedicina' },
} as const satisfies Record<IdDeDocumentoLegal, { readonly titulo: string; readonly caminho: string }>

/** Which page stands at an address, in capitals or with a slash at its end as well; the terms at any other. */
export const paginaLegal = (endereco: string): IdDeDocumentoLegal => {
  const caminho = endereco.toLowerCase().replace(/\/+$/, '')
  if (caminho === PAGINAS_LEGAIS.privacidade.caminho) return 'privacidade'
  return caminho === PAGINAS_LEGAIS.telemedicina.caminho ? 'telemedicina' : 'termos'
}
