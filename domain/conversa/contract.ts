import * as z from 'zod/mini'
import { operation, perfil } from '../base/contrato.ts'
import { id } from '../base/entrada.ts'
import { MAIOR_NOME, MENSAGEM_DO_ANEXO, nomeLimpo, TAMANHO_DO_ANEXO, TIPOS_DE_ANEXO } from './anexo.ts'
import { MAIS_CARACTERES, MAIS_MENSAGENS, mensagemLidaSchema } from './mensagem.ts'

const participante = perfil(['paciente', 'medico'], 'full')
const porConsulta = { id: id('Informe a consulta.') }
const anexo_id = id('Informe o arquivo.')
/** Made by whoever sends, the same in every repetition of one sending. */
const chave = id('Informe a chave do envio.')

/** Sequence number of a query: digits. */
const lugar = z.pipe(
  z.string('Informe a partir de onde.').check(z.regex(/^\d{1,4}$/, 'Informe a partir de onde.')),
  z.transform(Number),
)

export const verMensagens = operation({
  nome: 'ver-mensagens',
  capacidade: 'conversa',
  resumo:
    'As mensagens de uma consulta depois da última que se tem, em ordem. A leitura do médico fica registrada.',
  metodo: 'GET',
  caminho: '/consultas/{id}/mensagens',
  acesso: participante,
  limites: { sem: 'leitura' },
  entrada: z.object({ ...porConsulta, depois_de: z.optional(lugar) }),
  saida: z.object({
    mensagens: z.array(mensagemLidaSchema),
    /** Whether who asks may write now, until when once the consultation ended, and how many files more. */
    escreve: z.boolean(),
    escreve_ate: z.nullable(z.string()),
    restam: z.number(),
  }),
  precisa: { tabela: 'rw' },
})

export const conversasPorResponder = operation({
  nome: 'conversas-por-responder',
  capacidade: 'conversa',
  resumo:
    'As consultas do médico que acabaram sem ele as finalizar e em que o paciente escreveu depois, por último, enquanto ainda se escreve.',
  metodo: 'GET',
  caminho: '/conversas/por-responder',
  acesso: perfil(['medico'], 'full'),
  limites: { sem: 'leitura' },
  entrada: z.object({}),
  saida: z.object({
    conversas: z.array(
      z.object({ consulta_id: z.string(), encerrada_em: z.string(), escreve_ate: z.string() }),
    ),
  }),
  precisa: { tabela: 'r' },
})

export const enviarMensagem = operation({
  nome: 'enviar-mensagem',
  capacidade: 'conversa',
  resumo: 'Envia uma mensagem à outra parte da consulta; repetir com a mesma chave não a envia de novo.',
  metodo: 'POST',
  caminho: '/consultas/{id}/mensagens',
  acesso: participante,
  limites: { conta: 'mensagem_conta' },
  entrada: z.object({
    ...porConsulta,
    chave,
    texto: z
      .string('Escreva a mensagem.')
      .check(
        z.trim(),
        z.minLength(1, 'Escreva a mensagem.'),
        z.maxLength(MAIS_CARACTERES, `Use até ${MAIS_CARACTERES} caracteres.`),
      ),
  }),
  saida: mensagemLidaSchema,
  precisa: { tabela: 'rw' },
})

export const pedirEnvioDeAnexo = operation({
  nome: 'pedir-envio-de-anexo',
  capacidade: 'conversa',
  resumo: 'Formulário assinado para enviar uma foto ou um PDF em uma consulta.',
  metodo: 'POST',
  caminho: '/consultas/{id}/anexos',
  acesso: participante,
  limites: { conta: 'anexo_conta' },
  entrada: z.object({
    ...porConsulta,
    tipo_conteudo: z.enum(TIPOS_DE_ANEXO, MENSAGEM_DO_ANEXO),
    /** Bytes. */
    tamanho: z
      .int(MENSAGEM_DO_ANEXO)
      .check(z.gte(1, MENSAGEM_DO_ANEXO), z.lte(TAMANHO_DO_ANEXO, MENSAGEM_DO_ANEXO)),
  }),
  saida: z.object({
    anexo_id: z.string(),
    url: z.string(),
    campos: z.record(z.string(), z.string()),
    expira_em: z.string(),
  }),
  precisa: { tabela: 'rw', baldes: { rascunhos: ['w'] } },
})

export const enviarAnexo = operation({
  nome: 'enviar-anexo',
  capacidade: 'conversa',
  resumo:
    'Confere o arquivo enviado, guarda dele a foto sem metadados ou o PDF, e o entrega à outra parte; repetir com a mesma chave não o entrega de novo.',
  metodo: 'POST',
  caminho: '/consultas/{id}/anexos/{anexo_id}',
  acesso: participante,
  limites: { conta: 'anexo_conta' },
  entrada: z.object({
    ...porConsulta,
    anexo_id,
    chave,
    nome: z.optional(
      z.pipe(
        z.string('Informe o nome do arquivo.').check(z.maxLength(MAIOR_NOME * 4, 'Use um nome mais curto.')),
        z.transform(nomeLimpo),
      ),
    ),
  }),
  saida: mensagemLidaSchema,
  precisa: {
    tabela: 'rw',
    baldes: { rascunhos: ['r', 'd', 'e'], 'prontuario-docs': ['w'] },
    desfazAnexos: true,
  },
  pacote: 'imagem',
  memoria: 1536,
  tempo: 28,
})

export const verAnexo = operation({
  nome: 'ver-anexo',
  capacidade: 'conversa',
  resumo:
    'Link de poucos minutos para abrir um arquivo enviado na consulta. A leitura do médico fica registrada.',
  metodo: 'GET',
  caminho: '/consultas/{id}/mensagens/{sequencia}/anexo',
  acesso: participante,
  limites: { sem: 'leitura' },
  entrada: z.object({
    ...porConsulta,
    sequencia: z.pipe(
      lugar,
      z.number().check(z.gte(1, 'Informe a mensagem.'), z.lte(MAIS_MENSAGENS, 'Informe a mensagem.')),
    ),
  }),
  saida: z.object({ url: z.string(), expira_em: z.string() }),
  precisa: { tabela: 'rw', baldes: { 'prontuario-docs': ['r'] } },
})
