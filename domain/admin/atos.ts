import * as z from 'zod/mini'

/** What administrators do, kept with its reason. */

export const ATOS_NO_PAGAMENTO = ['tentar_de_novo', 'dar_baixa', 'repassar'] as const
export type AtoNoPagamento = (typeof ATOS_NO_PAGAMENTO)[number]

export const atoSchema = z.object({
  id: z.string(),
  em: z.string(),
  ator_id: z.string(),
  acao: z.enum([
    'kyc_ver',
    'kyc_aprovar',
    'kyc_aprovar_primeiro',
    'kyc_rejeitar',
    'dependente_ver',
    'dependente_confirmar',
    'dependente_recusar',
    'pagamento_tentar_de_novo',
    'pagamento_dar_baixa',
    'pagamento_repassar',
    'consulta_abandonar',
    'consulta_falha_tecnica',
    'consulta_finalizar',
    'consulta_red_flag',
    'falhas_reenviar',
    'falhas_descartar',
    'auditoria_buscar',
    'papel_conceder',
    'papel_retirar',
    'segundo_fator_ligar',
    'segundo_fator_retirar',
    'entradas_encerrar',
    'conta_bloquear',
    'chave_criar',
    'chave_retirar',
  ]),
  /** What it was done to, such as `pagamento:{consulta}`; ids only. */
  objeto: z.string(),
  motivo: z.nullable(z.string()),
})
export type Ato = z.output<typeof atoSchema>

/** Whether the object of an act is a person; such an object ends in the person's id. */
export const eDePessoa = (objeto: string): boolean =>
  /^(auditoria|dependente|kyc|papel:admin|usuario):/.test(objeto)
