/** Lower case without accents: 'Ácido Valproico' is 'acido valproico'. */
export const normalizar = (texto: string): string =>
  texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
