/**
 * How long each class of data is kept, in days: the only place that says so. Expiry times of the table, lifecycle
 * rules, backups and receipts take their numbers from here. Each is an export of its own, so that a function bundles
 * only what it uses. What each is, why it is kept and who deletes it: `retencao-classes.ts`; `npm run docs` prints both
 * to docs/generated/retencao.md.
 */

const ANO = 365

export const prontuario = 20 * ANO
export const pagamento = 5 * ANO
export const registro_de_acesso = ANO
export const originais = 90
export const rascunho = 90
export const versao_do_site = 90
export const apagado = 1
export const envio_incompleto = 1
export const copia_diaria = 35
export const barrado = 90
export const contagem = 120
export const vista_na_fila = 30
export const aviso_do_cartao = 30
export const devolucao = 30
export const medida_contada = 15
export const mensagem = 14
export const falha = 14
export const alteracao = 2
export const repeticao = 1
export const presenca = 1
