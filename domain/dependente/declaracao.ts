/**
 * What an adult declares of a dependant (Código Penal, art. 299; Código Civil, art. 1.634). A change of the text is a
 * new version: what was declared is proven by version and hash.
 */
export const DECLARACAO = {
  versao: '2026-11',
  titulo: 'Declaração de responsabilidade',
  paragrafos: [
    'Declaro que sou responsável legal por esta pessoa e que os dados que informei são verdadeiros.',
    'Autorizo, como representante, o atendimento dela por teleconsulta, e estarei com ela durante toda a chamada.',
    'Sei que declarar o que não é verdade é crime de falsidade ideológica (art. 299 do Código Penal).',
  ],
} as const

/** The exact text that is hashed. */
export const TEXTO_DA_DECLARACAO = [DECLARACAO.titulo, ...DECLARACAO.paragrafos].join('\n')
