/** What is said about being called back; the screens' own texts are in `textos-das-telas.ts`. */

export const SERVICO_DESCONHECIDO =
  'Este navegador usa um serviço de avisos que não conhecemos. Deixe a página aberta: ela avisa quando for a sua vez.'
