import { CONTATO } from '../contato.ts'
import type { Conteudo } from './mensagem.ts'
import { saudacao } from './nome.ts'
import { emSaoPaulo } from '../quando.ts'

/** Notices of what changed in an account, for whoever did not do it (P §4.6): no new value stands in them. */

const NAO_FUI_EU = 'Se não foi você, redefina sua senha agora: isso encerra todas as sessões abertas.'

export interface DadosDoAviso {
  readonly nome: string
  /** ISO instant of the change. */
  readonly em: string
  /** Where to act on it. */
  readonly url: string
}

/** A new password was set. */
export const senhaAlterada = ({ nome, em, url }: DadosDoAviso): Conteudo => ({
  assunto: 'Sua senha do Acolhe foi alterada',
  previa: 'Se foi você, não precisa fazer nada.',
  titulo: 'Senha alterada',
  paragrafos: [
    saudacao(nome),
    `A senha da sua conta foi alterada em ${emSaoPaulo(em)}. As outras sessões foram encerradas.`,
  ],
  botao: { rotulo: 'Redefinir Minha Senha', url },
  avisos: ['Se foi você, não precisa fazer nada.', NAO_FUI_EU],
})

/** For the address the account no longer has. */
export const emailAlterado = ({ nome, em, url }: DadosDoAviso): Conteudo => ({
  assunto: 'O e-mail da sua conta foi alterado',
  previa: 'Este endereço deixou de ser o da sua conta.',
  titulo: 'E-mail alterado',
  paragrafos: [
    saudacao(nome),
    `O e-mail da sua conta foi alterado em ${emSaoPaulo(em)}. Este endereço não recebe mais mensagens da conta.`,
  ],
  botao: { rotulo: 'Abrir Acolhe', url },
  // A link asked for at this address would lead nowhere any more.
  avisos: [
    'Se foi você, não precisa fazer nada.',
    `Se não foi você, entre em contato com o suporte agora para recuperar sua conta: ${CONTATO.email}.`,
  ],
})

export interface DadosDaAlteracao extends DadosDoAviso {
  /** As the screens call the field: 'telefone', 'nome', 'CPF'. */
  readonly campo: string
}

/** Another field that says who somebody is was changed. */
export const dadoAlterado = ({ nome, em, url, campo }: DadosDaAlteracao): Conteudo => ({
  assunto: 'Um dado da sua conta foi alterado',
  previa: `Alteração de ${campo}.`,
  titulo: 'Dado alterado',
  paragrafos: [
    saudacao(nome),
    `O campo ${campo} da sua conta foi alterado em ${emSaoPaulo(em)}. Confira em Minha Conta.`,
  ],
  botao: { rotulo: 'Abrir Minha Conta', url },
  avisos: ['Se foi você, não precisa fazer nada.', NAO_FUI_EU],
})

export interface DadosDoAparelho extends DadosDoAviso {
  /** As a person recognises it: 'Chrome no Windows'. */
  readonly navegador: string
  /** The net it came from; no town is guessed from it. */
  readonly rede: string
}

/** Somebody signed in from a browser the account did not know. */
export const aparelhoNovo = ({ nome, em, url, navegador, rede }: DadosDoAparelho): Conteudo => ({
  assunto: 'Nova entrada na sua conta do Acolhe',
  previa: `${navegador}, em ${emSaoPaulo(em)}.`,
  titulo: 'Entrada em um aparelho novo',
  paragrafos: [
    saudacao(nome),
    `Alguém entrou na sua conta em ${emSaoPaulo(em)} por um aparelho que ainda não conhecíamos: ${navegador}, na rede ${rede}.`,
  ],
  botao: { rotulo: 'Ver Sessões e Dispositivos', url },
  avisos: [
    'Se foi você, não precisa fazer nada.',
    'Se não foi você, encerre essa sessão e redefina sua senha agora.',
  ],
})
