import * as z from 'zod/mini'
import { operation, perfil, schedule } from '../base/contrato.ts'
import { id } from '../base/entrada.ts'
import { MENSAGEM_DO_ARQUIVO, TAMANHO_MAXIMO } from '../kyc/envio.ts'
import { dependenteEntrada } from './entrada.ts'
import { ERROS_DO_DEPENDENTE } from './textos.ts'
import { PROVAS } from './vinculo.ts'
import { dependenteSchema } from './vista.ts'

const responsavel = perfil(['paciente'], 'full')
const dependente_id = id('Informe o dependente.')

export const meusDependentes = operation({
  nome: 'meus-dependentes',
  capacidade: 'dependente',
  resumo: 'Os dependentes do próprio paciente, e em que ponto está cada vínculo.',
  metodo: 'GET',
  caminho: '/dependentes',
  acesso: responsavel,
  limites: { sem: 'leitura' },
  entrada: z.object({}),
  saida: z.object({ dependentes: z.array(dependenteSchema) }),
  precisa: { tabela: 'r' },
})

export const adicionarDependente = operation({
  nome: 'adicionar-dependente',
  capacidade: 'dependente',
  resumo: 'Um adulto verificado declara por quem responde; o CPF é conferido na Receita Federal.',
  metodo: 'POST',
  caminho: '/dependentes',
  acesso: responsavel,
  limites: { conta: 'ato_conta', alvos: ['dependente_conta'] },
  entrada: dependenteEntrada,
  saida: dependenteSchema,
  precisa: { tabela: 'rw', segredos: ['cpf', 'chaves'] },
  // Two requests to the CPF registry at most.
  tempo: 20,
})

export const enviarProva = operation({
  nome: 'enviar-prova',
  capacidade: 'dependente',
  resumo: 'Formulário assinado para enviar uma imagem do documento do dependente ou do comprovante.',
  metodo: 'POST',
  caminho: '/dependentes/{dependente_id}/envio',
  acesso: responsavel,
  limites: { conta: 'kyc_envio' },
  entrada: z.object({
    dependente_id,
    prova: z.enum(PROVAS, ERROS_DO_DEPENDENTE.prova),
    tipo_conteudo: z.enum(['image/jpeg', 'image/png'], MENSAGEM_DO_ARQUIVO),
    /** Bytes. */
    tamanho: z
      .int(MENSAGEM_DO_ARQUIVO)
      .check(z.gte(1, MENSAGEM_DO_ARQUIVO), z.lte(TAMANHO_MAXIMO, MENSAGEM_DO_ARQUIVO)),
  }),
  saida: z.object({
    url: z.string(),
    campos: z.record(z.string(), z.string()),
    caminho: z.string(),
    expira_em: z.string(),
  }),
  precisa: { tabela: 'rw', baldes: { 'kyc-uploads': ['w'] } },
})

const caminho = (mensagem: string) =>
  z.string(mensagem).check(z.minLength(1, mensagem), z.maxLength(300, mensagem))

export const provarVinculo = operation({
  nome: 'provar-vinculo',
  capacidade: 'dependente',
  resumo:
    'Lê o documento do dependente: confirma se o adulto está na filiação, ou leva o comprovante a uma pessoa.',
  metodo: 'POST',
  caminho: '/dependentes/{dependente_id}/prova',
  acesso: responsavel,
  limites: { conta: 'kyc_conta', alvos: ['kyc_ocr_chamada'] },
  entrada: z.object({
    dependente_id,
    frente: caminho(ERROS_DO_DEPENDENTE.documento),
    verso: z.optional(caminho(ERROS_DO_DEPENDENTE.documento)),
    guarda: z.optional(caminho(ERROS_DO_DEPENDENTE.prova)),
  }),
  saida: dependenteSchema,
  precisa: {
    tabela: 'rw',
    baldes: { 'kyc-uploads': ['r', 'w', 'd', 'e'] },
    ia: ['textract:DetectDocumentText'],
  },
  pacote: 'imagem',
  memoria: 1536,
  tempo: 28,
})

export const encerrarVinculo = operation({
  nome: 'encerrar-vinculo',
  capacidade: 'dependente',
  resumo: 'O adulto deixa de responder pelo dependente; o prontuário continua guardado.',
  metodo: 'POST',
  caminho: '/dependentes/{dependente_id}/encerrar',
  acesso: responsavel,
  limites: { conta: 'ato_conta' },
  entrada: z.object({ dependente_id }),
  saida: dependenteSchema,
  precisa: { tabela: 'rw', baldes: { 'kyc-uploads': ['d'] } },
})

export const vencerVinculos = schedule({
  nome: 'vencer-vinculos',
  capacidade: 'dependente',
  resumo: 'Encerra o vínculo que não foi provado a tempo ou cujo dependente fez 18 anos.',
  cada: 'rate(1 minute)',
  precisa: { tabela: 'rw', baldes: { 'kyc-uploads': ['d'] } },
})
