import * as z from 'zod/mini'
import { operation, perfil } from '../base/contrato.ts'
import { id } from '../base/entrada.ts'
import { reciboVistoSchema } from './recibo.ts'

/** As their documents are. */
const paciente = perfil(['paciente'], 'blocked')

export const meusRecibos = operation({
  nome: 'meus-recibos',
  capacidade: 'documento',
  resumo: 'As consultas cobradas de quem chama, das quais há recibo, da mais nova à mais antiga.',
  metodo: 'GET',
  caminho: '/recibos',
  acesso: paciente,
  limites: { sem: 'leitura' },
  entrada: z.object({}),
  saida: z.object({ recibos: z.array(reciboVistoSchema) }),
  precisa: { tabela: 'r' },
})

export const baixarRecibo = operation({
  nome: 'baixar-recibo',
  capacidade: 'documento',
  resumo: 'O recibo de uma consulta cobrada, em PDF, feito do que está guardado.',
  metodo: 'POST',
  caminho: '/consultas/{id}/recibo',
  acesso: paciente,
  limites: { conta: 'documento_conta' },
  entrada: z.object({ id: id('Informe a consulta.') }),
  saida: z.object({
    /** Name to save it under. */
    nome: z.string(),
    tipo: z.literal('application/pdf'),
    conteudo_base64: z.string(),
  }),
  pacote: 'pdf',
  precisa: { tabela: 'rw' },
  memoria: 512,
  tempo: 29,
})
