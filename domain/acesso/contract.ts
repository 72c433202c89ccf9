import * as z from 'zod/mini'
import { type Acesso, operation, perfil, publico, sessao, trigger } from '../base/contrato.ts'
import { csrfEntrada, doisFatoresEntrada, doisFatoresSaida } from './codigo-por-email.ts'
import {
  codigoDoAutenticador,
  dentro,
  entradaEntrada,
  entradaSaida,
  limiteEntrada,
  pedidoDeLink,
  senhaEntrada,
  token,
} from './entrada.ts'
import { provaEntrada, provaSaida } from './prova.ts'
import { sessaoMostrada } from './sessoes-abertas.ts'

/** Permissions to sign somebody in: the client of the pool accepts calls from our functions only. */
const ENTRAR = [
  'cognito-idp:DescribeUserPoolClient',
  'cognito-idp:AdminInitiateAuth',
  'cognito-idp:AdminRespondToAuthChallenge',
] as const

/** The same answer whether the account exists or not. */
const recebido = z.object({ recebido: z.literal(true) })

export const pedirLink = operation({
  nome: 'pedir-link',
  capacidade: 'acesso',
  resumo: 'Envia o link de acesso a quem tem conta com e-mail confirmado; responde sempre o mesmo.',
  metodo: 'POST',
  caminho: '/acesso/link',
  acesso: publico,
  limites: { ip: 'mensagem_ip', identidade: ['link_email_ip', 'mensagem_destino'] },
  entrada: pedidoDeLink,
  saida: recebido,
  precisa: { tabela: 'rw', segredos: ['chaves'], email: true },
})

export const pedirRedefinicao = operation({
  nome: 'pedir-redefinicao',
  capacidade: 'acesso',
  resumo: 'Envia o link de redefinição de senha a quem tem e-mail confirmado; responde sempre o mesmo.',
  metodo: 'POST',
  caminho: '/acesso/redefinicao',
  acesso: publico,
  limites: { ip: 'mensagem_ip', identidade: ['password_reset', 'mensagem_destino'] },
  entrada: pedidoDeLink,
  saida: recebido,
  precisa: { tabela: 'rw', segredos: ['chaves'], email: true },
})

export const reenviarConfirmacao = operation({
  nome: 'reenviar-confirmacao',
  capacidade: 'acesso',
  resumo:
    'Envia de novo a confirmação de conta enquanto o e-mail não foi confirmado; responde sempre o mesmo.',
  metodo: 'POST',
  caminho: '/acesso/confirmacao',
  acesso: publico,
  limites: { ip: 'mensagem_ip', identidade: ['confirmacao_email_ip', 'mensagem_destino'] },
  entrada: pedidoDeLink,
  saida: recebido,
  precisa: { tabela: 'rw', segredos: ['chaves'], email: true },
})

export const confirmarEmail = operation({
  nome: 'confirmar-email',
  capacidade: 'acesso',
  resumo: 'Confirma o e-mail pelo link; fora de uma sessão, revoga sessões e a senha anterior.',
  metodo: 'POST',
  caminho: '/acesso/confirmar',
  acesso: publico,
  limites: { ip: 'token_ip', identidade: [] },
  entrada: z.object({ token }),
  saida: z.object({
    email: z.string(),
    /** A single-use sign-in for whoever opened the link without a session. */
    entrada: z.nullable(z.string()),
  }),
  precisa: {
    tabela: 'rw',
    segredos: ['chaves'],
    cognito: [
      'cognito-idp:AdminSetUserPassword',
      'cognito-idp:AdminUserGlobalSignOut',
      'cognito-idp:AdminUpdateUserAttributes',
      // For the e-mail address of an account without a profile yet.
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminSetUserMFAPreference',
    ],
  },
})

export const definirSenha = operation({
  nome: 'definir-senha',
  capacidade: 'acesso',
  resumo: 'Define a senha com um link de redefinição ou com a senha atual, e encerra as outras sessões.',
  metodo: 'POST',
  caminho: '/acesso/senha',
  acesso: publico,
  limites: { ip: 'token_ip', identidade: [] },
  entrada: senhaEntrada,
  saida: z.object({ email: z.string() }),
  precisa: {
    tabela: 'rw',
    segredos: ['chaves'],
    cognito: [
      'cognito-idp:DescribeUserPoolClient',
      'cognito-idp:AdminInitiateAuth',
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminSetUserPassword',
      'cognito-idp:AdminUserGlobalSignOut',
    ],
  },
})

