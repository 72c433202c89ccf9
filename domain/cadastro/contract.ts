import * as z from 'zod/mini'
import { operation, perfil, publico, schedule, sessao } from '../base/contrato.ts'
import { SITUACOES_DO_SEGUNDO_FATOR } from '../acesso/segundo-fator.ts'
import { MOTIVOS_DO_EMAIL_DEVOLVIDO } from './email-devolvido.ts'
import { alteracaoEntrada } from './alteracao.ts'
import { CAMPOS_UNICOS } from './duplicados.ts'
import { encerramentoEntrada, reciboSchema } from './encerramento.ts'
import { cadastroEntrada, precheckEntrada, revisaoEntrada } from './entrada.ts'
import { PASSOS_DO_CADASTRO } from './passo.ts'
import { usuarioSchema } from './usuario.ts'

/** The own profile as every screen reads it. */
const meuPerfil = z.extend(z.omit(usuarioSchema, { sessoes_encerradas_em: true }), {
  papeis: z.array(z.enum(['paciente', 'medico', 'admin'])),
  /** Of who administers: where this sign-in stands with the second factor. */
  segundo_fator: z.optional(z.enum(SITUACOES_DO_SEGUNDO_FATOR)),
  etapa_cadastro: z.enum(PASSOS_DO_CADASTRO),
  /** Why messages to the own address are not sent; absent while they are. */
  email_com_problema: z.optional(z.enum(MOTIVOS_DO_EMAIL_DEVOLVIDO)),
})

export const usuarioEu = operation({
  nome: 'usuario-eu',
  capacidade: 'cadastro',
  resumo: 'O próprio perfil, com papéis e a primeira etapa aberta do cadastro.',
  metodo: 'GET',
  caminho: '/usuarios/eu',
  acesso: sessao,
  limites: { sem: 'leitura' },
  entrada: z.object({}),
  saida: meuPerfil,
  precisa: { tabela: 'r', segredos: ['chaves'] },
})

export const cadastrar = operation({
  nome: 'cadastrar',
  capacidade: 'cadastro',
  resumo: 'Cria a conta: travas de dados únicos, perfil, verificação em rascunho e login; pode ser repetido.',
  metodo: 'POST',
  caminho: '/cadastro',
  acesso: publico,
  limites: { ip: 'cadastro_ip', identidade: ['cadastro_email'], repetivel: true },
  entrada: cadastroEntrada,
  saida: z.object({
    id: z.string(),
    email: z.string(),
    /** False when the confirmation could not be mailed now; it can be asked for again. */
    confirmacao_enviada: z.boolean(),
  }),
  precisa: {
    tabela: 'rw',
    segredos: ['chaves'],
    email: true,
    cognito: [
      'cognito-idp:AdminCreateUser',
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminSetUserPassword',
      'cognito-idp:AdminUserGlobalSignOut',
      'cognito-idp:AdminDeleteUser',
    ],
  },
})

export const revisarDados = operation({
  nome: 'revisar-dados',
  capacidade: 'cadastro',
  resumo: 'Corrige os próprios dados enquanto a identidade não foi verificada.',
  metodo: 'PATCH',
  caminho: '/usuarios/eu',
  acesso: perfil(['paciente', 'medico'], 'blocked'),
  limites: { conta: 'revisao_conta', alvos: ['precheck_cpf', 'precheck_email', 'mensagem_destino'] },
  entrada: revisaoEntrada,
  saida: meuPerfil,
  precisa: {
    tabela: 'rw',
    segredos: ['chaves'],
    email: true,
    cognito: ['cognito-idp:AdminUpdateUserAttributes'],
  },
})

export const precheckIdentity = operation({
  nome: 'precheck-identity',
  capacidade: 'cadastro',
  resumo: 'Diz, para um formulário completo, se algum dado já pertence a outra conta.',
  metodo: 'POST',
  caminho: '/functions/precheck-identity',
  acesso: publico,
  limites: { ip: 'precheck_ip', identidade: ['precheck_cpf', 'precheck_email'], repetivel: true },
  entrada: precheckEntrada,
  saida: z.object({
    success: z.literal(true),
    duplicate_found: z.boolean(),
    duplicate_type: z.nullable(z.enum(CAMPOS_UNICOS)),
  }),
  precisa: { tabela: 'rw', segredos: ['chaves'], cognito: ['cognito-idp:AdminGetUser'] },
})

export const criticalDataUpdate = operation({
  nome: 'critical-data-update',
  capacidade: 'cadastro',
  resumo:
    'Altera nome, telefone, e-mail ou CPF de quem chama; depois da verificação, só com código de segurança.',
  metodo: 'POST',
  caminho: '/functions/critical-data-update',
  acesso: perfil(['paciente', 'medico'], 'blocked'),
  limites: { conta: 'ato_conta', alvos: ['alteracao_tentada', 'mensagem_destino'] },
  entrada: alteracaoEntrada,
  saida: z.object({ success: z.literal(true), requires_re_kyc: z.boolean(), audit_id: z.string() }),
  precisa: {
    tabela: 'rw',
    segredos: ['chaves'],
    email: true,
    cognito: ['cognito-idp:AdminUpdateUserAttributes'],
  },
})

export const desistirDaAlteracao = operation({
  nome: 'desistir-da-alteracao',
  capacidade: 'cadastro',
  resumo: 'Desfaz a alteração que espera uma nova verificação, enquanto nada foi enviado; pode ser repetido.',
  metodo: 'POST',
  caminho: '/usuarios/eu/alteracao/desistencia',
  acesso: perfil(['paciente', 'medico'], 'restricted'),
  limites: { conta: 'ato_conta' },
  entrada: z.object({}),
  saida: meuPerfil,
  precisa: { tabela: 'rw', segredos: ['chaves'] },
})

/** What erasing a closed account touches. */
const apagar = {
  tabela: 'rw',
  baldes: { 'kyc-uploads': ['d'] },
  cognito: ['cognito-idp:AdminDeleteUser'],
  ia: ['rekognition:DeleteFaces'],
} as const

export const encerrarConta = operation({
  nome: 'encerrar-conta',
  capacidade: 'cadastro',
  resumo:
    'Encerra a conta de quem chama: apaga identidade, imagens e contatos, guarda o que a lei manda e dá o recibo, também por e-mail.',
  metodo: 'POST',
  caminho: '/usuarios/eu/encerramento',
  acesso: sessao,
  limites: { conta: 'ato_conta' },
  entrada: encerramentoEntrada,
  saida: reciboSchema,
  precisa: { ...apagar, segredos: ['chaves'], email: true },
  tempo: 30,
})

export const retomarEncerramentos = schedule({
  nome: 'retomar-encerramentos',
  capacidade: 'cadastro',
  resumo: 'A cada minuto termina de apagar o que ficou de contas encerradas.',
  cada: 'rate(1 minute)',
  precisa: apagar,
  tempo: 50,
})
