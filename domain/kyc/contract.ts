import * as z from 'zod/mini'
import { eventConsumer, operation, perfil, schedule, step } from '../base/contrato.ts'
import { extraidosSchema, VEREDITOS } from './corrida.ts'
import { limpezaEntrada, envioEntrada, kycEntrada, ocrEntrada, provaDeVidaEntrada } from './entrada.ts'
import { KYC_ETAPAS, kycMachine } from './machine.ts'
import { ETAPAS_DO_PAINEL, PASSOS } from './progresso.ts'
import { CATEGORIAS_DE_ERRO } from './textos.ts'

const titular = perfil(['paciente', 'medico'], 'blocked')
const etapa = z.enum(KYC_ETAPAS)
const kyc_status = z.enum(['pending', 'approved', 'rejected'])
const access_tier = z.enum(['blocked', 'restricted', 'full'])
/** 0 to 1 per stage that was measured. */
const scores = z.partialRecord(etapa, z.number())

export const criarEnvio = operation({
  nome: 'kyc-envio',
  capacidade: 'kyc',
  resumo: 'Formulário assinado para enviar uma imagem do documento ou a selfie direto ao armazenamento.',
  metodo: 'POST',
  caminho: '/kyc/envio',
  acesso: titular,
  limites: { conta: 'kyc_envio' },
  entrada: envioEntrada,
  saida: z.object({
    /** Where the form is posted, as multipart/form-data with `campos` first and `file` last. */
    url: z.string(),
    campos: z.record(z.string(), z.string()),
    /** The name of this picture in the other operations. */
    caminho: z.string(),
    expira_em: z.string(),
  }),
  precisa: { tabela: 'rw', baldes: { 'kyc-uploads': ['w'] } },
})

export const criarProvaDeVida = operation({
  nome: 'kyc-prova-de-vida',
  capacidade: 'kyc',
  resumo: 'Abre uma sessão de prova de vida em vídeo, onde o estágio a exige.',
  metodo: 'POST',
  caminho: '/kyc/prova-de-vida',
  acesso: titular,
  limites: { conta: 'ato_conta', alvos: ['kyc_prova_de_vida'] },
  entrada: provaDeVidaEntrada,
  saida: z.object({
    /** The session the video is streamed to, once. */
    sessao: z.string(),
    /** Where Rekognition takes it. */
    regiao: z.string(),
    expira_em: z.string(),
  }),
  precisa: { tabela: 'rw', provaDeVida: ['rekognition:CreateFaceLivenessSession'] },
})

export const kycIntelligentOcr = operation({
  nome: 'kyc-intelligent-ocr',
  capacidade: 'kyc',
  resumo: 'Lê um lado do documento enviado e diz se serve.',
  metodo: 'POST',
  caminho: '/functions/kyc-intelligent-ocr',
  acesso: titular,
  limites: { conta: 'kyc_conta', alvos: ['kyc_attempt', 'kyc_ocr_chamada'] },
  entrada: ocrEntrada,
  saida: z.object({
    success: z.boolean(),
    /** Quality, 0 to 1. */
    confidence: z.number(),
    error: z.nullable(z.string()),
    /** Why it failed, as the browser logs it (P §8); null on success. */
    categoria: z.nullable(z.enum(CATEGORIAS_DE_ERRO)),
    reasons: z.array(z.string()),
    timing: z.object({ signUrlMs: z.number(), visionCallMs: z.number(), totalMs: z.number() }),
    extracted: extraidosSchema,
    /** Whether this picture is enough by itself: it shows who the person is and the document's number. */
    basta: z.boolean(),
    /** Readings of this side left in the window; one that the service could not carry out is not counted. */
    attempts_remaining: z.number(),
  }),
  precisa: {
    tabela: 'rw',
    baldes: { 'kyc-uploads': ['r'] },
    ia: ['textract:DetectDocumentText'],
  },
  pacote: 'imagem',
  memoria: 1024,
  tempo: 20,
})