export const entrar = operation({
  nome: 'entrar',
  capacidade: 'acesso',
  resumo:
    'Entra com senha, com o código que falta depois dela, ou com um link; responde o mesmo a quem não tem conta.',
  metodo: 'POST',
  caminho: '/acesso/entrada',
  acesso: publico,
  limites: { ip: 'entrada_ip', identidade: ['login_attempt', 'entrada_conta'] },
  entrada: entradaEntrada,
  saida: entradaSaida,
  precisa: { tabela: 'rw', segredos: ['chaves'], cognito: [...ENTRAR, 'cognito-idp:AdminGetUser'] },
})

export const renovarEntrada = operation({
  nome: 'renovar-entrada',
  capacidade: 'acesso',
  resumo: 'Dá tokens novos a uma entrada que segue aberta neste navegador, e troca o que a renova.',
  metodo: 'POST',
  caminho: '/acesso/renovacao',
  acesso: publico,
  limites: { ip: 'renovacao_ip', identidade: [] },
  entrada: z.object({
    /**
     * The page renews its token by itself although nobody has touched it: such a renewal does not count as use, so that
     * an idle session can end.
     */
    parada: z.optional(z.literal(true, 'Diga se a página está parada.')),
  }),
  saida: dentro,
  precisa: {
    tabela: 'rw',
    segredos: ['chaves'],
    cognito: ['cognito-idp:DescribeUserPoolClient', 'cognito-idp:AdminGetUser'],
  },
})

export const sair = operation({
  nome: 'sair',
  capacidade: 'acesso',
  resumo: 'Encerra a entrada deste navegador, na hora.',
  metodo: 'POST',
  caminho: '/acesso/fim',
  acesso: publico,
  limites: { ip: 'renovacao_ip', identidade: [] },
  entrada: z.object({}),
  saida: z.object({ encerrada: z.literal(true) }),
  precisa: { tabela: 'rw', segredos: ['chaves'], cognito: ['cognito-idp:DescribeUserPoolClient'] },
})

export const encerrarSessoes = operation({
  nome: 'encerrar-sessoes',
  capacidade: 'acesso',
  resumo: 'Encerra na hora o acesso de quem chama em todos os aparelhos.',
  metodo: 'POST',
  caminho: '/acesso/saida',
  acesso: sessao,
  limites: { conta: 'ato_conta' },
  entrada: z.object({
    aparelhos: z.enum(['todos', 'outros'], 'Diga de quais aparelhos sair.'),
  }),
  saida: z.object({ encerradas: z.literal(true) }),
  precisa: { tabela: 'rw', cognito: ['cognito-idp:AdminUserGlobalSignOut'] },
})

export const verSessoes = operation({
  nome: 'ver-sessoes',
  capacidade: 'acesso',
  resumo: 'Mostra onde a conta de quem chama está aberta: navegador, rede e último uso.',
  metodo: 'GET',
  caminho: '/acesso/sessoes',
  acesso: sessao,
  limites: { sem: 'leitura' },
  entrada: z.object({}),
  saida: z.object({ sessoes: z.array(sessaoMostrada) }),
  precisa: { tabela: 'r' },
})

export const encerrarSessao = operation({
  nome: 'encerrar-sessao',
  capacidade: 'acesso',
  resumo: 'Encerra na hora uma das entradas de quem chama.',
  metodo: 'POST',
  caminho: '/acesso/sessoes/{sessao_id}/fim',
  acesso: sessao,
  limites: { conta: 'ato_conta' },
  entrada: z.object({
    sessao_id: z
      .string('Informe a sessão.')
      .check(z.minLength(1, 'Informe a sessão.'), z.maxLength(64, 'Identificador longo demais.')),
  }),
  saida: z.object({ encerrada: z.literal(true) }),
  precisa: { tabela: 'rw' },
})

export const advancedRateLimitingV2 = operation({
  nome: 'advanced-rate-limiting-v2',
  capacidade: 'acesso',
  resumo: 'Verifica ou registra uma tentativa limitada de quem chama.',
  metodo: 'POST',
  caminho: '/functions/advanced-rate-limiting-v2',
  acesso: publico,
  limites: { ip: 'limitador_ip', identidade: [] },
  entrada: limiteEntrada,
  saida: z.object({ allowed: z.boolean(), retryAfter: z.number(), attemptsRemaining: z.number() }),
  precisa: { tabela: 'rw', segredos: ['chaves'], cognito: ['cognito-idp:AdminGetUser'] },
})

