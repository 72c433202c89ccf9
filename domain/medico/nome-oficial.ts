const LIGACOES = new Set(['de', 'da', 'do', 'das', 'dos', 'e'])

/**
 * The council writes names in capitals: the same name as people write it. One that has small letters stays as it is.
 */
export const comoSeEscreve = (nome: string): string =>
  nome === nome.toUpperCase()
    ? nome
        .toLowerCase()
        .replace(/\p{L}+/gu, (palavra, onde: number) =>
          LIGACOES.has(palavra) && onde > 0 ? palavra : palavra.charAt(0).toUpperCase() + palavra.slice(1),
        )
    : nome
