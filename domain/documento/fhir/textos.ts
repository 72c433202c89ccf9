/** What 'Minha Conta' says of the file for other health systems. */
export const FHIR = {
  texto:
    'Para outro sistema de saúde, leve o prontuário em FHIR, o formato que hospitais e clínicas trocam: ficha, triagens, consultas e documentos, sem pagamentos nem acessos.',
  meu: 'Baixar em FHIR',
  de: (nome: string) => `Baixar em FHIR: ${nome}`,
  /** `dia` as YYYY-MM-DD; a dependant's file says whose it is. */
  arquivo: (dia: string, nome: string | undefined) =>
    `${['acolhe-fhir', ...(nome === undefined ? [] : nome.split(' ').slice(0, 1)), dia].join('-')}.json`,
} as const
