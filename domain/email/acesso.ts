import type { Conteudo } from './mensagem.ts'
import { saudacao } from './nome.ts'

/** The messages with a link valid for 15 minutes (P §9; D §3): their buttons and warning to the letter. */

const IGNORE = 'Se não foi você quem solicitou, ignore este email'
const VALIDADE = 'O link vale por 15 minutos e só pode ser usado uma vez.'

interface DadosDoLink {
  /** As the person wrote it; only the first name is used. */
  readonly nome: string
  readonly url: string
}

/** 'Confirmação de Conta'. */
export const confirmacao = ({ nome, url }: DadosDoLink): Conteudo => ({
  assunto: 'Confirme sua conta no Acolhe',
  previa: 'Falta um passo: confirme que este e-mail é seu.',
  titulo: 'Confirme sua conta',
  paragrafos: [
    saudacao(nome),
    'Recebemos seu cadastro no Acolhe. Confirme que este e-mail é seu para poder pagar consultas e recuperar o acesso.',
  ],
  botao: { rotulo: 'Confirmar Minha Conta', url },
  avisos: [VALIDADE, IGNORE],
})

/** 'Magic Link'. */
export const link = ({ nome, url }: DadosDoLink): Conteudo => ({
  assunto: 'Seu link de acesso ao Acolhe',
  previa: 'Entre na sua conta sem digitar a senha.',
  titulo: 'Acesse sua conta',
  paragrafos: [saudacao(nome), 'Use o botão abaixo para entrar sem digitar a senha.'],
  botao: { rotulo: 'Acessar Minha Conta', url },
  avisos: [VALIDADE, IGNORE],
})

/** 'Recuperação de Senha'. */
export const redefinicao = ({ nome, url }: DadosDoLink): Conteudo => ({
  assunto: 'Redefina sua senha do Acolhe',
  previa: 'Crie uma nova senha para a sua conta.',
  titulo: 'Redefina sua senha',
  paragrafos: [
    saudacao(nome),
    'Recebemos um pedido para redefinir a senha da sua conta. Ao criar a nova senha, as outras sessões são encerradas.',
  ],
  botao: { rotulo: 'Redefinir Minha Senha', url },
  avisos: [VALIDADE, IGNORE],
})

interface DadosDoCodigo {
  readonly nome: string
  /** Six digits. */
  readonly codigo: string
  readonly minutos: number
}

/** 'Código de Verificação': the mail says the true expiry (leituras §10). */
export const codigoDeSeguranca = ({ nome, codigo, minutos }: DadosDoCodigo): Conteudo => ({
  assunto: 'Seu código de verificação do Acolhe',
  previa: 'Use o código para confirmar que é você.',
  titulo: 'Código de verificação',
  paragrafos: [saudacao(nome), 'Digite este código para confirmar que é você.'],
  codigo,
  avisos: [
    `O código vale por ${minutos} minutos e só pode ser usado uma vez. Não passe este código a ninguém.`,
    IGNORE,
  ],
})