export const kycOrchestratorV2 = operation({
  nome: 'kyc-orchestrator-v2',
  capacidade: 'kyc',
  resumo: 'Inicia a verificação de identidade e espera o resultado por até 25 segundos.',
  metodo: 'POST',
  caminho: '/functions/kyc-orchestrator-v2',
  acesso: titular,
  limites: { conta: 'kyc_conta', alvos: ['kyc_attempt', 'kyc_retry'] },
  entrada: kycEntrada,
  saida: z.object({
    /** True only when approved. */
    success: z.boolean(),
    scores,
    steps_completed: z.array(etapa),
    /** 'pending': still running, or in analysis (then the tier is restricted). */
    kyc_status,
    access_tier,
    reasons: z.array(z.string()),
  }),
  precisa: { tabela: 'rw', maquinas: ['kyc'], segredos: ['chaves'] },
  tempo: 29,
})

export const kycEu = operation({
  nome: 'kyc-eu',
  capacidade: 'kyc',
  resumo: 'Em que ponto está a própria verificação de identidade.',
  metodo: 'GET',
  caminho: '/kyc/eu',
  acesso: titular,
  limites: { sem: 'leitura' },
  entrada: z.object({}),
  saida: z.object({
    current_state: z.enum(kycMachine.statuses),
    etapa: z.enum(ETAPAS_DO_PAINEL),
    /** Per cent of the stage panel. */
    progresso: z.number(),
    scores,
    /** Stage → passed; a stage without a result is absent. */
    stepResults: z.partialRecord(etapa, z.boolean()),
    kyc_status,
    access_tier,
    reasons: z.array(z.string()),
    /** What can be done about a refusal; empty for any other result. */
    passos: z.array(z.enum(PASSOS)),
    /** Sides that were accepted and can still be used, from which a registration continues. */
    documento: z.object({
      documento_tipo: z.nullable(z.enum(['RG', 'CNH'])),
      frente: z.nullable(z.string()),
      verso: z.nullable(z.string()),
      /** Whether the front is enough: a doctor's single picture (D §2.5). */
      frente_basta: z.boolean(),
    }),
    /** 'Tentar Novamente' of the retry page, 3 per 24 h. */
    tentativas: z.object({ usadas: z.number(), maximo: z.number(), proxima_em: z.nullable(z.string()) }),
    /** Runs, 3 per hour. */
    envios: z.object({ usados: z.number(), maximo: z.number(), proximo_em: z.nullable(z.string()) }),
  }),
  precisa: { tabela: 'r' },
})

export const cleanupTempFiles = operation({
  nome: 'cleanup-temp-files',
  capacidade: 'kyc',
  resumo: 'Apaga as próprias imagens temporárias mais velhas que o pedido.',
  metodo: 'POST',
  caminho: '/functions/cleanup-temp-files',
  acesso: titular,
  limites: { conta: 'ato_conta' },
  entrada: limpezaEntrada,
  saida: z.object({
    success: z.boolean(),
    files_found: z.number(),
    files_deleted: z.number(),
    dry_run: z.boolean(),
  }),
  precisa: { tabela: 'rw', baldes: { 'kyc-uploads': ['d'] } },
})

const corrida = z.object({ usuario_id: z.string(), corrida_id: z.string() })
const veredito = z.object({ veredito: z.enum(VEREDITOS) })

export const kycValidarEnvio = step({
  nome: 'kyc-validar-envio',
  capacidade: 'kyc',
  maquina: 'kyc',
  resumo: 'Confere as imagens, guarda o original em quarentena e uma cópia sem metadados.',
  entrada: corrida,
  saida: z.object({
    veredito: z.enum(VEREDITOS),
    /** Sides to read. */
    lados: z.array(z.enum(['frente', 'verso'])),
  }),
  precisa: { tabela: 'rw', baldes: { 'kyc-uploads': ['r', 'w', 'd', 'e'] } },
  pacote: 'imagem',
  memoria: 1536,
  tempo: 30,
})

export const kycOcr = step({
  nome: 'kyc-ocr',
  capacidade: 'kyc',
  maquina: 'kyc',
  pacote: 'imagem',
  resumo: 'Lê um lado do documento, ou usa a leitura já feita da mesma imagem.',
  entrada: z.extend(corrida, { lado: z.enum(['frente', 'verso']) }),
  saida: z.object({ lado: z.enum(['frente', 'verso']) }),
  precisa: { tabela: 'rw', baldes: { 'kyc-uploads': ['r'] }, ia: ['textract:DetectDocumentText'] },
  memoria: 512,
  tempo: 20,
})