export const logBlockedUserAttempt = operation({
  nome: 'log-blocked-user-attempt',
  capacidade: 'acesso',
  resumo: 'Guarda que o próprio usuário foi barrado em uma tela.',
  metodo: 'POST',
  caminho: '/rpc/log_blocked_user_attempt',
  acesso: sessao,
  limites: { conta: 'api_call' },
  entrada: z.object({
    user_id_param: z
      .string('Informe o usuário.')
      .check(z.minLength(1, 'Informe o usuário.'), z.maxLength(64, 'Identificador longo demais.')),
    attempted_action: z.enum(['access_guard_restricted', 'access_guard_full'], 'Ação desconhecida.'),
  }),
  saida: z.object({ registrado: z.literal(true) }),
  precisa: { tabela: 'rw' },
})

export const csrfProtection = operation({
  nome: 'csrf-protection',
  capacidade: 'acesso',
  resumo: 'Emite o token que o próximo pedido protegido desta sessão do navegador deve trazer.',
  metodo: 'POST',
  caminho: '/functions/csrf-protection',
  acesso: perfil(['paciente', 'medico'], 'blocked'),
  limites: { conta: 'api_call' },
  entrada: csrfEntrada,
  saida: z.object({ csrf_token: z.string() }),
  precisa: { tabela: 'rw', segredos: ['chaves'] },
})

export const twoFactorAuth = operation({
  nome: 'two-factor-auth',
  capacidade: 'acesso',
  resumo: 'Envia um código de segurança ao próprio e-mail, ou confere o código recebido.',
  metodo: 'POST',
  caminho: '/functions/two-factor-auth',
  acesso: perfil(['paciente', 'medico'], 'blocked'),
  limites: { conta: 'ato_conta', alvos: ['codigo_2fa'] },
  entrada: doisFatoresEntrada,
  saida: doisFatoresSaida,
  precisa: { tabela: 'rw', segredos: ['chaves'], email: true },
})

/** Anybody with a profile may turn a second factor on, even while everything else waits for it. */
const LIGAR = {
  ...perfil(['paciente', 'medico', 'admin'], 'blocked'),
  segundoFator: 'dispensado',
} as const satisfies Acesso

export const prepararAutenticador = operation({
  nome: 'preparar-autenticador',
  capacidade: 'acesso',
  resumo: 'Dá a chave de um aplicativo autenticador, que vale a partir do primeiro código certo.',
  metodo: 'POST',
  caminho: '/acesso/autenticador',
  acesso: LIGAR,
  limites: { conta: 'ato_conta' },
  entrada: z.object({}),
  saida: z.object({ chave: z.string(), endereco: z.string() }),
  precisa: { tabela: 'rw', cognito: ENTRAR },
})

export const confirmarIdentidade = operation({
  nome: 'confirmar-identidade',
  capacidade: 'acesso',
  resumo: 'Prova de novo quem está nesta entrada, antes de um ato que pede isso.',
  metodo: 'POST',
  caminho: '/acesso/prova',
  acesso: LIGAR,
  limites: { conta: 'ato_conta', alvos: ['login_attempt', 'entrada_conta'] },
  entrada: provaEntrada,
  saida: provaSaida,
  precisa: { tabela: 'rw', segredos: ['chaves'], cognito: ENTRAR },
})

export const confirmarSegundoFator = operation({
  nome: 'confirmar-segundo-fator',
  capacidade: 'acesso',
  resumo: 'Liga o autenticador pelo primeiro código certo; as entradas de antes se encerram.',
  metodo: 'POST',
  caminho: '/acesso/segundo-fator',
  acesso: LIGAR,
  limites: { conta: 'ato_conta' },
  entrada: z.object({ codigo: codigoDoAutenticador }),
  saida: z.object({ segundo_fator_desde: z.string() }),
  precisa: {
    tabela: 'rw',
    cognito: [...ENTRAR, 'cognito-idp:AdminSetUserMFAPreference', 'cognito-idp:AdminUserGlobalSignOut'],
  },
})

export const defineAuthChallenge = trigger({
  nome: 'define-auth-challenge',
  capacidade: 'acesso',
  resumo: 'Decide o próximo passo da entrada por link: um desafio, uma resposta.',
  gatilho: 'defineAuthChallenge',
  precisa: {},
})

export const createAuthChallenge = trigger({
  nome: 'create-auth-challenge',
  capacidade: 'acesso',
  resumo: 'Pede o token do link já enviado.',
  gatilho: 'createAuthChallenge',
  precisa: {},
})

export const verifyAuthChallengeResponse = trigger({
  nome: 'verify-auth-challenge-response',
  capacidade: 'acesso',
  resumo: 'Aceita o token do link uma única vez, dentro da validade.',
  gatilho: 'verifyAuthChallengeResponse',
  precisa: { tabela: 'rw' },
})
