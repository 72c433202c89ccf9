import * as z from 'zod/mini'
import { type Acesso, operation, perfil, publico, sessao, trigger } from '../contrato.ts'
import { csrfEntrada, doisFatoresEntrada, doisFatoresSaida } from './dois-fatores.ts'
import { limiteEntrada, pedidoDeLink, senhaEntrada, token } from './entrada.ts'

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
      'cognito-idp:GetUser',
    ],
  },
})

export const definirSenha = operation({
  nome: 'definir-senha',
  capacidade: 'acesso',
  resumo: 'Define a senha com um link de redefinição ou um login recente e encerra as outras sessões.',
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
      'cognito-idp:AdminSetUserPassword',
      'cognito-idp:AdminUserGlobalSignOut',
      'cognito-idp:GetUser',
    ],
  },
})

export const encerrarSessoes = operation({
  nome: 'encerrar-sessoes',
  capacidade: 'acesso',
  resumo: 'Encerra na hora o acesso de quem chama em todos os aparelhos.',
  metodo: 'POST',
  caminho: '/acesso/saida',
  acesso: sessao,
  entrada: z.object({
    aparelhos: z.literal('todos', 'Diga de quais aparelhos sair.'),
  }),
  saida: z.object({ encerradas: z.literal(true) }),
  precisa: { tabela: 'rw', cognito: ['cognito-idp:AdminUserGlobalSignOut'] },
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
  precisa: { tabela: 'rw', segredos: ['chaves'], cognito: ['cognito-idp:GetUser'] },
})

export const logBlockedUserAttempt = operation({
  nome: 'log-blocked-user-attempt',
  capacidade: 'acesso',
  resumo: 'Guarda que o próprio usuário foi barrado em uma tela.',
  metodo: 'POST',
  caminho: '/rpc/log_blocked_user_attempt',
  acesso: sessao,
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
  entrada: doisFatoresEntrada,
  saida: doisFatoresSaida,
  precisa: { tabela: 'rw', segredos: ['chaves'], email: true },
})

export const confirmarSegundoFator = operation({
  nome: 'confirmar-segundo-fator',
  capacidade: 'acesso',
  resumo: 'Faz valer o autenticador que quem administra ligou; as entradas de antes deixam de administrar.',
  metodo: 'POST',
  caminho: '/acesso/segundo-fator',
  acesso: { ...perfil(['admin'], 'full'), segundoFator: 'dispensado' } as const satisfies Acesso,
  entrada: z.object({}),
  saida: z.object({ segundo_fator_desde: z.string() }),
  precisa: { tabela: 'rw', cognito: ['cognito-idp:AdminGetUser', 'cognito-idp:AdminUserGlobalSignOut'] },
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

export const preAuthentication = trigger({
  nome: 'pre-authentication',
  capacidade: 'acesso',
  resumo: 'Conta a tentativa de login e recusa quem passou do limite.',
  gatilho: 'preAuthentication',
  precisa: { tabela: 'rw', segredos: ['chaves'] },
})

export const postAuthentication = trigger({
  nome: 'post-authentication',
  capacidade: 'acesso',
  resumo: 'Um login com sucesso zera as tentativas.',
  gatilho: 'postAuthentication',
  precisa: { tabela: 'rw' },
})