export const kycDocumento = step({
  nome: 'kyc-documento',
  capacidade: 'kyc',
  maquina: 'kyc',
  resumo: 'Junta a leitura dos lados e diz se o documento serve.',
  entrada: corrida,
  saida: veredito,
  precisa: { tabela: 'rw' },
})

export const kycLiveness = step({
  nome: 'kyc-liveness',
  capacidade: 'kyc',
  maquina: 'kyc',
  resumo: 'Confere se a selfie mostra uma única pessoa, de frente, com os olhos abertos e em boa luz.',
  entrada: corrida,
  saida: veredito,
  precisa: {
    tabela: 'rw',
    baldes: { 'kyc-uploads': ['r'] },
    ia: ['rekognition:DetectFaces'],
    provaDeVida: ['rekognition:GetFaceLivenessSessionResults', 'rekognition:CompareFaces'],
  },
  memoria: 512,
  tempo: 20,
})

export const kycFacematch = step({
  nome: 'kyc-facematch',
  capacidade: 'kyc',
  maquina: 'kyc',
  pacote: 'imagem',
  resumo: 'Compara o retrato do documento com a selfie.',
  entrada: corrida,
  saida: veredito,
  precisa: { tabela: 'rw', baldes: { 'kyc-uploads': ['r'] }, ia: ['rekognition:CompareFaces'] },
  memoria: 512,
  tempo: 20,
})

export const kycFraud = step({
  nome: 'kyc-fraud',
  capacidade: 'kyc',
  maquina: 'kyc',
  pacote: 'imagem',
  resumo: 'Compara o documento com o cadastro e procura documento, selfie ou rosto de outra conta.',
  entrada: corrida,
  saida: veredito,
  precisa: {
    tabela: 'rw',
    segredos: ['chaves'],
    baldes: { 'kyc-uploads': ['r'] },
    ia: ['rekognition:SearchFacesByImage'],
  },
  memoria: 512,
  tempo: 20,
})

export const kycRosto = eventConsumer({
  nome: 'kyc-rosto',
  capacidade: 'kyc',
  resumo: 'Põe o rosto de quem foi aprovado na coleção em que rostos repetidos são procurados.',
  eventos: ['kyc.corrida'],
  para: { 'kyc.corrida': ['approved'] },
  precisa: {
    tabela: 'rw',
    segredos: ['chaves'],
    baldes: { 'kyc-uploads': ['r'] },
    ia: ['rekognition:IndexFaces', 'rekognition:SearchFacesByImage', 'rekognition:DeleteFaces'],
  },
  memoria: 512,
  tempo: 40,
})

export const kycConsultario = step({
  nome: 'kyc-consultario',
  capacidade: 'kyc',
  maquina: 'kyc',
  resumo: 'Consulta o CPF na Receita Federal e, para médicos, o CRM e os RQEs no conselho.',
  entrada: corrida,
  saida: veredito,
  precisa: { tabela: 'rw', segredos: ['cfm', 'cpf', 'chaves'] },
  // Worst case: two attempts, with two requests to the CPF registry and three to the council.
  tempo: 55,
})

export const kycDecision = step({
  nome: 'kyc-decision',
  capacidade: 'kyc',
  maquina: 'kyc',
  resumo: 'Decide a verificação e grava corrida, máquina e perfil em uma transação.',
  entrada: z.extend(corrida, {
    /** The stage that failed, when a failure leads here. */
    falhou: z.optional(etapa),
    /** Name of the error. */
    erro: z.optional(z.string()),
  }),
  saida: z.object({ kyc_status, access_tier }),
  precisa: { tabela: 'rw', baldes: { 'kyc-uploads': ['r', 'w'] }, segredos: ['chaves'] },
})

export const kycRetomar = schedule({
  nome: 'kyc-retomar',
  capacidade: 'kyc',
  resumo:
    'Repete verificações incompletas, chama o revisor atrasado, adia as paradas e apaga imagens velhas.',
  cada: 'rate(1 minute)',
  precisa: { tabela: 'rw', maquinas: ['kyc'], baldes: { 'kyc-uploads': ['d'] }, segredos: ['chaves'] },
  tempo: 60,
})
